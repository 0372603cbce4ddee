/**
 * One error class per kind of failure. You can tell them apart by `instanceof` or by `code`; `code` also works if your
 * program loads two copies of this package. No error contains the API key.
 */
import type { Problem, ValidationErrorItem } from '../generated/types.gen.ts';

/** The properties of every error. */
export interface ErrorFields {
  /**
   * The kind of failure: a code of the contract, or one of the client (`timeout`, `connection`, `unexpected_response`,
   * `invalid_request`, `invalid`, `invalid_response`).
   */
  code: string;
  /** The HTTP status; 0 if no complete response arrived. */
  status: number;
  /** The id of the request in the logs of the service; empty if no response arrived. */
  requestId: string;
  /** The number of times that the client sent the request. 0 if the client did not send the request. */
  attempts: number;
  /** The method and path of the operation, as the contract writes them. */
  operation: string;
  /** The parsed body of the error response: problem details or a list of validation errors. */
  body?: unknown;
  /** The value of `Retry-After` in milliseconds: how long the service asks the client to wait. */
  retryAfterMs?: number;
}

/**
 * The base class of all errors of this client. Only an aborted call throws another value: the `reason` of its signal.
 */
export class JuryboxError extends Error {
  override name = 'JuryboxError';
  declare readonly code: string;
  declare readonly status: number;
  declare readonly requestId: string;
  declare readonly attempts: number;
  declare readonly operation: string;
  declare readonly body?: unknown;
  declare readonly retryAfterMs?: number;

  constructor(message: string, fields: ErrorFields, options?: ErrorOptions) {
    super(fields.requestId ? `${message} (request ${fields.requestId})` : message, options);
    Object.assign(this, fields);
  }

  /** Adds the message, which `JSON.stringify` leaves out of errors. */
  toJSON(): Record<string, unknown> {
    return { ...(this as object), message: this.message };
  }
}

/** The service responded with problem details. */
export class ProblemError extends JuryboxError {
  override name = 'ProblemError';
  declare readonly body: Problem;
}
/** No variant is deployed for the `app_id` and `environment` of the call. The client never retries such a call. */
export class VariantNotFoundError extends ProblemError {
  override name = 'VariantNotFoundError';
}
/** 401: the API key is missing, unknown, expired or revoked. */
export class AuthenticationError extends ProblemError {
  override name = 'AuthenticationError';
}
/** 403: the role of the API key does not allow the operation. */
export class PermissionError extends ProblemError {
  override name = 'PermissionError';
}
/** 404: the project has no such resource. A missing deployment is a VariantNotFoundError instead. */
export class NotFoundError extends ProblemError {
  override name = 'NotFoundError';
}
/** 409: the name is in use, the variant is deployed, or the evaluation is closed. */
export class ConflictError extends ProblemError {
  override name = 'ConflictError';
}
/** 412: the resource no longer has the entity tag in `If-Match`. Nothing was stored. */
export class PreconditionFailedError extends ProblemError {
  override name = 'PreconditionFailedError';
}
/** 429, after the last retry: `retryAfterMs` says how long to wait. */
export class RateLimitError extends ProblemError {
  override name = 'RateLimitError';
}
/** 5xx with problem details, after the last retry. A missing deployment is a VariantNotFoundError instead. */
export class ServerError extends ProblemError {
  override name = 'ServerError';
}
/** 422: the request violates the contract or the rules of the evaluation. Nothing was stored. */
export class ValidationError extends JuryboxError {
  override name = 'ValidationError';

  /** Every invalid parameter and member of the body. */
  get detail(): ValidationErrorItem[] {
    return (this.body as { detail: ValidationErrorItem[] }).detail;
  }
}
/** The `timeout` of an attempt or the `deadline` of the call passed before a complete response arrived. */
export class TimeoutError extends JuryboxError {
  override name = 'TimeoutError';
}
/**
 * The client did not send the request. Either a part of the request is missing or invalid: the API key, a header, a
 * path parameter or the body. Or your function `apiKey` or `onRequest` failed; then `cause` is the error of this
 * function.
 */
export class InvalidRequestError extends JuryboxError {
  override name = 'InvalidRequestError';
}
/** The connection failed, for example because the host refused or reset it. `cause` is the error that `fetch` threw. */
export class ConnectionError extends JuryboxError {
  override name = 'ConnectionError';
}
/**
 * The service sent a response that the contract does not describe, for example with another content type, invalid JSON,
 * a redirect, or a body that is too long.
 */
export class UnexpectedResponseError extends JuryboxError {
  override name = 'UnexpectedResponseError';
  declare readonly contentType: string;
  /** The first 200 characters of the response body. */
  declare readonly firstBytes: string;
}
