import { emptyReply, reply } from '../http/refusals.ts';
import type { HandlersOf, Input, Reply, Services } from './types.ts';

export const keys: HandlersOf<'keys'> = {
  async listKeys({ query, session }: Input<'listKeys'>, { keys: service }: Services): Promise<Reply<'listKeys'>> {
    return reply(200, await service.list(session.project, query));
  },

  async createKey({ body, session }: Input<'createKey'>, { keys: service }: Services): Promise<Reply<'createKey'>> {
    const { key_name: name, role, user_id: user, expires_at: expiresAt } = body;
    return reply(201, await service.create(session, { name, role, user, expiresAt }));
  },

  async revokeKey({ path, session }: Input<'revokeKey'>, { keys: service }: Services): Promise<Reply<'revokeKey'>> {
    return emptyReply(await service.revoke(session, path.key_id));
  },
};
