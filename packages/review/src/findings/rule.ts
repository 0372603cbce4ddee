import { escapeToken, type Document, type Schema } from '@jurybox/openapi';
import { placeOf } from '../canonical/places.ts';
import { type Compared, type Side, mapCompared } from '../compared.ts';
import type { InclusionOptions } from '../inclusion/inclusion.ts';
import type { ReviewedOperation, Stability } from '../operations.ts';
import { describeChange } from './schema/text.ts';
import { opposite, type Draft, type Level, type MessageRef, type Position, type Step, type Witness } from '../model.ts';

/**
 * The members that every rule has. The mirror of a rule is the rule that reports the reverse change. A rule needs a
 * waiver if it has no mirror or if it has `levels`. A test checks this.
 */
export interface Rule {
  name: string;
  /** The name of the rule that reports the reverse change; `self` if this rule reports it. */
  mirror?: string;
  /** The reason why the rule has no mirror, or why its level differs from the level of the model. */
  waiver?: string;
  /** The levels that the rule may give in addition to the level that the model gives. */
  levels?: Level[];
}

/**
 * A rule that compares one keyword of a schema, or a few related keywords. `found` contains the draft findings of the
 * earlier rules about the same schema.
 */
export interface SchemaRule extends Rule {
  compareSchemas(schemas: Compared<Schema>, location: Location, walk: SchemaWalk, found: Draft[]): Draft[];
}

/** A rule that compares an operation that both contracts have. */
export interface OperationRule extends Rule {
  compareOperations(operations: Compared<ReviewedOperation>, context: OperationContext): Draft[];
}

/** A rule that compares the contracts as a whole. */
export interface ContractRule extends Rule {
  compareContracts(context: OperationContext): Draft[];
}

/**
 * Both contracts in two forms: as they apply to requests, and as they apply to responses. `operations` contains the
 * operations by their key.
 */
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

/**
 * Describes an HTTP message to render. The message has the example values of the contract, except for the parts that
 * the members below change.
 */
