import { problems, type Problem, type ProblemCode, type ValidationErrorItem } from '@jurybox/types';

type StatusOfCode<Code extends ProblemCode> = (typeof problems)[Code]['status'];

/**
 * A problem as a handler replies it: the status its code has, and a body the middleware adds the request's id to.
 * `detail` comes first, because there are pages that show people the first member of an error.
 */
export function problem<Code extends ProblemCode>(
  code: Code,
  detail: string,
): { status: StatusOfCode<Code>; body: Omit<Problem, 'request_id'> } {
  const { status, title } = problems[code];
  return { status, body: { detail, type: `/docs/errors#${code}`, title, status, code } };
}

/** Thrown by middleware, before there is a handler: becomes problem details. */
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

/** The one answer to every key that is missing, unknown, expired or revoked (U10). */
export function unauthenticated(): ProblemError {
  return new ProblemError('unauthenticated', 'A valid API key is required.', {
    'WWW-Authenticate': 'ApiKey realm="jurybox"',
  });
}

/** The items of a 422 with `msg` first, for the same pages. */
export function inOrder(errors: readonly ValidationErrorItem[]): ValidationErrorItem[] {
  return errors.map(({ msg, loc, type }) => ({ msg, loc, type }));
}

/** Thrown when a request does not fit the contract: becomes 422 with everything that is wrong. */
export class InvalidRequest extends Error {
  override name = 'InvalidRequest';
  readonly errors: ValidationErrorItem[];

  constructor(errors: ValidationErrorItem[]) {
    super('the request does not fit the contract');
    this.errors = inOrder(errors);
  }
}

/** Thrown when a reply is not what the contract declares: a bug of ours, becomes 500 and a loud log line. */
export class BrokenContract extends Error {
  override name = 'BrokenContract';
}
