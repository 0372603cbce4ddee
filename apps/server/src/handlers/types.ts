import type { Handlers, Input, OperationId, Tag } from '@jurybox/types';
import type { Services } from '../services/index.ts';
import type { Session } from '../services/session.ts';

export type { Reply } from '@jurybox/types';
export type { Services } from '../services/index.ts';

/** What a handler of this server is given. */
export type In<Op extends OperationId> = Input<Op, Session>;

/** Every handler of one tag: a missing one and a left-over one do not compile. */
export type HandlersOf<T extends Tag> = Handlers<Services, Session>[T];
