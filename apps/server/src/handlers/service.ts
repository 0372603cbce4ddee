import { version } from '@jurybox/types';
import { problem } from '../http/problems.ts';
import type { HandlersOf, In, Reply, Services } from './types.ts';

export const service = {
  async getHealth({ query }: In<'getHealth'>, { ready }: Services): Promise<Reply<'getHealth'>> {
    if (query.probe === 'live') return { status: 200, body: { status: 'live', version } };
    const state = await ready();
    if (state === 'stopping')
      return { ...problem('shutting_down', 'The service is shutting down.'), headers: { 'Retry-After': '1' } };
    return { status: 200, body: { status: 'ready', version } };
  },
} satisfies HandlersOf<'service'>;
