import { equal, has, stable } from '../equal.ts';
import { follow, isObject, token, type Document, type Schema } from '../document.ts';
import { hidden } from '../normalize.ts';
import { opposite, type Direction, type Draft, type Position, type Step } from '../model.ts';
import { compareArrays } from './arrays.ts';
import { compareCombined } from './combined.ts';
import { documentationKeywords, scalarKeywords, typesOf } from './keywords.ts';
import { compareObjects } from './objects.ts';
import { describe, isNever } from './words.ts';

/** Where a comparison stands. */
export interface At {
  pointer: string;
  /** What a person calls the place. */
  name: string;
  /** Under a `not` what narrows widens. */
  flip: boolean;
  /** The schemas a witness is looked for in, and the way there. Below `not`, `contains` and the like it stays behind. */
  anchor: { a: Schema; b: Schema; steps: Step[] } | undefined;
}

export interface Change {
  rule: string;
  keywords: string[];
  direction: Direction;
  message: string;
  before: unknown;
  after: unknown;
  pointer?: string;
}

/** Compares schemas of two revisions as seen from one side of the wire. */
export class SchemaComparison {
  readonly a: Document;
  readonly b: Document;
  readonly position: Position;
  private readonly known = new Map<string, Draft[]>();

  constructor(a: Document, b: Document, position: Position) {
    this.a = a;
    this.b = b;
    this.position = position;
  }

  compare(rawA: Schema, rawB: Schema, at: At): Draft[] {
    const [choiceA, choiceB] = asChoices(rawA, rawB);
    if (choiceA !== rawA || choiceB !== rawB) return this.compare(choiceA, choiceB, at);
    const a = plainRef(this.a, rawA, at.pointer);
    const b = plainRef(this.b, rawB, at.pointer);
    const named = a.named || b.named;
    const key = `${a.named ? a.pointer : stable(a.value)} ${b.named ? b.pointer : stable(b.value)} ${String(at.flip)} ${String(at.anchor === undefined)}`;
    const known = named ? this.known.get(key) : undefined;
    if (known) return known;
    // While a recursive schema is being compared it is taken to be the same as itself.
    if (named) this.known.set(key, []);
    const here = named ? { ...at, pointer: b.named ? b.pointer : at.pointer } : at;
    const drafts = this.compareHere(a.value, b.value, {
      ...here,
      anchor: here.anchor && { ...here.anchor, a: a.value, b: b.value },
    });
    if (named) this.known.set(key, drafts);
    return drafts;
  }

  /** One change of this very schema. */
  draft(change: Change, at: At): Draft {
    const direction = at.flip ? opposite(change.direction) : change.direction;
    return {
      ...change,
      direction,
      position: this.position,
      pointer: change.pointer ?? at.pointer,
      places: new Map(),
      ...at.anchor,
    };
  }

  private compareHere(a: Schema, b: Schema, at: At): Draft[] {
    if (equal(a, b) && !refersTo(a)) return [];
    const gate = this.gate(a, b, at);
    if (gate) return gate;
    // A reference beside other keywords is one more thing that has to hold.
    if ('$ref' in a || '$ref' in b) return this.compareHere(inAllOf(a), inAllOf(b), at);
    const drafts = [
      ...this.scalars(a, b, at),
      ...compareObjects(this, a, b, at),
      ...compareArrays(this, a, b, at),
      ...compareCombined(this, a, b, at),
      ...this.annotations(a, b, at),
    ];
    return [...drafts, ...this.unevaluated(a, b, drafts, at)];
  }

  /** Nothing fits on one side: what else the schemas say does not matter. */
  private gate(a: Schema, b: Schema, at: At): Draft[] | undefined {
    const [never, neverAfter] = [isNever(a), isNever(b)];
    if (!never && !neverAfter) return undefined;
    if (never && neverAfter) return [];
    const flag = ((never ? a : b)[hidden] as string | undefined) ?? 'schema';
    const says =
      flag === 'schema'
        ? neverAfter
          ? 'no value is allowed any more'
          : 'was not allowed at all, and now is'
        : neverAfter
          ? `is now ${flag}, so it does not occur here`
          : `is no longer ${flag}, so it occurs here`;
    return [
      this.draft(
        {
          rule: flag,
          keywords: ['false schema', 'not', 'additionalProperties', 'enum', 'type', 'required'],
          direction: neverAfter ? 'narrows' : 'widens',
          message: `${at.name} ${says}`,
          before: flag === 'schema' ? a : never,
          after: flag === 'schema' ? b : neverAfter,
        },
        at,
      ),
    ];
  }

