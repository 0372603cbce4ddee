/** What an answer means: a value, or which error, and whether sending again may help. */
import { retryable } from '../generated/retry.gen.ts';
import type { Problem } from '../generated/types.gen.ts';
import { errorFor, UnexpectedResponseError, ValidationError, type ErrorFacts, type JuryboxError } from './errors.ts';
import type { ClientOptions, RequestOptions, ResponseInfo } from './types.ts';
import { retryAfterOf } from './waiting.ts';

export interface Answer {
  data: unknown;
  error?: undefined;
  response: ResponseInfo;
}

export interface Failure {
  data?: undefined;
  error: JuryboxError;
  mayRetry: boolean;
  response?: ResponseInfo;
}

export interface Received {
  response: Response;
  /** The body; nothing when it was too long. */
  text: string | undefined;
  facts: ErrorFacts;
  /** The headers it answers. */
  sent: Headers;
  /** Whether the call may be sent again when nobody knows what became of it. */
  isIdempotent: boolean;
  /** Takes keys out of a text that ends up in an error. */
  clean: (text: string) => string;
}

/** Reads an answer as the contract describes it; everything else is UnexpectedResponseError. */
export function readAnswer(config: ClientOptions, options: RequestOptions, received: Received): Answer | Failure {
  const {
    response: { status, headers, ok },
    facts: { operation, attempts },
    isIdempotent,
  } = received;
  const response: ResponseInfo = { status, headers, requestId: headers.get('x-request-id') ?? '', attempts };
  const contentType = headers.get('content-type') ?? '';
  const isJson = /^application\/(problem\+)?json\b/i.test(contentType);
  if (received.text !== undefined && (ok || (status === 304 && received.sent.has('if-none-match')))) {
    const value = valueOf(received.text, isJson, contentType, options);
    const isEmpty = value === null || received.text === '';
    if (isEmpty ? status === 204 || status === 304 || options.mayBeEmpty || value === '' : value !== undefined) {
      const data = value ?? undefined;
      try {
        config.validate?.(operation, status, data, response);
        return { data, response };
      } catch (error) {
        return { error: error as JuryboxError, mayRetry: false, response };
      }
    }
  }

  const text = received.clean(received.text ?? '');
  const known: ErrorFacts = {
    ...received.facts,
    status,
    requestId: response.requestId,
    retryAfterMs: retryAfterOf(headers.get('retry-after')),
  };
  const problem = (isJson ? parse(text) : undefined) as (Problem & { detail: unknown }) | null | undefined;
  let error: JuryboxError;
  let isAllowed = false;
  if (status === 422 && Array.isArray(problem?.detail)) {
    const [first] = problem.detail as { loc?: unknown[]; msg?: string }[];
    error = new ValidationError(`${operation}: the request does not fit: ${first?.loc?.join('.')}: ${first?.msg}`, {
      ...known,
      code: 'invalid',
      body: problem,
    });
  } else if (typeof problem?.code === 'string' && typeof problem.title === 'string') {
    error = errorFor({ ...known, code: problem.code, body: problem }, problem);
    const when = retryable[problem.code as keyof typeof retryable] as string | undefined;
    isAllowed = when === 'always' || (when === 'idempotent' && isIdempotent);
  } else {
    const said = received.text === undefined ? 'more than maxResponseBytes' : text.slice(0, 80);
    const seen = { ...known, code: 'unexpected_response', contentType, firstBytes: text.slice(0, 200) };
    error = new UnexpectedResponseError(
      `${operation}: ${status} with ${contentType || 'no content type'}: ${said}`,
      seen,
    );
    // Not one of the contract's answers: something in between is in trouble.
    isAllowed = isIdempotent && (status > 499 || status === 429 || status === 408);
  }
  const should = headers.get('x-should-retry');
  // Nothing deployed is a definite answer, whatever something in between adds to it.
  const mayRetry = error.code !== 'variant_not_found' && (should === 'true' || (should !== 'false' && isAllowed));
  return { error, mayRetry, response };
}

/** The body's value: `null` for JSON that is no object, nothing for what the operation never answers. */
function valueOf(text: string, isJson: boolean, contentType: string, { url }: RequestOptions): unknown {
  // Exports are text; everything else the contract answers is a JSON object.
  if (/\/export\//.test(url)) return /^(text\/csv|application\/jsonl)\b/i.test(contentType) ? text : undefined;
  const value = isJson ? parse(text) : undefined;
  if (value === undefined) return undefined;
  return typeof value === 'object' && !Array.isArray(value) ? value : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
