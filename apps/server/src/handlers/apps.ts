import { isCurrent } from '../http/conditional.ts';
import { isRefusal } from '../services/outcome.ts';
import { locationOf } from '../http/location.ts';
import { refused } from '../http/refused.ts';
import type { HandlersOf, In, Reply, Services } from './types.ts';

export const apps = {
  async getVariantByEnv(
    { query, header, session }: In<'getVariantByEnv'>,
    { deployments }: Services,
  ): Promise<Reply<'getVariantByEnv'>> {
    const deployed = await deployments.read(session, query.app_id, query.environment);
    if (isRefusal(deployed)) return refused(deployed);
    const headers = { ETag: deployed.etag };
    if (isCurrent(header['if-none-match'], deployed.etag)) return { status: 304, headers };
    return { status: 200, body: deployed.body, headers };
  },

  async listApps({ query, session }: In<'listApps'>, { apps: service }: Services): Promise<Reply<'listApps'>> {
    const page = await service.list(session, query);
    return isRefusal(page) ? refused(page) : { status: 200, body: page };
  },

  async createApp({ body, session }: In<'createApp'>, { apps: service }: Services): Promise<Reply<'createApp'>> {
    const app = await service.create(session, body.app_name);
    if (isRefusal(app)) return refused(app);
    return { status: 201, body: app, headers: { Location: locationOf('apps', app.app_id) } };
  },

  async getApp({ path, session }: In<'getApp'>, { apps: service }: Services): Promise<Reply<'getApp'>> {
    const app = await service.get(session, path.app_id);
    return isRefusal(app) ? refused(app) : { status: 200, body: app };
  },

  async renameApp({ path, body, session }: In<'renameApp'>, { apps: service }: Services): Promise<Reply<'renameApp'>> {
    const app = await service.rename(session, path.app_id, body.app_name);
    return isRefusal(app) ? refused(app) : { status: 200, body: app };
  },

  async deleteApp({ path, session }: In<'deleteApp'>, { apps: service }: Services): Promise<Reply<'deleteApp'>> {
    const gone = await service.delete(session, path.app_id);
    return isRefusal(gone) ? refused(gone) : { status: 204 };
  },
} satisfies HandlersOf<'apps'>;
