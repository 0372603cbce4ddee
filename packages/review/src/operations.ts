import { escapeToken, followReferences, isObject, operationsOf } from '@jurybox/openapi';
import type { Document, Operation, Parameter } from '@jurybox/openapi';

/** An operation, a webhook or a callback. */
export interface ReviewedOperation extends Operation {
  /** Whether the service sends the request and the caller responds, as in a webhook. */
  isSentByService: boolean;
}

/** The JSON pointer of the path item of each webhook or callback, by a label such as `webhook noteAdded`. */
type Sent = Map<string, string>;

/** Whether the label of an operation names a webhook or callback, for example `POST webhook noteAdded`. */
export const isSentLabel = (label: string): boolean => /^\S+ (webhook|callback) /.test(label);

export function reviewedOperations(document: Document): Map<string, ReviewedOperation> {
  const own = operationsOf(document);
  const found = marked(own.values(), false);
  const { webhooks } = document as Document & { webhooks?: unknown };
  const names = Object.keys(isObject(webhooks) ? webhooks : {}).filter((name) => !name.startsWith('x-'));
  let sent: Sent = new Map([
    ...names.map((name): [string, string] => [`webhook ${name}`, pointerTo('#/webhooks', name)]),
    ...callbacksOf(document, own.values()),
  ]);
  const known = new Set<string>();
  // The service sends a webhook, the caller sends its callbacks, the service sends their callbacks, and so on.
  for (let isSent = true; sent.size > 0; isSent = !isSent) {
    const operations = sentOperations(document, sent);
    for (const [key, operation] of marked(operations, isSent)) found.set(key, operation);
    const fresh = operations.filter(({ pointer }) => !known.has(`${isSent} ${pointer}`));
    for (const { pointer } of fresh) known.add(`${isSent} ${pointer}`);
    sent = callbacksOf(document, fresh);
  }
  return found;
}

const marked = (operations: Iterable<Operation>, isSentByService: boolean): Map<string, ReviewedOperation> =>
  new Map([...operations].map((one) => [one.key, { ...withNamesOfPath(one), isSentByService }]));

/** Renames path parameters as in the path, because some contracts declare another name, for example `ID` for `{id}`. */
function withNamesOfPath(operation: Operation): Operation {
  const names = [...operation.path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const isOther = ({ name, in: place }: Parameter) => place === 'path' && !names.includes(name);
  const others = operation.parameters.filter(isOther);
  const free = names.filter((name) => !operation.parameters.some((one) => one.in === 'path' && one.name === name));
  if (others.length === 0 || others.length !== free.length) return operation;
  const parameters = operation.parameters.map((one) =>
    isOther(one) ? { ...one, name: free[others.indexOf(one)] ?? one.name } : one,
  );
  return { ...operation, parameters };
}

/** Returns the operations of webhooks and callbacks. `servers` and `security` of the document do not apply to them. */
function sentOperations(document: Document, sent: Sent): Operation[] {
  const items = Object.fromEntries([...sent].map(([name, pointer]) => [name, { $ref: pointer }]));
  const all = operationsOf({ ...document, servers: [], security: [], paths: { ...document.paths, ...items } });
  return [...all.values()].filter(({ path }) => sent.has(path));
}

function callbacksOf(document: Document, operations: Iterable<Operation>): Sent {
  const found: Sent = new Map();
  for (const { node, pointer, method, path } of operations)
    for (const [name, raw] of Object.entries(isObject(node['callbacks']) ? node['callbacks'] : {})) {
      const callback = followReferences<unknown>(document, raw, pointerTo(`${pointer}/callbacks`, name));
      for (const address of Object.keys(isObject(callback.value) ? callback.value : {})) {
        // Removes braces, because the label becomes the path of an operation. Paths that differ only inside braces,
        // such as `/{a}` and `/{b}`, would count as the same operation.
        const to = address.replaceAll(/[{}]/g, '');
        const label = `callback ${name} to ${to} of ${method} ${path}`;
        if (!address.startsWith('x-')) found.set(label, pointerTo(callback.pointer, address));
      }
    }
  return found;
}

/** Returns a JSON pointer to a member. Escapes `%`, because a reference is percent-decoded when it is read. */
const pointerTo = (pointer: string, name: string): string => `${pointer}/${escapeToken(name).replaceAll('%', '%25')}`;

/** How a contract marks operations that may change: the name of the extension, and its values for these operations. */
export interface Stability {
  name: string;
  unstable: string[];
}

export const usualStability: Stability = { name: 'x-stability-level', unstable: ['draft', 'alpha'] };

export function unstableValue({ node }: Pick<Operation, 'node'>, { name, unstable }: Stability): string | undefined {
  const value = node[name];
  return typeof value === 'string' && unstable.includes(value) ? value : undefined;
}

export const operationsByLabel = (document: Document): Map<string, ReviewedOperation> =>
  new Map([...reviewedOperations(document).values()].map((one) => [`${one.method} ${one.path}`, one]));
