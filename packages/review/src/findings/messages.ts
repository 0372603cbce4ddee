import type { Document, MediaType, Operation, Schema } from '../document.ts';
import type { Draft, MessageRef, Position } from '../model.ts';
import type { Witness } from '../model.ts';
import { SchemaComparison } from './schema.ts';

/** Both revisions as seen from the request's side and the response's, and the operations of both. */
export interface Pair {
  request: { a: Document; b: Document };
  response: { a: Document; b: Document };
  before: Map<string, Operation>;
  after: Map<string, Operation>;
}

export interface Context {
  pair: Pair;
  schemas: Record<'request' | 'response', SchemaComparison>;
  /** Makes the HTTP message of a change that is not one of a schema. */
  show: (message: Shown) => Witness;
  /** Every message whose schemas changed, with what was found in it. */
  met: Met[];
}

export interface Met {
  operation: string;
  position: 'request' | 'response';
  message: MessageRef;
  drafts: Draft[];
}

/** What a message should show: an operation of one revision, and what is special about it. */
export interface Shown {
  validIn: 'base' | 'revision';
  operation: Operation;
  refusal: string;
  /** A response instead of a request. */
  status?: string;
  contentType?: string;
  accept?: string;
  withParameter?: string;
  withoutParameter?: string;
  withoutBody?: boolean;
  withoutHeader?: string;
  credentials?: string;
  server?: string;
}

export function contextOf(pair: Pair, show: Context['show']): Context {
  return {
    pair,
    show,
    met: [],
    schemas: {
      request: new SchemaComparison(pair.request.a, pair.request.b, 'request'),
      response: new SchemaComparison(pair.response.a, pair.response.b, 'response'),
    },
  };
}

export const label = (operation: Operation): string => `${operation.method} ${operation.path}`;

interface Plain {
  rule: string;
  direction: Draft['direction'];
  position: Position;
  pointer: string;
  message: string;
  operation: Operation;
  before?: unknown;
  after?: unknown;
  level?: Draft['level'];
  prove?: Draft['prove'];
}

/** A change that is not one of a schema. */
export function plain({ operation, level, prove, before, after, ...rest }: Plain): Draft {
  return {
    ...rest,
    before,
    after,
    keywords: [],
    ...(level ? { level } : {}),
    ...(prove ? { prove } : {}),
    places: new Map([
      [
        label(operation),
        { operation: label(operation), message: { kind: 'body', key: operation.key, contentType: '', a: {}, b: {} } },
      ],
    ]),
  };
}

/** Compares one schema of a message, and remembers for what is found where it was met. */
export function compareSchema(
  context: Context,
  position: 'request' | 'response',
  { operation, message, name, pointer }: { operation: Operation; message: MessageRef; name: string; pointer: string },
): Draft[] {
  const { a, b } = message;
  const drafts = context.schemas[position].compare(a, b, { pointer, name, flip: false, anchor: { a, b, steps: [] } });
  if (drafts.length > 0) context.met.push({ operation: label(operation), position, message, drafts });
  for (const draft of drafts)
    if (!draft.places.has(label(operation)))
      draft.places.set(label(operation), { operation: label(operation), message });
  return drafts;
}

export const schemaOf = (media: MediaType | undefined): Schema =>
  typeof media?.schema === 'object' ? media.schema : {};

/** Operations that are there, gone or new, by method and path. */
export function operationPairs({ before, after }: Pair): { a?: Operation; b?: Operation }[] {
  return [...new Set([...before.keys(), ...after.keys()])].map((key) => {
    const [a, b] = [before.get(key), after.get(key)];
    return { ...(a ? { a } : {}), ...(b ? { b } : {}) };
  });
}
