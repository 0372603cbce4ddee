import { isObject, type Schema } from '@jurybox/openapi';
import type { Violation } from './violations.ts';
import type { ValueSource } from './value-source.ts';

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
