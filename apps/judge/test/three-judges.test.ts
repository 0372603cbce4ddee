/**
 * Three judges in three browser contexts judge every scenario by keyboard. Meanwhile, the network fails, pages are
 * reloaded, and a server process is killed and started again. `pnpm --filter judge test:long` runs the long form: 50
 * scenarios, and also with two server processes on PostgreSQL.
 */
import { getHumanEvaluation } from '@jurybox/client';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createTestEvaluation } from './support/evaluation.ts';
import { forgetTheQueue } from './support/judge.ts';
import { startRestartableServers, whyNot, type Engine } from './support/restartable-servers.ts';
import { create, describeInBrowser } from './support/setup.ts';
import { faultsOf, leaksOf, names, readLog, startJudge, type Disturbance } from './support/three-judges.ts';

const isLong = process.env['JURYBOX_LONG'] === '1';
const count = isLong ? 50 : 12;
const engines = (isLong ? ['sqlite', 'postgres'] : ['sqlite']) as Engine[];
if (!isLong)
  console.warn(
    `three judges: ${count} scenarios on SQLite only; pnpm --filter judge test:long runs 50 on both engines`,
  );

/** Before the key press number `at`, cuts the network for three seconds. */
const cut = (at: number): Disturbance => ({
  at,
  async before(page) {
    await page.context().setOffline(true);
    setTimeout(() => void page.context().setOffline(false), 3000);
  },
});

/** Reloads the page after the key press number `at`. Blocks all requests from before the key press to the reload. */
const reload = (at: number): Disturbance => ({
  at,
  async before(page) {
    await page.route('**/api/**', (route) => route.abort());
  },
  async after(page) {
    await page.unroute('**/api/**');
    // A reload fails while the server is down. The test then tries again, as a person would.
    for (let isLoaded = false; !isLoaded;) {
      isLoaded = await page.reload({ timeout: 10_000 }).then(
        (response) => response?.ok() === true,
        () => false,
      );
    }
  },
});

describeInBrowser('three judges', () => {
  it.for(engines)('each judgement is stored once, and no judge receives texts of another judge: %s', async (engine) => {
    const reason = whyNot(engine);
    if (reason !== undefined) return console.warn(`NOT RUN: three judges on ${engine}; ${reason}`);
    const servers = await startRestartableServers(engine);
    try {
      const evaluation = await createTestEvaluation(servers.origin, servers.fixture, { judges: 3, count });
      const restart = (at: number): Disturbance => ({ at, before: () => servers.restart() });
      const middle = count / 2;
      // In the long form, each judge is disturbed several times, and the server process is killed twice.
      const disturbances = isLong
        ? [
            [cut(3), reload(middle), cut(40)],
            [reload(5), cut(middle), reload(35)],
            [restart(10), cut(15), restart(middle), reload(45)],
          ]
        : [[cut(3)], [reload(5)], [restart(middle)]];
      const link = await evaluation.invite({ is_shared: true });
      const began = performance.now();
      const judges = await Promise.all(disturbances.map((each, at) => startJudge(link, at, each)));
      expect(await Promise.all(judges.map(({ finished }) => finished))).toEqual(names.map(() => count));
      const seconds = Math.round((performance.now() - began) / 1000);
      await expect.poll(() => faultsOf(evaluation, count)).toEqual([]);

      const { client, id } = evaluation;
      const { judgement_count } = await getHumanEvaluation({ client, path: { evaluation_id: id } });
      const log = await readLog(evaluation);
      const received = judges.map((judge) => judge.received);
      const bytes = received.flat().join('').length;
      console.log(
        `three judges on ${engine}: ${judgement_count} judgements in ${seconds} s, ${log.entries} log entries, ` +
          `searched ${bytes} bytes of responses; ${servers.figures()}`,
      );
      expect(judgement_count).toBe(count * names.length);
      expect(log.differing).toEqual([]);
      expect(await leaksOf(evaluation, received)).toEqual([]);
      expect(bytes).toBeGreaterThan(count * names.length * 100);

      // Planted fault: with the responses to two judges swapped, each seems to receive the texts of the other.
      const [first = [], second = []] = received;
      expect(await leaksOf(evaluation, [second, first])).toContain('Ada received Grace');
    } finally {
      await servers.stop();
    }
  });

  it('planted fault: if a browser does not store unsent judgements, the test finds a missing judgement', async () => {
    const evaluation = await create({ judges: 3, count: 12 });
    const forget = async (page: Page) => void (await page.addInitScript(forgetTheQueue));
    const stop: Disturbance = { at: 3, before: () => Promise.reject(new Error('seen enough')) };
    const judge = await startJudge(await evaluation.invite({ is_shared: true }), 0, [reload(1), stop], forget);
    await expect(judge.finished).rejects.toThrow('seen enough');
    expect((await faultsOf(evaluation, 12)).some((fault) => /^Ada judged \d+ 0 times$/.test(fault))).toBe(true);
  });
});
