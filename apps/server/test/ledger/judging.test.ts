/** Tests the decisions in the ledger about the vote, the score and the other values in an update of a scenario. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import { sendRequest, validationError, validationErrors, judge } from '../support/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const score = (value: unknown) => judge(server, { score: value }, { of: 'singles' });
const unknownId = '0198d2a4-0000-7000-8000-000000000000';

describe('the score of a scenario', () => {
  it('a score is text, a finite number or null (U02)', async () => {
    for (const value of [4, 3.5, -1, 0, 1e15, 0.1, 'good', null]) expect((await score(value)).json.score).toBe(value);
    for (const text of ['{"score": 1e400}', '{"score": -1e999}'])
      expect(validationErrors(await judge(server, text, { of: 'singles' }))).toEqual(
        validationError('finite_number', 'body', 'score'),
      );
    for (const value of [true, [4], { value: 4 }]) expect((await score(value)).status, JSON.stringify(value)).toBe(422);
  });

  it('a text score is stored unchanged, and counts as a number if it can be parsed as a number (U36)', async () => {
    const results = async () => {
      const { json } = await sendRequest(server, `/human-evaluations/${server.fixture.singles.evaluationId}/results`);
      return { judged: json.judged_count, mean: json.scores.mean, categories: json.scores.categories };
    };
    for (const [value, mean] of [
      ['4', 4],
      [' 4 ', 4],
      ['4.0', 4],
      ['4e0', 4],
      ['0', 0],
      [4, 4],
    ] as const) {
      expect((await score(value)).json.score).toBe(value);
      expect(await results(), JSON.stringify(value)).toEqual({ judged: 1, mean, categories: [] });
    }
    for (const value of ['Good', '4,5', '0x4', 'Infinity', ' ']) {
      expect((await score(value)).json.score).toBe(value);
      expect(await results(), value).toEqual({ judged: 1, mean: null, categories: [{ category: value, count: 1 }] });
    }
    for (const value of ['', null]) {
      expect((await score(value)).json.score).toBe(value);
      expect(await results()).toEqual({ judged: 0, mean: null, categories: [] });
    }
  });
});

describe('the vote of a scenario', () => {
  it('a vote is a variant id of the evaluation, "1" for both, "0" for neither, or empty (U15)', async () => {
    for (const vote of [...server.fixture.variantIds, '1', '0', '', null])
      expect((await judge(server, { vote })).json.vote).toBe(vote);
    const stranger = server.fixture.singles.scenarioIds[0];
    for (const vote of ['2', 'A', ' 1', 'null', unknownId, stranger, server.fixture.variantIds[0].toUpperCase()]) {
      expect(validationErrors(await judge(server, { vote })), vote).toEqual(validationError('enum', 'body', 'vote'));
    }
    expect((await judge(server, {})).json.vote).toBeNull();
  });
});

describe('an update of a scenario', () => {
  it('an update returns the scenario, or no body if the caller prefers a minimal response (U04)', async () => {
    const full = await judge(server, { note: 'whole' });
    expect([full.status, full.json.note, full.headers.get('etag')]).toEqual([200, 'whole', `"${full.json.revision}"`]);
    const minimal = await judge(server, { note: 'short' }, { headers: { Prefer: 'return=minimal' } });
    expect([minimal.status, minimal.text, minimal.headers.get('preference-applied')]).toEqual([
      204,
      '',
      'return=minimal',
    ]);
    expect(minimal.headers.get('etag')).toBe(`"${full.json.revision + 1}"`);
    const other = await judge(server, {}, { headers: { Prefer: 'return=representation, wait=5' } });
    expect([other.status, other.json.note]).toEqual([200, 'short']);
  });

  it('an A/B test accepts votes but no scores, and a single-model test accepts scores but no votes (U16)', async () => {
    await judge(server, { vote: '1', score: null });
    expect(validationErrors(await judge(server, { vote: '0', score: 4 }))).toEqual(
      validationError('extra_forbidden', 'body', 'score'),
    );
    expect(validationErrors(await judge(server, { vote: '1' }, { of: 'singles' }))).toEqual(
      validationError('extra_forbidden', 'body', 'vote'),
    );
    expect((await judge(server, {})).json).toMatchObject({ vote: '1', score: null });
    // A user interface with fields for vote and score sends an empty text for the unused field.
    expect((await judge(server, { vote: '0', score: '' })).json).toMatchObject({ vote: '0', score: null });
    await judge(server, { score: 4 }, { of: 'singles' });
    expect((await judge(server, { note: 'n', vote: '' }, { of: 'singles' })).json).toMatchObject({
      vote: null,
      score: 4,
    });
    for (const of of ['pairs', 'singles'] as const) {
      const shared = { correct_answer: 'yes', is_pinned: true, note: 'n', inputs: [], outputs: [] };
      expect((await judge(server, { ...shared, vote: of === 'pairs' ? '1' : null }, { of })).json).toMatchObject(
        shared,
      );
    }
  });

  it('an update changes only the members it contains; null clears a member, and lists are replaced (U17)', async () => {
    const inputs = [
      { input_name: 'a', input_value: '1' },
      { input_name: 'b', input_value: '2' },
    ];
    await judge(server, { vote: '1', note: 'kept', correct_answer: 'kept', is_pinned: true, inputs });
    expect((await judge(server, { note: 'new' })).json).toMatchObject({
      vote: '1',
      note: 'new',
      correct_answer: 'kept',
      is_pinned: true,
      inputs,
    });
    expect((await judge(server, { note: null, inputs: inputs.slice(1) })).json).toMatchObject({
      vote: '1',
      note: null,
      inputs: inputs.slice(1),
    });
    expect((await judge(server, { inputs: [] })).json).toMatchObject({ vote: '1', inputs: [] });
    expect((await judge(server, { is_pinned: null })).json).toMatchObject({ vote: '1', is_pinned: false });
    for (const [member, type] of [
      ['inputs', 'list_type'],
      ['outputs', 'list_type'],
    ] as const) {
      expect(validationErrors(await judge(server, { [member]: null })), member).toEqual(
        validationError(type, 'body', member),
      );
    }
  });

  it('the server rejects an update if scenario, evaluation and type do not belong together (U18)', async () => {
    const { pairs, singles } = server.fixture;
    const before = (await judge(server, {}, { row: 1 })).json.revision;
    expect(
      (
        await judge(
          server,
          { note: 'lost' },
          { evaluation: singles.evaluationId, scenario: pairs.scenarioIds[1], type: 'single_model_test' },
        )
      ).status,
    ).toBe(404);
    expect(validationErrors(await judge(server, { note: 'lost' }, { row: 1, type: 'single_model_test' }))).toEqual(
      validationError('enum', 'path', 'evaluation_type'),
    );
    expect(validationErrors(await judge(server, { note: 'lost' }, { row: 1, type: 'Human_A_B_Testing' }))).toEqual(
      validationError('enum', 'path', 'evaluation_type'),
    );
    expect((await judge(server, {}, { row: 1 })).json).toMatchObject({ revision: before + 1, note: null });
  });

  it('an update may contain one output for each variant of the evaluation, and no other outputs (U35)', async () => {
    const [one, two] = server.fixture.variantIds;
    const output = (variant_id: string) => ({ variant_id, variant_output: `of ${variant_id}` });
    expect((await judge(server, { outputs: [output(two), output(one)] })).json.outputs).toEqual([
      output(two),
      output(one),
    ]);
    expect(validationErrors(await judge(server, { outputs: [output(one), output(unknownId)] }))).toEqual(
      validationError('enum', 'body', 'outputs', 1, 'variant_id'),
    );
    expect(validationErrors(await judge(server, { outputs: [output(one), output(one)] }))).toEqual(
      validationError('value_error', 'body', 'outputs', 1, 'variant_id'),
    );
    expect(validationErrors(await judge(server, { outputs: [{ variant_id: one }] }))).toEqual(
      validationError('missing', 'body', 'outputs', 0, 'variant_output'),
    );
    expect(validationErrors(await judge(server, { outputs: [{ variant_output: 'x' }] }))).toEqual(
      validationError('missing', 'body', 'outputs', 0, 'variant_id'),
    );
  });

  it('an update keeps the order of inputs, even if names are repeated (U43)', async () => {
    const inputs = ['user', 'assistant', 'user'].map((input_name, turn) => ({
      input_name,
      input_value: `turn ${turn}`,
    }));
    expect((await judge(server, { inputs })).json.inputs).toEqual(inputs);
    expect((await judge(server, { inputs: inputs.toReversed() })).json.inputs).toEqual(inputs.toReversed());
    expect(validationErrors(await judge(server, { inputs: [{ input_name: 'user' }] }))).toEqual(
      validationError('missing', 'body', 'inputs', 0, 'input_value'),
    );
    expect(validationErrors(await judge(server, { inputs: [{ input_value: 'x' }] }))).toEqual(
      validationError('missing', 'body', 'inputs', 0, 'input_name'),
    );
  });

  it('the ids of evaluation and scenario may be any text and must match exactly (U47)', async () => {
    const { evaluationId, scenarioIds } = server.fixture.pairs;
    for (const text of [
      '7',
      'my scenario',
      'caf%C3%A9',
      '%2e%2e',
      'a%2Fb',
      "' OR 1=1 --",
      unknownId,
      'x'.repeat(128),
    ]) {
      expect((await judge(server, {}, { evaluation: text })).status, text).toBe(404);
      expect((await judge(server, {}, { scenario: text })).status, text).toBe(404);
    }
    expect((await judge(server, {}, { scenario: scenarioIds[0]?.toUpperCase() ?? '' })).status).toBe(404);
    expect((await judge(server, {}, { evaluation: evaluationId.toUpperCase() })).status).toBe(404);
    expect(validationErrors(await judge(server, {}, { scenario: 'x'.repeat(129) }))).toEqual(
      validationError('string_too_long', 'path', 'evaluation_scenario_id'),
    );
  });
});
