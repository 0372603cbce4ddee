import { escapeToken, type Document, type Schema } from '@jurybox/openapi';
import { placeOf } from '../canonical/places.ts';
import { mapCompared, otherSide, stable, without, type Compared, type Side } from '../compared.ts';
import type { InclusionOptions } from '../inclusion/inclusion.ts';
import type { ReviewedOperation, Stability } from '../operations.ts';
import { opposite, type Direction, type Draft, type Level, type MessageRef } from '../model.ts';
import type { Position, Step, Way, Witness } from '../model.ts';

/** Compares keywords of a schema. `found` contains the changes that the other rules found in this schema. */
export type SchemaRule = (
  schemas: Compared<Schema>,
  location: Location,
  walk: SchemaWalk,
  found: Draft[],
) => SchemaChange | (SchemaChange | Draft)[];

export type OperationRule = (operations: Compared<ReviewedOperation>, context: OperationContext) => Iterable<Change>;

/** Compares the contracts as a whole. A change can be about an operation that only one contract has. */
export type ContractRule = (
  context: OperationContext,
) => Iterable<Change & { operations?: Partial<Compared<ReviewedOperation>> }>;

/** Both contracts as they apply to requests (no `readOnly` members) and to responses (no `writeOnly` members). */
export interface Contracts {
  request: Compared<Document>;
  response: Compared<Document>;
  operations: Compared<Map<string, ReviewedOperation>>;
}

export interface OperationContext {
  contracts: Contracts;
  stability: Stability;
  /** Renders an HTTP message as the witness of a change that is not in a schema. */
  witness: (example: ExampleMessage) => Witness;
}

/** An HTTP message to render. It has the example values of the contract, except for what the members below change. */
export interface ExampleMessage extends Pick<Witness, 'validIn' | 'refusal'> {
  operation: ReviewedOperation;
  /** The status of the response to render. If undefined, a request is rendered. */
  status?: string;
  contentType?: string;
  accept?: string;
  withParameter?: string;
  withoutParameter?: string;
  withoutBody?: boolean;
  withHeader?: string;
  withoutHeader?: string;
  credentials?: string;
  server?: string;
}

/** The place of the schemas that are being compared. */
export interface Location {
  pointer: string;
  /** The place as findings name it, for example `body.items[].name`. */
  name: string;
  /** Whether the schemas are below `not`, where a narrower schema allows more messages. */
  inverted: boolean;
  /** Whether the value is sent as text, as in parameters and headers. */
  isText?: boolean;
  /**
   * The schemas at `pointer`, the request or response that contains their value (`from`), and the steps from this
   * message to the value. Undefined below `not`, `contains` and similar keywords, because the search for a witness
   * cannot choose a value there.
   */
  anchor: { schemas: Compared<Schema>; from: MessageRef; steps: Step[]; way: Way } | undefined;
}

export interface SchemaWalk {
  readonly documents: Compared<Document>;
  readonly position: Position;
  compare(schemas: Compared<Schema>, location: Location): Draft[];
  /** Whether every value of `schema` (in the contract `inner`) certainly fits `whole` (in the other contract). */
  isIncluded(inner: Side, schema: Schema, whole: Schema, options?: InclusionOptions): boolean;
  /**
   * Whether every value of `schema` certainly fits `whole`. In a request, `schema` is in the base and `whole` in the
   * revision. In a response, `schema` is in the revision and `whole` in the base.
   */
  isAllowed(schema: Schema, whole: Schema, options?: InclusionOptions): boolean;
  /** Whether every value of `branch` certainly fits one of `others`, the other branches of the `anyOf` or `oneOf`. */
  isAllowedBeside(branch: Schema, others: Schema[]): boolean;
}

let serial = 0;

type DraftParts = Omit<Draft, 'serial' | 'keywords' | 'places'> & Partial<Pick<Draft, 'keywords' | 'places'>>;

