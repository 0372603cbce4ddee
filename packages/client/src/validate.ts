import { operations, type OperationId } from '@jurybox/types';
import type { Validator } from '@jurybox/validators';
import { responses } from '@jurybox/validators/responses';
import { JuryboxError } from './errors.ts';
import type { ClientOptions } from './types.ts';

/** A successful response whose body violates its schema. */
export class InvalidResponseError extends JuryboxError {
  override name = 'InvalidResponseError';
}

const operationIds = new Map(
  Object.values(operations).map(({ method, path, operationId }) => [`${method} ${path}`, operationId as OperationId]),
);

/**
 * Validates the bodies of successful responses: `createClient({ validate: validateResponses('warn') })`. Unknown
 * members are valid, because a newer service may send them. The mode `warn` calls the function `warn` once per invalid
 * member. The mode `throw` throws an InvalidResponseError.
 */
export function validateResponses(
  mode: 'off' | 'warn' | 'throw',
  warn: (message: string) => void = console.warn,
): NonNullable<ClientOptions['validate']> {
  const reported = new Set<string>();
  return (operation, status, body, { requestId, attempts }) => {
    const id = operationIds.get(operation);
    const validate = id === undefined ? undefined : (responses[id] as Record<string, Validator | null>)[status];
    // An update may succeed with an empty body or `null` (ledger, question U04).
    if (mode === 'off' || !validate || body === undefined || body === null || validate(body)) return;
    const [failure] = validate.errors ?? [];
    // An invalid member of list items is reported once for the whole list, not once per item.
    const place = failure?.instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/*') || 'the body';
    const message = `${operation}: the body of the ${status} response is invalid: ${place} fails ${failure?.keyword}`;
    if (mode === 'throw') {
      const error = new InvalidResponseError(message, {
        code: 'invalid_response',
        status,
        requestId,
        attempts,
        operation,
      });
      // The property `body` is not enumerable, so that loggers skip it: a body may contain a new API key.
      throw Object.defineProperty(error, 'body', { value: body });
    }
    if (!reported.has(message)) warn(message);
    reported.add(message);
  };
}
