import type { Handlers, Tag } from '@jurybox/types';
import type { Services } from '../services/index.ts';
import type { Session } from '../services/session.ts';

export type AllHandlers = Handlers<Services, Session>;
/** The handlers of one tag. The tag's file compiles only if its handlers are those of the tag's operations. */
export type HandlersOf<T extends Tag> = AllHandlers[T];