  private scalars(a: Schema, b: Schema, at: At): Draft[] {
    const types = new Set(
      [...typesOf(a), ...typesOf(b)].flatMap((name) => (name === 'integer' ? ['integer', 'number'] : [name])),
    );
    const wired = at.anchor !== undefined && at.name.startsWith('parameter ');
    return scalarKeywords.flatMap(({ rule, keywords, of, direction, idle }) => {
      let way = direction(a, b);
      if (way === 'none') return [];
      const [before, after] = [pick(a, keywords), pick(b, keywords)];
      if (idle?.(a, b))
        return [
          this.draft(
            {
              rule,
              keywords,
              direction: 'none',
              message: `${at.name}: ${describe(rule, before, after)}, which limits nothing here`,
              before,
              after,
            },
            at,
          ),
        ];
      // On the wire a parameter is text, so whatever was a number still is a string.
      if (rule === 'type' && wired) way = textDirection(a, b);
      if (way === 'none') return [];
      // A limit on the length of a number limits nothing.
      if (of && !of.some((name) => types.has(name)))
        return [
          this.draft(
            {
              rule,
              keywords,
              direction: 'none',
              message: `${at.name}: ${rule} says nothing about ${typesOf(b).join(', ')}`,
              before,
              after,
            },
            at,
          ),
        ];
      return [
        this.draft(
          {
            rule,
            keywords: [...keywords, ...related(rule)],
            direction: way,
            message: `${at.name}: ${describe(rule, before, after)}`,
            before,
            after,
          },
          at,
        ),
      ];
    });
  }

  private annotations(a: Schema, b: Schema, at: At): Draft[] {
    const changed = (keys: string[]) => keys.filter((key) => !equal(a[key], b[key]));
    const drafts: Draft[] = [];
    const words = [
      ...changed(documentationKeywords),
      ...Object.keys({ ...a, ...b }).filter((key) => key.startsWith('x-') && !equal(a[key], b[key])),
    ];
    if (words.length > 0)
      drafts.push(
        this.draft(
          {
            rule: 'documentation',
            keywords: [],
            direction: 'none',
            message: `${at.name}: ${words.join(', ')} changed`,
            before: pick(a, words),
            after: pick(b, words),
          },
          at,
        ),
      );
    if (!equal(a['default'], b['default']))
      drafts.push({
        ...this.draft(
          {
            rule: 'default',
            keywords: [],
            direction: 'none',
            message: `${at.name}: ${describe('default', a['default'], b['default'])}`,
            before: a['default'],
            after: b['default'],
          },
          at,
        ),
        level: 'minor',
      });
    for (const key of changed(['contentEncoding', 'contentMediaType']))
      drafts.push({
        ...this.draft(
          {
            rule: 'content-encoding',
            keywords: [],
            direction: 'both',
            message: `${at.name}: ${describe(key, a[key], b[key])}`,
            before: a[key],
            after: b[key],
          },
          at,
        ),
      });
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (knownKeywords.has(key) || key.startsWith('x-') || equal(a[key], b[key])) continue;
      drafts.push(
        this.draft(
          {
            rule: 'unknown-keyword',
            keywords: [key],
            direction: 'both',
            message: `${at.name}: ${describe(key, a[key], b[key])}, a keyword this review does not know`,
            before: a[key],
            after: b[key],
          },
          at,
        ),
      );
    }
    return drafts;
  }

  /** What `unevaluated…` means depends on everything beside it, so any change beside it counts in both directions. */
  private unevaluated(a: Schema, b: Schema, drafts: Draft[], at: At): Draft[] {
    return (['unevaluatedProperties', 'unevaluatedItems'] as const).flatMap((key) => {
      const [before, after] = [a[key] as Schema | undefined, b[key] as Schema | undefined];
      if (before === undefined && after === undefined) return [];
      const same = equal(before, after);
      if (same && drafts.every(({ direction }) => direction === 'none')) return [];
      const simple = drafts.every(({ direction }) => direction === 'none');
      const direction = simple && before === undefined ? 'narrows' : simple && after === undefined ? 'widens' : 'both';
      const message = same
        ? `${at.name}: what ${key} leaves over changed with what stands beside it`
        : `${at.name}: ${describe(key, before, after)}`;
      return [
        this.draft(
          {
            rule: key,
            keywords: ['*'],
            direction,
            message,
            before,
            after: same ? stable(drafts.map(({ message }) => message)) : after,
          },
          at,
        ),
      ];
    });
  }

  /** The place of a member, an item or a part. */
  below(
    at: At,
    {
      key,
      keyword,
      name,
      a,
      b,
      anchored = true,
    }: { key: string | number | null; keyword: string; name?: string; a: Schema; b: Schema; anchored?: boolean },
  ): At {
    const anchor =
      anchored && at.anchor
        ? { a, b, steps: [...at.anchor.steps, { a: at.anchor.a, b: at.anchor.b, key }] }
        : undefined;
    return {
      pointer: `${at.pointer}/${keyword.split('/').map(token).join('/')}${name === undefined ? '' : `/${token(name)}`}`,
      name: key === null ? at.name : typeof key === 'number' ? `${at.name}[]` : `${at.name}.${key}`,
      flip: at.flip,
      anchor,
    };
  }
}

