import type { ErrorObject } from 'ajv';
import { isObject, type Schema } from '@jurybox/openapi';
import { type Compared, type Side, otherSide } from '../compared.ts';
import { type Direction, type Draft, type Position, type Step, levelOf } from '../model.ts';
import { isDescribed } from './described.ts';
import { valuesOfTwoBranches } from './objects.ts';
import { shrink } from './shrink.ts';
import { put, valuesAt } from './steps.ts';
import { type Validators, brokenDown } from './validators.ts';
import { Sampler } from './values.ts';
import { isAbout, isOverlap } from './violations.ts';

/** A value that the contract `validIn` allows and the other contract refuses with `errors`. */
export interface Separation {
  value: unknown;
  validIn: Side;
  errors: ErrorObject[];
  /** Whether the value contains something that the contract `validIn` allows but does not describe. */
  isUndescribed?: boolean;
}

/**
 * Returns the contract that allows the witness: the base if the change narrows, the revision if it widens. If the
 * change does both, returns the base for a request and the revision for a response. The witness then shows the part of
 * the change that breaks callers.
 */
function sideOfWitness(direction: Direction, position: Position): Side {
  if (direction === 'narrows') return 'base';
  if (direction === 'widens') return 'revision';
  return position === 'request' ? 'base' : 'revision';
}

export interface SearchedMessage {
  validators: Compared<Validators>;
  /** The schemas of the whole message in both contracts. */
  root: Compared<Schema>;
  /** Whether the value is sent as text, which is true for parameters and headers. */
  isText: boolean;
}

type Fits = (side: Side, schema: Schema, value: unknown) => boolean;
type Validate = (side: Side, schema: Schema, value: unknown, isConfirming?: boolean) => ErrorObject[];

/**
 * Searches for a witness of the change in a draft finding: a message that one contract allows and the other refuses
 * because of this change. The value at the place of the change must be refused by the changed part of the schema. The
 * first search also requires that the validator reports the error at this place. The second search accepts an error at
 * any place, because the validator can report an error inside a choice such as `oneOf` elsewhere.
 */
export function separate(draft: Draft, message: SearchedMessage): Separation | undefined {
  const isFarAllowed = (draft.parts?.length ?? 0) > 0;
  const found = (isDescribed: boolean) =>
    search(draft, message, { atPlace: true, isDescribed }) ??
    (isFarAllowed ? search(draft, message, { atPlace: false, isDescribed }) : undefined);
  const any = found(false);
  const { validators } = message;
  const side = sideOfWitness(draft.direction, draft.position);
  if (
    !any ||
    !mayNeedUndescribed(draft) ||
    isRelied(draft, any.errors) ||
    isDescribedAt(draft, side, validators, any.value)
  )
    return any;
  validators[side].effort.begin();
  return found(true) ?? { ...any, isUndescribed: true };
}

/** The keywords with which a contract refuses members and items that it does not name. */
const unnamed = ['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems', 'items', 'false schema'];

/** Whether the base refuses a response for another reason than a member or item that it does not name. */
const isRelied = ({ position }: Draft, errors: ErrorObject[]): boolean =>
  position === 'response' &&
  errors.some((error) => !isOverlap(error) && !/Of$|^if$/.test(error.keyword) && !unnamed.includes(error.keyword));

/**
 * Whether the contract `side` describes the value that a message has at the place of the change. Of several items, only
 * those count that the other contract refuses.
 */
function isDescribedAt(draft: Draft, side: Side, validators: Compared<Validators>, value: unknown, level = 0): boolean {
  const { schemas, steps = [], position } = draft;
  if (!schemas) return true;
  const other = otherSide(side);
  const values = valuesAt(value, steps.slice(level));
  const refused = values.filter((one) => !validators[other].fits(schemas[other], one));
  return (refused.length > 0 ? refused : values).some((one) =>
    isDescribed(validators[side], schemas[side], one, position),
  );
}

/**
 * Whether the search must also decide if a break is formal. It must for choices, because a value can fit a branch that
 * does not describe the value.
 */
