import { unescapeToken } from '@jurybox/openapi';
import type { Violation } from './interpreter.ts';

/** Keywords for which the validator reports an error at the enclosing value, not at the wrong value itself. */
const enclosingKeywords = new Set([
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
 * Whether an error is about the place of a finding: at the place, below it, or at an enclosing keyword such as `oneOf`.
 * Members are matched by name, items by any index. If a message has several changes, each finding needs an error about
 * its own place.
 */
export function isAbout({ instancePath, keyword, params }: Violation, place: (string | number)[]): boolean {
  const { additionalProperty, unevaluatedProperty, missingProperty, propertyName } = params as Record<
    string,
    string | undefined
  >;
  const named = additionalProperty ?? unevaluatedProperty ?? missingProperty ?? propertyName;
  const path = [...instancePath.split('/').slice(1).map(unescapeToken), ...(named === undefined ? [] : [named])];
  const shared = place
    .slice(0, path.length)
    .every((part, i) => (typeof part === 'number' ? /^\d+$/.test(path[i] ?? '') : path[i] === part));
  return shared && (path.length >= place.length || enclosingKeywords.has(keyword));
}
