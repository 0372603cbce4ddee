import { TextStream, type StreamToken } from '@jurybox/types';
import { replyToRefusal } from '../http/refusals.ts';
import { streamPath, streamTarget } from '../http/stream-target.ts';
import type { Services } from '../services/index.ts';
import type { Session } from '../services/session.ts';
import type { HandlersOf } from './types.ts';

export const notices: HandlersOf<'notices'> = {
  async watchEnvironment({ path: { environment }, query, header, session }, { notices: service }) {
    const appId = query.app_id?.toLowerCase();
    const refusal = await service.find(session, environment, appId);
    if (refusal !== undefined) return replyToRefusal(refusal);
    const options = {
      environment,
      appId,
      lastEventId: header['last-event-id'] || query.since,
      waitSeconds: query.wait,
    };
    const headers = { 'X-Accel-Buffering': 'no' };
    return { status: 200, body: new TextStream(service.watch(session, options)), headers };
  },

  async getStreamToken(
    { path: { environment }, query: { app_id: appId }, session },
    { notices: service, streamTokens },
  ) {
    const refusal = await service.find(session, environment, appId?.toLowerCase());
    if (refusal !== undefined) return replyToRefusal(refusal);
    return { status: 200, body: await createStreamToken(streamTokens, session, environment, appId) };
  },
};

export async function createStreamToken(
  streamTokens: Services['streamTokens'],
  session: Session,
  environment: string,
  appId: string | undefined,
): Promise<StreamToken> {
  const path = streamPath(environment);
  const { token, expires_at } = await streamTokens.create(session, streamTarget(path, appId));
  const search = new URLSearchParams({ ...(appId === undefined ? {} : { app_id: appId }), token });
  return { stream_path: `${path}?${search.toString()}`, expires_at };
}
