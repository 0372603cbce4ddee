import { isCurrent } from '../http/conditional.ts';
import { problem } from '../http/problems.ts';
import { isRefusal } from '../services/outcome.ts';
import type { HandlersOf, In, Reply, Services } from './types.ts';

export const apps = {
  async getVariantByEnv({ query, header, session }: In<'getVariantByEnv'>, { deployments }: Services): Promise<Reply<'getVariantByEnv'>> {
    const deployed = await deployments.read(session, query.app_id, query.environment);
    if (isRefusal(deployed)) {
      if (deployed.refused === 'invalid_app_id') return problem('invalid_app_id', 'app_id is not a UUID.');
      return { ...problem('variant_not_found', 'No variant is deployed there.'), headers: { 'x-should-retry': 'false' } };
    }
    const headers = { ETag: deployed.etag };
    if (isCurrent(header['if-none-match'], deployed.etag)) return { status: 304, headers };
    return { status: 200, body: deployed.answer, headers };
  },
} satisfies HandlersOf<'apps'>;
