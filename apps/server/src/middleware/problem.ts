import type { Problem } from '@jurybox/types';
import type { Logger } from 'pino';
import type { CheckReply } from '../http/check-reply.ts';
import { maxErrors } from '../http/details.ts';
import { InvalidRequest, ProblemError, problem as problemReply } from '../http/problems.ts';
import { write, type Answer } from '../http/reply.ts';
import type { Ctx, Middleware } from '../state.ts';
import { OutcomeUnknown, StorageUnavailable } from '../store/index.ts';

/**
 * The one place where a thrown error becomes an answer, and the one place where an answer is written. It never throws:
 * what fails while an answer is made or written is answered in words that were ready before, or closes the connection.
 */
export function problem(logger: Logger, check: CheckReply | undefined): Middleware {
  return async (ctx, next) => {
    try {
      try {
        await next();
      } catch (error) {
        ctx.state.answer = answerTo(error, logger, ctx.state.requestId);
      }
      send(ctx, check, logger);
    } catch (error) {
      rescue(ctx, error, logger);
    }
  };
}

function send({ req, res, state }: Ctx, check: CheckReply | undefined, logger: Logger): void {
  const { operation, requestId } = state;
  let answer = signed(state.answer ?? answerTo(new Error('no middleware answered'), logger, requestId), requestId);
  try {
    if (check !== undefined && operation !== undefined && req.method !== 'OPTIONS') check(operation, answer);
  } catch (error) {
    answer = signed(answerTo(error, logger, requestId), requestId);
  }
  state.answer = answer;
  const ended = write(res, answer, requestId, req.method === 'HEAD');
  if (ended !== undefined) state.ended = ended;
}

/** Every problem carries the request's id. */
function signed(answer: Answer, requestId: string): Answer {
  return isProblem(answer.body) ? { ...answer, body: { ...answer.body, request_id: requestId } } : answer;
}

function isProblem(body: unknown): body is Omit<Problem, 'request_id'> {
  return typeof body === 'object' && body !== null && 'code' in body && 'status' in body;
}

function answerTo(error: unknown, logger: Logger, requestId: string): Answer {
  if (error instanceof InvalidRequest) return { status: 422, body: { detail: error.errors.slice(0, maxErrors) } };
  if (error instanceof ProblemError) return { ...problemReply(error.code, error.message), headers: error.headers };
  if (error instanceof StorageUnavailable) {
    report(logger, requestId, error, 'the store is unavailable');
    const outcome =
      error instanceof OutcomeUnknown
        ? 'did not confirm the change; read to see whether it was stored'
        : 'does not answer; nothing was stored';
    return { ...problemReply('storage_unavailable', `The store ${outcome}.`), headers: { 'Retry-After': '1' } };
  }
  report(logger, requestId, error, 'a bug');
  return internalError();
}

function internalError() {
  return problemReply('internal_error', 'The service failed; the logs have the request id.');
}

/** Says what failed. Neither an error that cannot be read nor a log that takes no line may change the answer. */
export function report(logger: Logger, requestId: string | undefined, err: unknown, what: string): void {
  try {
    logger.error({ request_id: requestId, err }, what);
  } catch {
    try {
      logger.error({ request_id: requestId }, what);
    } catch {
      // There is nobody left to tell.
    }
  }
}

const { status: lastStatus, body: lastBody } = internalError();
/** Made when all was well; an id has no character that JSON escapes. */
const [beforeId = '', afterId = ''] = JSON.stringify({ ...lastBody, request_id: '\n' }).split(String.raw`\n`);

function rescue({ req, res, state }: Ctx, error: unknown, logger: Logger): void {
  const id = state.requestId ?? 'none';
  report(logger, id, error, 'an answer could not be given');
  state.answer = {
    status: lastStatus,
    headers: {},
    raw: { type: 'application/problem+json', bytes: beforeId + id + afterId },
  };
  try {
    if (!res.headersSent) {
      for (const name of res.getHeaderNames()) res.removeHeader(name);
      void write(res, state.answer, id, req.method === 'HEAD');
      return;
    }
  } catch (second) {
    report(logger, id, second, 'the connection is closed');
  }
  // Part of an answer may be out: the connection says that it is not whole.
  state.ended = { cut: 'failed' };
  res.destroy();
}
