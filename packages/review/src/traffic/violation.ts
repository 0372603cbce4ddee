import { unescapeToken, type Schema } from '@jurybox/openapi';
import { brokenDown, type Validators } from '../witness/validators.ts';
import { memberIn } from '../witness/violations.ts';

/** The part of a message that a violation or a finding is about, for example `body` or `query limit`. */
export type PartName = string;

/** A reason why a contract does not allow a recorded message. */
export interface Violation {
  part: PartName;
  /** The names of members and indexes of items that lead from the body, parameter or header to the wrong value. */
  path: string[];
  /** The keyword of the schema, or the name of a rule such as `parameter-required`. */
  keyword: string;
  /** Says what the contract requires. Contains no recorded value. */
  says: string;
  /** The member that is missing or not allowed. */
  member?: string;
  /** Identifies a violation. The same violation has the same key in both contracts. */
  key: string;
}

/** The result of checking a message against one contract. */
export interface Check {
  violations: Violation[];
  /** The parts that were sent but not recorded, or that the review cannot check. */
  unchecked: Set<PartName>;
  body?: unknown;
}

export const violation = (part: PartName, keyword: string, says: string): Violation => ({
  part,
  path: [],
  keyword,
  says,
  key: `${part} ${keyword}`,
});

/** Adds violations to `check` if none of the possible readings of a sent value (`values`) fits the schema. */
export function checkValue(
  { validators, check, part }: { validators: Validators; check: Check; part: PartName },
  schema: Schema,
  values: unknown[],
  isText = false,
): void {
  let fewest: ReturnType<Validators['errors']> | undefined;
  for (const value of values) {
    const errors = (isText ? validators.reading('text') : validators).errors(schema, value);
    if (errors.some(({ keyword }) => keyword === brokenDown)) return void check.unchecked.add(part);
    if (errors.length === 0) return;
    if (fewest === undefined || errors.length < fewest.length) fewest = errors;
  }
  for (const { instancePath, keyword, params, message = 'does not fit' } of fewest ?? []) {
    const path = instancePath.split('/').slice(isText ? 2 : 1);
    const member = memberIn(params);
    check.violations.push({
      part,
      path: path.map(unescapeToken),
      keyword,
      says: keyword === 'not' ? 'must not occur' : message,
      ...(member === undefined ? {} : { member }),
      key: [part, instancePath, keyword, JSON.stringify(params)].join(' '),
    });
  }
}
