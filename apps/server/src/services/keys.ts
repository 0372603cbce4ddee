import { hash, randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Role } from '@jurybox/types';
import type { Database } from '../store/index.ts';
import * as keys from '../store/keys.ts';
import type { Clock } from './clock.ts';
import type { Session } from './session.ts';

export interface NewKey {
  project: string;
  name: string;
  role: Role;
  user?: string;
  expiresAt?: string;
}

export interface KeyService {
  /** Who a credential stands for, or nothing for one that is unknown, expired or revoked. */
  authenticate(credential: string): Promise<Session | undefined>;
  /** Makes a key. `secret` is the whole key: it is shown here and never again. */
  create(key: NewKey): Promise<{ prefix: string; secret: string }>;
  list(project: string): Promise<keys.KeyRow[]>;
  /** Gives whether there was such a key. It stops working at once. */
  revoke(prefix: string): Promise<boolean>;
  /** Writes down when keys were last used, for those seen since the last call. */
  recordUse(): Promise<void>;
}

export function createKeyService(database: Database, clock: Clock): KeyService {
  const used = new Set<string>();
  return {
    async authenticate(credential) {
      const row = await keys.lookUpKeyByHash(database, digest(credential));
      if (row === undefined || row.revoked_at !== null) return undefined;
      if (row.expires_at !== null && Date.parse(row.expires_at) <= clock.millis()) return undefined;
      used.add(row.id);
      return sessionOf(row);
    },

    async create({ project, name, role, user, expiresAt }) {
      const prefix = `jbx_${randomBytes(6).toString('hex')}`;
      const secret = `${prefix}_${randomBytes(32).toString('hex')}`;
      await database.transaction(async (tx) => {
        await keys.insertKey(tx, {
          id: randomUUIDv7(),
          project_id: project,
          prefix,
          hash: digest(secret),
          name,
          role,
          user_id: user ?? randomUUIDv7(),
          created_at: clock.now(),
          expires_at: expiresAt ?? null,
          revoked_at: null,
          last_used_at: null,
        });
      });
      return { prefix, secret };
    },

    list: (project) => keys.listKeys(database, project),

    revoke: (prefix) => database.transaction((tx) => keys.revokeKey(tx, prefix, clock.now())),

    async recordUse() {
      const seen = [...used];
      used.clear();
      if (seen.length === 0) return;
      const at = clock.now();
      await database.transaction(async (tx) => {
        for (const id of seen) await keys.touchKey(tx, id, at);
      });
    },
  };
}

/** SHA-256 is enough for a secret of 256 random bits: there is nothing to guess. */
function digest(credential: string): string {
  return hash('sha256', credential, 'hex');
}

/** One session object per remembered row, so that the hot path makes none. */
const sessions = new WeakMap<keys.KeyWithProject, Session>();

function sessionOf(row: keys.KeyWithProject): Session {
  let session = sessions.get(row);
  if (session === undefined) {
    session = Object.freeze({
      key: row.id,
      prefix: row.prefix,
      role: row.role as Role,
      project: row.project_id,
      workspace: row.workspace_id,
      organization: row.organization_id,
      user: row.user_id,
    });
    sessions.set(row, session);
  }
  return session;
}
