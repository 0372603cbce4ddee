import type { Compared, Side } from './compared.ts';
import type { Schema } from '@jurybox/openapi';
import type { CauseTraffic } from './traffic/tally.ts';

/**
 * How a change moves the set of allowed messages. `narrows`: the revision allows fewer messages than the base.
 * `widens`: the revision allows more. `both`: the revision allows some messages that the base refuses, and refuses some
 * that the base allows. `none`: both contracts allow the same messages. In the model of the review, a change breaks
 * callers if it narrows requests or widens responses.
 */
export type Direction = 'narrows' | 'widens' | 'both' | 'none';
/**
 * Where a change has an effect: in requests, in responses, or only in the contract. `contract` means that requests and
 * responses stay the same, for example if an operation gets a new name.
 */
export type Position = 'request' | 'response' | 'contract';
/**
 * How serious a change is. `major` and `formal` break callers by the model. A `formal` break only affects callers that
 * rely on something which the base allows but does not describe, for example a member that the base does not name. A
 * formal break blocks the merge only if you configure it.
 */
export type Level = 'major' | 'formal' | 'minor' | 'patch';

/**
 * How certain a finding is. `proven`: a witness shows the change. `unproven`: the search found no witness. `stated`:
 * no request or response can show the change, and the rule's waiver says why.
 */
export type Proof = 'proven' | 'unproven' | 'stated';

export const levels: Level[] = ['major', 'formal', 'minor', 'patch'];

/** Whether a change of this level breaks callers. */
export const isBreaking = (level: Level): boolean => level === 'major' || level === 'formal';

/** The part of the version number that a release raises. */
export type Bump = Exclude<Level, 'formal'>;
export const bumps: Bump[] = ['major', 'minor', 'patch'];
export const bumpOf = (level: Level): Bump => (level === 'formal' ? 'minor' : level);

/**
 * Returns the level that the model gives a change. A break of requests is `formal` if every witness needs something
 * that the base allows but does not describe. That is one of the following:
 * - a member that neither `properties` nor `patternProperties` nor a schema under `additionalProperties` covers,
 * - an item that neither `items` nor `prefixItems` covers,
 * - a value whose schema says nothing about values, or
 * - a value of a type about which a schema without `type` says nothing.
 * A break of responses is `formal` if callers do not rely on what the base says. That is one of the following:
 * - the response has a member or an item that the base does not name and refuses,
 * - items of a list repeat, or
 * - a value fits several branches of `oneOf` in the base.
 */
export function levelOf(direction: Direction, position: Position, isUndescribed = false): Level {
  if (direction === 'none' || position === 'contract') return 'patch';
  const isBreaking = direction === 'both' || (direction === 'narrows') === (position === 'request');
  return isBreaking ? (isUndescribed ? 'formal' : 'major') : 'minor';
}

/**
 * Returns the contract against which a breaking message is valid. For a request, this is the base: callers still send
 * it. For a response, this is the revision: the server now sends it.
 */
export const sideOfBreak = (position: Position): Side => (position === 'response' ? 'revision' : 'base');

export const opposite = (direction: Direction): Direction =>
  direction === 'narrows' ? 'widens' : direction === 'widens' ? 'narrows' : direction;

/** A message that one contract allows and the other refuses. */
export interface Witness {
  /** The contract that allows the message. */
  validIn: Side;
  /** The text of the HTTP message. Long values are shortened. */
  http: string;
  /** Why the other contract refuses the message, in one line. */
  refusal: string;
  /**
   * The value that the other contract refuses. Undefined if it is large, or if the refusal is not about a single value.
   */
  value?: unknown;
}

/**
 * A witness, and whether the break is formal. The break is formal if every witness that the search found contains
 * something that the contract `validIn` allows but does not describe.
 */
export interface Shown extends Witness {
  isUndescribed?: true;
}

/** A change with its level and proof. `base` and `revision` hold the changed value in each contract. */
export interface Finding extends Compared<unknown> {
  /**
   * Twelve hex digits: a hash of the rule, the place and the change. The same change has the same fingerprint in every
   * review.
   */
  fingerprint: string;
  rule: string;
  /** A rule for a part of the changes that `rule` reports. The report shows it, and the policy may name either rule. */
  narrowRule?: string;
  level: Level;
  direction: Direction;
  position: Position;
  message: string;
  /**
   * The part of the message that changed, for example `body.items[].name`; undefined if the change is not in a schema.
   */
  subject?: string;
  /**
   * JSON pointer into the bundled revision. If the change removed the target, it is a pointer into the bundled base.
   */
  pointer: string;
  /** The operations that the change concerns, as `METHOD /path`. */
  operations: string[];
  proof: Proof;
  witness?: Witness;
  /** The place in the source file that the finding is about. Lines and columns start at 1. */
  source?: { file: string; line: number; column: number };
}

