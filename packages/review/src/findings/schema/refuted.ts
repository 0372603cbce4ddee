import type { Schema } from '@jurybox/openapi';
import { type Compared, otherSide } from '../../compared.ts';
import type { Location, SchemaWalk } from '../rule.ts';
import { type Direction, type Draft, type Position, levelOf, sideOfBreak } from '../../model.ts';

/** Whether the model rates a draft finding as breaking, and a request or response can show the break. */
export const canBreak = ({ direction, level, isStated, withoutWitness }: Draft, position: Position): boolean =>
  level === undefined &&
  isStated !== true &&
  withoutWitness === undefined &&
  (levelOf(direction, position) === 'major' || levelOf(direction, position) === 'formal');

/** Returns the part of a direction that breaks no caller: `widens` for requests, `narrows` for responses. */
const harmlessPart = (direction: Direction, position: Position): Direction =>
  direction !== 'both' ? 'none' : position === 'request' ? 'widens' : 'narrows';

/** Makes a draft finding non-breaking, because the other contract certainly allows the values in another way. */
export const harmless = (draft: Draft, position: Position): Draft => ({
  ...draft,
  direction: harmlessPart(draft.direction, position),
  message: `${draft.message}; ${
    position === 'request' ? 'the revision still allows these values' : 'the base already allows these values'
  }`,
  // The same change can still break callers at another place.
  places: new Map(),
});

/** Makes a draft finding non-breaking, because the change has no effect for the given reason. */
export const withoutEffect = (draft: Draft, reason: string): Draft => ({
  ...draft,
  direction: 'none',
  message: `${draft.message}; ${reason}`,
});

/**
 * Handles a change that breaks callers only if some value fits two branches of `oneOf`, which refuses such a value. If
 * the search finds no such value, the change has the direction `withoutWitness`.
 */
export const onlyByOverlap = (
  draft: Draft,
  position: Position,
  withoutWitness = harmlessPart(draft.direction, position),
): Draft => ({
  ...draft,
  direction: 'both',
  parts: [],
  isUndescribed: position === 'response',
  withoutWitness,
  places: new Map(),
});

/** Makes the breaking draft findings of a place non-breaking if the other contract allows every value of the schema. */
export function withoutRefuted(
  drafts: Draft[],
  schemas: Compared<Schema>,
  { inverted, isText }: Location,
  walk: SchemaWalk,
): Draft[] {
  const { position } = walk;
  const side = sideOfBreak(position);
  const isAboutChoices = hasChoice(schemas.base) !== hasChoice(schemas.revision);
  const isHere = (draft: Draft): boolean =>
    draft.schemas === undefined || (draft.schemas.base === schemas.base && draft.schemas.revision === schemas.revision);
  const breaking = drafts.filter((draft) => canBreak(draft, position));
  const isDecided = isAboutChoices || breaking.some(isHere) || restricting.some((key) => key in schemas[side]);
  // Parameters and headers are excluded: they are sent as text, and one text can fit several branches.
  if (inverted || isText === true || breaking.length === 0 || !isDecided) return drafts;
  const [schema, whole] = [schemas[side], schemas[otherSide(side)]];
  const settle = walk.isAllowed(schema, whole)
    ? harmless
    : isAboutChoices && walk.isAllowed(schema, whole, { isOverlapIgnored: true })
      ? onlyByOverlap
      : undefined;
  return settle ? drafts.map((draft) => (breaking.includes(draft) ? settle(draft, position) : draft)) : drafts;
}

/** Keywords that refuse some values although their members and items fit their own schemas. */
const restricting = 'enum not if propertyNames contains dependentSchemas dependentRequired'.split(' ');

const hasChoice = (schema: Schema): boolean => 'anyOf' in schema || 'oneOf' in schema;
