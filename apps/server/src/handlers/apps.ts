import { isNotModified, locationOf } from '../http/headers.ts';
import { isRefusal } from '../services/outcome.ts';
import { reply, replyToRefusal } from '../http/refusals.ts';
import type { HandlersOf } from './types.ts';

export const apps: HandlersOf<'apps'> = {
  async getVariantByEnv({ query, header, session }, { deployments }) {
    const deployed = await deployments.read(session, query.app_id, query.environment);
    if (isRefusal(deployed)) return replyToRefusal(deployed);
    const headers = { ETag: deployed.etag };
    if (isNotModified(header['if-none-match'], deployed.etag)) return { status: 304, headers };
    return { status: 200, body: deployed.body, headers };
  },

  listApps: ({ query, session }, services) => reply(200, services.apps.list(session, query)),
  createApp: ({ body, session }, services) =>
    reply(201, services.apps.create(session, body.app_name), (app) => ({
      Location: locationOf('apps', app.app_id),
    })),
  getApp: ({ path, session }, services) => reply(200, services.apps.get(session, path.app_id)),
  renameApp: ({ path, body, session }, services) =>
    reply(200, services.apps.rename(session, path.app_id, body.app_name)),
  listUsage: ({ query, session }, services) => reply(200, services.usage.list(session, query)),
  deleteApp: ({ path, session }, services) => reply(204, services.apps.delete(session, path.app_id)),
};
