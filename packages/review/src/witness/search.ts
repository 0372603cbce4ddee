import type { ErrorObject } from 'ajv';
import { isObject, type Schema } from '@jurybox/openapi';
import { type Compared, type Side, mapCompared, otherSide } from '../compared.ts';
import { type Draft, type MessageRef, type Step, levelOf, sideOfBreak } from '../model.ts';
import { isDescribed } from './described.ts';
import { valuesOfTwoBranches } from './objects.ts';
import { shrink } from './shrink.ts';
import { type Validators, brokenDown } from './validators.ts';
import { Sampler } from './values.ts';
import { isAbout, isOfChoice, isOverlap } from './violations.ts';

/** A value that the contract `validIn` allows and the other contract refuses with `errors`. */
export interface Separation {
  value: unknown;
  validIn: Side;
  errors: ErrorObject[];
  /** Whether the value contains something that the contract `validIn` allows but does not describe. */
  isUndescribed?: boolean;
}

/** The search runs only for changes up to this depth, because it validates messages for each level of nesting. */
const maxSteps = 60;

/** The search runs only if a validator tries at most this many branches, because each branch may give an error. */
const maxBranches = 100_000;

/** The maximum number of values of one schema that the search puts into messages. */
const maxCandidates = 12;

/** Searches for a message that one contract allows and the other contract refuses because of the change. */
export function separate(draft: Draft, message: MessageRef, validators: Compared<Validators>): Separation | undefined {
  const search = new Search(draft, message, validators);
  const any = search.find(false);
  if (!any || !mayNeedUndescribed(draft) || isRelied(draft, any.errors) || search.isDescribedAt(any.value, 0))
    return any;
  return search.find(true) ?? { ...any, isUndescribed: true };
}

/**
 * Whether the search must also decide if a break is formal. It must for a change of `oneOf` or `anyOf`, because a
 * branch can allow a value without describing it, for example a value with unnamed members.
 */
const mayNeedUndescribed = ({ keywords, isUndescribed, direction, position, withoutWitness }: Draft): boolean =>
  isUndescribed !== true &&
  levelOf(direction, position) === 'major' &&
  (withoutWitness !== undefined || keywords.some((keyword) => keyword === 'oneOf' || keyword === 'anyOf'));

/** Whether the base refuses a response with another error than those of a choice as a whole. Callers rely on it. */
const isRelied = ({ position }: Draft, errors: ErrorObject[]): boolean =>
  position === 'response' && errors.some((error) => !isOverlap(error) && !isOfChoice(error));

class Search {
  private readonly draft: Draft;
  /** The schemas of the whole message in both contracts. */
  private readonly root: Compared<Schema>;
  private readonly isText: boolean;
  private readonly steps: Step[];
  /** The contract that must allow the value, and the contract that must refuse it. */
  private readonly side: Side;
  private readonly other: Side;
  private readonly validators: Compared<Validators>;
  private readonly sampler: Sampler;
  /** The number of members and items on the path from the value that is tried now to the place of the change. */
  private stepsBelow = 0;

  constructor(draft: Draft, message: MessageRef, validators: Compared<Validators>) {
    this.draft = draft;
    this.root = message.schemas;
    this.isText = 'isText' in message && message.isText;
    this.steps = draft.steps ?? [];
    // If the change narrows and widens, the witness shows the part of the change that breaks callers.
    const { direction, position } = draft;
    this.side = direction === 'narrows' ? 'base' : direction === 'widens' ? 'revision' : sideOfBreak(position);
    this.other = otherSide(this.side);
    this.validators = mapCompared(validators, (one) => one.reading(this.isText ? 'text' : 'json'));
    this.sampler = new Sampler(validators[this.side], validators[this.other]);
  }

  /** Searches for a witness. `mustBeDescribed`: the contract that allows the witness must also describe all of it. */
  find(mustBeDescribed: boolean): Separation | undefined {
    const { schemas, parts = [] } = this.draft;
    if (!schemas || this.steps.length > maxSteps || branchesOn(this.steps, this.other) > maxBranches) return undefined;
    // In the first attempt, the contract that refuses a value must report an error at the place of the change. In the
    // second attempt, the error may be at any place, because `oneOf` can report it at an enclosing value.
    for (const atPlace of parts.length > 0 ? [true, false] : [true]) {
      const found = this.search(schemas, atPlace, mustBeDescribed);
      if (found) return found;
    }
    return undefined;
  }

