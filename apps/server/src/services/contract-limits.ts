/** Checks values from the command line against the limits of the contract, because no handler validates them. */
import type { OperationId } from '@jurybox/types';
import type { ValidationFailure } from '@jurybox/validators';

export class InvalidValue extends Error {
  override name = 'InvalidValue';
  /** The member of the request body that is invalid, for example `key_name` or `scenarios/0/inputs`. */
  readonly member: string;
  /** The limit, for example `should have at most 36 characters`. */
  readonly limit: string;

  constructor(member: string, limit: string) {
    super(`${member} ${limit}`);
    this.member = member;
    this.limit = limit;
  }
}

/** Rejects with InvalidValue if the contract does not allow `body` as the request body of the operation. */
export async function checkBody(operation: OperationId, body: object): Promise<void> {
  // Load the validators only here, so that commands without values to check start faster.
  const { requests } = await import('@jurybox/validators/requests');
  const validate = requests[operation].body;
  if (validate === null || validate(body)) return;
  const failure = validate.errors?.[0];
  throw new InvalidValue(failure?.instancePath.slice(1) ?? '', limitOf(failure));
}

export function checkKey(name: string, user: string | undefined): Promise<void> {
  return checkBody('createKey', { key_name: name, role: 'viewer', ...(user === undefined ? {} : { user_id: user }) });
}

/** Rejects with InvalidValue if the name is not allowed. A project's name has the same limits as a key's name. */
export function checkProjectName(name: string): Promise<void> {
  return checkKey(name, undefined);
}

export function limitOf(failure: ValidationFailure | undefined): string {
  const limit = Number(failure?.params['limit']);
  const characters = `${limit} character${limit === 1 ? '' : 's'}`;
  if (failure?.keyword === 'minLength') return `should have at least ${characters}`;
  if (failure?.keyword === 'maxLength') return `should have at most ${characters}`;
  return `does not meet the limit "${failure?.keyword ?? ''}" of the contract`;
}
