import type { Schema } from './document.ts';

/**
 * The one model: a request may only widen, a response may only narrow; otherwise someone breaks.
 * A change of what is accepted has a direction; where it stands decides what that means for callers.
 */
export type Direction = 'narrows' | 'widens' | 'both' | 'none';
export type Position = 'request' | 'response' | 'contract';
export type Level = 'major' | 'minor' | 'patch';

/** How a finding is held up. `stated`: nothing on the wire could show it; the rule's waiver says why. */
export type Proof = 'proven' | 'unproven' | 'stated';

export const levels: Level[] = ['major', 'minor', 'patch'];

export function judge(direction: Direction, position: Position): Level {
  if (direction === 'none' || position === 'contract') return 'patch';
  if (direction === 'both') return 'major';
  return (direction === 'narrows') === (position === 'request') ? 'major' : 'minor';
}

export const opposite = (direction: Direction): Direction =>
  direction === 'narrows' ? 'widens' : direction === 'widens' ? 'narrows' : direction;

/** A message that one revision allows and the other does not. */
export interface Witness {
  /** Which revision takes the message; the other one refuses it. */
  validIn: 'base' | 'revision';
  /** The message as it would be sent, long parts shortened. */
  http: string;
  /** Why the other revision refuses it, in a line. */
  refusal: string;
  /** The value that tells them apart, where there is one; complete only where it is small. */
  value?: unknown;
}

export interface Finding {
  /** Twelve hex digits over rule, place and what changed to what: the same change has the same one in every run. */
  fingerprint: string;
  rule: string;
  level: Level;
  direction: Direction;
  position: Position;
  message: string;
  /** JSON pointer into the bundled document (of the base where the revision has nothing there). */
  pointer: string;
  /** The operations it concerns, `METHOD /path`. */
  operations: string[];
  before: unknown;
  after: unknown;
  proof: Proof;
  witness?: Witness;
  source?: { file: string; line: number };
  /** The level that `redocly diff` gives what it reports at this place; `unseen` where it reports nothing. */
  redocly?: Level | 'unseen';
}

/** A way from the root of a message down to the schema that changed: what holds it, and under which key. */
export interface Step {
  a: Schema;
  b: Schema;
  /** A member, a place in a list, or `null` for "the same value seen by a part of `allOf`, `anyOf` …". */
  key: string | number | null;
}

/** A finding before it is judged and proven. */
export interface Draft {
  rule: string;
  keywords: string[];
  direction: Direction;
  position: Position;
  pointer: string;
  message: string;
  before: unknown;
  after: unknown;
  /** Overrules the model, with a waiver in the table of rules. */
  level?: Level;
  /** For schemas: where to look for a witness. */
  a?: Schema;
  b?: Schema;
  steps?: Step[];
  /** The choice that came or went: its values are tried first. */
  part?: { of: 'base' | 'revision'; schema: Schema };
  /** The member of this schema that it is about. */
  member?: string;
  places: Map<string, Place>;
  /** For what is not a schema: makes the witness by itself. */
  prove?: () => Witness | undefined;
}

/** One message of one operation in which a draft was met. */
export interface Place {
  operation: string;
  message: MessageRef;
}

export type MessageRef =
  | { kind: 'body'; key: string; contentType: string; a: Schema; b: Schema }
  | { kind: 'parameter'; key: string; parameter: string; a: Schema; b: Schema }
  | { kind: 'response'; key: string; status: string; contentType: string; a: Schema; b: Schema }
  | { kind: 'header'; key: string; status: string; header: string; a: Schema; b: Schema };

/** Where a finding is, in words; nothing where its message says so. */
export function placeOf({
  message,
  operations: [first = '', ...others],
}: Pick<Finding, 'message' | 'operations'>): string {
  if (others.length > 0) return `${others.length + 1} operations`;
  return message.includes(first) ? '' : first;
}

/** The message of a finding, with where it is. */
export const sentenceOf = (finding: Pick<Finding, 'message' | 'operations'>): string =>
  placeOf(finding) === '' ? finding.message : `${finding.message} (${placeOf(finding)})`;
