import type { Problem, ProblemCode, ValidationErrorItem } from '@jurybox/types';

/** The one error table: every code of the contract, its status and the words that do not change. */
export const problems = {
  invalid_app_id: { status: 400, title: 'Invalid application id' },
  malformed_request: { status: 400, title: 'Malformed request' },
  unauthenticated: { status: 401, title: 'Authentication required' },
  forbidden: { status: 403, title: 'Not allowed' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
  not_acceptable: { status: 406, title: 'Not acceptable' },
  request_timeout: { status: 408, title: 'Request timed out' },
  name_in_use: { status: 409, title: 'Name in use' },
  variant_deployed: { status: 409, title: 'Variant is deployed' },
  evaluation_closed: { status: 409, title: 'Evaluation is closed' },
  precondition_failed: { status: 412, title: 'Changed in the meantime' },
  body_too_large: { status: 413, title: 'Body too large' },
  uri_too_long: { status: 414, title: 'Address too long' },
  unsupported_media_type: { status: 415, title: 'Unsupported media type' },
  rate_limited: { status: 429, title: 'Too many requests' },
  headers_too_large: { status: 431, title: 'Headers too large' },
  variant_not_found: { status: 500, title: 'No variant found' },
  internal_error: { status: 500, title: 'Internal error' },
  storage_unavailable: { status: 503, title: 'Service unavailable' },
  overloaded: { status: 503, title: 'Service unavailable' },
  shutting_down: { status: 503, title: 'Service unavailable' },
} as const satisfies Record<ProblemCode, { status: number; title: string }>;

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
