import type { Logger } from 'pino';
import { StorageUnavailable } from './store/database.ts';

const intervalMs = 10_000;

/**
 * Creates a function that logs failures of the database. While the database is not available, each request already has
 * a log line with the status 503. So the function writes at most one line per ten seconds, without a stack trace.
 * `unwritten` is the number of failures since the previous line. Never throws, even if the log cannot be written.
 */
export function createStorageFailureLog(logger: Logger, nowMs = () => performance.now()) {
  let writtenAtMs = -Infinity;
  let unwritten = 0;
  return (requestId: string, error: unknown) => {
    if (nowMs() - writtenAtMs < intervalMs) {
      unwritten += 1;
      return;
    }
    try {
      logger.error({ request_id: requestId, unwritten, ...errorMember(error) }, 'the database is unavailable');
      writtenAtMs = nowMs();
      unwritten = 0;
    } catch {
      // The log cannot be written, so nothing can report the failure.
    }
  };
}

/** Returns the member `err` of a log line. A failure of the database is no bug, so it has no stack trace. */
export function errorMember(error: unknown): { err: unknown } {
  if (!(error instanceof StorageUnavailable)) return { err: error };
  // The logger would write the stack traces of the error and of its cause. So this copy has no stack and no cause.
  return { err: Object.create(error, { stack: { value: '' }, cause: { value: undefined } }) };
}
