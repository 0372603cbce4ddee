import { JsonText, operations, TextStream, type OperationId } from '@jurybox/types';
import type { ReplyValidators, Validator } from '@jurybox/validators';
import type { OutgoingResponse } from '../state.ts';
import { BrokenContract } from './problems.ts';

type Declared = { content: string | null; headers: readonly string[] };
export type CheckReply = (operation: OperationId, response: OutgoingResponse) => void;

/** Creates a function that checks a reply. It throws BrokenContract if the contract does not declare this reply. */
export function createReplyCheck(replies: ReplyValidators): CheckReply {
  return (operation, { status, headers, body }) => {
    const broken = (what: string) => new BrokenContract(`${operation} replied ${status}, ${what}`);
    const declared = (operations[operation].replies as Record<string, Declared>)[status];
    if (declared === undefined) throw broken('which the contract does not declare');
    const missing = declared.headers.find((name) => headers?.[name] === undefined);
    if (missing !== undefined) throw broken(`without the header ${missing}`);
    if ((declared.content === null) !== (body === undefined))
      throw broken(declared.content === null ? 'with a body' : 'without a body');
    if (body === undefined || body instanceof TextStream) return;
    const validate = (replies[operation] as Record<string, Validator | null>)[status];
    const value: unknown = body instanceof JsonText ? JSON.parse(body.text) : body;
    if (validate && !validate(value))
      throw broken(`with a body that does not match: ${JSON.stringify(validate.errors?.slice(0, 3))}`);
  };
}
