import { unauthenticated } from '../http/problems.ts';
import { reply } from '../http/refusals.ts';
import type { HandlersOf } from './types.ts';

export const keys: HandlersOf<'keys'> = {
  listKeys: ({ query, session }, services) => reply(200, services.keys.list(session.project, query)),
  async getCurrentKey({ session }, services) {
    const key = await services.keys.current(session);
    if (key === undefined) throw unauthenticated();
    return { status: 200, body: key };
  },
  createKey: ({ body: { key_name: name, role, user_id: user, expires_at: expiresAt }, session }, services) =>
    reply(201, services.keys.create(session, { name, role, user, expiresAt })),
  revokeKey: ({ path, session }, services) => reply(204, services.keys.revoke(session, path.key_id)),
};
