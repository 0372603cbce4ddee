import { unauthenticated } from '../http/problems.ts';
import { emptyReply, reply } from '../http/refusals.ts';
import type { HandlersOf } from './types.ts';

export const keys: HandlersOf<'keys'> = {
  async listKeys({ query, session }, { keys: service }) {
    return reply(200, await service.list(session.project, query));
  },

  async getCurrentKey({ session }, { keys: service }) {
    const key = await service.current(session);
    if (key === undefined) throw unauthenticated();
    return { status: 200, body: key };
  },

  async createKey({ body, session }, { keys: service }) {
    const { key_name: name, role, user_id: user, expires_at: expiresAt } = body;
    return reply(201, await service.create(session, { name, role, user, expiresAt }));
  },

  async revokeKey({ path, session }, { keys: service }) {
    return emptyReply(await service.revoke(session, path.key_id));
  },
};
