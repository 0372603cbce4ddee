import { equal } from '../../equal.ts';
import type { Schema } from '@jurybox/openapi';
import { mapCompared, type Compared, type Side } from '../../compared.ts';
import type { Direction, Draft } from '../../model.ts';
import { fromDiscriminator } from '../../normalize.ts';
import { childLocation, partOf, schemaDraft, type Location, type Rule, type SchemaRule, type SchemaWalk } from '../rule.ts';
import { disjoint } from './disjoint.ts';
import { typesOf, underKeyword } from './facts.ts';
import { branchName, describeChange } from './text.ts';

type Combiner = 'allOf' | 'anyOf' | 'oneOf';

/** Creates the rule for a keyword that combines schemas: `allOf`, `anyOf` or `oneOf`. */
export function branchRule(rule: Rule & { name: Combiner }): SchemaRule {
  return {
    ...rule,
    compareSchemas(schemas, location, walk) {
      const branches = mapCompared(schemas, (schema) => branchesOf(schema, rule.name));
      if (branches.base.length === 0 && branches.revision.length === 0) return [];
      // A schema without `anyOf` or `oneOf` allows every value, so adding the keyword narrows it.
      if (rule.name !== 'allOf' && (branches.base.length === 0 || branches.revision.length === 0)) {
        const change = underKeyword(schemas, rule.name);
        return [
          schemaDraft(rule, location, walk, {
            keywords: [rule.name, '*'],
            direction: branches.revision.length > 0 ? 'narrows' : 'widens',
            message: `${location.name}: ${describeChange(rule.name, change)}`,
            change,
            parts: [partOf(schemas, [rule.name])],
          }),
        ];
      }
      const { pairs, unpaired } = pairBranches(branches);
      return [
        ...pairs.flatMap((pair) => comparePair(rule.name, pair, { branches, location, walk })),
        ...(['base', 'revision'] as const).flatMap((side) =>
          unpaired[side].map((branch) => unpairedDraft(rule, side, branch, { branches, location, walk })),
        ),
      ];
    },
  };
}

interface Branches {
  branches: Compared<Schema[]>;
  location: Location;
  walk: SchemaWalk;
}

const branchesOf = (schema: Schema, keyword: Combiner): Schema[] =>
  ((schema[keyword] ?? []) as Schema[]).filter((branch) => branch[fromDiscriminator] !== true);

function comparePair(
  keyword: Combiner,
  { branch, index }: { branch: Compared<Schema>; index: number },
  { branches, location, walk }: Branches,
): Draft[] {
  const child = childLocation(location, { key: null, keyword, name: String(index), schemas: branch });
  const drafts = walk
    .compare(branch, child)
    .map((draft) => ({ ...draft, keywords: [...draft.keywords, ...(keyword === 'allOf' ? [] : [keyword, '*'])] }));
  // If a branch of `oneOf` is widened, a value can fit two branches, and `oneOf` then refuses it.
  if (
    keyword !== 'oneOf' ||
    (isDisjoint('base', branch.base, branches, walk) && isDisjoint('revision', branch.revision, branches, walk))
  )
    return drafts;
  return drafts.map((draft) =>
    draft.direction === 'none' ? draft : { ...draft, direction: 'both' as const, parts: [], isUndescribed: false },
  );
}

function unpairedDraft(rule: Rule & { name: Combiner }, side: Side, branch: Schema, context: Branches): Draft {
  const { branches, location, walk } = context;
  const direction = branchDirection(rule.name, side, isDisjoint(side, branch, branches, walk));
  return schemaDraft(rule, location, walk, {
    keywords: [rule.name, '*'],
    direction,
    message: `${location.name}: ${branchName(branch)} ${side === 'base' ? 'removed from' : 'added to'} ${rule.name}`,
    change: { base: side === 'base' ? branch : undefined, revision: side === 'revision' ? branch : undefined },
    pointer: `${location.pointer}/${rule.name}`,
    branch: { of: side, schema: branch },
    parts: [{ base: partOfBranches(rule.name, branches.base), revision: partOfBranches(rule.name, branches.revision) }],
  });
}

/** Without branches, `anyOf` and `oneOf` are missing and refuse nothing. */
const partOfBranches = (keyword: Combiner, branches: Schema[]): Schema =>
  branches.length === 0 ? {} : { [keyword]: branches };

function branchDirection(keyword: Combiner, side: Side, isDisjointBranch: boolean): Direction {
  if (keyword === 'allOf') return side === 'revision' ? 'narrows' : 'widens';
  if (keyword === 'oneOf' && !isDisjointBranch) return 'both';
  return side === 'revision' ? 'widens' : 'narrows';
}

const isDisjoint = (side: Side, branch: Schema, branches: Compared<Schema[]>, { documents }: SchemaWalk): boolean =>
  without(branches[side], branch).every((other) => disjoint(documents[side], other, branch));

const without = (schemas: Schema[], schema: Schema): Schema[] => schemas.filter((other) => other !== schema);

/**
 * Pairs each branch of the base with a branch of the revision: an equal branch, or one with the same reference or
 * title. If equally many branches remain in both contracts, pairs branches with the same types.
 */
function pairBranches(branches: Compared<Schema[]>): {
  pairs: { branch: Compared<Schema>; index: number }[];
  unpaired: Compared<Schema[]>;
} {
  const pairs: { branch: Compared<Schema>; index: number }[] = [];
  let unpaired = { ...branches };
  const likeness: ((x: Schema, y: Schema) => boolean)[] = [
    (x, y) => equal(x, y),
    (x, y) => typeof x['$ref'] === 'string' && x['$ref'] === y['$ref'],
    (x, y) => typeof x['title'] === 'string' && x['title'] === y['title'],
    (x, y) =>
      unpaired.base.length === unpaired.revision.length &&
      !('$ref' in x && '$ref' in y) &&
      (equal(typesOf(x), typesOf(y)) || unpaired.base.length === 1),
  ];
  for (const isLike of likeness) {
    for (const revision of unpaired.revision) {
      const base = unpaired.base.find((candidate) => isLike(candidate, revision));
      if (!base) continue;
      pairs.push({ branch: { base, revision }, index: branches.revision.indexOf(revision) });
      unpaired = { base: without(unpaired.base, base), revision: without(unpaired.revision, revision) };
    }
  }
  return { pairs, unpaired };
}
