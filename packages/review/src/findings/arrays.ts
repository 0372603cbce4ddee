import type { Schema } from '../document.ts';
import type { Direction, Draft } from '../model.ts';
import { combine } from './keywords.ts';
import { keepAnchor } from './objects.ts';
import type { At, SchemaComparison } from './schema.ts';
import { describe, isNever, isTrivial } from './words.ts';

/** Items: by place, the rest, and what a list must contain. */
export function compareArrays(comparison: SchemaComparison, a: Schema, b: Schema, at: At): Draft[] {
  return [...places(comparison, a, b, at), ...theRest(comparison, a, b, at), ...contains(comparison, a, b, at)];
}

const prefix = (schema: Schema): Schema[] =>
  Array.isArray(schema['prefixItems']) ? (schema['prefixItems'] as Schema[]) : [];
const items = (schema: Schema): Schema => (schema['items'] as Schema | undefined) ?? {};

function places(comparison: SchemaComparison, a: Schema, b: Schema, at: At): Draft[] {
  const [before, after] = [prefix(a), prefix(b)];
  return Array.from({ length: Math.max(before.length, after.length) }).flatMap((_, i) => {
    const [left, right] = [before[i] ?? items(a), after[i] ?? items(b)];
    const below = comparison.below(at, { key: i, keyword: 'prefixItems', name: String(i), a: left, b: right });
    const drafts = comparison.compare(left, right, below);
    // One more place may be one more item than a closed list had: the same values, another length.
    if (before[i] && after[i]) return drafts;
    return drafts.map((draft) => ({
      ...draft,
      rule: 'prefixItems',
      keywords: [...draft.keywords, 'prefixItems', 'items', '*'],
    }));
  });
}

function theRest(comparison: SchemaComparison, a: Schema, b: Schema, at: At): Draft[] {
  const [left, right] = [items(a), items(b)];
  const direction = bare(left, right);
  const pointer = `${at.pointer}/items`;
  if (direction === undefined)
    return comparison.compare(
      left,
      right,
      comparison.below(at, { key: prefix(b).length, keyword: 'items', a: left, b: right }),
    );
  if (direction === 'none') return [];
  return [
    comparison.draft(
      {
        rule: 'items',
        keywords: ['items', 'false schema', '*'],
        direction,
        message: `${at.name}: ${describe('items', a['items'], b['items'])}`,
        before: a['items'],
        after: b['items'],
        pointer,
      },
      at,
    ),
  ];
}

/** The direction where one side is everything or nothing. */
function bare(left: Schema, right: Schema): Direction | undefined {
  if (isNever(left)) return isNever(right) ? 'none' : 'widens';
  if (isNever(right)) return 'narrows';
  if (isTrivial(left)) return isTrivial(right) ? 'none' : 'narrows';
  return isTrivial(right) ? 'widens' : undefined;
}

function contains(comparison: SchemaComparison, a: Schema, b: Schema, at: At): Draft[] {
  const [left, right] = [a['contains'], b['contains']] as (Schema | undefined)[];
  const low = (schema: Schema) => (schema['minContains'] as number | undefined) ?? 1;
  const high = (schema: Schema) => (schema['maxContains'] as number | undefined) ?? Infinity;
  if (!left && !right) return [];
  const keywords = ['contains', 'minContains', 'maxContains'];
  if (!left || !right) {
    const one = left ? a : b;
    const idle = low(one) === 0 && high(one) === Infinity;
    return [
      comparison.draft(
        {
          rule: 'contains',
          keywords,
          direction: idle ? 'none' : right ? 'narrows' : 'widens',
          message: `${at.name}: ${describe('contains', left, right)}`,
          before: left,
          after: right,
        },
        at,
      ),
    ];
  }
  const drafts: Draft[] = [];
  const counts: [string, Direction][] = [
    ['minContains', low(a) === low(b) ? 'none' : low(b) > low(a) ? 'narrows' : 'widens'],
    ['maxContains', high(a) === high(b) ? 'none' : high(b) < high(a) ? 'narrows' : 'widens'],
  ];
  for (const [rule, direction] of counts)
    if (direction !== 'none')
      drafts.push(
        comparison.draft(
          {
            rule,
            keywords,
            direction,
            message: `${at.name}: ${describe(rule, a[rule], b[rule])}`,
            before: a[rule],
            after: b[rule],
          },
          at,
        ),
      );
  // Fewer values count: harder to reach the least number, easier to stay under the greatest.
  const inner = comparison.compare(left, right, {
    pointer: `${at.pointer}/contains`,
    name: `${at.name}[] (contained)`,
    flip: at.flip,
    anchor: undefined,
  });
  const bounded = high(a) !== Infinity || high(b) !== Infinity;
  const idle = low(a) === 0 && low(b) === 0;
  const judged = bounded
    ? inner.map((draft) => ({
        ...draft,
        direction: idle
          ? draft.direction === 'narrows'
            ? 'widens'
            : draft.direction === 'widens'
              ? 'narrows'
              : draft.direction
          : combine(draft.direction, draft.direction === 'none' ? 'none' : 'both'),
      }))
    : idle
      ? inner.map((draft) => ({ ...draft, direction: 'none' as const }))
      : inner;
  return [...drafts, ...keepAnchor(judged, at, keywords)];
}