  /** Whether the contract that allows `value` also describes the part of `value` at the place of the change. */
  isDescribedAt(value: unknown, stepsAbove: number): boolean {
    const { schemas, position } = this.draft;
    const { accepting, refusing } = this.sampler;
    if (!schemas) return true;
    const values = valuesAt(value, this.steps.slice(stepsAbove));
    const refused = values.filter((one) => !refusing.fits(schemas[this.other], one));
    return (refused.length > 0 ? refused : values).some((one) =>
      isDescribed(accepting, schemas[this.side], one, position),
    );
  }

  private search(schemas: Compared<Schema>, atPlace: boolean, mustBeDescribed: boolean): Separation | undefined {
    const { side, other, steps, root, isText } = this;
    const { effort } = this.sampler.accepting;
    /** Whether a value inside the message shows the change. `whole` are the schemas of this value in both contracts. */
    const shows = (value: unknown, whole: Compared<Schema>, stepsAbove: number) =>
      this.validators[side].fits(whole[side], value) &&
      this.hasReason(this.validators[other].errors(whole[other], value), stepsAbove, atPlace) &&
      this.showsChange(value, stepsAbove) &&
      (!mustBeDescribed || this.isDescribedAt(value, stepsAbove));
    // In a parameter or header (`isText`), an empty list or object is no witness, because a caller would send nothing.
    const isSent = (value: unknown) => !isText || typeof value !== 'object' || Object.keys(value ?? [0]).length > 0;
    const separates = (value: unknown) => isSent(value) && shows(value, root, 0);
    // The search starts at the schema that changed and moves outwards, because inner schemas need fewer attempts.
    for (let stepsAbove = steps.length; stepsAbove >= 0; stepsAbove -= 1) {
      const local = steps[stepsAbove]?.schemas ?? schemas;
      this.stepsBelow = this.placeFrom(stepsAbove).length - Number(isText);
      let attempts = 0;
      for (const candidate of this.candidates(local, stepsAbove)) {
        if (effort.isSpent) return undefined;
        if (!shows(candidate, local, stepsAbove)) continue;
        attempts += 1;
        if (attempts > maxCandidates) break;
        const value = this.embed(steps.slice(0, stepsAbove), candidate).find(separates);
        if (value === undefined) continue;
        const smallest = shrink(value, (smaller) => !effort.isSpent && separates(smaller));
        const errors = this.validators[other].errors(root[other], smallest, true);
        if (this.validators[side].errors(root[side], smallest, true).length > 0) return undefined;
        if (!this.hasReason(errors, 0, atPlace)) return undefined;
        const distance = (error: ErrorObject) => this.distance(error, atPlace);
        return { value: smallest, validIn: side, errors: errors.toSorted((x, y) => distance(x) - distance(y)) };
      }
    }
    return undefined;
  }

  /**
   * Generates values to try for the schemas in `local`. The first `stepsAbove` of `this.steps` (each into a member, an
   * item or a branch) lead from the message to these schemas.
   */
  private *candidates(local: Compared<Schema>, stepsAbove: number): Generator {
    const { side, other, sampler } = this;
    const { branch, withoutWitness } = this.draft;
    if (branch?.of === side && stepsAbove === this.steps.length)
      yield* sampler.candidates(branch.schema, local[other], 1);
    if (withoutWitness !== undefined) {
      const { refusing } = sampler;
      yield* valuesOfTwoBranches(local[other], new Sampler(refusing, refusing), sampler.small(local[side]));
    }
    yield* sampler.stream(local[side], local[other]);
  }

  /**
   * Returns the path to the change inside a value. The first `stepsAbove` of `this.steps` (each into a member, an item
   * or a branch) lead from the message to this value.
   */
  private placeFrom(stepsAbove: number): (string | number)[] {
    const { member } = this.draft;
    return [
      ...(this.isText ? ['value'] : []),
      ...this.steps.slice(stepsAbove).flatMap(({ key }) => (key === null ? [] : [key])),
      ...(member === undefined ? [] : [member]),
    ];
  }

