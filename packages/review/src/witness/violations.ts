import type { ErrorObject } from 'ajv';
import { unescapeToken } from '@jurybox/openapi';

/** Whether a validator refuses a value because it fits two branches of `oneOf`. */
export const isOverlap = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'oneOf' && Array.isArray((params as { passingSchemas?: unknown }).passingSchemas);

/** Whether an error is about a choice as a whole. The errors of its branches say more. */
export const isOfChoice = ({ keyword }: ErrorObject): boolean => /^(?:anyOf|oneOf|if)$/.test(keyword);

/** Returns the member that an error names because it is missing or because its name is not allowed. */
export const memberIn = ({ missingProperty, propertyName }: Record<string, unknown>): string | undefined =>
  (missingProperty ?? propertyName) as string | undefined;

/** Whether a validator may report an error of this keyword for an object or list if only a part of it is wrong. */
const isEnclosing = (keyword: string): boolean => /^(oneOf|anyOf|not|if|contains|propertyNames)$/.test(keyword);

/**
 * Whether a validation error concerns the place of a finding. One message can have errors from several changes. The
 * error must be at the place or below it, or at a keyword such as `oneOf` of an enclosing schema. The names of members
 * must be equal, but the index of an item may be different.
 */
export function isAbout({ instancePath, keyword, params }: ErrorObject, place: (string | number)[]): boolean {
  const named = memberIn(params);
  const path = [...instancePath.split('/').slice(1).map(unescapeToken), ...(named === undefined ? [] : [named])];
  const shared = place
    .slice(0, path.length)
    .every((part, i) => (typeof part === 'number' ? /^\d+$/.test(path[i] ?? '') : path[i] === part));
  return shared && (path.length >= place.length || isEnclosing(keyword));
}
