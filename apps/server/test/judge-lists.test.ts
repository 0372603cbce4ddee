/**
 * Checks that lists and exports of an evaluation with several judges are complete and in order. The server reads them
 * in parts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertEvaluation, insertOwnJudgements } from './support/bulk-data.ts';
import { engines } from './support/engine.ts';
import { evaluationCalls } from './support/evaluation-calls.ts';
import { rewriteStatements } from './support/rewrite-statements.ts';
import { sendRequest } from './support/requests.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const count = 4500;
/**
 * The positions of the scenarios that the evaluator has judged. They are far apart, so the server must read several
 * parts of the list to find the next one.
 */
const judged = [0, 2200, 4499];

interface Filled {
  id: string;
  judgeIds: string[];
}

/**
 * Creates an evaluation in which three judges have judged the first 250 scenarios, and the evaluator has judged the
 * scenarios at the positions `judged`.
 */
async function fill(server: TestServer): Promise<Filled> {
  const { database, fixture } = server;
  const id = await insertEvaluation(database, fixture, { count });
  const judgeIds = ['judge-a', 'judge-b', 'judge-c'];
  for (const judgeId of judgeIds) await insertOwnJudgements(database, id, judgeId, 250);
  for (const position of judged) {
    const path = `/human-evaluations/${id}/evaluation_scenario/${id}-${position}/human_a_b_testing`;
    const put = await sendRequest(server, path, { method: 'PUT', key: fixture.keys.evaluator }, { vote: '1' });
    expect(put.status, put.text).toBe(200);
  }
  return { id, judgeIds };
}

/** Reads all pages of a list with the evaluator's key. Returns the positions of the scenarios. */
async function readAll(server: TestServer, id: string, query: string): Promise<number[]> {
  const positions: number[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const path = `/human-evaluations/${id}/evaluation-scenarios?limit=100${query}${cursor && `&cursor=${cursor}`}`;
    const { json }: { json: any } = await sendRequest(server, path, { key: server.fixture.keys.evaluator });
    positions.push(...json.items.map((row: any) => row.position));
    // Every page except the last page has the maximum number of items.
    if (json.next_cursor !== null) expect(json.items).toHaveLength(100);
    cursor = json.next_cursor;
  }
  return positions;
}

const upTo = (length: number) => Array.from({ length }, (_, position) => position);

describe.each(engines)('lists and exports of an evaluation with several judges, on %s', (engine) => {
  let server: TestServer;
  let filled: Filled;
  beforeAll(async () => {
    server = await startTestServer({ checkReplies: false }, undefined, engine);
    filled = await fill(server);
  });
  afterAll(() => server.stop());

  it('with judged=true, a list of 4,500 scenarios contains exactly the three that the caller has judged', async () => {
    expect(await readAll(server, filled.id, '&judged=true')).toEqual(judged);
    expect(await readAll(server, filled.id, '&judged=false')).toEqual(
      upTo(count).filter((row) => !judged.includes(row)),
    );
    expect(await readAll(server, filled.id, '&is_pinned=true')).toEqual([]);
  });

  it('an export contains every judgement once, ordered by position and judge', async () => {
    const { lines } = evaluationCalls(server);
    const rows = (await lines(filled.id)).map((row) => [row['position'], row['judged_by_id']]);
    expect(rows).toHaveLength(250 * 3 + (count - 250) + 1);
    const evaluator = rows.find(([position]) => position === 4499)?.[1] as string;
    const judges = (position: number) => [
      ...(position < 250 ? filled.judgeIds : []),
      ...(judged.includes(position) ? [evaluator] : []),
    ];
    const expected = upTo(count).flatMap((position): [number, string | null][] => {
      const all = judges(position).sort();
      return all.length === 0 ? [[position, null]] : all.map((judge): [number, string] => [position, judge]);
    });
    expect(rows.map(([position]) => position)).toEqual(expected.map(([position]) => position));
    expect(rows.slice(0, 751).map((row) => row[1] ?? null)).toEqual(expected.slice(0, 751).map(([, judge]) => judge));
    expect(await lines(filled.id, '?judged=true')).toHaveLength(250 * 3 + 3);
  });
});

it('planted fault: the check finds an export that contains only some judgements of a scenario', async () => {
  const losing = rewriteStatements(/AND \(s\.position > \$2 OR .*? > (\$\d)\)/, 'AND s.position > $2 AND $1 = $1');
  const server = await startTestServer({ checkReplies: false }, losing);
  const { id } = await fill(server);
  const { lines } = evaluationCalls(server);
  const { length } = await lines(id, '?judged=true').finally(() => server.stop());
  expect(length).toBeLessThan(250 * 3 + 3);
});
