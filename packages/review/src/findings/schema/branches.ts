import type { Document, Schema } from '@jurybox/openapi';
import { canonical } from '../../canonical/canonical.ts';
import { mapCompared, otherSide, equal, has, stable, without, type Compared, type Side } from '../../compared.ts';
import { childLocation, partOf, schemaDraft, branchName, describeChange } from '../rule.ts';
import type { Location, SchemaRule, SchemaWalk } from '../rule.ts';
import { choiceKeyword, selectorOf } from './as-choices.ts';
import { canBreak, harmless, onlyByOverlap, refusesAll, withoutEffect } from './refuted.ts';
import { areDisjoint } from '../../inclusion/disjoint.ts';
import type { InclusionOptions } from '../../inclusion/inclusion.ts';
import { withMember } from '../../inclusion/parts.ts';
import { sameSchema } from '../../inclusion/same.ts';
import { typesOf, underKeyword } from '../../keywords/facts.ts';
import { type Draft, levelOf, sideOfBreak } from '../../model.ts';
import { fromDiscriminator } from '../../normalize.ts';

type Combiner = 'allOf' | 'anyOf' | 'oneOf';

const branchRule =
  (keyword: Combiner): SchemaRule =>
  (schemas, location, walk) => {
    const branches = mapCompared(schemas, (schema) =>
      ((schema[keyword] ?? []) as Schema[]).filter((branch) => branch[fromDiscriminator] !== true),
    );
    const isEmpty = mapCompared(branches, ({ length }) => length === 0);
    if (isEmpty.base && isEmpty.revision) return [];
    // A schema without `anyOf` or `oneOf` allows every value, so adding the keyword narrows it.
    if (keyword !== 'allOf' && (isEmpty.base || isEmpty.revision)) {
      const direction = isEmpty.base ? 'narrows' : 'widens';
      return { direction, change: underKeyword(schemas, keyword), parts: [partOf(schemas, [keyword])] };
    }
    const { pairs, unpaired } = pairBranches(branches, walk.documents);
    const context = { keyword, schemas, branches, location, walk };
    return [
      ...pairs.flatMap((pair) => comparePair(pair, context)),
      ...unpaired.base.map((branch) => unpairedDraft('base', branch, context)),
      ...unpaired.revision.map((branch) => unpairedDraft('revision', branch, context)),
    ];
  };

interface Branches {
  keyword: Combiner;
  schemas: Compared<Schema>;
  branches: Compared<Schema[]>;
  location: Location;
  walk: SchemaWalk;
}

function comparePair(branch: Compared<Schema>, { keyword, schemas, branches, location, walk }: Branches): Draft[] {
  const index = branches.revision.indexOf(branch.revision);
  const drafts = walk.compare(branch, childLocation(location, branch, null, keyword, String(index)));
  if (keyword === 'allOf') return drafts;
  const content = mapCompared(branch, (one, side) => canonical(walk.documents[side], one));
  const found = drafts
    .flatMap((draft) => splitMovedValues(draft, content, schemas, location, walk))
    .map((draft) => ({ ...draft, keywords: [...draft.keywords, keyword] }));
  // If a branch of `oneOf` becomes wider, a value can fit two branches, which `oneOf` refuses. This cannot happen if
  // the branches share no value, or if a discriminator selects the branch.
  const isApart =
    keyword !== 'oneOf' ||
    location.anchor?.schemas.base['discriminator'] !== undefined ||
    (['base', 'revision'] as const).every((side) => isDisjoint(side, branch[side], branches, walk));
  return isApart ? found : found.map((draft) => withOverlap(draft, walk));
}

/** A non-breaking change of a branch of `oneOf` may still break callers, because a value may now fit two branches. */
const withOverlap = (draft: Draft, { position }: SchemaWalk): Draft =>
  draft.level === undefined && levelOf(draft.direction, position) === 'minor'
    ? onlyByOverlap(draft, position, draft.direction)
    : draft;

