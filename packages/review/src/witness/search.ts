import type { ErrorObject } from 'ajv';
import { isObject, type Schema } from '../document.ts';
import type { Direction, Draft, Position, Step } from '../model.ts';
import { isAbout } from './about.ts';
import { shrink } from './shrink.ts';
import { Sampler } from './values.ts';
import { brokenDown, type Validators } from './validators.ts';

/** The validators of both revisions for one side of the wire. */
export interface Sides {
  base: Validators;
  revision: Validators;
}

export interface Separation {
  value: unknown;
  validIn: 'base' | 'revision';
  errors: ErrorObject[];
}

/** Which revision takes the message that shows a change: for one that breaks, the one whose callers break. */
export function validIn(direction: Direction, position: Position): 'base' | 'revision' {
  if (direction === 'narrows') return 'base';
  if (direction === 'widens') return 'revision';
  return position === 'request' ? 'base' : 'revision';
}

type Errors = (validators: Validators, schema: Schema, value: unknown) => ErrorObject[];
const asJson: Errors = (validators, schema, value) => validators.errors(schema, value);
const asText: Errors = (validators, schema, value) => validators.errorsAsText(schema, value);

/**
 * A whole message that one revision takes and the other refuses, for the reason the draft names: at the place it names, or
 * else anywhere, because what a part of a choice says may show elsewhere.
 */
export function separate(
  sides: Sides,
  draft: Draft,
  root: { a: Schema; b: Schema },
  text: boolean,
): Separation | undefined {
  return search(sides, draft, root, text, true) ?? search(sides, draft, root, text, false);
}

function search(
  sides: Sides,
  draft: Draft,
  root: { a: Schema; b: Schema },
  text: boolean,
  there: boolean,
): Separation | undefined {
  if (!draft.a || !draft.b) return undefined;
  const side = validIn(draft.direction, draft.position);
  const [from, against] = side === 'base' ? [sides.base, sides.revision] : [sides.revision, sides.base];
  const errors = text ? asText : asJson;
  const sampler = new Sampler(from, against);
  const pick = <T>(pair: { a: T; b: T }) => (side === 'base' ? [pair.a, pair.b] : [pair.b, pair.a]) as [T, T];
  const [fromRoot, againstRoot] = pick(root);
  const steps = draft.steps ?? [];
  const place = (level: number) => [
    ...(text ? ['value'] : []),
    ...steps.slice(level).flatMap(({ key }) => (key === null ? [] : [key])),
    ...(draft.member === undefined ? [] : [draft.member]),
  ];
  const names = (error: ErrorObject, level: number) =>
    (draft.keywords.includes('*') || draft.keywords.includes(error.keyword)) &&
    (!there || isAbout(error, place(level)));
  const reason = (list: ErrorObject[], level: number) =>
    !list.some(({ keyword }) => keyword === brokenDown) && list.some((error) => names(error, level));
  const separates = (value: unknown) =>
    errors(from, fromRoot, value).length === 0 && reason(errors(against, againstRoot, value), 0);
  // From the schema that changed outwards: the nearer, the smaller the search.
  for (let level = steps.length; level >= 0; level -= 1) {
    const [local, hint] = pick(level === steps.length ? { a: draft.a, b: draft.b } : (steps[level] as Step));
    let attempts = 0;
    const own = level === steps.length && draft.part?.of === side ? sampler.candidates(draft.part.schema, hint, 1) : [];
    for (const candidate of [...own, ...sampler.candidates(local, hint)]) {
      if (errors(from, local, candidate).length > 0 || !reason(errors(against, hint, candidate), level)) continue;
      attempts += 1;
      if (attempts > 12) break;
      const whole = embed(sampler, steps.slice(0, level), candidate, { pick, errors, from });
      const value = whole.find(separates);
      if (value === undefined) continue;
      const smallest = shrink(value, separates, triesFor(value));
      const refused = errors(against, againstRoot, smallest);
      return {
        value: smallest,
        validIn: side,
        errors: [...refused.filter((error) => names(error, 0)), ...refused.filter((error) => !names(error, 0))],
      };
    }
  }
  return undefined;
}

const refuses = (validators: Validators, schema: Schema, value: unknown): boolean =>
  validators.errors(schema, value).some(({ keyword }) => keyword !== brokenDown);

/** Large messages are made smaller in fewer steps: each costs as much as the message is long. */
const triesFor = (value: unknown): number => (JSON.stringify(value).length > 100_000 ? 25 : 400);

interface Way {
  pick: (step: { a: Schema; b: Schema }) => [Schema, Schema];
  errors: Errors;
  from: Validators;
}

/** The value inside the smallest messages that hold it. */
function embed(sampler: Sampler, steps: Step[], value: unknown, way: Way): unknown[] {
  let values = [value];
  for (const step of steps.toReversed()) {
    const [schema, hint] = way.pick(step);
    const fits = (whole: unknown) => way.errors(way.from, schema, whole).length === 0;
    const next: unknown[] = [];
    for (const inner of values) {
      for (const holder of [...sampler.small(schema), ...(step.key === null ? [] : [{}, []])]) {
        const whole = put(holder, step.key, inner);
        if (whole !== undefined && fits(whole)) next.push(whole);
        if (next.length > 1) break;
      }
    }
    if (next.length === 0) next.push(...searchHolder(sampler, { schema, hint, step, values, fits }));
    if (next.length === 0) return [];
    values = next.slice(0, 3);
  }
  return values;
}

function searchHolder(
  sampler: Sampler,
  {
    schema,
    hint,
    step,
    values,
    fits,
  }: { schema: Schema; hint: Schema; step: Step; values: unknown[]; fits: (whole: unknown) => boolean },
): unknown[] {
  for (const holder of sampler.candidates(schema, hint, 1)) {
    const whole = put(holder, step.key, values[0]);
    if (whole !== undefined && fits(whole)) return [whole];
  }
  return [];
}

function put(holder: unknown, key: Step['key'], value: unknown): unknown {
  if (key === null) return isObject(holder) && isObject(value) ? { ...holder, ...value } : value;
  if (typeof key === 'number')
    return Array.isArray(holder) ? (holder.length > key ? holder.with(key, value) : [...holder, value]) : undefined;
  return isObject(holder) ? { ...holder, [key]: value } : undefined;
}

/** Any message that separates two schemas, whatever the structure says. */
export function separatesAtAll(
  sides: Sides,
  { a, b }: { a: Schema; b: Schema },
  side: 'base' | 'revision',
): Separation | undefined {
  const [from, against, local, other] =
    side === 'base' ? [sides.base, sides.revision, a, b] : [sides.revision, sides.base, b, a];
  const separates = (value: unknown) => from.fits(local, value) && refuses(against, other, value);
  const value = new Sampler(from, against).candidates(local, other).find(separates);
  if (value === undefined) return undefined;
  const smallest = shrink(value, separates, triesFor(value));
  return { value: smallest, validIn: side, errors: against.errors(other, smallest) };
}
