import { operations, type OperationId } from '@jurybox/types';
import type { Validator } from '@jurybox/validators';
import { responses } from '@jurybox/validators/responses';
import { JuryboxError } from './errors.ts';
import type { ClientOptions } from './types.ts';

/** An answer that its content type and status promised, and that does not fit its schema. */
export class InvalidResponseError extends JuryboxError {
  override name = 'InvalidResponseError';
}

const byName = new Map(
  Object.values(operations).map(({ method, path, operationId }) => [`${method} ${path}`, operationId as OperationId]),
);

/**
 * For `createClient({ validate })`: holds successful answers to the contract. Members the contract does not name yet are
 * let through, because a newer service may send them. `warn` says so once per place, `throw` throws InvalidResponseError.
 */
export function validateResponses(
  mode: 'off' | 'warn' | 'throw',
  warn: (message: string) => void = console.warn,
): NonNullable<ClientOptions['validate']> {
  const said = new Set<string>();
  return (operation, status, body, { requestId, attempts }) => {
    const id = byName.get(operation);
    const validate = id === undefined ? undefined : (responses[id] as Record<string, Validator | null>)[status];
    // 200, 204, an empty body and `null` are all a success of an update (U04).
    if (mode === 'off' || !validate || body === undefined || body === null || validate(body)) return;
    const [failure] = validate.errors ?? [];
    // One place in a list is like another.
    const place = failure?.instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/*') || 'the body';
    const message = `${operation} answered ${status} with a body that does not fit the contract: ${place} fails ${failure?.keyword}`;
    if (mode === 'throw') {
      const error = new InvalidResponseError(message, {
        code: 'invalid_response',
        status,
        requestId,
        attempts,
        operation,
      });
      // To look at, not to log: the answer that shows a new key is a body too.
      throw Object.defineProperty(error, 'body', { value: body });
    }
    if (!said.has(message)) warn(message);
    said.add(message);
  };
}
