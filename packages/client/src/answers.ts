/** What an answer means: a value, or which error, and whether sending again may help. */
import { retryable } from '../generated/retry.gen.ts';
import type { Problem } from '../generated/types.gen.ts';
import { errorFor, JuryboxError, UnexpectedResponseError, ValidationError, type ErrorFacts } from './errors.ts';
import type { ClientOptions, RequestOptions, ResponseInfo } from './types.ts';
import { retryAfterOf } from './waiting.ts';

export interface Answer {
  data: unknown;
  error?: undefined;
  response: ResponseInfo;
}

export interface Failure {
  error: JuryboxError;
  mayRetry: boolean;
  response?: ResponseInfo;
}

export interface Received {
  response: Response;
  /** The body; nothing when it was too long. */
  text: string | undefined;
  facts: ErrorFacts;
  isIdempotent: boolean;
  /** Whether 304 was asked for. */
  isConditional: boolean;
  /** Takes keys out of a text that ends up in an error. */
  clean: (text: string) => string;
}

/** Reads an answer as the contract describes it; everything else is UnexpectedResponseError. */
export function readAnswer(config: ClientOptions, options: RequestOptions, received: Received): Answer | Failure {
  const { response: { status, headers, ok }, facts: { operation, attempts }, isIdempotent } = received;
  const response: ResponseInfo = { status, headers, requestId: headers.get('x-request-id') ?? '', attempts };
  const contentType = headers.get('content-type') ?? '';
  const isJson = /^application\/(problem\+)?json\b/i.test(contentType);
  if (received.text !== undefined && (ok || (status === 304 && received.isConditional))) {
    const value = valueOf(received.text, isJson, contentType, options);
    const isEmpty = value === null || received.text === '';
    if (isEmpty ? status === 204 || status === 304 || options.mayBeEmpty || value === '' : value !== undefined) {
      const data = value ?? undefined;
      try {
        config.validate?.(operation, status, data, response);
      } catch (error) {
        if (!(error instanceof JuryboxError)) throw error;
        return { error, mayRetry: false, response };
      }
      return { data, response };
    }
  }

  const text = received.clean(received.text ?? '');
  const retryAfterMs = retryAfterOf(headers.get('retry-after'));
  const known: ErrorFacts = { ...received.facts, status, requestId: response.requestId, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
  const should = headers.get('x-should-retry');
  const problem = (isJson ? parse(text) : undefined) as (Problem & { detail: unknown }) | null | undefined;
  if (status === 422 && Array.isArray(problem?.detail)) {
    const [first] = problem.detail as { loc?: unknown[]; msg?: string }[];
    const message = `${operation}: the request does not fit the contract${first ? `: ${String(first.loc?.join('.'))}: ${first.msg}` : ''}`;
    return { error: new ValidationError(message, { ...known, code: 'invalid', body: problem }), mayRetry: should === 'true', response };
  }
  if (status > 399 && typeof problem?.code === 'string' && typeof problem.title === 'string') {
    const allowed = retryable[problem.code as keyof typeof retryable] as string | undefined;
    const isAllowed = allowed === 'always' || (allowed === 'idempotent' && isIdempotent);
    // Nothing deployed is a definite answer, whatever something in between adds to it.
    const mayRetry = problem.code !== 'variant_not_found' && (should === 'true' || (should !== 'false' && isAllowed));
    return { error: errorFor({ ...known, code: problem.code, body: problem }, problem), mayRetry, response };
  }
  const said = received.text === undefined ? 'more than maxResponseBytes' : text.slice(0, 80);
  const strange = new UnexpectedResponseError(`${operation}: ${status} with ${contentType || 'no content type'}: ${said}`, {
    ...known,
    code: 'unexpected_response',
    ...{ contentType, firstBytes: text.slice(0, 200) },
  });
  // Not one of the contract's answers: something in between is in trouble.
  const isTrouble = status > 499 || status === 429 || status === 408;
  return { error: strange, mayRetry: should === 'true' || (should !== 'false' && isIdempotent && isTrouble), response };
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
