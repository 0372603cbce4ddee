/** Turns a response into a value or an error, and decides whether a retry may help. */
import { retryableCodes } from '../generated/retry.gen.ts';
import type { Problem } from '../generated/types.gen.ts';
import { UnexpectedResponseError, ValidationError, type ErrorFields, type JuryboxError } from './errors.ts';
import { createProblemError } from './problem-error.ts';
import { parseRetryAfter } from './retry-after.ts';
import type { ClientOptions, RequestOptions, ResponseInfo } from './types.ts';

export interface Success {
  data: unknown;
  error?: undefined;
  response: ResponseInfo;
}

export interface Failure {
  data?: undefined;
  error: JuryboxError;
  canRetry: boolean;
  response?: ResponseInfo;
}

export interface ReceivedResponse {
  response: Response;
  /** The body; undefined if it was longer than `maxResponseBytes`. */
  text: string | undefined;
  fields: ErrorFields;
  requestHeaders: Headers;
  /** Whether the client may retry the request even if the service may have handled it already. */
  isIdempotent: boolean;
  /** Removes API keys from a text that becomes part of an error. */
  redact: (text: string) => string;
}

/** Parses a response. A response that the contract does not describe becomes an UnexpectedResponseError. */
export function parseResponse(
  config: ClientOptions,
  options: RequestOptions,
  received: ReceivedResponse,
): Success | Failure {
  const {
    response: { status, headers, ok },
    fields: { operation, attempts },
    isIdempotent,
  } = received;
  const response: ResponseInfo = { status, headers, requestId: headers.get('x-request-id') ?? '', attempts };
  const contentType = headers.get('content-type') ?? '';
  const isJson = /^application\/(problem\+)?json\b/i.test(contentType);
  if (received.text !== undefined && (ok || (status === 304 && received.requestHeaders.has('if-none-match')))) {
    const value = parseBody(received.text, isJson, contentType, options);
    const isEmpty = value === null || received.text === '';
    if (isEmpty ? status === 204 || status === 304 || options.mayBeEmpty || value === '' : value !== undefined) {
      const data = value ?? undefined;
      try {
        config.validate?.(operation, status, data, response);
        return { data, response };
      } catch (error) {
        return { error: error as JuryboxError, canRetry: false, response };
      }
    }
  }

  const text = received.redact(received.text ?? '');
  const fields: ErrorFields = {
    ...received.fields,
    status,
    requestId: response.requestId,
    retryAfterMs: parseRetryAfter(headers.get('retry-after')),
  };
  const problem = (isJson ? parseJson(text) : undefined) as (Problem & { detail: unknown }) | null | undefined;
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
    const rule = retryableCodes[problem.code as keyof typeof retryableCodes] as string | undefined;
    isRetryable = rule === 'always' || (rule === 'idempotent' && isIdempotent);
  } else {
    const excerpt = received.text === undefined ? 'more than maxResponseBytes' : text.slice(0, 80);
    const allFields = { ...fields, code: 'unexpected_response', contentType, firstBytes: text.slice(0, 200) };
    error = new UnexpectedResponseError(
      `${operation}: ${status} with ${contentType || 'no content type'}: ${excerpt}`,
      allFields,
    );
    // The contract does not describe this response, so a proxy sent it. A retry may reach the service.
    isRetryable = isIdempotent && (status > 499 || status === 429 || status === 408);
  }
  const shouldRetry = headers.get('x-should-retry');
  // After `variant_not_found` a retry cannot help, whatever `x-should-retry` says: nothing is deployed.
  const canRetry =
    error.code !== 'variant_not_found' && (shouldRetry === 'true' || (shouldRetry !== 'false' && isRetryable));
  return { error, canRetry, response };
}

/**
 * Returns the parsed JSON object, or `null` for any other JSON value. If the call has `accept`, returns the text
 * instead. Returns undefined if the content type is wrong or the JSON is invalid.
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
