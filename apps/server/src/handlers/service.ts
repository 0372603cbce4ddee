import { version } from '@jurybox/types';
import { problemReply } from '../http/problems.ts';
import type { HandlersOf } from './types.ts';

export const service: HandlersOf<'service'> = {
  async getHealth({ query }, { health }) {
    if (query.probe === 'live') return { status: 200, body: { status: 'live', version } };
    await health.check();
    if (health.isStopping)
      return { ...problemReply('shutting_down', 'The service is shutting down.'), headers: { 'Retry-After': '1' } };
    return { status: 200, body: { status: 'ready', version } };
  },
};
