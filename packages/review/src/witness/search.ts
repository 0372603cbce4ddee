import type { ErrorObject } from 'ajv';
import { otherSide, type Compared, type Side } from '../compared.ts';
import { isObject, type Schema } from '@jurybox/openapi';
import type { Direction, Draft, Position, Step } from '../model.ts';
import { isAbout } from './about.ts';
import type { Violation } from './interpreter.ts';
import { shrink } from './shrink.ts';
import { Sampler } from './values.ts';
import { brokenDown, type Validators } from './validators.ts';

/** A value that the contract `validIn` allows and the other contract refuses with `errors`. */
export interface Separation {
  value: unknown;
  validIn: Side;
  errors: ErrorObject[];
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
type Validate = (side: Side, schema: Schema, value: unknown) => Violation[];

/**
 * Searches for a message that one contract allows and the other refuses because of the draft's change. The first search
 * requires an error at the place of the draft. The second accepts an error anywhere, because a choice such as `oneOf`
 * can report the error at a different place. Both require that the changed part of the schema refuses the value there.
 */
export function separate(draft: Draft, message: SearchedMessage): Separation | undefined {
  const found = search(draft, message, true);
  return found ?? ((draft.parts?.length ?? 0) > 0 ? search(draft, message, false) : undefined);
}

function search(draft: Draft, message: SearchedMessage, atPlace: boolean): Separation | undefined {
  const { schemas, steps = [] } = draft;
  if (!schemas || steps.length > maxSteps) return undefined;
  const { validators, root, isText } = message;
  const side = sideOfWitness(draft.direction, draft.position);
  const other = otherSide(side);
  const errorsOf: Validate = (which, schema, value) =>
    isText ? validators[which].errorsAsText(schema, value) : validators[which].violations(schema, value);
  const fits: Fits = (which, schema, value) =>
    isText ? validators[which].errorsAsText(schema, value).length === 0 : validators[which].fits(schema, value);
  const errorsOfAjv = (which: Side, schema: Schema, value: unknown): ErrorObject[] =>
    isText ? validators[which].errorsAsText(schema, value) : validators[which].errorsOfOne(schema, value);
  const sampler = new Sampler(validators[side], validators[other]);
  const placeFrom = (level: number) => [
    ...(isText ? ['value'] : []),
    ...steps.slice(level).flatMap(({ key }) => (key === null ? [] : [key])),
    ...(draft.member === undefined ? [] : [draft.member]),
  ];
  const isNamed = (error: Violation, place: (string | number)[]) =>
    (draft.keywords.includes('*') || draft.keywords.includes(error.keyword)) && (!atPlace || isAbout(error, place));
  const hasReason = (errors: Violation[], level: number) => {
    const place = placeFrom(level);
    return !errors.some(({ keyword }) => keyword === brokenDown) && errors.some((error) => isNamed(error, place));
  };
  /** Whether the part of the schema that changed makes the difference for a value at the place of the draft. */
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
  const separates = (value: unknown) =>
    // A parameter without a value is not sent.
    !(isText && (Array.isArray(value) || isObject(value)) && Object.keys(value).length === 0) &&
    fits(side, root[side], value) &&
    hasReason(errorsOf(other, root[other], value), 0) &&
    showsChange(value, 0);
  /** How far an error is from the place of the draft. The nearest error explains the refusal. */
  const whole = placeFrom(0);
  const distance = (error: Violation): number =>
    (isAbout(error, whole) ? 0 : 1000) + (isNamed(error, whole) ? 0 : 100) - error.instancePath.split('/').length;
  // The search starts at the schema that changed and moves outwards, because inner schemas need fewer attempts.
  for (let level = steps.length; level >= 0; level -= 1) {
    const local = steps[level]?.schemas ?? schemas;
    let attempts = 0;
    const fromBranch =
      level === steps.length && draft.branch?.of === side
        ? sampler.candidates(draft.branch.schema, local[other], 1)
        : [];
    for (const candidate of [...fromBranch, ...sampler.candidates(local[side], local[other])]) {
      if (validators[side].effort.isSpent) return undefined;
      if (
        !fits(side, local[side], candidate) ||
        !hasReason(errorsOf(other, local[other], candidate), level) ||
        !showsChange(candidate, level)
      )
        continue;
      attempts += 1;
      if (attempts > 12) break;
      const messages = embed(sampler, steps.slice(0, level), candidate, { side, fits });
      const value = messages.find(separates);
      if (value === undefined) continue;
      const keeps = (smaller: unknown) => !validators[side].effort.isSpent && separates(smaller);
      const smallest = shrink(value, keeps, maxShrinkTries(value));
      const errors = errorsOfAjv(other, root[other], smallest);
      // The validators of Ajv decide about the witness.
      if (errorsOfAjv(side, root[side], smallest).length > 0 || !hasReason(errors, 0)) return undefined;
      return {
        value: smallest,
        validIn: side,
        errors: errors.toSorted((x, y) => distance(x) - distance(y)),
      };
    }
  }
  return undefined;
}

const isRefusal = (errors: Violation[]): boolean =>
  errors.length > 0 && errors.every(({ keyword }) => keyword !== brokenDown);

/** Returns the values at the end of the steps. A list has one for each item. */
function valuesAt(value: unknown, steps: Step[]): unknown[] {
  let values = [value];
  for (const { key } of steps) {
    if (key === null) continue;
    values = values.flatMap((one) => {
      if (typeof key === 'number') return Array.isArray(one) ? one : [];
      return isObject(one) && Object.hasOwn(one, key) ? [one[key]] : [];
    });
  }
  return values;
}

/** The maximum depth of a change. Each step validates a message of its own. */
const maxSteps = 60;

/** Each try takes longer for a longer message, so long messages get fewer tries. */
const maxShrinkTries = (value: unknown): number => (JSON.stringify(value).length > 100_000 ? 25 : 400);

/** Returns the smallest valid messages that contain a value at the end of the steps. */
function embed(sampler: Sampler, steps: Step[], value: unknown, { side, fits }: { side: Side; fits: Fits }): unknown[] {
  let values = [value];
  for (const { schemas, key } of steps.toReversed()) {
    const fitsHere = (whole: unknown) => fits(side, schemas[side], whole);
    const next: unknown[] = [];
    for (const inner of values) {
      for (const holder of [...sampler.small(schemas[side]), ...(key === null ? [] : [{}, []])]) {
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

function put(holder: unknown, key: Step['key'], value: unknown): unknown {
  if (key === null) return isObject(holder) && isObject(value) ? { ...holder, ...value } : value;
  if (typeof key === 'number')
    return Array.isArray(holder) ? (holder.length > key ? holder.with(key, value) : [...holder, value]) : undefined;
  return isObject(holder) ? { ...holder, [key]: value } : undefined;
}

/** Searches for a value that `side` allows and the other contract refuses for any reason. */
export function separateAnyhow(
  validators: Compared<Validators>,
  schemas: Compared<Schema>,
  side: Side,
): Separation | undefined {
  const other = otherSide(side);
  const separates = (value: unknown) =>
    validators[side].fits(schemas[side], value) && validators[other].verdict(schemas[other], value) === false;
  const sampler = new Sampler(validators[side], validators[other]);
  const value = sampler.candidates(schemas[side], schemas[other]).find(separates);
  if (value === undefined) return undefined;
  const smallest = shrink(value, separates, maxShrinkTries(value));
  const errors = validators[other].errorsOfOne(schemas[other], smallest);
  // The validators of Ajv decide about the witness.
  const isConfirmed = validators[side].errorsOfOne(schemas[side], smallest).length === 0 && isRefusal(errors);
  return isConfirmed ? { value: smallest, validIn: side, errors } : undefined;
}
