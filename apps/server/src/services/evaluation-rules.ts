import type {
  EvaluationScenarioUpdate,
  EvaluationType,
  ScenarioCreate,
  ScenarioOutput,
  ValidationErrorItem,
} from '@jurybox/types';
import type { EvaluationRow } from '../store/evaluations.ts';

/** Votes that name no variant: both good, both bad, not voted (U15). */
const otherVotes = ['1', '0', ''];

/** The rules an update must keep that a schema cannot say, because they depend on the evaluation. */
export function checkScenarioUpdate(
  evaluation: EvaluationRow,
  type: EvaluationType,
  update: EvaluationScenarioUpdate,
): ValidationErrorItem[] {
  if (type !== evaluation.evaluation_type) {
    return [{ loc: ['path', 'evaluation_type'], msg: `Input should be '${evaluation.evaluation_type}'`, type: 'enum' }];
  }
  const variantIds = (JSON.parse(evaluation.variants) as { variant_id: string }[]).map(({ variant_id }) => variant_id);
  return [
    ...checkVote(type, variantIds, update),
    ...checkScore(type, update),
    ...checkOutputs(variantIds, update.outputs),
  ];
}

function checkVote(
  type: EvaluationType,
  variantIds: string[],
  { vote }: EvaluationScenarioUpdate,
): ValidationErrorItem[] {
  if (isNothing(vote)) return [];
  if (type !== 'human_a_b_testing') return [misplaced('vote', type)];
  if (otherVotes.includes(vote) || variantIds.includes(vote)) return [];
  const allowed = [...variantIds, ...otherVotes].map((value) => `'${value}'`);
  return [
    {
      loc: ['body', 'vote'],
      msg: `Input should be ${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}`,
      type: 'enum',
    },
  ];
}

function checkScore(type: EvaluationType, { score }: EvaluationScenarioUpdate): ValidationErrorItem[] {
  if (isNothing(score) || type === 'single_model_test') return [];
  return [misplaced('score', type)];
}

/** A form that knows both members sends the one it does not show empty: that judges nothing. */
function isNothing(given: string | number | null | undefined): given is '' | null | undefined {
  return given === undefined || given === null || given === '';
}

/** Dropping the member silently would lose what a person judged (U16). */
function misplaced(member: 'vote' | 'score', type: EvaluationType): ValidationErrorItem {
  return {
    loc: ['body', member],
    msg: `Extra inputs are not permitted: ${type} takes no ${member}`,
    type: 'extra_forbidden',
  };
}

/** An A/B evaluation compares two variants, a single-model one looks at one. */
export function checkVariantCount(type: EvaluationType, variantIds: string[]): ValidationErrorItem[] {
  const wanted = type === 'human_a_b_testing' ? 2 : 1;
  if (variantIds.length === wanted) return [];
  const [name, word] = variantIds.length < wanted ? ['too_short', 'least'] : ['too_long', 'most'];
  return [
    {
      loc: ['body', 'variant_ids'],
      msg: `List should have at ${word} ${wanted} item${wanted === 1 ? '' : 's'} for ${type}, not ${variantIds.length}`,
      type: name ?? '',
    },
  ];
}

/** What holds for the outputs of an update holds for those of new rows. */
export function checkNewScenarios(variantIds: string[], rows: ScenarioCreate[]): ValidationErrorItem[] {
  return rows.flatMap(({ outputs }, index) => checkOutputs(variantIds, outputs, ['scenarios', index]));
}

/** Every output is of one of the evaluation's variants, and no variant has two (U35). */
function checkOutputs(
  variantIds: string[],
  outputs: ScenarioOutput[] | undefined,
  within: ValidationErrorItem['loc'] = [],
): ValidationErrorItem[] {
  return (outputs ?? []).flatMap(({ variant_id: id }, index): ValidationErrorItem[] => {
    const loc = ['body', ...within, 'outputs', index, 'variant_id'];
    if (!variantIds.includes(id))
      return [{ loc, msg: "Input should be the id of one of the evaluation's variants", type: 'enum' }];
    if (outputs?.findIndex((other) => other.variant_id === id) !== index)
      return [{ loc, msg: 'Input should name each variant once', type: 'value_error' }];
    return [];
  });
}
