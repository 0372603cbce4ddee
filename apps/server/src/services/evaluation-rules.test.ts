import { describe, expect, it } from 'vitest';
import { checkNewScenarios, checkScenarioUpdate, checkVariantCount } from './evaluation-rules.ts';

const [one, two] = ['0198d2a4-0000-7000-8000-000000000001', '0198d2a4-0000-7000-8000-000000000002'];
const evaluation = (evaluation_type: 'human_a_b_testing' | 'single_model_test') => ({
  id: 'e',
  project_id: 'p',
  app_id: 'a',
  app_name: 'app',
  name: 'e',
  evaluation_type,
  created_at: '',
  updated_at: '',
  created_by_id: 'u',
  closed_at: null,
  scenario_count: 0,
  judged_count: 0,
  variants: JSON.stringify(
    (evaluation_type === 'human_a_b_testing' ? [one, two] : [one]).map((variant_id) => ({ variant_id })),
  ),
});
const pairs = evaluation('human_a_b_testing');
const singles = evaluation('single_model_test');
const faults = (errors: { loc: unknown[]; type: string }[]) =>
  errors.map(({ loc, type }) => `${loc.join('.')} ${type}`);
const output = (variant_id: string) => ({ variant_id, variant_output: 'x' });

describe('checkScenarioUpdate checks an update of a scenario', () => {
  it.each([one, two, '1', '0', '', null, undefined])(
    'checkScenarioUpdate accepts an update with the vote %s',
    (vote) => {
      expect(checkScenarioUpdate(pairs, 'human_a_b_testing', { vote })).toEqual([]);
    },
  );

  it.each(['2', ' 1', 'null', one.toUpperCase(), `${one} `])(
    'checkScenarioUpdate rejects the vote "%s", and the error lists the allowed votes',
    (vote) => {
      expect(checkScenarioUpdate(pairs, 'human_a_b_testing', { vote })).toEqual([
        { loc: ['body', 'vote'], type: 'enum', msg: `Input should be '${one}', '${two}', '1', '0' or ''` },
      ]);
    },
  );

  it('checkScenarioUpdate returns an error for every member of an update that the evaluation does not allow', () => {
    expect(
      faults(checkScenarioUpdate(pairs, 'human_a_b_testing', { vote: 'x', score: 1, outputs: [output('x')] })),
    ).toEqual(['body.vote enum', 'body.score extra_forbidden', 'body.outputs.0.variant_id enum']);
    expect(faults(checkScenarioUpdate(singles, 'single_model_test', { vote: '1' }))).toEqual([
      'body.vote extra_forbidden',
    ]);
    expect(checkScenarioUpdate(singles, 'single_model_test', { vote: '' })).toEqual([]);
    expect(checkScenarioUpdate(pairs, 'human_a_b_testing', { score: '' })).toEqual([]);
    expect(checkScenarioUpdate(singles, 'single_model_test', { vote: null, score: 'good' })).toEqual([]);
    expect(checkScenarioUpdate(pairs, 'human_a_b_testing', { score: null })).toEqual([]);
  });

  it('if the path has a wrong evaluation type, checkScenarioUpdate reports no other error', () => {
    expect(faults(checkScenarioUpdate(pairs, 'single_model_test', { vote: 'x' }))).toEqual([
      'path.evaluation_type enum',
    ]);
  });

  it('checkScenarioUpdate rejects two outputs of one variant and the output of an unknown variant', () => {
    expect(checkScenarioUpdate(pairs, 'human_a_b_testing', { outputs: [output(two), output(one)] })).toEqual([]);
    expect(
      faults(checkScenarioUpdate(pairs, 'human_a_b_testing', { outputs: [output(one), output(two), output(one)] })),
    ).toEqual(['body.outputs.2.variant_id value_error']);
    expect(faults(checkScenarioUpdate(singles, 'single_model_test', { outputs: [output(two)] }))).toEqual([
      'body.outputs.0.variant_id enum',
    ]);
  });
});

describe('checkNewScenarios checks new scenarios', () => {
  it('checkNewScenarios reports the index of the scenario that has an invalid output', () => {
    const row = (...ids: string[]) => ({ inputs: [], outputs: ids.map(output) });
    expect(checkNewScenarios([one, two], [row(), row(one, two), { inputs: [] }])).toEqual([]);
    expect(faults(checkNewScenarios([one, two], [row(one), row('x'), row(two, two)]))).toEqual([
      'body.scenarios.1.outputs.0.variant_id enum',
      'body.scenarios.2.outputs.1.variant_id value_error',
    ]);
  });
});

describe('checkVariantCount checks the number of variants', () => {
  it.each([
    ['human_a_b_testing', 2, []],
    ['human_a_b_testing', 1, ['body.variant_ids too_short']],
    ['single_model_test', 1, []],
    ['single_model_test', 2, ['body.variant_ids too_long']],
  ] as const)('checkVariantCount requires 2 variants for an A/B test, else 1: %s, %i', (type, count, expected) => {
    expect(
      faults(
        checkVariantCount(
          type,
          Array.from({ length: count }, () => one),
        ),
      ),
    ).toEqual(expected);
  });
});
