/** Tests the decisions in the ledger about how an editor finds and exports the judgements of all judges. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServices } from '../../src/services/index.ts';
import { listAll } from '../../src/services/paging.ts';
import { insertSeveralJudges } from '../support/bulk-results.ts';
import { engines } from '../support/engine.ts';
import { invite, personWith, type Person } from '../support/judge-calls.ts';
import { createJudgedEvaluation, type JudgedEvaluation } from '../support/judged-evaluation.ts';
import { sendRequest } from '../support/requests.ts';
import { rewriteStatements } from '../support/rewrite-statements.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

describe.each(engines)('the judgements of all judges on %s', (engine) => {
  let server: TestServer;
  let evaluation: JudgedEvaluation;
  let a: Person, b: Person, c: Person;
  let ids: string[];
  const admin = (path: string, method = 'GET', body?: object) =>
    sendRequest(server, `/human-evaluations/${evaluation.evaluationId}${path}`, { method }, body);

  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    evaluation = await createJudgedEvaluation(server.fixture, server.plain);
    ids = evaluation.scenarioIds;
    a = await invite(server, evaluation, 'Ann');
    b = await invite(server, evaluation, 'Ben');
    c = await invite(server, evaluation);
  });

  it('editors see flags and notes of all judges and filter by them; other callers only their own (U64)', async () => {
    await a.put(ids[0] ?? '', { vote: '1', note: 'both are fine' });
    await b.put(ids[0] ?? '', { vote: '1', is_pinned: true });
    await c.put(ids[0] ?? '', { vote: '0' });
    await b.put(ids[1] ?? '', { note: 'unclear' });
    await c.put(ids[2] ?? '', { note: 'a mistake', is_pinned: true });
    await c.put(ids[2] ?? '', { note: null, is_pinned: false });
    const list = async (query: string, key = server.fixture.keys.editor) => {
      const path = `/human-evaluations/${evaluation.evaluationId}/evaluation-scenarios${query}`;
      return (await sendRequest(server, path, { key })).json.items;
    };
    const all = await list('');
    expect(all.map((row: any) => row.judgement_counts)).toEqual([
      {
        decisions: [
          { decision: '1', count: 2 },
          { decision: '0', count: 1 },
        ],
        flag_count: 1,
        note_count: 1,
      },
      { decisions: [], flag_count: 0, note_count: 1 },
      { decisions: [], flag_count: 0, note_count: 0 },
    ]);
    const positions = async (query: string, key?: string) => (await list(query, key)).map((row: any) => row.position);
    const found = [];
    for (const query of ['has_flag=true', 'has_flag=false', 'has_note=true', 'has_note=false'])
      found.push(await positions(`?${query}`));
    expect(found).toEqual([[0], [1, 2], [0, 1], [2]]);
    expect(await positions('?has_note=true&has_flag=true')).toEqual([0]);
    // Callers who are not editors see only their own flags (`is_pinned`) and notes. They can filter only by these.
    const { evaluator, viewer } = server.fixture.keys;
    const me = personWith(server, evaluation, { key: evaluator, judgeId: '' });
    await me.put(ids[2] ?? '', { note: 'mine', is_pinned: true });
    for (const [key, expected] of [
      [evaluator, [2]],
      [viewer, []],
    ] as const) {
      expect([await positions('?has_flag=true', key), await positions('?has_note=true', key)]).toEqual([
        expected,
        expected,
      ]);
      expect(JSON.stringify(await list('', key))).not.toContain('judgement_counts');
    }
  });

  it('a filter by flags or notes of any judge finds all matching scenarios, ordered by position (U64)', async () => {
    const { fixture, database, plain } = server;
    const id = await insertSeveralJudges(database, fixture, { count: 4100, judges: 2, vote: "'1'" });
    // Each statement of a search reads 2,000 positions. The positions below are the first or last of a statement.
    const [flagged, noted] = [
      [0, 1999, 2000, 4099],
      [1998, 2001, 3999, 4000],
    ];
    const mark = (column: string, positions: number[], judge: number) =>
      `UPDATE scenario_judges SET ${column} WHERE evaluation_id = $1 AND position IN (${positions.join(', ')})
        AND judge_id LIKE '%-${judge}'`;
    await database.transaction((tx) => tx.run(mark('is_pinned = 1', flagged, 1), id));
    await database.transaction((tx) => tx.run(mark("note = 'unclear'", noted, 0), id));
    const search = async (services: typeof plain, filter: { hasFlag?: true; hasNote?: true }) =>
      (await listAll((page) => services.scenarios.list(fixture.session, id, filter, { ...page, limit: 3 }))).map(
        ({ position }) => position,
      );
    expect(await search(plain, { hasFlag: true })).toEqual(flagged);
    expect(await search(plain, { hasNote: true })).toEqual(noted);
    expect(await search(plain, { hasFlag: true, hasNote: true })).toEqual([]);
    // Planted fault: each statement leaves out its last position.
    const faulty = createServices(rewriteStatements(/position < \$5/g, 'position < $5 - 1')(database));
    expect(await search(faulty, { hasFlag: true })).toEqual([0, 2000, 4099]);
  });

  it('the export for spreadsheets has a column for each input, and contains no formulas (U65)', async () => {
    const [one, two] = server.fixture.variantIds;
    const scenarios = [
      { inputs: [{ input_name: 'q', input_value: '=1+1' }], outputs: [{ variant_id: two, variant_output: '@x' }] },
      { inputs: [{ input_name: 'context', input_value: 'a;b' }], correct_answer: '-1' },
    ];
    await admin('/evaluation-scenarios', 'POST', { scenarios });
    await a.put(ids[0] ?? '', { vote: two, note: '+1', is_pinned: true });
    await b.put(ids[0] ?? '', { vote: '0' });
    const { text, headers } = await admin('/export/spreadsheet');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const bytes = await fetch(`${server.base}/human-evaluations/${evaluation.evaluationId}/export/spreadsheet`, {
      headers: { Authorization: server.fixture.keys.viewer },
    }).then((response) => response.arrayBuffer());
    expect([...new Uint8Array(bytes).slice(0, 3)]).toEqual([...Buffer.from('\uFEFF')]);
    const [head, ...lines] = text.split('\r\n');
    expect(head).toBe(
      'scenario id,number,input: question,input: q,input: context,output: concise.small,output: warm.small,' +
        'correct answer,vote,note,flagged,judge,shown first,judged at',
    );
    expect(lines).toHaveLength(2 + 2 + 2 + 1);
    expect(lines.filter((line) => /warm\.small,'\+1,yes,Ann,,20/.test(line))).toHaveLength(1);
    expect(lines.filter((line) => /,both bad,,,Ben,,20/.test(line))).toHaveLength(1);
    expect(lines.filter((line) => line.includes(",4,,'=1+1,,,'@x,,,,,,,"))).toHaveLength(1);
    expect(lines.filter((line) => line.includes(`,5,,,"a;b",,,'-1,,,,,,`))).toHaveLength(1);
    // The CSV export for programs contains the note `+1` unchanged.
    expect((await admin('/export/csv')).text).toContain(`,+1,`);
    const judged = await admin('/export/spreadsheet?judged=true');
    expect(judged.text.split('\r\n')).toHaveLength(1 + 2 + 1);
    expect(judged.text.split('\r\n')[0]).toBe(head);
    expect([one, text.includes(one ?? '')]).toEqual([one, false]);
  });
});
