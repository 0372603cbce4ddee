import type { Role } from '@jurybox/types';

/** Who asks: resolved from the key, never sent (U12). All but the role are ids. */
export interface Session {
  key: string;
  /** The key's public part, for logs. */
  prefix: string;
  role: Role;
  /** When the key stops working; null is never. */
  expiresAt: string | null;
  project: string;
  workspace: string;
  organization: string;
  user: string;
}

export const roles: readonly Role[] = ['viewer', 'evaluator', 'editor', 'admin'];

/** Whether a role may do what another one may. */
export function covers(has: Role, needs: Role): boolean {
  return roles.indexOf(has) >= roles.indexOf(needs);
}