const knownKeywords = new Set([
  ...scalarKeywords.flatMap(({ keywords }) => keywords),
  ...documentationKeywords,
  'default',
  'contentEncoding',
  'contentMediaType',
  'readOnly',
  'writeOnly',
  'nullable',
  'discriminator',
  'items',
  'prefixItems',
  'contains',
  'minContains',
  'maxContains',
  'properties',
  'patternProperties',
  'additionalProperties',
  'propertyNames',
  'dependentSchemas',
  'unevaluatedItems',
  'unevaluatedProperties',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  '$ref',
  '$id',
  '$anchor',
]);

/** A schema and a choice that has it are both a choice: `null` or a thing becomes the thing. */
function asChoices(a: Schema, b: Schema): [Schema, Schema] {
  const [of, to] = [bareChoice(a), bareChoice(b)];
  if (of !== undefined && to === undefined && has(a[of] as Schema[], b)) return [a, { [of]: [b] }];
  if (to !== undefined && of === undefined && has(b[to] as Schema[], a)) return [{ [to]: [a] }, b];
  return [a, b];
}

/** `anyOf` or `oneOf`, where a schema says nothing else. */
function bareChoice(schema: Schema): 'anyOf' | 'oneOf' | undefined {
  const [key, ...others] = Object.keys(schema).filter((name) => !documentationKeywords.includes(name));
  return others.length === 0 &&
    (key === 'anyOf' || key === 'oneOf') &&
    Array.isArray(schema[key]) &&
    schema[key].length > 1
    ? key
    : undefined;
}

/** Follows a schema that is nothing but a reference. */
function plainRef(
  document: Document,
  schema: Schema,
  pointer: string,
): { value: Schema; pointer: string; named: boolean } {
  if (
    typeof schema['$ref'] !== 'string' ||
    Object.keys(schema).some((key) => key !== '$ref' && key !== 'description' && key !== 'summary')
  )
    return { value: schema, pointer, named: false };
  return { ...follow<Schema>(document, { $ref: schema['$ref'] }, pointer), named: true };
}

function inAllOf(schema: Schema): Schema {
  if (!('$ref' in schema)) return schema;
  const { $ref, ...rest } = schema;
  return { ...rest, allOf: [...((rest['allOf'] as Schema[] | undefined) ?? []), { $ref }] };
}

/** Two equal texts may still differ behind a reference. */
function refersTo(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.some(refersTo);
  return isObject(schema) && ('$ref' in schema || Object.values(schema).some(refersTo));
}

function textDirection(a: Schema, b: Schema): Direction {
  const text = (schema: Schema) =>
    new Set(
      typesOf(schema).flatMap((name) =>
        name === 'string'
          ? ['string', 'number', 'integer', 'boolean', 'null']
          : name === 'number'
            ? ['number', 'integer']
            : [name],
      ),
    );
  const [before, after] = [text(a), text(b)];
  const gone = [...before].some((name) => !after.has(name));
  const added = [...after].some((name) => !before.has(name));
  return gone && added ? 'both' : gone ? 'narrows' : added ? 'widens' : 'none';
}

const pick = (schema: Schema, keys: string[]): unknown => {
  const present = keys.filter((key) => schema[key] !== undefined);
  // The plain value where only the first keyword is there: `minimum 1 → 2` says it.
  if (keys.length === 1 || (present.length === 1 && present[0] === keys[0])) return schema[keys[0] ?? ''];
  return present.length === 0 ? undefined : Object.fromEntries(present.map((key) => [key, schema[key]]));
};

/** Keywords a validator may name when this rule is what is behind it. */
const related = (rule: string): string[] =>
  rule === 'enum'
    ? ['enum', 'const', 'type']
    : rule === 'type'
      ? ['type', 'enum', 'const']
      : rule === 'multipleOf'
        ? ['multipleOf', 'type']
        : [];
