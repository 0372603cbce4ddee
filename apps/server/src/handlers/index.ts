/** The handlers of all operations, by tag. Only handlers know status codes. */
import { adminLog } from './admin-log.ts';
import { apps } from './apps.ts';
import { environments } from './environments.ts';
import { humanEvaluations } from './human-evaluations.ts';
import { keys } from './keys.ts';
import { notices } from './notices.ts';
import { ofrep } from './ofrep.ts';
import { service } from './service.ts';
import type { AllHandlers } from './types.ts';
import { variants } from './variants.ts';

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
