import { isObject, type Schema } from '@jurybox/openapi';
import type { Violation } from './keyword-checks.ts';
import { brokenDown } from './validators.ts';
import type { ValueSource } from './value-source.ts';

/**
 * Whether a value is refused for another reason than that it fits two branches of `oneOf`. Contracts do not describe
 * values that fit two branches, so such a refusal does not count here.
 */
export function isRealRefusal(errors: Violation[]): boolean {
  const overlaps = errors.filter(isOverlap).map(({ instancePath }) => instancePath);
  // If a value fits two branches of `oneOf`, validators report an error of `oneOf`, and also the errors of the other
  // branches at the same place or below it. None of these errors counts.
  const isInOverlap = ({ instancePath }: Violation) =>
    overlaps.some((path) => instancePath === path || instancePath.startsWith(`${path}/`));
  return errors.some((error) => error.keyword !== brokenDown && !isInOverlap(error));
}

/** Whether a validator refuses a value because it fits two branches of `oneOf`. */
export const isOverlap = ({ keyword, params }: Violation): boolean =>
  keyword === 'oneOf' && Array.isArray((params as { passingSchemas?: unknown }).passingSchemas);

/** The most pairs of branches that are combined to values. */
const maxPairs = 30;

/** Returns objects that have the members of two branches of `oneOf`, and the members of a value that fits otherwise. */
export function valuesOfTwoBranches(
  { oneOf }: Schema,
  sampler: Pick<ValueSource, 'small'>,
  fitting: unknown[],
): unknown[] {
  const branches = (Array.isArray(oneOf) ? (oneOf as Schema[]) : []).slice(0, maxPairs);
  const samples = branches.map((branch) => sampler.small({ allOf: [branch, { type: 'object' }] }).find(isObject) ?? {});
  const pairs = samples.flatMap((one, i) => samples.slice(i + 1).map((other) => ({ ...one, ...other })));
  return pairs.slice(0, maxPairs).map((pair) => ({ ...pair, ...fitting.find(isObject) }));
}
