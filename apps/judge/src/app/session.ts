import type { Client, Key, Role } from '@jurybox/client';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export const roles: readonly Role[] = ['viewer', 'evaluator', 'editor', 'admin'];

/** The person who has signed in, and what the role of the person's API key allows. */
export interface Session {
  client: Client;
  key: Key;
  /** The names of the API keys by user id. Empty unless the person is an admin, because only admins can list keys. */
  names: ReadonlyMap<string, string>;
  /** Opens the page `to`, by default this one, and shows the message above it. */
  say: (text: string, to?: string) => void;
}

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session & { can: (role: Role) => boolean } {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useSession needs a SessionContext');
  return { ...session, can: (role) => roles.indexOf(session.key.role) >= roles.indexOf(role) };
}
