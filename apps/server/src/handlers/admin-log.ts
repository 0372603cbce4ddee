import { reply } from '../http/refusals.ts';
import type { HandlersOf } from './types.ts';

export const adminLog: HandlersOf<'admin-log'> = {
  listAdminLog: ({ query, session }, services) => reply(200, services.adminLog.list(session, query)),
};
