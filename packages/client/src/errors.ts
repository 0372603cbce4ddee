/**
 * What can go wrong, one class per kind. `instanceof` and `code` both tell them apart; `code` also works across copies
 * of this package. None of them holds the key.
 */
import type { Problem, ValidationErrorItem } from '../generated/types.gen.ts';

/** What every error knows. */
export interface ErrorFacts {
  /** What went wrong, for programs: the contract's code, or `timeout`, `connection`, `unexpected_response`, `invalid_request`. */
  code: string;
  /** The HTTP status; 0 when no whole answer came. */
  status: number;
  /** The request's id, for the service's logs; empty when nothing of an answer came. */
  requestId: string;
  /** How many times the request was sent; 0 when it never was. */
  attempts: number;
  /** Which operation: its method and path, as the contract writes it. */
  operation: string;
  /** The answer's body: problem details or the list of failures, where it was one of these. */
  body?: unknown;
  /** How long the service asked to wait, in milliseconds. */
  retryAfterMs?: number;
}

/** Anything this client throws, but for what an `AbortSignal` of yours was aborted with. */
export class JuryboxError extends Error {
  override name = 'JuryboxError';
  declare readonly code: string;
  declare readonly status: number;
  declare readonly requestId: string;
  declare readonly attempts: number;
  declare readonly operation: string;
  declare readonly body?: unknown;
  declare readonly retryAfterMs?: number;

  constructor(message: string, facts: ErrorFacts, options?: ErrorOptions) {
    super(message, options);
    Object.assign(this, facts);
  }

  /** `JSON.stringify` leaves an error's message out; logs need it. */
  toJSON(): Record<string, unknown> {
    return { ...(this as object), message: this.message };
  }
}

/** An answer with problem details. */
export class ProblemError extends JuryboxError {
  override name = 'ProblemError';
  declare readonly body: Problem;
}
/** Nothing is deployed for that app and environment. A definite answer: asking again does not help. */
export class VariantNotFoundError extends ProblemError {
  override name = 'VariantNotFoundError';
}
/** 401: the key is missing, unknown, expired or revoked. */
export class AuthenticationError extends ProblemError {
  override name = 'AuthenticationError';
}
/** 403: the key's role may not do this. */
export class PermissionError extends ProblemError {
  override name = 'PermissionError';
}
/** 404: no such thing in the key's project. Not a missing deployment: that is VariantNotFoundError. */
export class NotFoundError extends ProblemError {
  override name = 'NotFoundError';
}
/** 409: a name in use, a variant that is deployed, an evaluation that is closed. */
export class ConflictError extends ProblemError {
  override name = 'ConflictError';
}
/** 412: it has changed since the entity tag in `If-Match`. Nothing was stored. */
export class PreconditionFailedError extends ProblemError {
  override name = 'PreconditionFailedError';
}
/** 429, after the retries: `retryAfterMs` says when to come back. */
export class RateLimitError extends ProblemError {
  override name = 'RateLimitError';
}
/** 5xx with problem details, after the retries. Not VariantNotFoundError. */
export class ServerError extends ProblemError {
  override name = 'ServerError';
}
/** 422: the request does not fit the contract, or the evaluation. Nothing was stored. */
export class ValidationError extends JuryboxError {
  override name = 'ValidationError';

  /** Everything that does not fit. */
  get detail(): ValidationErrorItem[] {
    return (this.body as { detail: ValidationErrorItem[] }).detail;
  }
}
/** No whole answer in time: one attempt, or all of them together. Not an abort of yours, which is thrown as it is. */
export class TimeoutError extends JuryboxError {
  override name = 'TimeoutError';
}
/**
 * The request was not sent: a key or a header with characters that none has, a path parameter that is missing, a body
 * that is not JSON, or a key function or `onRequest` of yours that failed (the cause). Not 422: that is ValidationError.
 */
export class InvalidRequestError extends JuryboxError {
  override name = 'InvalidRequestError';
}
/** No answer: refused, reset, no such host. The cause has the runtime's own error. */
export class ConnectionError extends JuryboxError {
  override name = 'ConnectionError';
}
/** An answer that is not the contract's: another content type, broken JSON, too long, a redirect. */
export class UnexpectedResponseError extends JuryboxError {
  override name = 'UnexpectedResponseError';
  /** The answer's content type. */
  declare readonly contentType: string;
  /** How the answer begins. */
  declare readonly firstBytes: string;
}

type ProblemClass = new (message: string, facts: ErrorFacts) => ProblemError;
const byStatus: Record<number, ProblemClass> = {
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  412: PreconditionFailedError,
  429: RateLimitError,
};

/** The error for an answer of the contract: problem details, or a list of failures. */
export function errorFor(facts: ErrorFacts, body: Problem): JuryboxError {
  const kind =
    facts.code === 'variant_not_found'
      ? VariantNotFoundError
      : (byStatus[facts.status] ?? (facts.status > 499 ? ServerError : ProblemError));
  return new kind(`${facts.operation}: ${body.title}: ${body.detail}`, facts);
}
