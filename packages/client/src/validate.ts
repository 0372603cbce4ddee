import { operations, type OperationId } from '@jurybox/types';
import type { Validator } from '@jurybox/validators';
import { responses } from '@jurybox/validators/responses';
import { JuryboxError } from './errors.ts';
import type { ClientOptions } from './types.ts';

/** The body of a successful response violates its schema. */
export class InvalidResponseError extends JuryboxError {
  override name = 'InvalidResponseError';
}

const operationIds = new Map(
  Object.values(operations).map(({ method, path, operationId }) => [`${method} ${path}`, operationId as OperationId]),
);

/**
 * Validates the bodies of successful responses: `createClient({ validate: validateResponses('warn') })`. Members that
 * the contract does not know are valid, because a newer service may send them. For an invalid body, the mode `throw`
 * throws an InvalidResponseError. The mode `warn` calls the function `warn`, but only once with the same message.
 */
export function validateResponses(
  mode: 'off' | 'warn' | 'throw',
  warn: (message: string) => void = console.warn,
): NonNullable<ClientOptions['validate']> {
  const reported = new Set<string>();
  return (operation, status, body, { requestId, attempts }) => {
    const id = operationIds.get(operation);
    const validate = id === undefined ? undefined : (responses[id] as Record<string, Validator | null>)[status];
    // A successful update may have an empty body or the body `null` (ledger, question U04).
    if (mode === 'off' || !validate || body === undefined || body === null || validate(body)) return;
    const [failure] = validate.errors ?? [];
    // Replaces the index of a list item by `*`, so that many invalid items of a list cause one warning.
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
      // The body may contain a new API key, so the property `body` is not enumerable. Then loggers skip it.
      throw Object.defineProperty(error, 'body', { value: body });
    }
    if (!reported.has(message)) warn(message);
    reported.add(message);
  };
}
