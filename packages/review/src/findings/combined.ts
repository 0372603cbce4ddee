import { equal, stable, has } from '../equal.ts';
import { follow, isObject, type Document, type Schema } from '../document.ts';
import { discriminatorValues, fromDiscriminator } from '../normalize.ts';
import type { Direction, Draft } from '../model.ts';
import { listed, ofSets, typesOf } from './keywords.ts';
import { keepAnchor } from './objects.ts';
import type { At, SchemaComparison } from './schema.ts';
import { describe, isNever } from './words.ts';

/** Schemas made of schemas. */
export function compareCombined(comparison: SchemaComparison, a: Schema, b: Schema, at: At): Draft[] {
  return [
    ...(['allOf', 'anyOf', 'oneOf'] as const).flatMap((keyword) => branches(comparison, keyword, a, b, at)),
    ...negation(comparison, a, b, at),
    ...condition(comparison, a, b, at),
    ...discriminator(comparison, a, b, at),
  ];
}

const partsOf = (schema: Schema, keyword: string): Schema[] =>
  ((schema[keyword] ?? []) as Schema[]).filter((part) => part[fromDiscriminator] !== true);

function branches(
  comparison: SchemaComparison,
  keyword: 'allOf' | 'anyOf' | 'oneOf',
  a: Schema,
  b: Schema,
  at: At,
): Draft[] {
  const [before, after] = [partsOf(a, keyword), partsOf(b, keyword)];
  if (before.length === 0 && after.length === 0) return [];
  const keywords = [keyword, '*'];
  // None of a choice at all is everything; a choice narrows it.
  if (keyword !== 'allOf' && (before.length === 0 || after.length === 0)) {
    return [
      comparison.draft(
        {
          rule: keyword,
          keywords,
          direction: after.length > 0 ? 'narrows' : 'widens',
          message: `${at.name}: ${describe(keyword, a[keyword], b[keyword])}`,
          before: a[keyword],
          after: b[keyword],
        },
        at,
      ),
    ];
  }
  const { pairs, gone, added } = pair(before, after);
  const drafts = pairs.flatMap(({ left, right, index }) => {
    const below = comparison.below(at, { key: null, keyword, name: String(index), a: left, b: right });
    const inner = comparison
      .compare(left, right, below)
      .map((draft) => ({ ...draft, keywords: [...draft.keywords, ...(keyword === 'allOf' ? [] : keywords)] }));
    if (keyword !== 'oneOf') return inner;
    // In `oneOf` a wider branch may take what another one took alone, and then neither does.
    const apart =
      others(before, left).every((other) => disjoint(comparison.a, other, left)) &&
      others(after, right).every((other) => disjoint(comparison.b, other, right));
    return apart
      ? inner
      : inner.map((draft) => (draft.direction === 'none' ? draft : { ...draft, direction: 'both' as const }));
  });
  const one = (part: Schema, isNew: boolean): Draft => {
    const direction = branchDirection(
      keyword,
      isNew,
      (isNew ? others(after, part) : others(before, part)).every((other) =>
        disjoint(isNew ? comparison.b : comparison.a, other, part),
      ),
    );
    const draft = comparison.draft(
      {
        rule: keyword,
        keywords,
        direction,
        message: `${at.name}: ${keyword} ${isNew ? 'gained' : 'lost'} ${nameOf(part)}`,
        before: isNew ? undefined : part,
        after: isNew ? part : undefined,
        pointer: `${at.pointer}/${keyword}`,
      },
      at,
    );
    return { ...draft, part: { of: isNew ? 'revision' : 'base', schema: part } };
  };
  return [...drafts, ...gone.map((part) => one(part, false)), ...added.map((part) => one(part, true))];
}

function branchDirection(keyword: string, isNew: boolean, apart: boolean): Direction {
  if (keyword === 'allOf') return isNew ? 'narrows' : 'widens';
  if (keyword === 'oneOf' && !apart) return 'both';
  return isNew ? 'widens' : 'narrows';
}

const others = (parts: Schema[], part: Schema): Schema[] => parts.filter((other) => other !== part);

