/** Turns a response into a value or an error, and decides whether the client may retry the request. */
import { codesRetryableIfIdempotent, retryableCodes } from '../generated/retry.gen.ts';
import type { Problem } from '../generated/types.gen.ts';
import {
  AuthenticationError,
  ConflictError,
  NotFoundError,
  PermissionError,
  PreconditionFailedError,
  ProblemError,
  RateLimitError,
  ServerError,
  UnexpectedResponseError,
  ValidationError,
  VariantNotFoundError,
  type ErrorFields,
  type JuryboxError,
} from './errors.ts';
import type { ClientOptions, RequestOptions, ResponseInfo } from './types.ts';

export interface Success {
  data: unknown;
  error?: undefined;
  canRetry?: undefined;
  response: ResponseInfo;
}

export interface Failure {
  data?: undefined;
  error: JuryboxError;
  canRetry?: boolean;
  response?: ResponseInfo;
}

export interface ReceivedResponse {
  status: number;
  headers: Headers;
  /** The response body. Undefined if the body is longer than `maxResponseBytes`. */
  text: string | undefined;
  /** Whether the request had `If-None-Match`. Then a 304 is a success. */
  isConditional: boolean;
  /** Whether a retry is safe even if the service has already handled the request. */
  isIdempotent: boolean;
  /** Removes API keys from a text that becomes part of an error. */
  redact: (text: string) => string;
}

/** Parses a response. Returns an UnexpectedResponseError if the contract does not describe the response. */
export function parseResponse(
  config: ClientOptions,
  options: RequestOptions,
  call: Omit<ErrorFields, 'code'>,
  { status, headers, text, isConditional, isIdempotent, redact }: ReceivedResponse,
): Success | Failure {
  const { operation, requestId, attempts } = call;
  const response: ResponseInfo = { status, headers, requestId, attempts };
  const contentType = headers.get('content-type') ?? '';
  const isJson = /^application\/(problem\+)?json\b/i.test(contentType);
  if (text !== undefined && ((status > 199 && status < 300) || (status === 304 && isConditional))) {
    const value = parseBody(text, isJson, contentType, options);
    const mayBeEmpty = status === 204 || status === 304 || options.mayBeEmpty || value === '';
    if (value === null || text === '' ? mayBeEmpty : value !== undefined) {
      const data = value ?? undefined;
      try {
        config.validate?.(operation, status, data, response);
        return { data, response };
      } catch (error) {
        return { error: error as JuryboxError, response };
      }
    }
  }

  const excerpt = redact(text ?? '');
  const fields = { ...call, status, retryAfterMs: parseRetryAfter(headers.get('retry-after')) };
  const problem = (isJson ? parseJson(excerpt) : undefined) as (Problem & { detail: unknown }) | null | undefined;
  let error: JuryboxError;
  let isRetryable = false;
  if (status === 422 && Array.isArray(problem?.detail)) {
    const [first] = problem.detail as { loc?: unknown[]; msg?: string }[];
    error = new ValidationError(`${operation}: invalid request: ${first?.loc?.join('.')}: ${first?.msg}`, {
      ...fields,
      code: 'invalid',
      body: problem,
    });
  } else if (typeof problem?.code === 'string' && typeof problem.title === 'string') {
    error = createProblemError({ ...fields, code: problem.code, body: problem }, problem);
    isRetryable =
      retryableCodes.includes(problem.code) || (isIdempotent && codesRetryableIfIdempotent.includes(problem.code));
  } else {
    error = new UnexpectedResponseError(
      `${operation}: ${status} with ${contentType || 'no content type'}: ` +
        (text === undefined ? 'more than maxResponseBytes' : excerpt.slice(0, 80)),
      { ...fields, code: 'unexpected_response', contentType, firstBytes: excerpt.slice(0, 200) } as ErrorFields,
    );
    // The contract does not describe this response, so it probably comes from a proxy. A retry may reach the service.
    isRetryable = isIdempotent && (status > 499 || status === 429 || status === 408);
  }
  const shouldRetry = headers.get('x-should-retry');
  // `variant_not_found` means that nothing is deployed. So a retry cannot help, whatever `x-should-retry` says.
  const canRetry =
    error.code !== 'variant_not_found' && (shouldRetry === 'true' || (shouldRetry !== 'false' && isRetryable));
  return { error, canRetry, response };
}

/**
 * Returns the parsed JSON object, or `null` for any other JSON value. If the call expects a media type other than JSON
 * (`accept`), returns the text as it is. Returns undefined if the content type is wrong or the JSON is invalid.
 */
function parseBody(text: string, isJson: boolean, contentType: string, { accept }: RequestOptions): unknown {
  if (accept) return contentType.toLowerCase().split(/[ ;]/)[0] === accept ? text : undefined;
  const value = isJson ? parseJson(text) : undefined;
  if (value === undefined) return undefined;
  return typeof value === 'object' && !Array.isArray(value) ? value : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the milliseconds that a `Retry-After` header asks the client to wait. Returns undefined if the header is
 * neither a number of whole seconds nor a date in GMT.
 */
export function parseRetryAfter(header: string | null): number | undefined {
  const text = header?.trim() ?? '';
  // `Date.parse` alone would read `-5` and `soon 5` as days in 2001, and the client would retry at once.
  const date = /^[A-Z][a-z]+, .* GMT$/.test(text) ? text : '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(date) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, Math.min(ms, 2 ** 53 - 1));
}

type ProblemErrorClass = new (message: string, fields: ErrorFields) => ProblemError;
const classByStatus: Record<number, ProblemErrorClass> = {
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  412: PreconditionFailedError,
  429: RateLimitError,
};

function createProblemError(fields: ErrorFields, problem: Problem): ProblemError {
  const ErrorClass =
    fields.code === 'variant_not_found'
      ? VariantNotFoundError
      : (classByStatus[fields.status] ?? (fields.status > 499 ? ServerError : ProblemError));
  return new ErrorClass(`${fields.operation}: ${problem.title}: ${problem.detail}`, fields);
}
