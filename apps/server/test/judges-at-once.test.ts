/**
 * Many judges ask for their next scenario at once, on both engines. Checks that each scenario gets exactly its number
 * of judgements, and that no judge gets a scenario twice.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../src/services/outcome.ts';
import type { Database } from '../src/store/database.ts';
import { engines, type Engine } from './support/engine.ts';
import { invite, type Person } from './support/judge-calls.ts';
import { createJudgedEvaluation } from './support/judged-evaluation.ts';
import { rewriteStatements } from './support/rewrite-statements.ts';
import { startTestServer } from './support/server.ts';

interface Size {
  judges: number;
  scenarios: number;
}

const isLong = process.env['JURYBOX_LONG'] === '1';
const size: Size = isLong ? { judges: 100, scenarios: 1000 } : { judges: 12, scenarios: 12 };
const judgementsPerScenario = 3;

interface Outcome {
  /** The number of judgements of each scenario. */
  counts: number[];
  /** The scenarios that a judge got again after judging them. */
  repeated: string[];
  judgementCount: number;
  statuses: Set<string>;
  /** The number of responses with the status 503. */
  busy: number;
}

/**
 * Judges scenarios as one person until none is left. Requests the next scenario in advance, as the page for judges
 * does.
 */
async function judgeAll(person: Person, counts: Map<string, number>, outcome: Outcome): Promise<void> {
  const judged = new Set<string>();
  const ask = async (body: object): Promise<{ status: string; id?: string }> => {
    for (;;) {
      const { status, json, text } = await person.next(body);
      if (status === 200) {
        outcome.statuses.add(json.status);
        return { status: json.status, id: json.scenario?.evaluation_scenario_id };
      }
      expect(status, text).toBe(503);
      outcome.busy += 1;
      await sleep(50);
    }
  };
  for (let next = await ask({}); next.status !== 'none_left';) {
    if (next.id === undefined) {
      await sleep(300);
      next = await ask({});
      continue;
    }
    const current = next.id;
    if (judged.has(current)) outcome.repeated.push(current);
    judged.add(current);
    const ahead = ask({ current });
    for (let status = 0; status !== 200;) {
      const put = await person.put(current, { vote: '1' });
      ({ status } = put);
      if (status !== 200) expect(status, put.text).toBe(503);
    }
    counts.set(current, (counts.get(current) ?? 0) + 1);
    next = await ahead;
    // The server may have looked for the next scenario before it stored the latest judgement. So if the response has no
    // scenario, the judge asks again.
    if (next.id === undefined) next = await ask({});
  }
}

async function run(engine: Engine, size: Size, wrap?: (database: Database) => Database): Promise<Outcome> {
  const server = await startTestServer({}, wrap, engine);
  try {
    const shape = { judgementsPerScenario, scenarioCount: size.scenarios };
    const evaluation = await createJudgedEvaluation(server.fixture, server.plain, shape);
    const people: Person[] = [];
    for (let index = 0; index < size.judges; index++) people.push(await invite(server, evaluation));
    const counts = new Map(evaluation.scenarioIds.map((id) => [id, 0]));
    const outcome: Outcome = { counts: [], repeated: [], judgementCount: 0, statuses: new Set(), busy: 0 };
    const started = performance.now();
    await Promise.all(people.map((person) => judgeAll(person, counts, outcome)));
    const seconds = (performance.now() - started) / 1000;
    outcome.counts = [...counts.values()];
    const found = unwrap(await server.plain.evaluations.get(server.fixture.session, evaluation.evaluationId));
    outcome.judgementCount = found.judgement_count;
    const each = new Set(outcome.counts);
    console.log(
      `${engine}: ${size.judges} judges gave ${found.judgement_count} judgements of ${size.scenarios} scenarios in ` +
        `${seconds.toFixed(1)} s; judgements of each scenario: ${[...each].sort().join(', ')}; ` +
        `${outcome.busy} responses 503`,
    );
    return outcome;
  } finally {
    await server.stop();
  }
}

const { judges, scenarios } = size;
const title = `${judges} judges give each of ${scenarios} scenarios exactly ${judgementsPerScenario} judgements`;

describe.each(engines)('many judges of one evaluation at the same time, on %s', (engine) => {
  it(title, async () => {
    const { counts, repeated, judgementCount, statuses } = await run(engine, size);
    expect(counts.filter((count) => count !== judgementsPerScenario)).toEqual([]);
    expect(counts).toHaveLength(size.scenarios);
    expect(repeated).toEqual([]);
    expect(judgementCount).toBe(size.scenarios * judgementsPerScenario);
    expect([...statuses]).toEqual(expect.arrayContaining(['scenario', 'none_left']));
  });
});

it('planted fault: the check finds a server that ignores the reservations of other judges', async () => {
  const ignoring = rewriteStatements(/o\.reserved_until > \$4\)/g, "o.reserved_until > 'z' || $$4)");
  const { counts } = await run('sqlite', { judges: 8, scenarios: 10 }, ignoring);
  expect(counts.some((count) => count > judgementsPerScenario)).toBe(true);
});
