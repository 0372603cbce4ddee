import { otherSide, type Compared } from '../../compared.ts';
import type { Schema } from '@jurybox/openapi';
import { levelOf, sideOfBreak, type Direction, type Draft, type Position } from '../../model.ts';
import type { Location, SchemaWalk } from '../rule.ts';

/** Whether a draft is breaking by the model and a message can show the break. */
export const canBreak = ({ direction, level, isStated, withoutWitness }: Draft, position: Position): boolean =>
  level === undefined &&
  isStated !== true &&
  withoutWitness === undefined &&
  (levelOf(direction, position) === 'major' || levelOf(direction, position) === 'formal');

/** Returns a direction without the narrowing or widening that breaks callers. */
const harmlessPart = (direction: Direction, position: Position): Direction =>
  direction !== 'both' ? 'none' : position === 'request' ? 'widens' : 'narrows';

/**
 * Makes a draft non-breaking because the other contract certainly allows the values in another way, for example in
 * another branch.
 */
export function harmless(draft: Draft, position: Position): Draft {
  const reason =
    position === 'request' ? 'the revision still allows these values' : 'the base already allows these values';
  return {
    ...draft,
    direction: harmlessPart(draft.direction, position),
    message: `${draft.message}; ${reason}`,
    // The draft gets its own list of places, because the same change can break callers at another place.
    places: new Map(),
  };
}

/**
 * Turns a draft into a possible formal break. Only a value that fits two branches of `oneOf` can break callers here,
 * and contracts do not describe such values. If the search finds no such value as a witness, the change is
 * non-breaking.
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
 * Corrects breaking drafts if exactly one contract has a choice at this place. If the other contract allows every value
 * of the schema, no change inside the schema breaks callers, whatever the single rules report. If both contracts have a
 * choice, each branch is decided separately.
 */
export function withoutRefuted(
  drafts: Draft[],
  schemas: Compared<Schema>,
  { inverted, isText, pointer }: Location,
  walk: SchemaWalk,
): Draft[] {
  const { position } = walk;
  const isAboutChoices = hasChoice(schemas.base) !== hasChoice(schemas.revision);
  // Parameters and headers are excluded: they are sent as text, and one text can fit several branches.
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
