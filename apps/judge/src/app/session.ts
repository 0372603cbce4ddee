import type { Client, Key, Role } from '@jurybox/client';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** The roles, from the lowest to the highest. */
export const roles: readonly Role[] = ['viewer', 'evaluator', 'editor', 'admin'];

/** Who uses the pages, and what the role of the key allows. */
export interface Session {
  client: Client;
  key: Key;
  /** The names of the API keys of each user. Only an admin can read them. */
  names: ReadonlyMap<string, string>;
  /** Shows a message above a page, by default above this one, and opens that page. */
  say: (text: string, to?: string) => void;
}

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session & { can: (role: Role) => boolean } {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useSession needs a SessionContext');
  return { ...session, can: (role) => roles.indexOf(session.key.role) >= roles.indexOf(role) };
}