const mayNeedUndescribed = ({ keywords, isUndescribed, direction, position, withoutWitness }: Draft): boolean =>
  isUndescribed !== true &&
  levelOf(direction, position) === 'major' &&
  (withoutWitness !== undefined || keywords.some((keyword) => keyword === 'oneOf' || keyword === 'anyOf'));

interface Accepted {
  /** Whether the witness must be refused at the place of the change. */
  atPlace: boolean;
  /** Whether the contract must describe everything that the witness contains. */
  isDescribed: boolean;
}

function search(draft: Draft, message: SearchedMessage, accepted: Accepted): Separation | undefined {
  const { atPlace } = accepted;
  const { schemas, steps = [] } = draft;
  if (!schemas || steps.length > maxSteps) return undefined;
  const { validators, root, isText } = message;
  const side = sideOfWitness(draft.direction, draft.position);
  const other = otherSide(side);
  if (branchesOn(steps, other) > maxBranches) return undefined;
  const errorsOf: Validate = (which, schema, value, isConfirming = false) =>
    isText ? validators[which].errorsAsText(schema, value) : validators[which].errors(schema, value, isConfirming);
  const fits: Fits = (which, schema, value) =>
    isText ? validators[which].errorsAsText(schema, value).length === 0 : validators[which].fits(schema, value);
  const sampler = new Sampler(validators[side], validators[other]);
  const placeFrom = (level: number) => [
    ...(isText ? ['value'] : []),
    ...steps.slice(level).flatMap(({ key }) => (key === null ? [] : [key])),
    ...(draft.member === undefined ? [] : [draft.member]),
  ];
  const isNamed = (error: ErrorObject, place: (string | number)[]) =>
    // Without a value that fits two branches, this change breaks no caller.
    (draft.withoutWitness === undefined || isOverlap(error)) && (!atPlace || isAbout(error, place));
  const hasReason = (errors: ErrorObject[], level: number) => {
    const place = placeFrom(level);
    return !errors.some(({ keyword }) => keyword === brokenDown) && errors.some((error) => isNamed(error, place));
  };
  /**
   * Whether the change decides about the value at its place: one contract allows the value, and the changed part of the
   * schema in the other contract refuses it.
   */
  const showsChange = (value: unknown, level: number): boolean => {
    const parts = draft.parts ?? [];
    const values = valuesAt(value, steps.slice(level));
    return (
      parts.length === 0 ||
      parts.some((part) =>
        values.some((one) => fits(side, part[side], one) && isRefusal(errorsOf(other, part[other], one))),
      )
    );
  };
  const isAccepted = (value: unknown, level: number): boolean =>
    !accepted.isDescribed || isDescribedAt(draft, side, validators, value, level);
  const separates = (value: unknown) =>
    // An empty list or object is no witness for a parameter or header, because callers do not send an empty parameter.
    !(isText && (Array.isArray(value) || isObject(value)) && Object.keys(value).length === 0) &&
    fits(side, root[side], value) &&
    hasReason(errorsOf(other, root[other], value), 0) &&
    showsChange(value, 0) &&
    isAccepted(value, 0);
  /**
   * Returns a number that is smaller the nearer an error is to the place of the change. The witness shows the nearest
   * error as the reason for the refusal.
   */
  const whole = placeFrom(0);
  const distance = (error: ErrorObject): number =>
    (isAbout(error, whole) ? 0 : 1000) +
    (isNamed(error, whole) && draft.keywords.includes(error.keyword) ? 0 : 100) -
    error.instancePath.split('/').length;
  // The search starts at the schema that changed and moves outwards, because inner schemas need fewer attempts.
  for (let level = steps.length; level >= outermostLevel(draft); level -= 1) {
    const local = steps[level]?.schemas ?? schemas;
    let attempts = 0;
    const fromBranch =
      level === steps.length && draft.branch?.of === side
        ? sampler.candidates(draft.branch.schema, local[other], 1)
        : [];
    const overlapping =
      draft.withoutWitness === undefined
        ? []
        : valuesOfTwoBranches(
            local[other],
            new Sampler(validators[other], validators[other]),
            sampler.small(local[side]),
          );
    for (const candidate of chain([...fromBranch, ...overlapping], sampler.stream(local[side], local[other]))) {
      if (validators[side].effort.isSpent) return undefined;
      if (
        !fits(side, local[side], candidate) ||
        !hasReason(errorsOf(other, local[other], candidate), level) ||
        !showsChange(candidate, level) ||
        !isAccepted(candidate, level)
      )
        continue;
      attempts += 1;
      if (attempts > 12) break;
      const messages = embed(sampler, steps.slice(0, level), candidate, { side, fits });
      const value = messages.find(separates);
      if (value === undefined) continue;
      const keeps = (smaller: unknown) => !validators[side].effort.isSpent && separates(smaller);
      const smallest = shrink(value, keeps, maxShrinkTries(value));
      const errors = errorsOf(other, root[other], smallest, true);
      if (errorsOf(side, root[side], smallest, true).length > 0 || !hasReason(errors, 0)) return undefined;
      return {
        value: smallest,
        validIn: side,
        errors: errors.toSorted((x, y) => distance(x) - distance(y)),
      };
    }
  }
  return undefined;
}

