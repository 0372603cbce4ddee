import type { Fixture } from '../support/fixture.ts';
import type { Entry, Event, Fields, History } from './check.ts';
import type { Step } from './script.ts';

/** Sends the requests of a script to servers that share a database. Returns the requests, responses and times. */
export async function play(origins: string[], fixture: Fixture, script: Step[][], tag: string): Promise<History> {
  const scenarios = fixture.pairs.scenarioIds.slice(0, 2);
  const events: Event[] = [];
  // For each scenario, the latest revision that any client has received. Conditional requests send this revision.
  const seen = new Map<string, number>();
  let sent = 0;
  const initial = new Map<string, { revision: number; state: Fields }>();
  for (const scenario of scenarios) {
    const { revision, state } = await ask(origins[0] ?? '', fixture, { kind: 'read', scenario });
    initial.set(scenario, { revision: revision ?? 0, state: state ?? {} });
  }
  const client = async (steps: Step[]) => {
    for (const { kind, scenario: index, server, fields } of steps) {
      const scenario = scenarios[index % scenarios.length] ?? '';
      const changes =
        kind === 'update' || kind === 'conditional' ? changesOf(fields, fixture, `${tag} ${sent++}`) : undefined;
      const expected = kind === 'conditional' || kind === 'revalidate' ? (seen.get(scenario) ?? 1) : undefined;
      const start = performance.now();
      const outcome = await ask(origins[server % origins.length] ?? '', fixture, {
        kind: changes ? 'write' : 'read',
        scenario,
        changes,
        expected,
      });
      events.push({ scenario, start, end: performance.now(), changes, expected, ...outcome });
      if (outcome.revision !== undefined) seen.set(scenario, outcome.revision);
    }
  };
  await Promise.all(script.map(client));
  const log = new Map<string, Entry[]>();
  for (const scenario of scenarios) log.set(scenario, await readLog(origins[0] ?? '', fixture, scenario));
  return { initial, events, log };
}

function changesOf(fields: Step['fields'], fixture: Fixture, unique: string): Fields {
  const values: Record<Step['fields'][number], unknown> = {
    note: unique,
    vote: fixture.variantIds[unique.length % 2],
    is_pinned: unique.endsWith('1'),
    correct_answer: `response ${unique}`,
  };
  // Each write has a unique note, which identifies the write.
  return Object.fromEntries([...new Set([...fields, 'note' as const])].map((field) => [field, values[field]]));
}

interface Ask {
  kind: 'read' | 'write';
  scenario: string;
  changes?: Fields | undefined;
  expected?: number | undefined;
}

async function ask(
  origin: string,
  fixture: Fixture,
  { kind, scenario, changes, expected }: Ask,
): Promise<Pick<Event, 'status' | 'revision' | 'state'>> {
  const evaluation = `${origin}/api/human-evaluations/${fixture.pairs.evaluationId}`;
  const condition = expected === undefined ? {} : { [kind === 'read' ? 'If-None-Match' : 'If-Match']: `"${expected}"` };
  try {
    const response =
      kind === 'read'
        ? await fetch(`${evaluation}/evaluation-scenarios/${scenario}`, {
            headers: { Authorization: fixture.keys.viewer, ...condition },
          })
        : await fetch(`${evaluation}/evaluation_scenario/${scenario}/human_a_b_testing`, {
            method: 'PUT',
            headers: { Authorization: fixture.keys.evaluator, 'Content-Type': 'application/json', ...condition },
            body: JSON.stringify(changes),
          });
    const text = await response.text();
    if (response.status === 304) return { status: 304, revision: expected };
    if (response.status !== 200) return { status: response.status };
    const { revision, note, vote, is_pinned, correct_answer } = JSON.parse(text) as Fields & { revision: number };
    if (response.headers.get('etag') !== `"${revision}"`)
      throw new Error(`ETag ${response.headers.get('etag')} does not match revision ${revision}`);
    return { status: 200, revision, state: { note, vote, is_pinned, correct_answer } };
  } catch (error) {
    if (error instanceof TypeError) return { status: undefined };
    throw error;
  }
}

async function readLog(origin: string, fixture: Fixture, scenario: string): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let cursor = ''; ;) {
    const url =
      `${origin}/api/human-evaluations/${fixture.pairs.evaluationId}/evaluation-scenarios/${scenario}` +
      `/judgements?limit=100${cursor}`;
    const response = await fetch(url, { headers: { Authorization: fixture.keys.viewer } });
    if (response.status !== 200) throw new Error(`reading judgements: ${response.status} ${await response.text()}`);
    const page = (await response.json()) as { items: Entry[]; next_cursor: string | null };
    all.push(...page.items);
    if (page.next_cursor === null) return all;
    cursor = `&cursor=${encodeURIComponent(page.next_cursor)}`;
  }
}
