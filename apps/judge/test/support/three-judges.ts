/**
 * Lets three judges judge every scenario. The number of the scenario decides which key a judge presses, so a test knows
 * which judgements the server must have stored.
 */
import { createHash } from 'node:crypto';
import { exportJudgementsJsonLines, listEvaluationScenarios, listJudgements, listJudges } from '@jurybox/client';
import type { Page } from 'playwright-core';
import type { TestEvaluation } from './evaluation.ts';
import { judgeAll } from './judge.ts';
import { open } from './setup.ts';

export const names = ['Ada', 'Grace', 'Hedy'];
const keys = ['1', '2', '3', '0'];
/** Each judge writes a note on the scenarios whose number ends in this digit. */
const notedDigit = 1;

const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0]);
const keyFor = (judge: number, scenario: number) => keys[(judge + scenario) % keys.length] ?? '1';
const noteFor = (judge: number, scenario: number) =>
  scenario % 10 === notedDigit ? `1 of 2, ${names[judge]} wrote about ${scenario}?` : null;

/**
 * Something that disturbs a judge, for example a network failure. `before` runs before the key press with the number
 * `at`, counted from 0, and `after` runs after it.
 */
export interface Disturbance {
  at: number;
  before?: (page: Page) => Promise<void>;
  after?: (page: Page) => Promise<void>;
}

interface RunningJudge {
  /** The texts of all responses that the API has sent to this judge. */
  received: string[];
  /** Resolves when no scenario is left, with the number of scenarios that the judge has judged. */
  finished: Promise<number>;
}

/** Opens the shared link, types the judge's name and judges every scenario, only with the keyboard. */
export async function startJudge(
  link: string,
  judge: number,
  disturbances: Disturbance[],
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<RunningJudge> {
  const { page } = await open({}, new URL(link).origin);
  const received: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    void response.text().then(
      (text) => received.push(text),
      () => undefined,
    );
  });
  await prepare(page);
  await page.goto(link);
  await page.getByLabel('Your name').waitFor();
  await page.keyboard.type(names[judge] ?? '');
  await page.keyboard.press('Enter');
  const finished = judgeAll(
    page,
    async ({ input }, judgedCount) => {
      for (const { at, before } of disturbances) if (at === judgedCount) await before?.(page);
      const note = noteFor(judge, numberIn(input));
      if (note !== null) {
        await page.keyboard.press('n');
        await page.keyboard.type(note);
        await page.keyboard.press('Escape');
      }
      return keyFor(judge, numberIn(input));
    },
    async (judgedCount) => {
      for (const { at, after } of disturbances) if (at === judgedCount - 1) await after?.(page);
    },
  );
  return { received, finished };
}

interface Row {
  evaluation_scenario_id: string;
  position: number;
  vote: string | null;
  note: string | null;
  judged_by_id: string | null;
}

/**
 * Compares the stored judgements with the keys that the judges have pressed. Returns a text for each judgement that is
 * missing, stored twice, or different.
 */
export async function faultsOf(evaluation: TestEvaluation, count: number): Promise<string[]> {
  const { client, id, variantIds } = evaluation;
  const path = { evaluation_id: id };
  const judges = (await listJudges({ client, path })).items;
  const rows = (await exportJudgementsJsonLines({ client, path }))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
  const [first = '', second = ''] = variantIds.toSorted();
  const faults = judges.length === names.length ? [] : [`${judges.length} people judged`];
  for (const [at, name] of names.entries()) {
    const judge = judges.find((each) => each.judge_name === name)?.judge_id;
    for (let position = 0; position < count; position++) {
      const own = rows.filter((row) => row.position === position && row.judged_by_id === judge);
      const [row] = own;
      if (own.length !== 1 || row === undefined) {
        faults.push(`${name} judged ${position} ${own.length} times`);
        continue;
      }
      const [byte = 0] = createHash('sha256').update(`${row.evaluation_scenario_id}/${judge}`).digest();
      const sides = byte % 2 === 0 ? [first, second] : [second, first];
      const key = keyFor(at, position);
      const wanted = key === '3' ? '1' : key === '0' ? '0' : sides[Number(key) - 1];
      if (row.vote !== wanted)
        faults.push(`${name} pressed ${key} for ${position}, but the stored vote is ${row.vote}`);
      if (row.note !== noteFor(at, position))
        faults.push(`${name} wrote a note on ${position}, but the stored note is ${row.note}`);
    }
  }
  return faults;
}

/**
 * Returns the number of entries in the log of judgements, and the entries that differ from another entry of the same
 * judge and scenario. A judgement may have two entries, because the page retries it if the connection breaks before the
 * response. But these two must be equal.
 */
export async function readLog({ client, id }: TestEvaluation): Promise<{ entries: number; differing: string[] }> {
  const path = { evaluation_id: id };
  const differing: string[] = [];
  let entries = 0;
  const { items } = await listEvaluationScenarios({ client, path, query: { limit: 100 } });
  for (const { evaluation_scenario_id, position } of items) {
    const log = (await listJudgements({ client, path: { ...path, evaluation_scenario_id } })).items;
    entries += log.length;
    for (const { user_id: user, changes } of log) {
      const first = log.find((each) => each.user_id === user);
      if (JSON.stringify(changes) !== JSON.stringify(first?.changes)) differing.push(`${position} by ${user}`);
    }
  }
  return { entries, differing };
}

/** Returns the texts that a judge received but must not: names and ids of other judges, and names of variants. */
export async function leaksOf(evaluation: TestEvaluation, received: string[][]): Promise<string[]> {
  const { client, id } = evaluation;
  const judges = (await listJudges({ client, path: { evaluation_id: id } })).items;
  return received.flatMap((texts, at) => {
    const others = judges.filter(({ judge_name: name }) => name !== names[at]);
    const secrets = [
      'concise',
      'warm',
      'small-2',
      ...others.flatMap(({ judge_id: judge, judge_name: name }) => [judge, name ?? judge]),
    ];
    const text = texts.join('\n');
    const judged = texts.filter((each) => each.includes('"reserved_until"') && /"vote":"/.test(each));
    return [
      ...secrets.filter((secret) => text.includes(secret)).map((secret) => `${names[at]} received ${secret}`),
      ...judged.map((each) => `${names[at]} received a vote with the next scenario: ${each.slice(0, 200)}`),
    ];
  });
}
