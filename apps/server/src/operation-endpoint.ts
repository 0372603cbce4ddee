/** Checks each request that the router has matched with an operation, and calls the handler of this operation. */
import type { RouterContext } from '@koa/router';
import { TextFeed, TextStream, type OperationId, type OperationRow } from '@jurybox/types';
import { requests } from '@jurybox/validators/requests';
import type { AllHandlers } from './handlers/types.ts';
import { replyToInvalidFlagRequest } from './handlers/ofrep.ts';
import { readBody } from './http/body.ts';
import { deprecationHeaders, type Deprecation, negotiate } from './http/headers.ts';
import type { Limits } from './http/limits.ts';
import { ProblemError, unauthenticated } from './http/problems.ts';
import { replyToRefusal } from './http/refusals.ts';
import { requestHash, validateInput } from './http/request-input.ts';
import { StreamCut, type Piece } from './http/stream.ts';
import { credentialOf } from './middleware/authenticate.ts';
import type { Services } from './services/index.ts';
import type { IdempotentRequest } from './services/idempotency.ts';
import { invalid, isRefusal } from './services/outcome.ts';
import { covers, type Session } from './services/session.ts';
import { longText } from './services/turns.ts';
import type { OutgoingResponse, State } from './state.ts';

/** Handles a request for an operation. `ctx.captures` are the percent-encoded values of the path parameters. */
export type Endpoint = (ctx: RouterContext<State>) => Promise<void>;

type AnyHandler = (input: object, services: Services) => Promise<OutgoingResponse>;

export function createEndpoint(
  row: OperationRow,
  handlers: AllHandlers,
  services: Services,
  limits: Limits,
  deprecation: Deprecation,
): Endpoint {
  const { operationId, role } = row;
  const handler = (handlers[row.tag] as Record<OperationId, AnyHandler>)[operationId];
  const validators = requests[operationId];
  const type = successType(row);
  const deprecated = deprecationHeaders(deprecation);
  return async (ctx) => {
    const { state, req } = ctx;
    state.operation = operationId;
    // The deprecation headers are set before any check, so that error responses have them too.
    for (const [name, value] of deprecated) ctx.res.setHeader(name, value);
    const { session } = state;
    if (role !== null && (session === undefined || !covers(session.role, role))) {
      throw new ProblemError(
        'forbidden',
        `This operation needs the role ${role}; the key has ${session?.role ?? 'none'}.`,
      );
    }
    // If a key is only valid for one evaluation, the contract says whether the key allows the operation (U58, U66).
    const kind = session?.isShared === true ? 'shared' : session?.role === 'viewer' ? 'results' : 'judge';
    if (session !== undefined && session.evaluation !== null && !(row.invitations as readonly string[]).includes(kind))
      throw new ProblemError('forbidden', 'This key is for one evaluation only, and does not allow this operation.');
    negotiate(ctx, type);
    const bytes = row.body ? await readBody(ctx, limits) : undefined;
    const runHandler = async (): Promise<OutgoingResponse> => {
      const mayBeRevoked = bytes !== undefined && state.bodyCameLater && session !== undefined;
      if (mayBeRevoked && !(await services.keys.isValid(session))) throw unauthenticated();
      const segments = ctx.captures ?? [];
      const raw = { segments, querystring: ctx.querystring, headers: req.headers, bytes };
      const input = validateInput(row, validators, raw);
      if (isRefusal(input))
        return row.tag === 'ofrep' ? replyToInvalidFlagRequest(row, segments, input.errors) : replyToRefusal(input);
      const invitedTo = session?.evaluation ?? null;
      if (invitedTo !== null && input.path['evaluation_id'] !== invitedTo)
        throw new ProblemError('not_found', 'No such evaluation.');
      const key = input.header['idempotency-key'] as string | undefined;
      if (key === undefined || session === undefined) return handler({ ...input, session }, services);
      const request = {
        session,
        credential: credentialOf(req),
        key,
        targetId: Object.values(input.path)[0] as string | undefined,
        requestHash: requestHash(operationId, input.path, bytes),
      };
      return replayOrRun(services, request, (within) => handler({ ...input, session }, within));
    };
    // Requests with long bodies take turns, because parsing and storing such a body takes long (services/turns.ts).
    const isLong = bytes !== undefined && bytes.length > longText && session !== undefined;
    state.response = isLong ? await services.turns.run(session.project, runHandler) : await runHandler();
    const { body } = state.response;
    if (body instanceof TextStream) {
      // `whileKeyIsValid` checks the API key before it sends each part of the response. A `TextFeed` checks the key
      // itself, because it may send nothing for a long time.
      const isFeed = body.chunks instanceof TextFeed;
      if (req.method !== 'HEAD') limits.startStream(state, isFeed);
      const chunks = isFeed ? body.chunks : whileKeyIsValid(body.chunks, session, services.keys);
      state.response = { ...state.response, type, body: new TextStream(chunks) };
    }
  };
}

/** Runs a request with an `Idempotency-Key`, or returns the reply to the first request with this key (U62). */
async function replayOrRun(
  { idempotency }: Services,
  request: IdempotentRequest,
  run: (services: Services) => Promise<OutgoingResponse>,
): Promise<OutgoingResponse> {
  const outcome = await idempotency.run(request, run, ({ status }) => status < 300);
  if (outcome === 'used for another request') {
    const msg = 'Input should be a new idempotency key: this one was used for a request with another path or body';
    return replyToRefusal(invalid({ loc: ['header', 'idempotency-key'], msg, type: 'value_error' }));
  }
  const { reply, isReplay } = outcome;
  return isReplay ? { ...reply, headers: { ...reply.headers, 'Idempotency-Replayed': 'true' } } : reply;
}

/** Yields the pieces of a streamed response. Throws StreamCut if the API key no longer works. */
async function* whileKeyIsValid(pieces: AsyncIterable<Piece>, session: Session | undefined, keys: Services['keys']) {
  for await (const piece of pieces) {
    if (session !== undefined && !(await keys.isValid(session))) throw new StreamCut('key revoked');
    yield piece;
  }
}

/** Returns the content type of an operation's successful reply, or JSON if that reply has no body. */
function successType({ replies }: OperationRow): string {
  const declared = Object.entries(replies as Record<string, { content: string | null }>);
  return declared.find(([status]) => status.startsWith('2'))?.[1].content ?? 'application/json';
}
