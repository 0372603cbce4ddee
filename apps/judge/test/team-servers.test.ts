/** Tests the pages for the team with several people at once, by keyboard only, and with a slow network. */
import { listDeployments } from '@jurybox/client';
import { expect, it } from 'vitest';
import { tabTo } from './support/hands.ts';
import { describeInBrowser, fixture, open, origin } from './support/setup.ts';
import { createTestApp, openTeamPage } from './support/team.ts';

describeInBrowser('the pages for the team', () => {
  it('if two people deploy at the same time, the page tells one of them that the other has deployed', async () => {
    const { client, app_id, variant_id } = await createTestApp('0123'.split(''));
    const path = { app_id, environment: 'staging' };
    for (let round = 0; round < 2; round++) {
      const pages = await Promise.all(
        [1, 2].map(async (side) => {
          const { page } = await openTeamPage(`/apps/${app_id}/deploy/staging/${variant_id}/${2 * round + side}`);
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
      const after = await listDeployments({ client, path });
      expect(after.items.length).toBe(round + 1);
    }
  });

  it('an editor can deploy and roll back by keyboard only, with a slow network', async () => {
    const { app_id, variant_id } = await createTestApp(['one', 'two']);
    const { page, wrong } = await open();
    // Each request takes at least 700 ms. Requests about the application also wait until the test has seen the message
    // that the page is busy.
    let seen = Promise.resolve();
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      if (route.request().url().includes('/api/apps/')) await seen;
      await route.continue();
    });
    const pressEnterAndSee = async (text: string) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      seen = promise;
      await page.keyboard.press('Enter');
      await page.getByText(text).first().waitFor();
      resolve();
    };
    await page.goto(`${origin}/app/apps/${app_id}/deploy/production/${variant_id}/1`);
    await tabTo(page.locator('input[name=key]'));
    await page.keyboard.type(fixture.keys.editor);
    await pressEnterAndSee('Loading …');
    const deploy = async () => {
      await page.locator('main .diff').first().waitFor();
      await tabTo(page.locator('input[name=confirmation]'));
      await page.keyboard.type('production');
      await pressEnterAndSee('One moment …');
      await page.getByText(/production serves concise.small, revision . now/).waitFor();
    };
    await deploy();
    await tabTo(page.locator('a.button.primary'));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Deploy to production' }).waitFor();
    await page.locator('input[type=number]').waitFor();
    await tabTo(page.locator('input[type=number]'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('2');
    await deploy();
    await page.locator('.list-row button').waitFor();
    await tabTo(page.locator('.list-row button'));
    await page.keyboard.press('Enter');
    await tabTo(page.locator('.confirm .button.primary'));
    await page.keyboard.press('Enter');
    await page.getByText('production serves concise.small, revision 1 now').waitFor();
    expect(wrong).toEqual([]);
  });
});
