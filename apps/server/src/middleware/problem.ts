import type { Logger } from 'pino';
import type { CheckReply } from '../http/check-reply.ts';
import { closeAfterBody } from '../http/close-after-body.ts';
import type { Limits } from '../http/limits.ts';
import { isProblem, ProblemError, problemReply } from '../http/problems.ts';
import { setResponse } from '../http/respond.ts';
import { createStorageFailureLog, errorMember } from '../storage-failure-log.ts';
import { OutcomeUnknown, StorageUnavailable } from '../store/database.ts';
import type { Ctx, Middleware, OutgoingResponse } from '../state.ts';

/**
 * Creates the middleware that sets the response for Koa, also for thrown errors. It never throws: if a response cannot
 * be built, it sets one that was prepared at the start.
 */
export function problem(logger: Logger, checkReply: CheckReply | undefined, limits: Limits): Middleware {
  const logStorageFailure = createStorageFailureLog(logger);
  const responseTo = (error: unknown, requestId: string): OutgoingResponse => {
    if (error instanceof ProblemError) return { ...problemReply(error.code, error.message), headers: error.headers };
    if (error instanceof StorageUnavailable) {
      logStorageFailure(requestId, error);
      const detail =
        error instanceof OutcomeUnknown
          ? 'The database did not confirm the change; read the object to see whether the change was stored.'
          : 'The database does not respond; nothing was stored.';
      return { ...problemReply('storage_unavailable', detail), headers: { 'Retry-After': '1' } };
    }
    report(logger, requestId, error, 'unexpected error');
    return internalError();
  };
  const send = (ctx: Ctx): void => {
    const { req, state } = ctx;
    const { operation, requestId } = state;
    let response = state.response ?? responseTo(new Error('no middleware responded'), requestId);
    try {
      if (checkReply !== undefined && operation !== undefined && req.method !== 'OPTIONS')
        checkReply(operation, withRequestId(response, requestId));
      // Rejects a GET if clients left too many bytes of earlier responses unread: the clients with its key, of its
      // project, or all clients. Any other request gets its response even then, because it may have changed something.
      if (req.method === 'GET') limits.assertReading(state);
    } catch (error) {
      response = responseTo(error, requestId);
    }
    setResponse(ctx, withRequestId(response, requestId));
    closeAfterBody(ctx);
    if (ctx.body !== undefined && state.ended === undefined && req.method !== 'HEAD') limits.awaitReader(ctx);
  };
  return async (ctx, next) => {
    try {
      try {
        await next();
      } catch (error) {
        ctx.state.response = responseTo(error, ctx.state.requestId);
      }
      send(ctx);
    } catch (error) {
      sendPrepared(ctx, error, logger);
    }
  };
}

function withRequestId(response: OutgoingResponse, requestId: string): OutgoingResponse {
  return isProblem(response.body) ? { ...response, body: { ...response.body, request_id: requestId } } : response;
}

function internalError() {
  return problemReply('internal_error', 'The server failed. Its log has the request id.');
}

/** Logs an error. It never throws, even if the error cannot be read or the log cannot be written. */
export function report(logger: Logger, requestId: string | undefined, err: unknown, message: string): void {
  try {
    logger.error({ request_id: requestId, ...errorMember(err) }, message);
  } catch {
    try {
      logger.error({ request_id: requestId }, message);
    } catch {
      // The log cannot be written, so this failure cannot be reported.
    }
  }
}

/**
 * The headers that are set before this middleware runs. When `sendPrepared` replaces a response that could not be
 * built, it removes all other headers.
 */
const earlierHeaders = /^(?:connection|x-request-id|vary|access-control-.*)$/;

const { status: preparedStatus, body: preparedBody } = internalError();
/**
 * The parts of a prepared error body before and after the request id. They are serialized at the start, so that this
 * cannot fail later. A request id has no character that needs escaping in JSON.
 */
const [beforeId = '', afterId = ''] = JSON.stringify({ ...preparedBody, request_id: '\n' }).split(String.raw`\n`);

function sendPrepared(ctx: Ctx, error: unknown, logger: Logger): void {
  const { requestId } = ctx.state;
  report(logger, requestId, error, 'a response could not be built');
  for (const name of ctx.res.getHeaderNames()) if (!earlierHeaders.test(name)) ctx.remove(name);
  setResponse(ctx, {
    status: preparedStatus,
    raw: { type: 'application/problem+json', bytes: beforeId + requestId + afterId },
  });
}
