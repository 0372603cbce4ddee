import type { Role } from '@jurybox/types';
import type { Database } from '../store/database.ts';
import type { Clock } from './time.ts';
import type { Turns } from './turns.ts';

export interface Context {
  database: Database;
  clock: Clock;
  turns: Turns;
}

/** The caller, as resolved from the API key (U12). `key`, `project`, `workspace`, `organization`, `user` are ids. */
export interface Session {
  key: string;
  /** The public part of the API key, for logs. */
  prefix: string;
  role: Role;
  /** When the key expires. Null means never. */
  expiresAt: string | null;
  project: string;
  workspace: string;
  organization: string;
  user: string;
  /** The evaluation that the key is for, if it is an invitation or shares results. Otherwise null (U58, U66). */
  evaluation: string | null;
  isShared: boolean;
}

export const roles: readonly Role[] = ['viewer', 'evaluator', 'editor', 'admin'];

export function covers(has: Role, needs: Role): boolean {
  return roles.indexOf(has) >= roles.indexOf(needs);
}
