import type { Compared, Side } from './compared.ts';
import type { Schema } from '@jurybox/openapi';
import type { CauseTraffic } from './traffic/tally.ts';

/** The revision allows fewer messages (`narrows`), more (`widens`), or both: it refuses some and allows others. */
export type Direction = 'narrows' | 'widens' | 'both' | 'none';
/** Where a change has an effect. `contract`: requests and responses stay the same. */
export type Position = 'request' | 'response' | 'contract';
/** `formal`: breaks only callers that rely on something which the base allows but does not describe. */
export type Level = 'major' | 'formal' | 'minor' | 'patch';

/** `proven`: a witness shows the change. `unproven`: a search found no witness. `stated`: the review did not search. */
export type Proof = 'proven' | 'unproven' | 'stated';

export const levels: Level[] = ['major', 'formal', 'minor', 'patch'];

export const isBreaking = (level: Level): boolean => level === 'major' || level === 'formal';

export type Bump = Exclude<Level, 'formal'>;
export const bumps: Bump[] = ['major', 'minor', 'patch'];
export const bumpOf = (level: Level): Bump => (level === 'formal' ? 'minor' : level);

/** Returns the level: breaking if a change narrows requests or widens responses. `isUndescribed`: a break is formal. */
export function levelOf(direction: Direction, position: Position, isUndescribed = false): Level {
  if (direction === 'none' || position === 'contract') return 'patch';
  const isBreaking = direction === 'both' || (direction === 'narrows') === (position === 'request');
  return isBreaking ? (isUndescribed ? 'formal' : 'major') : 'minor';
}

/**
 * Returns the contract that allows a message which breaks callers: the base for a request that callers still send, and
 * the revision for a response that the server now sends.
 */
export const sideOfBreak = (position: Position): Side => (position === 'response' ? 'revision' : 'base');

export const opposite = (direction: Direction): Direction =>
  direction === 'narrows' ? 'widens' : direction === 'widens' ? 'narrows' : direction;

/** A message that one contract allows and the other refuses. */
export interface Witness {
  validIn: Side;
  http: string;
  /** Why the other contract refuses the message, in one line. */
  refusal: string;
  /** The refused value. Undefined if it is large, or if the refusal is not about a single value. */
  value?: unknown;
}

/** `isUndescribed`: the contract that allows the witness does not describe everything in it. */
export type Shown = Witness & { isUndescribed?: true };

/** A place in a source file. Lines and columns start at 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** A change with its level and proof. `report.schema.json` describes the members. */
export interface Finding
  extends Compared<unknown>, Pick<Draft, 'rule' | 'direction' | 'position' | 'message' | 'subject' | 'pointer'> {
  fingerprint: string;
  narrowRule?: string;
  level: Level;
  operations: string[];
  proof: Proof;
  witness?: Witness;
  source?: Place;
}

/** A step on the path from the root of a message to the schema that changed. */
export interface Step {
  schemas: Compared<Schema>;
  /** The name of a member or the index of an item; `null` for a branch, for example of `anyOf`. */
  key: string | number | null;
  way: Way;
}

/** The shortest path from a message (a body, parameter or header) to a pair of schemas, as a linked list of steps. */
export interface Way {
  from: MessageRef;
  last: Step | undefined;
}

export function followWay(way: Way): { from: MessageRef; steps: Step[] } {
  const steps: Step[] = [];
  for (; way.last; way = way.last.way) steps.unshift(way.last);
  return { from: way.from, steps };
}

/** A draft finding: a change that a rule reports, before the level is decided and the search for a witness runs. */
export interface Draft {
  rule: string;
  /** The number of the draft finding. Every copy of it keeps this number, for example one with another direction. */
  serial: number;
  /** The keywords that changed. If they are in a branch of `anyOf` or `oneOf`, also this keyword. */
  keywords: string[];
  direction: Direction;
  position: Position;
  /** JSON pointer into the bundled revision, or into the bundled base if the change removed the target. */
  pointer: string;
  message: string;
  /** The part of the request or response that changed, if it is in a schema, for example `body.items[].name`. */
  subject?: string;
  change: Compared<unknown>;
  /** The level that the rule sets instead of the level that `levelOf` returns. The rule's waiver says why. */
  level?: Level;
  isUndescribed?: boolean;
  /** Replaces `direction` if the search finds no witness. */
  withoutWitness?: Direction;
  /** Set if no witness can show the break, as for a removed optional member: the base allows responses without it. */
  isStated?: true;
  schemas?: Compared<Schema>;
  /** What changed, as pairs of schemas. In at least one pair, only one contract allows the value of the witness. */
  parts?: Compared<Schema>[];
  /** The message in which the comparison reached the changed schema. `steps` lead from the message to the schema. */
  from?: MessageRef;
  steps?: Step[];
  way?: Way;
  /** The branch that was added or removed, and the contract that has it. The search tries its values first. */
  branch?: { of: Side; schema: Schema };
  /** Set if `branch` refuses every value. Nobody can use such a branch, so replacing it by another breaks no caller. */
  isBranchEmpty?: true;
  member?: string;
  /** The operations that the change concerns, as `METHOD /path`. */
  places: Set<string>;
  prove?: () => Witness | undefined;
}

/** A body, parameter or header, with its schema in both contracts. `isText`: the value is sent as text, not as JSON. */
export type MessageRef = { operationKey: string; schemas: Compared<Schema> } & (
  | { kind: 'body'; contentType: string }
  | { kind: 'parameter'; parameter: string; isText: boolean }
  | { kind: 'response'; status: string; contentType: string }
  | { kind: 'header'; status: string; header: string; isText: boolean }
);

/** One change that a person made, with all findings that it causes. `report.schema.json` describes the members. */
export interface Cause {
  fingerprint: string;
  title: string;
  level: Level;
  rule: string;
  proof: Proof;
  findings: string[];
  operations: string[];
  sources: Place[];
  /** `announced`: a removal whose sunset has passed. `unused`: no recorded request uses the changed part. */
  status: 'blocks' | 'approved' | 'announced' | 'ignored' | 'baseline' | 'unused' | 'passes';
  blocks?: string;
  canBeApproved?: boolean;
  allowed?: string;
  reason?: string;
  levelReason?: string;
  traffic?: CauseTraffic;
}
