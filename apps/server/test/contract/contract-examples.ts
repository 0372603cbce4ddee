/** Reads the examples of request bodies in the contract. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operations, type OperationId } from '@jurybox/types';

const document = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@jurybox/types/openapi.json')), 'utf8'),
) as Record<string, any>;

/** Returns `node`, or the part of the contract that its `$ref` refers to. */
export const follow = (node: any): any =>
  node?.$ref === undefined
    ? node
    : follow(
        node.$ref
          .slice(2)
          .split('/')
          .reduce((at: any, step: string) => at[step.replaceAll('~1', '/')], document),
      );

export const nodeOf = (operation: OperationId) =>
  document['paths'][operations[operation].path][operations[operation].method.toLowerCase()];

/** Returns the examples of an operation's body by their names in the contract. */
export function exampleBodies(operation: OperationId): [name: string, body: unknown][] {
  const examples = nodeOf(operation).requestBody?.content['application/json'].examples ?? {};
  return Object.entries(examples).map(([name, example]) => [name, follow(example).value]);
}

/** Returns the first example of an operation's body, if it has one, with new values of the members `…_name`. */
export function newBody(
  operation: OperationId,
  variantIds: readonly [string, string],
  newName: (maxLength: number) => string,
): any {
  const [example] = exampleBodies(operation);
  if (example === undefined) return undefined;
  const { properties } = follow(nodeOf(operation).requestBody.content['application/json'].schema);
  return Object.fromEntries(
    Object.entries(withVariants(example[1], variantIds)).map(([member, value]) => [
      member,
      member.endsWith('_name') ? newName(follow(properties[member]).maxLength) : value,
    ]),
  );
}

/** Replaces the two variant ids that examples of the contract contain by the variant ids of the fixture. */
export const withVariants = (value: unknown, [first, second]: readonly [string, string]): any =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll('0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1', first)
      .replaceAll('0198d2a4-6f03-7a5d-9b24-d6ea1c83f702', second),
  );