/** The only function that creates draft findings. Each of them gets its own serial number here. */
const draftOf = (parts: DraftParts): Draft => ({ serial: (serial += 1), keywords: [], places: new Set(), ...parts });

export interface SchemaChange extends Omit<DraftParts, 'rule' | 'position' | 'pointer' | 'message'> {
  /** The rule that the finding names. By default, it is the rule whose function returns this change. */
  rule?: string;
  pointer?: string;
  /** The message without the name of the place. By default, it describes the change of the rule's keyword. */
  text?: string;
  /** The whole message, if it does not have the form `name of the place: text`. */
  message?: string;
}

export const schemaDraft = (
  rule: string,
  { name, inverted, anchor, pointer }: Location,
  { position }: SchemaWalk,
  { text, message, ...change }: SchemaChange,
): Draft =>
  draftOf({
    rule,
    keywords: [rule],
    subject: name,
    pointer,
    ...change,
    message: message ?? `${name}: ${text ?? describeChange(rule, change.change)}`,
    position,
    ...anchor,
    ...(inverted && { direction: opposite(change.direction), isUndescribed: false }),
  });

/** A change outside the schemas, for example of a parameter or a server. */
export interface Change extends Pick<Draft, 'rule' | 'message'>, Partial<Pick<Draft, 'isUndescribed' | 'isStated'>> {
  /** A message that only one contract allows. Its `refusal` says what the other contract does: `requires a body`. */
  example?: Omit<ExampleMessage, 'operation'>;
  /** Creates the witness if no example message can show the change. `label` is the method and path of the operation. */
  prove?: (label: string) => Witness | undefined;
  /** By default, the direction that `example` shows. Without an example, `none`. */
  direction?: Direction;
  /** Where the change has an effect. By default on a `request`; without an `example`, on no message (`contract`). */
  position?: Position;
  /** The JSON pointer to the changed part. By default, it leads to the operation. */
  pointer?: string;
  level?: Level | undefined;
  change: Partial<Compared<unknown>>;
  /** The text before `message`. By default, it is the method and path of the operation. */
  label?: string;
  /** Overrides `direction`, `position` or `level` if the service sends the request, as in a webhook. */
  ifSentByService?: Partial<Pick<Draft, 'direction' | 'position' | 'level'>>;
}

/** The service sends the request of a webhook, so a change of it has the position `response`, and vice versa. */
export function draftOfChange(
  { example, prove, level, label, message, change, ifSentByService, ...given }: Change,
  operations: Partial<Compared<ReviewedOperation>>,
  { witness }: OperationContext,
): Draft {
  const own = operations.revision ?? operations.base;
  const name = own && labelOf(own);
  const position = given.position ?? (example ? 'request' : 'contract');
  const isTurned = own?.isSentByService === true && position !== 'contract';
  const operation = example && operations[example.validIn];
  const shown =
    operation &&
    (() => witness({ ...example, operation, refusal: `the ${otherSide(example.validIn)} ${example.refusal}` }));
  const proof = shown ?? (prove && (() => prove(name ?? '')));
  return draftOf({
    direction: example ? (example.validIn === 'base' ? 'narrows' : 'widens') : 'none',
    pointer: own?.pointer ?? '#',
    ...given,
    position,
    ...(isTurned ? { position: turned(position), ...ifSentByService } : level && { level }),
    message: `${label ?? (name === undefined ? '' : `${name}: `)}${message}`,
    change: { base: undefined, revision: undefined, ...change },
    ...(proof && { prove: proof }),
    places: new Set(name === undefined ? [] : [name]),
  });
}

type WithoutPart = Omit<ExampleMessage, 'operation' | 'validIn'>;
type RequiredPart = Pick<Change, 'rule' | 'position' | 'pointer'> & { done?: string; example: WithoutPart };