/**
 * Returns the outermost level at which the search generates values for a draft finding. If only a value that fits two
 * branches can break callers, this is the outermost choice, because the schemas around it do not matter.
 */
function outermostLevel({ withoutWitness, steps = [] }: Draft): number {
  if (withoutWitness === undefined) return 0;
  const choice = steps.findIndex(({ key }) => key === null);
  return choice === -1 ? steps.length : choice;
}

function* chain(first: Iterable<unknown>, second: Iterable<unknown>): Generator {
  yield* first;
  yield* second;
}

const isRefusal = (errors: ErrorObject[]): boolean =>
  errors.length > 0 && errors.every(({ keyword }) => keyword !== brokenDown);

/** The search runs only for changes up to this depth, because it validates a separate message for each level. */
const maxSteps = 60;

/** The maximum number of branches that a validator may try for one witness. Every branch can give errors. */
const maxBranches = 100_000;

/**
 * Returns how many branches a validator tries on the path to a change. For nested choices, this is the product of their
 * numbers of branches.
 */
const branchesOn = (steps: Step[], side: Side): number =>
  steps.reduce((product, { schemas, key }) => {
    const branches = key === null ? (schemas[side]['oneOf'] ?? schemas[side]['anyOf']) : undefined;
    return product * (Array.isArray(branches) ? branches.length : 1);
  }, 1);

/**
 * Returns the maximum number of attempts to shrink a value. Long messages get fewer attempts, because each attempt
 * takes longer.
 */
const maxShrinkTries = (value: unknown): number => (JSON.stringify(value).length > 100_000 ? 25 : 400);

/** Returns the smallest valid messages that contain a value at the place to which the steps lead. */
function embed(sampler: Sampler, steps: Step[], value: unknown, { side, fits }: { side: Side; fits: Fits }): unknown[] {
  let values = [value];
  for (const { schemas, key } of steps.toReversed()) {
    const fitsHere = (whole: unknown) => fits(side, schemas[side], whole);
    const next: unknown[] = [];
    for (const inner of values) {
      for (const holder of key === null
        ? [inner, ...sampler.small(schemas[side])]
        : [...sampler.small(schemas[side]), {}, []]) {
        const whole = put(holder, key, inner);
        if (whole !== undefined && fitsHere(whole)) next.push(whole);
        if (next.length > 1) break;
      }
    }
    if (next.length === 0) {
      const holders = sampler.candidates(schemas[side], schemas[otherSide(side)], 1);
      const wholes = holders.map((holder) => put(holder, key, values[0]));
      const whole = wholes.find((one) => one !== undefined && fitsHere(one));
      if (whole === undefined) return [];
      next.push(whole);
    }
    values = next.slice(0, 3);
  }
  return values;
}