function nameOf(part: Schema): string {
  if (typeof part['$ref'] === 'string') return part['$ref'].split('/').at(-1) ?? '';
  const text = typeof part['title'] === 'string' ? part['title'] : stable(part);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Which branch became which: the same reference or the same text first, then what is left in order, if of one type. */
function pair(
  before: Schema[],
  after: Schema[],
): { pairs: { left: Schema; right: Schema; index: number }[]; gone: Schema[]; added: Schema[] } {
  const pairs: { left: Schema; right: Schema; index: number }[] = [];
  let [gone, added] = [[...before], [...after]];
  const likeness: ((x: Schema, y: Schema) => boolean)[] = [
    (x, y) => equal(x, y),
    (x, y) => typeof x['$ref'] === 'string' && x['$ref'] === y['$ref'],
    (x, y) => typeof x['title'] === 'string' && x['title'] === y['title'],
    (x, y) =>
      gone.length === added.length &&
      !('$ref' in x && '$ref' in y) &&
      (equal(typesOf(x), typesOf(y)) || gone.length === 1),
  ];
  for (const alike of likeness) {
    for (const right of added) {
      const left = gone.find((candidate) => alike(candidate, right));
      if (!left) continue;
      pairs.push({ left, right, index: after.indexOf(right) });
      gone = others(gone, left);
      added = others(added, right);
    }
  }
  return { pairs, gone, added };
}

/** Whether two schemas surely share no value: other types, or a required member that tells them apart. */
export function disjoint(document: Document, rawA: Schema, rawB: Schema, depth = 0): boolean {
  const [a, b] = [rawA, rawB].map(
    (schema) => follow<Schema>(document, schema['$ref'] ? { $ref: schema['$ref'] } : schema, '').value,
  ) as [Schema, Schema];
  const [ta, tb] = [typesOf(a), typesOf(b)];
  if (
    !ta.some((name) =>
      tb.some(
        (other) =>
          name === other || (name === 'integer' && other === 'number') || (name === 'number' && other === 'integer'),
      ),
    )
  )
    return true;
  const [la, lb] = [listed(a), listed(b)];
  if (la && lb) return !la.some((value) => has(lb, value));
  if (depth > 2 || !equal(ta, ['object']) || !equal(tb, ['object'])) return false;
  const required = (schema: Schema) => new Set((schema['required'] ?? []) as string[]);
  const [ra, rb] = [required(a), required(b)];
  const [pa, pb] = [a, b].map((schema) => (isObject(schema['properties']) ? schema['properties'] : {})) as [
    Record<string, Schema>,
    Record<string, Schema>,
  ];
  const closed = (schema: Schema) =>
    isObject(schema['additionalProperties']) &&
    isNever(schema['additionalProperties']) &&
    schema['patternProperties'] === undefined;
  if (closed(a) && [...rb].some((name) => !Object.hasOwn(pa, name))) return true;
  if (closed(b) && [...ra].some((name) => !Object.hasOwn(pb, name))) return true;
  return [...ra].some(
    (name) =>
      rb.has(name) &&
      pa[name] !== undefined &&
      pb[name] !== undefined &&
      disjoint(document, pa[name], pb[name], depth + 1),
  );
}

function negation(comparison: SchemaComparison, a: Schema, b: Schema, at: At): Draft[] {
  const [left, right] = [a['not'], b['not']] as (Schema | undefined)[];
  if (!left && !right) return [];
  if (left && right)
    return keepAnchor(
      comparison.compare(left, right, {
        pointer: `${at.pointer}/not`,
        name: `${at.name} (not)`,
        flip: !at.flip,
        anchor: undefined,
      }),
      at,
      ['not'],
    );
  return [
    comparison.draft(
      {
        rule: 'not',
        keywords: ['not'],
        direction: right ? 'narrows' : 'widens',
        message: `${at.name}: ${describe('not', left, right)}`,
        before: left,
        after: right,
      },
      at,
    ),
  ];
}

/** `if` alone says nothing; a changed `if` moves values between `then` and `else`. */
function condition(comparison: SchemaComparison, a: Schema, b: Schema, at: At): Draft[] {
  const active = (schema: Schema) =>
    schema['if'] !== undefined && (schema['then'] !== undefined || schema['else'] !== undefined);
  if (!active(a) && !active(b)) return [];
  if (!active(a) || !active(b))
    return [
      comparison.draft(
        {
          rule: 'if',
          keywords: ['if', '*'],
          direction: active(b) ? 'narrows' : 'widens',
          message: `${at.name}: ${describe('if', a['if'], b['if'])}`,
          before: conditional(a),
          after: conditional(b),
        },
        at,
      ),
    ];
  const inIf = comparison.compare(a['if'] as Schema, b['if'] as Schema, {
    pointer: `${at.pointer}/if`,
    name: `${at.name} (if)`,
    flip: at.flip,
    anchor: undefined,
  });
  const inParts = (['then', 'else'] as const).flatMap((key) =>
    comparison.compare((a[key] ?? {}) as Schema, (b[key] ?? {}) as Schema, {
      pointer: `${at.pointer}/${key}`,
      name: `${at.name} (${key})`,
      flip: at.flip,
      anchor: undefined,
    }),
  );
  return [
    ...keepAnchor(
      inIf.map((draft) => (draft.direction === 'none' ? draft : { ...draft, direction: 'both' })),
      at,
      ['if'],
    ),
    ...keepAnchor(inParts, at, ['if']),
  ];
}

const conditional = (schema: Schema) =>
  Object.fromEntries(['if', 'then', 'else'].filter((key) => key in schema).map((key) => [key, schema[key]]));

function discriminator(comparison: SchemaComparison, a: Schema, b: Schema, at: At): Draft[] {
  const [left, right] = [a['discriminator'], b['discriminator']] as (
    | { propertyName?: string; mapping?: Record<string, string> }
    | undefined
  )[];
  if (equal(left, right)) return [];
  const pointer = `${at.pointer}/discriminator`;
  const draft = (direction: Direction, message: string, before: unknown, after: unknown) => [
    comparison.draft(
      { rule: 'discriminator', keywords: ['*'], direction, message: `${at.name}: ${message}`, before, after, pointer },
      at,
    ),
  ];
  if (!left || !right)
    return draft(
      right ? 'narrows' : 'widens',
      describe('discriminator', left?.propertyName, right?.propertyName),
      left,
      right,
    );
  if (left.propertyName !== right.propertyName)
    return draft('both', describe('discriminator', left.propertyName, right.propertyName), left, right);
  const [before, after] = [discriminatorValues(a), discriminatorValues(b)];
  const moved = Object.keys(left.mapping ?? {}).some(
    (key) => right.mapping?.[key] !== undefined && right.mapping[key] !== left.mapping?.[key],
  );
  const direction = moved
    ? 'both'
    : ofSets(
        before.some((name) => !after.includes(name)),
        after.some((name) => !before.includes(name)),
      );
  return direction === 'none'
    ? []
    : draft(
        direction,
        moved ? 'discriminator: a value names another branch' : describe('discriminator', before, after),
        left,
        right,
      );
}
