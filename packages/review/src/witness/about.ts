import type { ErrorObject } from 'ajv';
import { untoken } from '../document.ts';

/** Keywords that fail around the place where a value is wrong. */
const around = new Set([
  'oneOf',
  'anyOf',
  'not',
  'if',
  'contains',
  'propertyNames',
  'false schema',
  'unevaluatedProperties',
  'unevaluatedItems',
]);

/**
 * Whether an error is about the place a finding names (members by name, items by any number): there, below it, or a choice
 * around it. Where several things changed in one message, each finding is shown by its own.
 */
export function isAbout({ instancePath, keyword, params }: ErrorObject, place: (string | number)[]): boolean {
  const { additionalProperty, unevaluatedProperty, missingProperty, propertyName } = params as Record<
    string,
    string | undefined
  >;
  const named = additionalProperty ?? unevaluatedProperty ?? missingProperty ?? propertyName;
  const path = [...instancePath.split('/').slice(1).map(untoken), ...(named === undefined ? [] : [named])];
  const shared = place
    .slice(0, path.length)
    .every((part, i) => (typeof part === 'number' ? /^\d+$/.test(path[i] ?? '') : path[i] === part));
  return shared && (path.length >= place.length || around.has(keyword));
}