export interface ExampleMessage extends Pick<Witness, 'validIn' | 'refusal'> {
  operation: ReviewedOperation;
  /** The status of the response to render. If undefined, a request is rendered. */
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

/** The place of the schemas that are being compared. */
export interface Location {
  pointer: string;
  /** The place as findings name it, for example `body.items[].name`. */
  name: string;
  /** Whether the place is below `not`, where a narrower schema allows more messages. */
  inverted: boolean;
  /** Whether the value is sent as text. That is the case for parameters and headers. */
  isText?: boolean;
  /**
   * The place where the search for a witness begins. `schemas` are the schemas of the whole message. `steps` lead from
   * there to this place. Undefined below `not`, `contains` and similar keywords, because the search cannot choose a
   * value there.
   */
  anchor: { schemas: Compared<Schema>; steps: Step[] } | undefined;
}

/** The functions that a rule uses to compare subschemas. */
export interface SchemaWalk {
  readonly documents: Compared<Document>;
  readonly position: Position;
  compare(schemas: Compared<Schema>, location: Location): Draft[];
  /**
   * Whether the other contract certainly allows every value of `schema`. `schema` is from the contract that
   * `sideOfBreak` returns. `whole` is the schema that the other contract has at this place.
   */
  isAllowed(schema: Schema, whole: Schema, options?: InclusionOptions): boolean;
  /** Whether every value of `schema` in the contract `inner` certainly fits `whole` in the other contract. */
  isIncluded(inner: Side, schema: Schema, whole: Schema, options?: InclusionOptions): boolean;
  /** Whether the other branches of the same contract certainly allow every value of `branch`. */
  isAllowedBeside(branch: Schema, others: Schema[]): boolean;
}

let serial = 0;

type DraftParts = Omit<Draft, 'rule' | 'serial' | 'keywords' | 'places'> & Partial<Pick<Draft, 'keywords' | 'places'>>;

/** Creates a draft finding. Only this function creates draft findings, and every finding is made from one. */
export const draftOf = ({ name }: Rule, parts: DraftParts): Draft => ({
  rule: name,
  serial: (serial += 1),
  keywords: [],
  places: new Map(),
  ...parts,
});

/** A change of a schema, from which `schemaRule` creates a draft finding. */
export interface SchemaChange extends Omit<DraftParts, 'position' | 'pointer' | 'message'> {
  pointer?: string;
  /** The message without the name of the place. By default, it describes the change of the rule's keyword. */
  text?: string;
  /** The whole message, if it does not have the form `name of the place: text`. */
  message?: string;
}

/** Creates a rule for schemas. `changesOf` can also return the draft findings of other rules. */
export const schemaRule = (
  rule: Rule,
  changesOf: (...compared: Parameters<SchemaRule['compareSchemas']>) => SchemaChange | (SchemaChange | Draft)[],
): SchemaRule => ({
  ...rule,
  compareSchemas: (schemas, location, walk, found) =>
    [changesOf(schemas, location, walk, found)]
      .flat()
      .map((one) => ('serial' in one ? one : schemaDraft(rule, location, walk, one))),
});

/** Creates the draft finding for a change of the schema at `location`. */
export function schemaDraft(
  rule: Rule,
  location: Location,
  { position }: SchemaWalk,
  { direction, pointer, text, message, ...parts }: SchemaChange,
): Draft {
  return draftOf(rule, {
    subject: location.name,
    ...parts,
    message: message ?? `${location.name}: ${text ?? describeChange(rule.name, parts.change)}`,
    direction: location.inverted ? opposite(direction) : direction,
    position,
    pointer: pointer ?? location.pointer,
    ...location.anchor,
    ...(location.inverted ? { isUndescribed: false } : {}),
  });
}

interface OperationDraftParts extends Omit<DraftParts, 'places'> {
  /** What differs if the service sends the request, as in a webhook. */
  ifSentByService?: Partial<Pick<Draft, 'direction' | 'position' | 'level'>>;
}

/**
 * Creates the draft finding for a change of an operation that is not in a schema. If the service sends the request, the
 * request counts as a response and the response as a request, and the model gives the level.
 */
export function operationDraft(
  rule: Rule,
  operation: ReviewedOperation,
  { ifSentByService, ...given }: OperationDraftParts,
): Draft {
  const { level: _, ...own } = given;
  const parts =
    operation.isSentByService && given.position !== 'contract'
      ? { ...own, position: turned(given.position), ...ifSentByService }
      : given;
  const empty: Compared<Schema> = { base: {}, revision: {} };
  const message: MessageRef = { kind: 'body', operationKey: operation.key, contentType: '', schemas: empty };
  const label = labelOf(operation);
  return draftOf(rule, { ...parts, places: new Map([[label, { operation: label, message }]]) });
}

/** A change of an operation, from which `operationRule` creates a draft finding. */
export interface OperationChange extends OperationDraftParts {
  /** What the message of the finding begins with. By default, this is the name of the operation. */
  label?: string;
  /** The message that shows the change. It belongs to the operation in the contract `validIn`. */
  example?: Omit<ExampleMessage, 'operation'>;
}

/** Creates a rule for operations that both contracts have. */
export const operationRule = (
  rule: Rule,
  changesOf: (
    operations: Compared<ReviewedOperation>,
    context: OperationContext,
  ) => OperationChange | OperationChange[],
): OperationRule => ({
  ...rule,
  compareOperations: (operations, context) =>
    [changesOf(operations, context)].flat().map(({ example, label, message, ...parts }) =>
      operationDraft(rule, operations.revision, {
        ...parts,
        message: `${label ?? `${labelOf(operations.revision)}: `}${message}`,
        ...(example ? { prove: () => context.witness({ ...example, operation: operations[example.validIn] }) } : {}),
      }),
    ),
});

/** Returns the position of a message that the other side sends. */
export const turned = (position: 'request' | 'response'): 'request' | 'response' =>
  position === 'request' ? 'response' : 'request';

export const labelOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

interface Child {
  schemas: Compared<Schema>;
  /** The name of a member, the index of an item, or `null` for a branch. */
  key: string | number | null;
  /**
   * The keyword that contains the child, for example `properties`. `name` is the child's name or index under this
   * keyword.
   */
  keyword: string;
  name?: string;
}

/** Returns the location of a member, an item or a branch. */
export function childLocation(location: Location, { schemas, key, keyword, name }: Child): Location {
  const { anchor } = location;
  const pointer = `${location.pointer}/${escapeToken(keyword)}${name === undefined ? '' : `/${escapeToken(name)}`}`;
  return {
    pointer: placeOf(schemas.revision) ?? pointer,
    name: key === null ? location.name : typeof key === 'number' ? `${location.name}[]` : `${location.name}.${key}`,
    inverted: location.inverted,
    ...(location.isText === true ? { isText: true } : {}),
    anchor: anchor && { schemas, steps: [...anchor.steps, { schemas: anchor.schemas, key }] },
  };
}

/**
 * Returns the location of a subschema under a keyword such as `propertyNames`. The search for a witness cannot begin
 * there, because it cannot place a value of this subschema in a message.
 */
export const unanchored = (location: Location, keyword: string, name: string): Location => ({
  pointer: `${location.pointer}/${keyword}`,
  name,
  inverted: location.inverted,
  ...(location.isText === true ? { isText: true } : {}),
  anchor: undefined,
});

/**
 * Some draft findings do not say where the search for a witness begins. Returns the draft findings with the enclosing
 * schema as the beginning of their search. `keywords` are the keywords of this schema that changed.
 */
export function withAnchor(drafts: Draft[], { anchor }: Location, keywords: string[]): Draft[] {
  return drafts.map((draft) =>
    draft.schemas || !anchor
      ? draft
      : {
          ...draft,
          ...anchor,
          isUndescribed: false,
          keywords: [...draft.keywords, ...keywords, '*'],
          parts: keywords.length > 0 ? [partOf(anchor.schemas, keywords)] : [],
        },
  );
}

/** Returns copies of both schemas that contain only the given keywords. */
export const partOf = (schemas: Compared<Schema>, keywords: string[]): Compared<Schema> =>
  mapCompared(schemas, (schema) =>
    Object.fromEntries(keywords.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key]])),
  );
