/** The operations of OpenFeature's protocol OFREP, which defines the bodies of 400 and 404 replies, and has no 422. */
import type { FlagErrorCode, OperationRow, ValidationErrorItem } from '@jurybox/types';
import { isNotModified } from '../http/headers.ts';
import { createStreamToken } from './notices.ts';
import { replyToRefusal } from '../http/refusals.ts';
import { isRefusal } from '../services/outcome.ts';
import type { HandlersOf } from './types.ts';

const failure = (errorCode: FlagErrorCode, errorDetails: string) => ({ errorCode, errorDetails });
const invalidContext = failure('INVALID_CONTEXT', 'context: Input should be an object');
const hasInvalidContext = ({ context }: { context?: unknown }) =>
  context !== undefined && (typeof context !== 'object' || context === null || Array.isArray(context));

export const ofrep: HandlersOf<'ofrep'> = {
  async evaluateFlag({ path: { environment, key }, body, session }, { flags }) {
    if (hasInvalidContext(body)) return { status: 400, body: { key, ...invalidContext } };
    const flag = await flags.evaluate(session, environment, key);
    if (!isRefusal(flag)) return { status: 200, body: flag };
    const details = 'No variant of this application is deployed to this environment.';
    return { status: 404, body: { key, ...failure('FLAG_NOT_FOUND', details) } };
  },

  async evaluateFlags({ path: { environment }, header, body, session }, { flags, streamTokens }) {
    if (hasInvalidContext(body)) return { status: 400, body: invalidContext };
    const { stream_path: stream } = await createStreamToken(streamTokens, session, environment, undefined);
    const isKnown = (etag: string) => isNotModified(header['if-none-match'], etag);
    const all = await flags.evaluateAll(session, environment, stream, isKnown);
    if (isRefusal(all)) return replyToRefusal(all);
    const headers = { ETag: all.etag };
    if (all.body === undefined) return { status: 304, headers };
    if (all.body !== 'too long') return { status: 200, body: all.body, headers };
    const tooLong = 'All flags together are longer than 8 MiB. Read single flags instead.';
    return { status: 400, body: failure('GENERAL', tooLong) };
  },
};

/** Returns the reply to an OFREP request that does not match the contract. `segments`: the encoded path parameters. */
export function replyToInvalidFlagRequest(
  { operationId }: OperationRow,
  segments: readonly string[],
  [first]: readonly ValidationErrorItem[],
) {
  const key = operationId === 'evaluateFlag' ? { key: segments.at(-1) ?? '' } : {};
  const details = first === undefined ? '' : `${first.loc.join('.')}: ${first.msg}`;
  return { status: 400, body: { ...key, ...failure('PARSE_ERROR', details) } };
}
