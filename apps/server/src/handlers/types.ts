import type { Handler, Input as InputWith, OperationId, operations, Tag } from '@jurybox/types';
import type { Services } from '../services/index.ts';
import type { Session } from '../services/session.ts';

export type { Reply } from '@jurybox/types';
export type { Services } from '../services/index.ts';

/** The validated input of a handler, including the caller's session. */
export type Input<Op extends OperationId> = InputWith<Op, Session>;

/**
 * The handlers of one tag. The tag's file compiles only if each operation of the tag has a handler and each handler has
 * an operation.
 */
export type HandlersOf<T extends Tag> = {
  [Op in OperationId as (typeof operations)[Op]['tag'] extends T ? Op : never]: Handler<Op, Services, Session>;
};
