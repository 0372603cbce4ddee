import { otherSide, type Compared } from '../../compared.ts';
import type { Schema } from '@jurybox/openapi';
import { levelOf, sideOfBreak, type Direction, type Draft, type Position } from '../../model.ts';
import type { Location, SchemaWalk } from '../rule.ts';

/** Whether the model calls a draft breaking, and a message can show the break. */
export const canBreak = ({ direction, level, isStated, withoutWitness }: Draft, position: Position): boolean =>
  level === undefined &&
  isStated !== true &&
  withoutWitness === undefined &&
  (levelOf(direction, position) === 'major' || levelOf(direction, position) === 'formal');

/** Returns the part of a direction that breaks nobody. */
const harmlessPart = (direction: Direction, position: Position): Direction =>
  direction !== 'both' ? 'none' : position === 'request' ? 'widens' : 'narrows';

/** Returns a draft about values that the other contract certainly allows in another way, for example another branch. */
export function harmless(draft: Draft, position: Position): Draft {
  const reason =
    position === 'request' ? 'the revision still allows these values' : 'the base already allows these values';
  return {
    ...draft,
    direction: harmlessPart(draft.direction, position),
    message: `${draft.message}; ${reason}`,
    // The same change can break callers at another place.
    places: new Map(),
  };
}

/**
 * Returns a draft that breaks callers only with a value that fits two branches of `oneOf`. That is a formal break, and
 * only if a witness shows it: nobody describes a value that fits two branches.
 */
export const onlyByOverlap = (draft: Draft, position: Position): Draft => ({
  ...draft,
  direction: 'both',
  parts: [],
  isUndescribed: true,
  withoutWitness: harmlessPart(draft.direction, position),
  places: new Map(),
});

/**
 * Settles the drafts if only one contract has a choice here. If the other contract allows every value of the schema, no
 * change below it breaks callers, whatever its rule says. If both have a choice, its branches are settled one by one.
 */
export function withoutRefuted(
  drafts: Draft[],
  schemas: Compared<Schema>,
  { inverted, isText, pointer }: Location,
  walk: SchemaWalk,
): Draft[] {
  const { position } = walk;
  const isAboutChoices = hasChoice(schemas.base) !== hasChoice(schemas.revision);
  // A parameter is sent as text, so one text can be a value of several branches.
  if (inverted || isText === true || !isAboutChoices || !drafts.some((draft) => canBreak(draft, position)))
    return drafts;
  const side = sideOfBreak(position);
  const [schema, whole] = [schemas[side], schemas[otherSide(side)]];
  const settle = walk.isAllowed(schema, whole, pointer)
    ? harmless
    : walk.isAllowed(schema, whole, pointer, { isOverlapIgnored: true })
      ? onlyByOverlap
      : undefined;
  return settle ? drafts.map((draft) => (canBreak(draft, position) ? settle(draft, position) : draft)) : drafts;
}

const hasChoice = (schema: Schema): boolean => 'anyOf' in schema || 'oneOf' in schema;