/** One step on the path from the root of a message to the schema that changed. */
export interface Step {
  schemas: Compared<Schema>;
  /** The name of a member or the index of an item; `null` for a branch, for example of `anyOf`. */
  key: string | number | null;
}

/** A draft finding: a change that a rule reports, before the level is decided and the search for a witness runs. */
export interface Draft {
  rule: string;
  /** The number that identifies the draft finding. Its copies keep this number. */
  serial: number;
  /** The keywords that changed. A change in a branch of a choice also has the keyword of the choice. */
  keywords: string[];
  direction: Direction;
  position: Position;
  pointer: string;
  message: string;
  subject?: string;
  change: Compared<unknown>;
  /** The level that the rule gives if it does not use the level of the model. The rule's waiver says why. */
  level?: Level;
  /**
   * Whether the break is formal, because every witness needs something that one contract allows but does not describe.
   */
  isUndescribed?: boolean;
  /** The direction that the finding gets if the search finds no witness. */
  withoutWitness?: Direction;
  /**
   * Set if no request or response can show the break. For example, responses lose an optional member: every response
   * without the member still fits the base.
   */
  isStated?: true;
  /** The schemas of the message in which the search for a witness begins. */
  schemas?: Compared<Schema>;
  /**
   * Pairs of changed parts of `schemas`, one part from each contract. A witness must have a value at the place of the
   * change that one part of a pair allows and the other part refuses.
   */
  parts?: Compared<Schema>[];
  steps?: Step[];
  /**
   * The branch that was added or removed, and the contract that has the branch. The search tries the values of this
   * branch first.
   */
  branch?: { of: Side; schema: Schema };
  /**
   * Set if `branch` refuses every value. The change is then non-breaking if the other contract still has the branch,
   * perhaps under another name.
   */
  isBranchEmpty?: true;
  /** The name of the member that was added or removed. */
  member?: string;
  /**
   * The operations that the change concerns, as `METHOD /path`. If the change is in a schema, each has a message that
   * contains the change.
   */
  places: Map<string, MessageRef | undefined>;
  /** Creates the witness of a change that is not in a schema. */
  prove?: () => Witness | undefined;
}

/**
 * Identifies a message of an operation, with the schema of the message in both contracts. `isText` says whether the
 * value of a parameter or header is sent as text, and not as JSON.
 */
export type MessageRef = { operationKey: string; schemas: Compared<Schema> } & (
  | { kind: 'body'; contentType: string }
  | { kind: 'parameter'; parameter: string; isText: boolean }
  | { kind: 'response'; status: string; contentType: string }
  | { kind: 'header'; status: string; header: string; isText: boolean }
);

/**
 * One change that a person made, with all findings that the change causes. For example, renaming a member causes up to
 * three findings. A changed limit of a shared schema is one cause, although it concerns every operation that uses the
 * schema.
 */
export interface Cause {
  /** The fingerprint that an approval names. A cause with one finding has the fingerprint of that finding. */
  fingerprint: string;
  /** One sentence that describes the change to people. Code is between backticks. */
  title: string;
  /** The worst level of the findings. */
  level: Level;
  rule: string;
  proof: Proof;
  /** The fingerprints of the findings, worst first. */
  findings: string[];
  /** The operations of all findings, as `METHOD /path`. */
  operations: string[];
  /** The places in the source files, without duplicates. */
  sources: NonNullable<Finding['source']>[];
  /**
   * `blocks`: the cause blocks the merge. `announced`: the removal was announced, and its sunset has passed.
   * `baseline`: the baseline file lists the findings, because they are older than the introduction of the review.
   * `unused`: no recorded request uses the changed part, and the policy allows such a break.
   */
  status: 'blocks' | 'approved' | 'announced' | 'ignored' | 'baseline' | 'unused' | 'passes';
  /** The steps that unblock the merge; undefined for a cause that does not block it. */
  blocks?: string;
  /** Whether somebody can unblock the merge by approving the fingerprint of the cause. */
  canBeApproved?: boolean;
  /** The reason why a breaking cause does not block the merge, for example an approval. */
  allowed?: string;
  /** The reason that the approval gives for allowing the cause. */
  reason?: string;
  /** The reason in the configuration for giving the rule another level. */
  levelReason?: string;
  /** What recorded requests say about a breaking cause; undefined if they cannot show it. */
  traffic?: CauseTraffic;
}
