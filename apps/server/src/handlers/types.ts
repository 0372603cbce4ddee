import type { Handlers, Input as InputWith, OperationId, Tag } from '@jurybox/types';
import type { Services } from '../services/index.ts';
import type { Session } from '../services/session.ts';

export type { Reply } from '@jurybox/types';
export type { Services } from '../services/index.ts';

/** The validated input of a handler, with the session of this server. */
export type Input<Op extends OperationId> = InputWith<Op, Session>;

/** Every handler of one tag. A missing handler and one without an operation do not compile. */
export type HandlersOf<T extends Tag> = Handlers<Services, Session>[T];
