import { isRefusal } from '../services/outcome.ts';
import { refused } from '../http/refused.ts';
import type { HandlersOf, In, Reply, Services } from './types.ts';

export const keys = {
  async listKeys({ query, session }: In<'listKeys'>, { keys: service }: Services): Promise<Reply<'listKeys'>> {
    const page = await service.list(session.project, query);
    return isRefusal(page) ? refused(page) : { status: 200, body: page };
  },

  async createKey({ body, session }: In<'createKey'>, { keys: service }: Services): Promise<Reply<'createKey'>> {
    const { key_name: name, role, user_id: user, expires_at: expiresAt } = body;
    const key = await service.create(session, { name, role, user, expiresAt });
    return isRefusal(key) ? refused(key) : { status: 201, body: key };
  },

  async revokeKey({ path, session }: In<'revokeKey'>, { keys: service }: Services): Promise<Reply<'revokeKey'>> {
    const gone = await service.revoke(session, path.key_id);
    return isRefusal(gone) ? refused(gone) : { status: 204 };
  },
} satisfies HandlersOf<'keys'>;