function unpairedDraft(side: Side, branch: Schema, context: Branches): Draft {
  const { keyword, branches, location, walk } = context;
  const all = mapCompared(branches, (list): Schema => (list.length === 0 ? {} : { [keyword]: list }));
  const draft = schemaDraft(keyword, location, walk, {
    direction: (keyword === 'allOf') === (side === 'revision') ? 'narrows' : 'widens',
    text: `${branchName(branch)} ${side === 'base' ? 'removed from' : 'added to'} ${keyword}`,
    change: { base: undefined, revision: undefined, [side]: branch },
    pointer: `${location.pointer}/${keyword}`,
    branch: { of: side, schema: branch },
    // A value that shows an added or removed branch must fit this branch. Any other value is no witness.
    parts: [
      keyword === 'allOf'
        ? { base: {}, revision: {}, [side]: branch }
        : { ...all, [side]: { allOf: [branch, all[side]] } },
    ],
  });
  if (keyword === 'allOf') return draft;
  if (isListed(branch, side, branches[otherSide(side)], context))
    return withoutEffect(draft, 'other branches already allow its values');
  if (canBreak(draft, walk.position) && !location.inverted) return settleBreak(draft, side, branch, context);
  return keyword === 'oneOf' && !isDisjoint(side, branch, branches, walk) ? withOverlap(draft, walk) : draft;
}

/** Decides whether an added or removed branch breaks callers. If this is uncertain, leaves it to the witness search. */
function settleBreak(draft: Draft, side: Side, branch: Schema, { schemas, branches, walk }: Branches): Draft {
  const { position } = walk;
  const isAllowed = (options?: InclusionOptions) => walk.isAllowed(branch, schemas[otherSide(side)], options);
  const others = withoutOne(branches[side], branch);
  if (isAllowed()) return harmless(draft, position);
  // If `oneOf` lists a branch twice, each of its values fits two branches, so `oneOf` refuses them all.
  if (draft.rule === 'oneOf' && others.some((other) => equal(other, branch)))
    return withoutEffect(draft, 'this oneOf lists the same branch twice');
  // `others` are branches of the same contract. Even if they allow all values of `branch`, only `branch` describes
  // these values, and callers rely on what a contract describes. So the change still counts as breaking.
  if (walk.isAllowedBeside(branch, others)) return draft;
  if (isAllowed({ isOverlapIgnored: true })) return onlyByOverlap(draft, position);
  if (isAllowed({ isOverlapIgnored: true, assumed: schemas }))
    return withoutEffect(draft, 'another branch has the same members');
  return refusesAll(walk.documents[side], branch) ? { ...draft, isBranchEmpty: true } : draft;
}

/** Whether `branch` is one of `others`, or a branch of a choice in `others`. */
function isListed(branch: Schema, side: Side, others: Schema[], context: Branches, depth = 0): boolean {
  const { documents } = context.walk;
  const insideOf = (one: Side, schema: Schema): Schema[] | undefined => {
    const content = canonical(documents[one], schema);
    const keyword = choiceKeyword(content);
    return keyword && (content[keyword] as Schema[]);
  };
  const isSame = others.some((other) => {
    if (sameSchema(documents, side, branch, other)) return true;
    const inside = depth < 3 ? insideOf(otherSide(side), other) : undefined;
    return inside !== undefined && isListed(branch, side, inside, context, depth + 1);
  });
  const parts = isSame || depth > 0 ? undefined : insideOf(side, branch);
  return isSame || (parts?.every((part) => isListed(part, side, others, context, 1)) ?? false);
}

const isDisjoint = (side: Side, branch: Schema, branches: Compared<Schema[]>, { documents }: SchemaWalk): boolean =>
  withoutOne(branches[side], branch).every((other) => areDisjoint([documents[side], documents[side]], other, branch));

const withoutOne = (schemas: Schema[], schema: Schema): Schema[] => schemas.filter((other) => other !== schema);

