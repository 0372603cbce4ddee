/**
 * Three judges in three browser contexts judge every scenario by keyboard, while the network is cut, a page is reloaded
 * and the server is killed and started again.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJudgementsJsonLines, listJudges } from '@jurybox/client';
import type { Browser, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../docs/test/support/browser.ts';
import { startServerProcess, type ServerProcess } from '../../server/test/support/server-process.ts';
import { createTestEvaluation, type TestEvaluation } from './support/evaluation.ts';
import { forgetTheQueue, judgeAll, waitFor } from './support/judge.ts';

const long = process.env['JURYBOX_LONG'] === '1';
const count = long ? 50 : 12;
const names = ['Ada', 'Grace', 'Hedy'];
const keys = ['1', '2', '3', '0'];

const browser = await launchBrowser();
if (typeof browser === 'string') console.warn(`NOT RUN: three judges in a browser; ${browser}`);
else if (!long) console.warn(`three judges: ${count} scenarios each only; JURYBOX_LONG=1 runs 50`);
const folder = mkdtempSync(join(tmpdir(), 'jurybox-judges-'));
afterAll(async () => {
  if (typeof browser !== 'string') await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0]);
/** The key that a judge presses for a scenario. */
const keyFor = (judge: number, scenario: number) => keys[(judge + scenario) % keys.length] ?? '1';

interface Row {
  evaluation_scenario_id: string;
  position: number;
  vote: string | null;
  judged_by_id: string | null;
}

/** Returns what is wrong with the stored judgements: missing, twice, or not what the judge pressed. */
async function faultsOf(evaluation: TestEvaluation): Promise<string[]> {
  const { client, id, variantIds } = evaluation;
  const path = { evaluation_id: id };
  const judges = (await listJudges({ client, path })).items;
  const rows = (await exportJudgementsJsonLines({ client, path }))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
  const [first = '', second = ''] = variantIds.toSorted();
  return names.flatMap((name, at) => {
    const judge = judges.find((each) => each.judge_name === name)?.judge_id;
    return Array.from({ length: count }, (_, position) => {
      const own = rows.filter((row) => row.position === position && row.judged_by_id === judge);
      if (own.length !== 1) return `${name} judged ${position} ${own.length} times`;
      const [byte = 0] = createHash('sha256').update(`${own[0]?.evaluation_scenario_id}/${judge}`).digest();
      const sides = byte % 2 === 0 ? [first, second] : [second, first];
      const key = keyFor(at, position);
      const wanted = key === '3' ? '1' : key === '0' ? '0' : sides[Number(key) - 1];
      return own[0]?.vote === wanted ? '' : `${name} pressed ${key} for ${position}, stored is ${own[0]?.vote}`;
    }).filter((fault) => fault !== '');
  });
}

interface Judge {
  page: Page;
  /** The text of every response of the API to this judge. */
  received: string[];
  /** Ends when the judge has seen the end. */
  finished: Promise<number>;
}

async function startJudge(
  in_: Browser,
  evaluation: TestEvaluation,
  judge: number,
  disturb: (page: Page, done: number) => Promise<void>,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Judge> {
  const context = await in_.newContext();
  const page = await context.newPage();
  const received: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/'))
      void response.text().then(
        (text) => received.push(text),
        () => undefined,
      );
  });
  await prepare(page);
  await page.goto(await evaluation.invite({ judge_name: names[judge] ?? '' }));
  const finished = judgeAll(page, async ({ input }, done) => {
    await disturb(page, done);
    return keyFor(judge, numberIn(input));
  });
  return { page, received, finished };
}

/** Judges two scenarios without a network. */
const cut = (at: number) => async (page: Page, done: number) => {
  if (done === at) await page.context().setOffline(true);
  if (done !== at + 1) return;
  setTimeout(() => void page.context().setOffline(false), 3000);
};

/** Reloads the page before the server has the judgement that was just made. */
const reload = (at: number) => async (page: Page, done: number) => {
  if (done === at) await page.route('**/api/**', (route) => route.abort());
  if (done !== at + 1) return;
  await page.unroute('**/api/**');
  // The server may be down at this moment, as for a person who then reloads again.
  for (let isLoaded = false; !isLoaded;) {
    isLoaded = await page.reload({ timeout: 10_000 }).then(
      (response) => response?.ok() === true,
      () => false,
    );
  }
  await waitFor(page, ({ input }) => input !== '');
  await page.waitForTimeout(230);
};

describe.runIf(typeof browser !== 'string')('three judges', () => {
  it('every judgement is stored once, and no judge sees those of another', async () => {
    const file = join(folder, 'judges.db');
    let server: ServerProcess = await startServerProcess(file);
    const port = Number(new URL(server.origin).port);
    const evaluation = await createTestEvaluation(server.origin, server.fixture, { judges: 3, count });
    const restart = async (_: Page, done: number) => {
      if (done !== Math.floor(count / 2)) return;
      await server.kill('SIGKILL');
      server = await startServerProcess(file, { settings: { port } });
    };
    const chromium = browser as Browser;
    const judges = await Promise.all([
      startJudge(chromium, evaluation, 0, cut(3)),
      startJudge(chromium, evaluation, 1, reload(5)),
      startJudge(chromium, evaluation, 2, restart),
    ]);
    await Promise.all(judges.map(({ finished }) => finished));
    await expect.poll(() => faultsOf(evaluation), { timeout: 30_000 }).toEqual([]);

    const judgeIds = (await listJudges({ client: evaluation.client, path: { evaluation_id: evaluation.id } })).items;
    const variantNames = ['concise.small', 'warm.small', 'concise', 'warm'];
    const leaks = judges.flatMap(({ received }, at) => {
      const others = judgeIds.filter(({ judge_name: name }) => name !== names[at]);
      const secrets = [...variantNames, ...others.flatMap(({ judge_id: id, judge_name: name }) => [id, name ?? id])];
      const text = received.join('\n');
      return secrets.filter((secret) => text.includes(secret)).map((secret) => `${names[at]} received ${secret}`);
    });
    const bytes = judges.flatMap(({ received }) => received).join('').length;
    console.log(`three judges, ${count} scenarios each, searched ${bytes} bytes of responses`);
    expect(leaks).toEqual([]);
    expect(bytes).toBeGreaterThan(count * 3 * 100);

    // The search finds what the responses do contain.
    expect(judges[0]?.received.join('').includes(evaluation.variantIds[0] ?? '')).toBe(true);
    await server.kill('SIGTERM');
  });

  it('planted fault: a queue that forgets loses a judgement, which the check reports', async () => {
    const server = await startServerProcess(join(folder, 'forgetful.db'));
    const evaluation = await createTestEvaluation(server.origin, server.fixture, { judges: 3, count });
    const forget = async (page: Page) => void (await page.addInitScript(forgetTheQueue));
    const stop = async (page: Page, done: number) => {
      await reload(1)(page, done);
      if (done === 3) throw new Error('seen enough');
    };
    const judge = await startJudge(browser as Browser, evaluation, 0, stop, forget);
    await expect(judge.finished).rejects.toThrow('seen enough');
    expect((await faultsOf(evaluation)).some((fault) => /^Ada judged \d+ 0 times$/.test(fault))).toBe(true);
    await server.kill('SIGTERM');
  });
});
