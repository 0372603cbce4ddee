/** Tests the pages for the team with two server processes, by keyboard only, and with a slow network. */
import { listDeployments } from '@jurybox/client';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { startRestartableServers, whyNot } from './support/restartable-servers.ts';
import { describeInBrowser, fixture as shared, open, origin } from './support/setup.ts';
import { clientOf, createTestApp, signIn } from './support/team.ts';

const isLong = process.env['JURYBOX_LONG'] === '1';
const why = isLong ? whyNot('postgres') : 'only pnpm test:slow starts two servers';
if (why !== undefined) console.warn(`NOT RUN: the pages for the team with two servers on PostgreSQL; ${why}`);

/** Moves the focus with the Tab key to an element. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}

describeInBrowser('the pages for the team', () => {
  it.runIf(why === undefined)('of two people who deploy at once, one is told what the other deployed', async () => {
    const servers = await startRestartableServers('postgres');
    onTestFinished(() => servers.stop());
    const { fixture, origin: at } = servers;
    const { app_id, variant_id } = await createTestApp('0123456789'.split(''), fixture, at);
    const path = { app_id, environment: 'staging' };
    for (let round = 0; round < 5; round++) {
      const pages = await Promise.all(
        [1, 2].map(async (side) => {
          const { page } = await open({}, at);
          await page.goto(`${at}/app/apps/${app_id}/deploy/staging/${variant_id}/${2 * round + side}`);
          await signIn(page, fixture.keys.editor);
          await page.locator('main .diff').first().waitFor();
          return page;
        }),
      );
      await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Deploy to staging' }).click()));
      const texts = await Promise.all(
        pages.map((page) =>
          page.getByText(/^Somebody has deployed another|^staging serves concise.small/).textContent(),
        ),
      );
      expect(texts.filter((text) => text?.startsWith('Somebody')).length).toBe(1);
      const after = await listDeployments({ client: clientOf(fixture.keys.editor, at), path });
      expect(after.items.length).toBe(round + 1);
    }
    console.log(servers.figures());
  });

  it.runIf(isLong)('by keyboard only and with a slow network, an editor deploys and rolls back', async () => {
    const { app_id, variant_id } = await createTestApp(['one', 'two']);
    const { page, wrong } = await open();
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goto(`${origin}/app/apps/${app_id}/deploy/production/${variant_id}/1`);
    await tabTo(page, 'input[name=key]');
    await page.keyboard.type(shared.keys.editor);
    await page.keyboard.press('Enter');
    await page.getByText('Loading …').first().waitFor();
    const deploy = async () => {
      await page.locator('main .diff').first().waitFor();
      await tabTo(page, 'input[name=confirmation]');
      await page.keyboard.type('production');
      await page.keyboard.press('Enter');
      await page.getByText('One moment …').waitFor();
      await page.getByText(/production serves concise.small, revision . now/).waitFor();
    };
    await deploy();
    await tabTo(page, 'a.button.primary');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Deploy to production' }).waitFor();
    await page.locator('input[type=number]').waitFor();
    await tabTo(page, 'input[type=number]');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('2');
    await deploy();
    await page.locator('.list-row button').waitFor();
    await tabTo(page, '.list-row button');
    await page.keyboard.press('Enter');
    await tabTo(page, '.confirm .button.primary');
    await page.keyboard.press('Enter');
    await page.getByText('production serves concise.small, revision 1 now').waitFor();
    expect(wrong).toEqual([]);
  });
});
