import type { Handlers, Tag } from '@jurybox/types';
import type { Services } from '../services/index.ts';
import type { Session } from '../services/session.ts';

export type AllHandlers = Handlers<Services, Session>;
/** The handlers of one tag. The compiler requires one handler for each operation of the tag, and allows no others. */
export type HandlersOf<T extends Tag> = AllHandlers[T];