/** Reports a part of a message that becomes required or optional. `example` is a message without the part. */
export function* requiredChange(
  parts: Compared<{ required?: boolean }>,
  part: string,
  { done = 'required', example, ...more }: RequiredPart,
): Iterable<Change> {
  const change = mapCompared(parts, ({ required }) => required === true);
  if (change.base === change.revision) return;
  const message = `${part} is ${change.revision ? 'now' : 'no longer'} ${done}`;
  yield { ...more, message, change, example: { ...example, validIn: change.revision ? 'base' : 'revision' } };
}

export const turned = (position: 'request' | 'response'): 'request' | 'response' =>
  position === 'request' ? 'response' : 'request';

export const labelOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

/**
 * Returns the location of a member, an item or a branch. `key` is the name of the member or the index of the item;
 * `null` for a branch. `path` leads from the schema to the child, for example `properties/name`.
 */
export function childLocation(
  location: Location,
  schemas: Compared<Schema>,
  key: string | number | null,
  ...path: string[]
): Location {
  const { anchor, name } = location;
  const last = anchor && { key, schemas: anchor.schemas, way: anchor.way };
  return {
    ...location,
    pointer: placeOf(schemas.revision) ?? [location.pointer, ...path.map(escapeToken)].join('/'),
    name: key === null ? name : typeof key === 'number' ? `${name}[]` : `${name}.${key}`,
    anchor: anchor && last && { ...anchor, schemas, steps: [...anchor.steps, last], way: { ...anchor.way, last } },
  };
}

/** Returns the location of a schema under `not`, `contains` or similar. No search for a witness can begin there. */
export const unanchored = (location: Location, keyword: string, name: string): Location => ({
  ...location,
  pointer: `${location.pointer}/${keyword}`,
  name,
  anchor: undefined,
});

/**
 * A draft finding from inside `not`, `contains` or a similar keyword has no `schemas` at which the search for a witness
 * could begin. The search then begins at the enclosing schema (`anchor`), and looks for a value that only one contract
 * allows because of the `keywords` of this enclosing schema.
 */
export const withAnchor = (drafts: Draft[], { anchor }: Location, keywords: string[]): Draft[] =>
  drafts.map((draft) =>
    draft.schemas || !anchor
      ? draft
      : { ...draft, ...anchor, isUndescribed: false, parts: [partOf(anchor.schemas, keywords)] },
  );

export const partOf = (schemas: Compared<Schema>, keywords: string[]): Compared<Schema> =>
  mapCompared(schemas, (schema) =>
    Object.fromEntries(keywords.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key]])),
  );

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
const textOf = (value: unknown): string => shorten(typeof value === 'string' ? value : stable(value));
const listText = (values: unknown[]): string => shorten(values.slice(0, 60).map(stable).join(', '));

/** Describes the change of a keyword for readers, for example `maxLength 9 → 5`. */
export function describeChange(keyword: string, { base, revision }: Compared<unknown>): string {
  if (Array.isArray(base) && Array.isArray(revision)) {
    const removed = without(base, revision);
    const added = without(revision, base);
    const texts = [
      ...(removed.length > 0 ? [`${listText(removed)} removed from ${keyword}`] : []),
      ...(added.length > 0 ? [`${listText(added)} added to ${keyword}`] : []),
    ];
    return texts.join(', ') || `${keyword} changed`;
  }
  if (base === undefined) return `${keyword} ${textOf(revision)} added`;
  if (revision === undefined) return `${keyword} ${textOf(base)} removed`;
  return `${keyword} ${textOf(base)} → ${textOf(revision)}`;
}

export const branchName = (branch: Schema): string => nameOf(branch) ?? textOf(branch);

function nameOf({ $ref, title, allOf }: Schema): string | undefined {
  if (typeof $ref === 'string') return $ref.split('/').at(-1);
  if (typeof title === 'string') return textOf(title);
  const parts = Array.isArray(allOf) ? (allOf as Schema[]).map(nameOf) : [];
  return parts.length > 0 && parts.every((part) => part !== undefined) ? parts.join(' and ') : undefined;
}
