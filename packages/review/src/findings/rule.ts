import { escapeToken, type Document, type Operation, type Schema } from '@jurybox/openapi';
import type { Compared } from '../compared.ts';
import { opposite, type Draft, type Level, type MessageRef, type Position, type Step, type Witness } from '../model.ts';

/** A rule and what a test holds it to. A rule without a mirror, or with levels of its own, needs a waiver. */
export interface Rule {
  name: string;
  /** The rule that reports the same change made backwards; `self` if it is the same rule. */
  mirror?: string;
  /** Why the rule has no mirror, or why its level is not the one that the model gives. */
  waiver?: string;
  /** The levels that the rule may give beside the one of the model. */
  levels?: Level[];
}

/** A rule about one keyword of a schema, or a few that belong together. */
export interface SchemaRule extends Rule {
  compareSchemas(schemas: Compared<Schema>, location: Location, walk: SchemaWalk): Draft[];
}

/** A rule about schemas whose meaning depends on the keywords beside it, so it also looks at what was `found` there. */
export interface DependentSchemaRule extends Rule {
  compareSchemas(schemas: Compared<Schema>, location: Location, walk: SchemaWalk, found: Draft[]): Draft[];
}

/** A rule about an operation that both contracts have. */
export interface OperationRule extends Rule {
  compareOperations(operations: Compared<Operation>, context: OperationContext): Draft[];
}

/** A rule about the contract as a whole. */
export interface ContractRule extends Rule {
  compareContracts(context: OperationContext): Draft[];
}

/** Both contracts as requests and responses see them, with their operations by key. */
export interface Contracts {
  request: Compared<Document>;
  response: Compared<Document>;
  operations: Compared<Map<string, Operation>>;
}

export interface OperationContext {
  contracts: Contracts;
  /** Renders the HTTP message of a change that is not in a schema. */
  witness: (example: ExampleMessage) => Witness;
}

/** What a rendered message must show: an operation of one contract, and what is special about the message. */
export interface ExampleMessage extends Pick<Witness, 'validIn' | 'refusal'> {
  operation: Operation;
  /** Renders a response with this status instead of a request. */
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

/** Where in a schema a comparison is. */
export interface Location {
  pointer: string;
  /** The place as a person writes it, for example `body.items[].name`. */
  name: string;
  /** True below `not`, where a narrower schema allows more. */
  inverted: boolean;
  /** The schemas that a witness is searched in. Missing below `not`, `contains` and the like. */
  anchor: { schemas: Compared<Schema>; steps: Step[] } | undefined;
}

/** What a rule needs to compare schemas within schemas. */
export interface SchemaWalk {
  readonly documents: Compared<Document>;
  readonly position: Position;
  compare(schemas: Compared<Schema>, location: Location): Draft[];
}

type DraftParts = Omit<Draft, 'rule' | 'keywords' | 'places'> & Partial<Pick<Draft, 'keywords' | 'places'>>;

/** Every draft is made here, and every finding is made from a draft. */
export const draftOf = ({ name }: Rule, parts: DraftParts): Draft => ({
  rule: name,
  keywords: [],
  places: new Map(),
  ...parts,
});

/** The draft of a change of the schema at `location`. */
export function schemaDraft(
  rule: Rule,
  location: Location,
  { position }: SchemaWalk,
  { direction, pointer, ...parts }: Omit<DraftParts, 'position' | 'pointer'> & { pointer?: string },
): Draft {
  return draftOf(rule, {
    ...parts,
    direction: location.inverted ? opposite(direction) : direction,
    position,
    pointer: pointer ?? location.pointer,
    ...location.anchor,
  });
}

/** The draft of a change of an operation that is not in a schema. */
export function operationDraft(rule: Rule, operation: Operation, parts: Omit<DraftParts, 'places'>): Draft {
  const empty: Compared<Schema> = { base: {}, revision: {} };
  const message: MessageRef = { kind: 'body', operationKey: operation.key, contentType: '', schemas: empty };
  const label = labelOf(operation);
  return draftOf(rule, { ...parts, places: new Map([[label, { operation: label, message }]]) });
}

export const labelOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

interface Child {
  schemas: Compared<Schema>;
  /** A member, an index, or `null` for a branch. */
  key: string | number | null;
  /** The keyword that holds the child, and the child's name within it. */
  keyword: string;
  name?: string;
}

/** The location of a member, an item or a branch. */
export function childLocation(location: Location, { schemas, key, keyword, name }: Child): Location {
  const { anchor } = location;
  return {
    pointer: `${location.pointer}/${escapeToken(keyword)}${name === undefined ? '' : `/${escapeToken(name)}`}`,
    name: key === null ? location.name : typeof key === 'number' ? `${location.name}[]` : `${location.name}.${key}`,
    inverted: location.inverted,
    anchor: anchor && { schemas, steps: [...anchor.steps, { schemas: anchor.schemas, key }] },
  };
}

/** The location of a schema that describes no value of its own, for example the one under `propertyNames`. */
export const unanchored = (location: Location, keyword: string, name: string): Location => ({
  pointer: `${location.pointer}/${keyword}`,
  name,
  inverted: location.inverted,
  anchor: undefined,
});

/** Gives drafts from an unanchored location the anchor of the schema around it. */
export function withAnchor(drafts: Draft[], { anchor }: Location, keywords: string[]): Draft[] {
  return drafts.map((draft) =>
    draft.schemas || !anchor ? draft : { ...draft, ...anchor, keywords: [...draft.keywords, ...keywords, '*'] },
  );
}
