/** The handlers of all operations, by tag. Only handlers know status codes. */
import type { Handlers } from '@jurybox/types';
import type { Services } from '../services/index.ts';
import type { Session } from '../services/session.ts';
import { apps } from './apps.ts';
import { environments } from './environments.ts';
import { humanEvaluations } from './human-evaluations.ts';
import { keys } from './keys.ts';
import { service } from './service.ts';
import { variants } from './variants.ts';

export const handlers = {
  apps,
  environments,
  'human-evaluations': humanEvaluations,
  keys,
  service,
  variants,
} satisfies Handlers<Services, Session>;

export type AllHandlers = Handlers<Services, Session>;
