/** The handlers of all operations, by tag. Only handlers know status codes. */
import type { Handlers, Tag } from '@jurybox/types';
import type { Services } from '../services/index.ts';
import type { Session } from '../services/session.ts';
import { adminLog } from './admin-log.ts';
import { apps } from './apps.ts';
import { environments } from './environments.ts';
import { humanEvaluations } from './human-evaluations.ts';
import { keys } from './keys.ts';
import { notices } from './notices.ts';
import { ofrep } from './ofrep.ts';
import { service } from './service.ts';
import { variants } from './variants.ts';

export type AllHandlers = Handlers<Services, Session>;
/** The handlers of one tag. The tag's file compiles only if its handlers are those of the tag's operations. */
export type HandlersOf<T extends Tag> = AllHandlers[T];

export const handlers: AllHandlers = {
  'admin-log': adminLog,
  apps,
  environments,
  'human-evaluations': humanEvaluations,
  keys,
  notices,
  ofrep,
  service,
  variants,
};
