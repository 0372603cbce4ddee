import { isNotModified } from '../http/conditional.ts';
import { isRefusal } from '../services/outcome.ts';
import { locationOf } from '../http/location.ts';
import { emptyReply, reply, replyToRefusal } from '../http/refusals.ts';
import type { HandlersOf, Input, Reply, Services } from './types.ts';

export const apps: HandlersOf<'apps'> = {
  async getVariantByEnv(
    { query, header, session }: Input<'getVariantByEnv'>,
    { deployments }: Services,
  ): Promise<Reply<'getVariantByEnv'>> {
    const deployed = await deployments.read(session, query.app_id, query.environment);
    if (isRefusal(deployed)) return replyToRefusal(deployed);
    const headers = { ETag: deployed.etag };
    if (isNotModified(header['if-none-match'], deployed.etag)) return { status: 304, headers };
    return { status: 200, body: deployed.body, headers };
  },

  async listApps({ query, session }: Input<'listApps'>, { apps: service }: Services): Promise<Reply<'listApps'>> {
    return reply(200, await service.list(session, query));
  },

  async createApp({ body, session }: Input<'createApp'>, { apps: service }: Services): Promise<Reply<'createApp'>> {
    const app = await service.create(session, body.app_name);
    if (isRefusal(app)) return replyToRefusal(app);
    return { status: 201, body: app, headers: { Location: locationOf('apps', app.app_id) } };
  },

  async getApp({ path, session }: Input<'getApp'>, { apps: service }: Services): Promise<Reply<'getApp'>> {
    return reply(200, await service.get(session, path.app_id));
  },

  async renameApp(
    { path, body, session }: Input<'renameApp'>,
    { apps: service }: Services,
  ): Promise<Reply<'renameApp'>> {
    return reply(200, await service.rename(session, path.app_id, body.app_name));
  },

  async deleteApp({ path, session }: Input<'deleteApp'>, { apps: service }: Services): Promise<Reply<'deleteApp'>> {
    return emptyReply(await service.delete(session, path.app_id));
  },
};
