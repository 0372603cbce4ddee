import type { Problem } from '@jurybox/types';
import type { Logger } from 'pino';
import type { CheckReply } from '../http/check-reply.ts';
import { maxErrors } from '../http/details.ts';
import { InvalidRequest, ProblemError, problem as problemReply } from '../http/problems.ts';
import { write, type Answer } from '../http/reply.ts';
import type { Middleware } from '../state.ts';
import { OutcomeUnknown, StorageUnavailable } from '../store/index.ts';

/** The one place where a thrown error becomes an answer, and the one place where an answer is written. */
export function problem(logger: Logger, check: CheckReply | undefined): Middleware {
  return async (ctx, next) => {
    const { state } = ctx;
    try {
      await next();
    } catch (error) {
      state.answer = answerTo(error, logger, state.requestId);
    }
    let answer = signed(state.answer ?? answerTo(new Error('no middleware answered'), logger, state.requestId), state.requestId);
    try {
      if (check !== undefined && state.operation !== undefined && ctx.req.method !== 'OPTIONS') check(state.operation, answer);
    } catch (error) {
      answer = signed(answerTo(error, logger, state.requestId), state.requestId);
    }
    state.answer = answer;
    ctx.respond = false;
    write(ctx.res, answer, state.requestId, ctx.req.method === 'HEAD');
  };
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
    logger.error({ request_id: requestId, err: error }, 'the store is unavailable');
    const outcome = error instanceof OutcomeUnknown ? 'did not confirm the change; read to see whether it was stored' : 'does not answer; nothing was stored';
    return { ...problemReply('storage_unavailable', `The store ${outcome}.`), headers: { 'Retry-After': '1' } };
  }
  logger.error({ request_id: requestId, err: error }, 'a bug');
  return problemReply('internal_error', 'The service failed; the logs have the request id.');
}
