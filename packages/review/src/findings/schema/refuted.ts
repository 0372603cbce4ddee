import type { Document, Schema } from '@jurybox/openapi';
import { canonical } from '../../canonical/canonical.ts';
import { otherSide, equal, stable, type Compared } from '../../compared.ts';
import { isNever, requiredOf, schemaMap, typesOf } from '../../keywords/facts.ts';
import type { Location, SchemaWalk } from '../rule.ts';
import { type Direction, type Draft, type Position, isBreaking, levelOf, sideOfBreak } from '../../model.ts';

/** Whether a draft finding is breaking because of its direction, and a request or response can show the break. */
export const canBreak = ({ direction, level, isStated, withoutWitness }: Draft, position: Position): boolean =>
  level === undefined && isStated !== true && withoutWitness === undefined && isBreaking(levelOf(direction, position));

/** If a change widens and narrows (`both`), returns which of the two breaks no caller. */
const harmlessPart = (direction: Direction, position: Position): Direction =>
  direction !== 'both' ? 'none' : position === 'request' ? 'widens' : 'narrows';

/**
 * Returns a copy of a draft finding. The direction of the copy breaks no caller: instead of `both`, it is `widens` in a
 * request and `narrows` in a response, and instead of any other direction, it is `none`. The message of the copy says
 * why no caller breaks.
 */
export function harmless(draft: Draft, position: Position): Draft {
  const reason = `the ${position === 'request' ? 'revision still' : 'base already'} allows these values`;
  const direction = harmlessPart(draft.direction, position);
  // The original draft finding can still be breaking for other operations, so the copy has its own `places`.
  return { ...draft, direction, message: `${draft.message}; ${reason}`, places: new Set() };
}

export const withoutEffect = (draft: Draft, reason: string): Draft => ({
  ...draft,
  direction: 'none',
  message: `${draft.message}; ${reason}`,
});

/**
 * Returns a copy of a draft finding that can break callers only with a value that fits two branches of `oneOf`. Its
 * direction is `both` for the search for such a value. If the search finds none, the value of `withoutWitness` becomes
 * its direction: `widens`, `narrows` or `none`.
 */
export function onlyByOverlap(
  draft: Draft,
  position: Position,
  withoutWitness = harmlessPart(draft.direction, position),
): Draft {
  const isUndescribed = position === 'response';
  return { ...draft, direction: 'both', parts: [], isUndescribed, withoutWitness, places: new Set() };
}

/**
 * Makes breaking draft findings non-breaking if the other contract certainly allows all values of this schema: in a
 * request, the revision allows those of the base; in a response, the base allows those of the revision.
 */
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
  // In a parameter or header, one text can stand for values of several types: `1` can be a string or a number.
  if (inverted || isText === true || breaking.length === 0 || !isDecided) return drafts;
  const [schema, whole] = [schemas[side], schemas[otherSide(side)]];
  const settle = walk.isAllowed(schema, whole)
    ? harmless
    : isAboutChoices && walk.isAllowed(schema, whole, { isOverlapIgnored: true })
      ? onlyByOverlap
      : undefined;
  return settle ? drafts.map((draft) => (breaking.includes(draft) ? settle(draft, position) : draft)) : drafts;
}

/** Keywords that can refuse an object or a list although each of its members or items fits its own schema. */
const restricting = 'enum not if propertyNames contains dependentSchemas dependentRequired'.split(' ');

const hasChoice = (schema: Schema): boolean => 'anyOf' in schema || 'oneOf' in schema;

/** The results of earlier calls of `refusesAll`. They also end the recursion if a schema contains itself. */
const known = new WeakMap<Schema, boolean>();

/** Whether a schema certainly refuses every value, perhaps because of the schema of a required member. */
export function refusesAll(document: Document, schema: Schema, depth = 0): boolean {
  if (depth > 50) return false;
  const content = canonical(document, schema);
  const cached = known.get(content);
  if (cached !== undefined) return cached;
  known.set(content, false);
  const members = new Map(Object.entries(schemaMap(content, 'properties')));
  const isRefused = (member: Schema | undefined) => member !== undefined && refusesAll(document, member, depth + 1);
  const result =
    isNever(content) ||
    hasOnlyTwins(document, content) ||
    (equal(typesOf(content), ['object']) && requiredOf(content).some((name) => isRefused(members.get(name))));
  known.set(content, result);
  return result;
}

/** Whether each branch of `oneOf` occurs twice. Every value then fits two branches or none, so `oneOf` refuses it. */
function hasOnlyTwins(document: Document, content: Schema): boolean {
  const { oneOf } = content;
  // With a discriminator, only the selected branch counts, so no value fits two branches.
  if (!Array.isArray(oneOf) || oneOf.length < 2 || content['discriminator'] !== undefined) return false;
  const alike = Map.groupBy(oneOf as Schema[], (branch) => stable(canonical(document, branch)));
  return [...alike.values()].every(({ length }) => length > 1);
}