/** Pairs the branches of both contracts that are most alike. The criteria are in `likeness`, the strictest first. */
function pairBranches(branches: Compared<Schema[]>, documents: Compared<Document>) {
  const pairs: Compared<Schema>[] = [];
  let unpaired = { ...branches };
  const content = (side: Side, branch: Schema) => canonical(documents[side], branch);
  const selector = (side: Side, branch: Schema) => selectorOf(documents[side], content(side, branch));
  const onlyType = (side: Side, branch: Schema): string | undefined => {
    const types = (one: Schema) =>
      content(side, one)['type'] === undefined ? undefined : stable(typesOf(content(side, one)));
    const own = types(branch);
    return unpaired[side].filter((other) => types(other) === own).length === 1 ? own : undefined;
  };
  const likeness: ((x: Schema, y: Schema) => boolean)[] = [
    (x, y) => equal(x, y),
    (x, y) => typeof x['$ref'] === 'string' && x['$ref'] === y['$ref'],
    (x, y) => typeof x['title'] === 'string' && x['title'] === y['title'],
    (x, y) => equal(content('base', x), content('revision', y)),
    (x, y) => selector('base', x) !== undefined && selector('base', x) === selector('revision', y),
    (x, y) => onlyType('base', x) !== undefined && onlyType('base', x) === onlyType('revision', y),
    (x, y) =>
      unpaired.base.length === unpaired.revision.length &&
      !('$ref' in x && '$ref' in y) &&
      (equal(typesOf(x), typesOf(y)) || unpaired.base.length === 1),
  ];
  for (const isLike of likeness) {
    for (const revision of unpaired.revision) {
      const base = unpaired.base.find((candidate) => isLike(candidate, revision));
      if (!base) continue;
      pairs.push({ base, revision });
      unpaired = { base: withoutOne(unpaired.base, base), revision: withoutOne(unpaired.revision, revision) };
    }
  }
  return { pairs, unpaired };
}

const maxValues = 40;

/**
 * If values of an `enum` moved from one branch of `oneOf` or `anyOf` to another, splits the draft finding in two: one
 * about these values, which breaks nobody, and one about the remaining values. `branch` contains the branch of both
 * contracts as `canonical` returns it: the reference is resolved, and its `allOf` is merged.
 */
function splitMovedValues(
  draft: Draft,
  branch: Compared<Schema>,
  whole: Compared<Schema>,
  location: Location,
  walk: SchemaWalk,
): Draft[] {
  const { base, revision } = draft.change;
  const { position } = walk;
  if (draft.rule !== 'enum' || !Array.isArray(base) || !Array.isArray(revision)) return [draft];
  const path = pathBelow(draft, branch);
  if (!path || location.inverted) return [draft];
  const side = sideOfBreak(position);
  const lists: Compared<unknown[]> = { base, revision };
  const lost = without(lists[side], lists[otherSide(side)]);
  const isAllowed = (value: unknown) => walk.isAllowed(withMember(branch[side], path, [value]), whole[otherSide(side)]);
  const moved = lost.length > maxValues ? [] : lost.filter(isAllowed);
  if (moved.length === 0) return [draft];
  if (moved.length === lost.length) return [harmless(draft, position)];
  const about = (change: Compared<unknown[]>): Draft => ({
    ...draft,
    change,
    message: `${draft.subject ?? location.name}: ${describeChange('enum', change)}`,
  });
  const kept = base.filter((value) => has(revision, value));
  const other = about({ base: kept, revision: kept, [side]: [...kept, ...moved] });
  return [
    about({ ...lists, [side]: lists[side].filter((value) => !has(moved, value)) }),
    harmless({ ...other, direction: side === 'base' ? 'narrows' : 'widens' }, position),
  ];
}

/** Returns the path from a branch to a change inside it; undefined if the path consists not only of member names. */
function pathBelow({ steps = [], schemas }: Draft, branch: Compared<Schema>): string[] | undefined {
  const isBranch = (pair: Compared<Schema> | undefined) =>
    pair?.base === branch.base && pair?.revision === branch.revision;
  const start = steps.findIndex((step) => isBranch(step.schemas));
  const keys = start >= 0 ? steps.slice(start).map(({ key }) => key) : isBranch(schemas) ? [] : undefined;
  return keys?.every((key) => typeof key === 'string') ? keys : undefined;
}

export const branchRules = { allOf: branchRule('allOf'), anyOf: branchRule('anyOf'), oneOf: branchRule('oneOf') };
