import { isNotModified, locationOf } from '../http/headers.ts';
import { isRefusal } from '../services/outcome.ts';
import { emptyReply, reply, replyToRefusal } from '../http/refusals.ts';
import type { HandlersOf } from './types.ts';

export const apps: HandlersOf<'apps'> = {
  async getVariantByEnv({ query, header, session }, { deployments }) {
    const deployed = await deployments.read(session, query.app_id, query.environment);
    if (isRefusal(deployed)) return replyToRefusal(deployed);
    const headers = { ETag: deployed.etag };
    if (isNotModified(header['if-none-match'], deployed.etag)) return { status: 304, headers };
    return { status: 200, body: deployed.body, headers };
  },

  async listApps({ query, session }, { apps: service }) {
    return reply(200, await service.list(session, query));
  },

  async createApp({ body, session }, { apps: service }) {
    const app = await service.create(session, body.app_name);
    if (isRefusal(app)) return replyToRefusal(app);
    return { status: 201, body: app, headers: { Location: locationOf('apps', app.app_id) } };
  },

  async getApp({ path, session }, { apps: service }) {
    return reply(200, await service.get(session, path.app_id));
  },

  async renameApp({ path, body, session }, { apps: service }) {
    return reply(200, await service.rename(session, path.app_id, body.app_name));
  },

  async deleteApp({ path, session }, { apps: service }) {
    return emptyReply(await service.delete(session, path.app_id));
  },
};