  private hasReason(errors: ErrorObject[], stepsAbove: number, atPlace: boolean): boolean {
    const place = this.placeFrom(stepsAbove);
    return isRefusal(errors) && errors.some((error) => this.isReason(error, place, atPlace));
  }

  private isReason(error: ErrorObject, place: (string | number)[], atPlace: boolean): boolean {
    // A change with `withoutWitness` can only break callers with a value that fits two branches of the changed `oneOf`.
    // So no other error makes the value a witness.
    const isOfChoice = isOverlap(error) && error.instancePath.split('/').length - 1 === place.length - this.stepsBelow;
    return (this.draft.withoutWitness === undefined || isOfChoice) && (!atPlace || isAbout(error, place));
  }

  /** Whether the changed `parts` of the schema alone suffice to refuse the value at the place of the change. */
  private showsChange(value: unknown, stepsAbove: number): boolean {
    const { parts = [] } = this.draft;
    const values = valuesAt(value, this.steps.slice(stepsAbove));
    const isShown = (part: Compared<Schema>, one: unknown) =>
      this.validators[this.side].fits(part[this.side], one) &&
      isRefusal(this.validators[this.other].errors(part[this.other], one));
    return parts.length === 0 || parts.some((part) => values.some((one) => isShown(part, one)));
  }

  /**
   * Returns a smaller number for an error that is nearer to the place of the change. The witness shows the nearest
   * error as the reason for the refusal.
   */
  private distance(error: ErrorObject, atPlace: boolean): number {
    const place = this.placeFrom(0);
    const isOfKeyword = this.isReason(error, place, atPlace) && this.draft.keywords.includes(error.keyword);
    return (isAbout(error, place) ? 0 : 1000) + (isOfKeyword ? 0 : 100) - error.instancePath.split('/').length;
  }

  /** Returns small valid messages that contain `value`. `steps` lead from the message to the place of `value`. */
  private embed(steps: Step[], value: unknown): unknown[] {
    let values = [value];
    for (const { schemas, key } of steps.toReversed()) {
      const put = (holders: unknown[], inner: unknown): unknown[] =>
        holders
          .map((holder) => putInto(holder, key, inner))
          .filter((whole) => whole !== undefined && this.validators[this.side].fits(schemas[this.side], whole));
      const small = this.sampler.small(schemas[this.side]);
      const next = values.flatMap((inner) =>
        put(key === null ? [inner, ...small] : [...small, {}, []], inner).slice(0, 2),
      );
      const holders = () => this.sampler.candidates(schemas[this.side], schemas[this.other], 1);
      values = (next.length > 0 ? next : put(holders(), values[0])).slice(0, 3);
    }
    return values;
  }
}

const isRefusal = (errors: ErrorObject[]): boolean =>
  errors.length > 0 && errors.every(({ keyword }) => keyword !== brokenDown);

/**
 * Returns how many branches a validator tries on the path to a change. For nested choices, this is the product of their
 * numbers of branches.
 */
const branchesOn = (steps: Step[], side: Side): number =>
  steps.reduce((product, { schemas, key }) => {
    const branches = key === null ? (schemas[side]['oneOf'] ?? schemas[side]['anyOf']) : undefined;
    return product * (Array.isArray(branches) ? branches.length : 1);
  }, 1);

/** Returns the values inside `value` to which the steps lead. A step into a list leads to each of its items. */
function valuesAt(value: unknown, steps: Step[]): unknown[] {
  let values = [value];
  for (const { key } of steps)
    if (typeof key === 'number') values = values.filter((one) => Array.isArray(one)).flat();
    else if (key !== null)
      values = values.flatMap((one) => (isObject(one) && Object.hasOwn(one, key) ? [one[key]] : []));
  return values;
}

/**
 * Returns a copy of `holder` with `value` as the member or item `key`; undefined if `holder` has the wrong type. `null`
 * as `key` stands for a branch: merges `value` into `holder` if both are objects, otherwise returns `value`.
 */
function putInto(holder: unknown, key: Step['key'], value: unknown): unknown {
  if (key === null) return isObject(holder) && isObject(value) ? { ...holder, ...value } : value;
  if (typeof key === 'number')
    return Array.isArray(holder) ? (holder.length > key ? holder.with(key, value) : [...holder, value]) : undefined;
  return isObject(holder) ? { ...holder, [key]: value } : undefined;
}
