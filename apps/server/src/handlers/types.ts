import type { Handler, OperationId, operations, Tag } from '@jurybox/types';
import type { Services } from '../services/index.ts';
import type { Session } from '../services/session.ts';

/**
 * The handlers of one tag. The tag's file compiles only if its handlers are those of the tag's operations. The types of
 * the input and of the reply come from the contract.
 */
export type HandlersOf<T extends Tag> = {
  [Op in OperationId as (typeof operations)[Op]['tag'] extends T ? Op : never]: Handler<Op, Services, Session>;
};
