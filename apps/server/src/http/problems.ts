import { problems, type Problem, type ProblemCode } from '@jurybox/types';

/**
 * Creates a reply with problem details. The middleware `problem` adds the request id. `detail` is the first member,
 * because some web pages show only the first member of an error.
 */
export function problemReply<Code extends ProblemCode>(
  code: Code,
  detail: string,
): { status: (typeof problems)[Code]['status']; body: Omit<Problem, 'request_id'> } {
  const { status, title } = problems[code];
  return { status, body: { detail, type: `/docs/errors#${code}`, title, status, code } };
}

export function isProblem(body: unknown): body is Omit<Problem, 'request_id'> {
  return typeof body === 'object' && body !== null && 'code' in body && 'status' in body;
}

/** Thrown by middleware to respond with problem details instead of calling the handler. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ProblemCode;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, detail: string, headers: Record<string, string> = {}) {
    super(detail);
    this.code = code;
    this.headers = headers;
  }
}

/** Creates the error for a missing, unknown, expired or revoked API key. All four get the same response (U10). */
export function unauthenticated(): ProblemError {
  return new ProblemError('unauthenticated', 'A valid API key is required.', {
    'WWW-Authenticate': 'ApiKey realm="jurybox"',
  });
}

/** Thrown if a handler returns a reply that the contract does not declare. This is a bug, so the response is 500. */
export class BrokenContract extends Error {
  override name = 'BrokenContract';
}
