/** Tests the page for judges without a connection: what it says, what it stores, and that a browser can open it. */
import { exportJudgementsJsonLines } from '@jurybox/client';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { TestEvaluation } from './support/evaluation.ts';
import { atScenario, waitFor } from './support/judge.ts';
import { create, describeInBrowser, open, origin } from './support/setup.ts';
import { startUnreliableProxy } from './support/unreliable-proxy.ts';

/** Opens a link through a proxy that a test can stop. The page has a service worker. */
async function openThroughProxy(evaluation: TestEvaluation, host = '127.0.0.1') {
  const proxy = await startUnreliableProxy(origin);
  const at = proxy.origin.replace('127.0.0.1', host);
  const opened = await open({ serviceWorkers: 'allow' }, at);
  const link = await evaluation.invite({ judge_name: 'Ada' });
  await opened.page.goto(link.replace(origin, at));
  await atScenario(opened.page);
  return { proxy, at, ...opened };
}

/** Waits until the service worker has stored the files of the page. */
const keepsFiles = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

const votesOf = async ({ client, id }: TestEvaluation) =>
  (await exportJudgementsJsonLines({ client, path: { evaluation_id: id } }))
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { vote: string | null }).vote)
    .filter((vote) => vote !== null);

describeInBrowser('the page for judges without a connection', () => {
  it('without a connection, the page survives a reload, and sends the stored judgements later', async () => {
    const evaluation = await create({ count: 3 });
    const { proxy, at, page, wrong } = await openThroughProxy(evaluation);
    await keepsFiles(page);
    expect(wrong).toEqual([]);
    proxy.isDown = true;
    await page.keyboard.press('3');
    await page.getByText('No connection · 1 unsent').waitFor();
    const notice = await page.locator('.notice').textContent();
    expect(notice).toBe(
      'There is no connection. You can go on. The browser sends the stored changes when the connection is back. ',
    );
    await page.reload();
    await page.getByText('This browser keeps 1 judgement').waitFor();
    const tab = await page.context().newPage();
    await tab.goto(`${at}/judge/`);
    await tab.getByText('keeps judgements that the server does not have').waitFor();
    await tab.close();
    proxy.isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await atScenario(page, ({ heading }) => heading === '2 of 3');
    await expect.poll(() => votesOf(evaluation)).toEqual(['1']);

    // Planted fault: the stored files are deleted, so the browser cannot open the page.
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    proxy.isDown = true;
    await expect(page.reload()).rejects.toThrow('ERR_');
  });

  it('at an http address, the page says why a browser cannot open this page without a connection', async () => {
    const { proxy, page } = await openThroughProxy(await create({ count: 3 }), 'plain-http.test');
    expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false]);
    proxy.isDown = true;
    await page.keyboard.press('3');
    const reason = 'cannot be opened again, because its address begins with http and not with https';
    await expect.poll(() => page.locator('.notice').textContent()).toContain(reason);
    await page.keyboard.press('p');
    await expect.poll(() => page.getByRole('alert').textContent()).toContain(reason);
    expect(await page.locator('main').textContent()).toContain('You judged 1 of 3. The server has none of these');
    proxy.isDown = false;
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    expect(await page.locator('main').textContent()).not.toContain('The server has');
  });

  it('after an update of the server, a reload opens the new page and stores it for use offline', async () => {
    const { proxy, page } = await openThroughProxy(await create({ count: 3 }));
    await keepsFiles(page);
    const version = () => page.evaluate(() => document.getElementById('app')?.dataset['version']);
    const caches = () => page.evaluate(async () => (await globalThis.caches.keys()).length);
    expect([await version(), await caches()]).toEqual([undefined, 1]);
    proxy.change = (path, text) =>
      path.endsWith('service-worker.js')
        ? text.replace(/"assets\/icon[^"]*",?/, '')
        : text.replace('id="app"', 'id="app" data-version="2"');
    await page.reload();
    await atScenario(page);
    expect(await version()).toBe('2');
    await expect
      .poll(() => page.evaluate(async () => (await globalThis.caches.keys()).join(' ').includes('assets/icon')))
      .toBe(false);
    await expect.poll(caches).toBe(1);
    proxy.isDown = true;
    await page.reload();
    await page.getByRole('heading', { name: 'could not be loaded' }).waitFor();
    expect(await version()).toBe('2');
  });

  it('if the address contains no invitation, the page offers to use or to forget the last invitation', async () => {
    const evaluation = await create({ count: 3 });
    const { page } = await open();
    const link = await evaluation.invite({ is_shared: true });
    await page.goto(link);
    await page.getByLabel('Your name').fill('Grace');
    await page.keyboard.press('Enter');
    await atScenario(page);
    await page.keyboard.press('1');
    await atScenario(page, ({ heading }) => heading === '2 of 3');
    await page.close();
    const tab = await page.context().newPage();
    await tab.goto(`${origin}/judge/`);
    await tab.getByRole('heading', { name: 'Continue judging' }).waitFor();
    // Neither the address bar nor the page contains an API key.
    expect(`${tab.url()}${await tab.content()}`).not.toContain('jbx_');
    await tab.getByRole('button', { name: 'Continue as Grace' }).click();
    await atScenario(tab, ({ heading }) => heading === '2 of 3');
    expect(tab.url()).toBe(`${origin}/judge/`);
    const other = await page.context().newPage();
    await other.goto(`${origin}/judge/`);
    await other.getByRole('button', { name: 'Forget' }).click();
    await waitFor(other, ({ heading }) => heading === 'Judge answers');
    expect(await other.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('own')))).toEqual([]);
  });
});
