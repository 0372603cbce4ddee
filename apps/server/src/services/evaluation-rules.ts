import type * as api from '@jurybox/types';
import type { EvaluationRow } from '../store/evaluations.ts';

/** The votes that name no variant: both good, both bad, no vote (U15). */
const otherVotes = ['1', '0', ''];

export function variantIdsOf({ variants }: Pick<EvaluationRow, 'variants'>): string[] {
  return (JSON.parse(variants) as api.EvaluationVariant[]).map(({ variant_id: id }) => id);
}

/** Checks an update of a scenario against the rules that depend on its evaluation. A schema cannot express them. */
export function checkScenarioUpdate(
  evaluation: Pick<EvaluationRow, 'evaluation_type' | 'variants'>,
  type: api.EvaluationType,
  update: api.EvaluationScenarioUpdate,
): api.ValidationErrorItem[] {
  if (type !== evaluation.evaluation_type) {
    return [{ loc: ['path', 'evaluation_type'], msg: `Input should be '${evaluation.evaluation_type}'`, type: 'enum' }];
  }
  const variantIds = variantIdsOf(evaluation);
  return [
    ...checkVote(type, variantIds, update),
    ...(isEmpty(update.score) || type === 'single_model_test' ? [] : [wrongMember('score', type)]),
    ...checkOutputs(variantIds, update.outputs),
  ];
}

function checkVote(type: api.EvaluationType, variantIds: string[], { vote }: api.EvaluationScenarioUpdate) {
  if (isEmpty(vote)) return [];
  if (type !== 'human_a_b_testing') return [wrongMember('vote', type)];
  if (otherVotes.includes(vote) || variantIds.includes(vote)) return [];
  const allowed = [...variantIds, ...otherVotes].map((value) => `'${value}'`);
  const msg = `Input should be ${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}`;
  return [{ loc: ['body', 'vote'], msg, type: 'enum' }];
}

/** Returns whether a vote or score is empty. A web form sends an unused (hidden) field as an empty string. */
function isEmpty(value: string | number | null | undefined): value is '' | null | undefined {
  return value === undefined || value === null || value === '';
}

/** The error for a member that the evaluation type does not have. Ignoring the member would lose a judgement (U16). */
function wrongMember(member: 'vote' | 'score', type: api.EvaluationType): api.ValidationErrorItem {
  const msg = `Extra inputs are not permitted: ${type} has no ${member}`;
  return { loc: ['body', member], msg, type: 'extra_forbidden' };
}

export function checkVariantCount(type: api.EvaluationType, variantIds: string[]): api.ValidationErrorItem[] {
  const expected = type === 'human_a_b_testing' ? 2 : 1;
  if (variantIds.length === expected) return [];
  const items = `${expected} item${expected === 1 ? '' : 's'}`;
  const [errorType = '', word] = variantIds.length < expected ? ['too_short', 'least'] : ['too_long', 'most'];
  const msg = `List should have at ${word} ${items} for ${type}, not ${variantIds.length}`;
  return [{ loc: ['body', 'variant_ids'], msg, type: errorType }];
}

export function checkNewScenarios(variantIds: string[], rows: api.ScenarioCreate[]): api.ValidationErrorItem[] {
  return rows.flatMap(({ outputs }, index) => checkOutputs(variantIds, outputs, ['scenarios', index]));
}

/** Checks that every output belongs to a variant of the evaluation, and that no variant has two outputs (U35). */
function checkOutputs(
  variantIds: string[],
  outputs: api.ScenarioOutput[] | undefined,
  within: api.ValidationErrorItem['loc'] = [],
): api.ValidationErrorItem[] {
  return (outputs ?? []).flatMap(({ variant_id: id }, index): api.ValidationErrorItem[] => {
    const loc = ['body', ...within, 'outputs', index, 'variant_id'];
    if (!variantIds.includes(id))
      return [{ loc, msg: "Input should be the id of one of the evaluation's variants", type: 'enum' }];
    if (outputs?.findIndex((other) => other.variant_id === id) !== index)
      return [{ loc, msg: 'Input should name each variant once', type: 'value_error' }];
    return [];
  });
}
