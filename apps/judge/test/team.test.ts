/** Tests the pages for the team: applications, revisions, deployments, API keys and usage. */
import { expect, it } from 'vitest';
import { describeInBrowser, findAccessibilityFaults, fixture, origin } from './support/setup.ts';
import { button, createTestApp, heading, link, openTeamPage } from './support/team.ts';

describeInBrowser('the pages for the team', () => {
  it('an editor creates variants, compares and deploys revisions, and rolls back', async () => {
    const { page, wrong } = await openTeamPage('/');
    const found: string[] = [];
    const check = async (where: string) => found.push(...(await findAccessibilityFaults(page, where)));
    await page.getByText('New application').click();
    await page.getByLabel('Name of the application').fill('journey');
    await check('applications');
    await page.keyboard.press('Enter');
    await heading(page, 'journey').waitFor();
    await link(page, 'Create the first one.').click();
    await page.getByLabel('Name before the dot').fill('concise');
    await page.getByLabel('Name after the dot').fill('small');
    await page.getByLabel('Value of system_prompt').fill('Answer in three sentences.\nBe kind.');
    await check('new variant');
    await button(page, 'Create the variant').click();
    await page.getByText('concise.small is stored.').waitFor();
    await page.locator('.members').waitFor();
    await check('variant');

    await link(page, 'Deploy').click();
    await page.getByLabel('Environment').selectOption('production');
    await heading(page, 'Deploy to production').waitFor();
    await button(page, 'Deploy to production').click();
    await page.getByText('Type production to confirm the deployment.').waitFor();
    await page.getByLabel('Note').fill('The first one.\nApproved by nobody.');
    await page.getByLabel('Type production to confirm').fill('production');
    await page.getByText('Type production to confirm the deployment.').waitFor({ state: 'hidden' });
    await check('deploy');
    await button(page, 'Deploy to production').click();
    await page.getByText('production serves concise.small, revision 1 now.').waitFor();

    await page.locator('.served .note', { hasText: 'The first one.' }).waitFor();
    await link(page, 'concise.small').click();
    await link(page, 'New revision').click();
    await page.getByLabel('Value of system_prompt').fill('Answer in two sentences.\nBe kind.');
    await page.getByText('What you changed').click();
    expect(await page.locator('del mark, ins mark').allTextContents()).toEqual(['three', 'two']);
    await check('new revision');
    await button(page, 'Create revision 2').click();
    await page.getByText('Revision 2 is stored.').waitFor();
    await button(page, 'Compare').click();
    await heading(page, 'Revisions 1 and 2').waitFor();
    await page.getByText('2 equal members not shown.').waitFor();
    expect(await page.locator('.diff caption').allTextContents()).toEqual(['system_prompt changed']);
    await check('comparison');

    await page.goBack();
    await link(page, 'Deploy').click();
    await page.getByLabel('Environment').selectOption('production');
    await page.locator('ins mark', { hasText: 'two' }).waitFor();
    await page.getByLabel('Type production to confirm').fill('production');
    await page.keyboard.press('Enter');
    await page.getByText('production serves concise.small, revision 2 now.').waitFor();
    await button(page, 'Roll back to this').click();
    await page.locator('ins mark', { hasText: 'three' }).waitFor();
    await check('roll back');
    await button(page, 'Roll back now').click();
    await page.getByText('production serves concise.small, revision 1 now.').waitFor();
    await expect.poll(() => button(page, 'Roll back to this').count()).toBe(2);
    await link(page, 'journey').click();
    await page.getByRole('article', { name: 'production' }).getByText('revision 1').waitFor();
    await check('application');
    expect([...found, ...wrong]).toEqual([]);
  });

  it('a viewer can read everything about variants, and sees no link or button that needs a higher role', async () => {
    const { app_id, variant_id } = await createTestApp(['one', 'two']);
    const { page, wrong } = await openTeamPage('/', fixture.keys.viewer);
    for (const path of ['', `/apps/${app_id}`, `/apps/${app_id}/environments/production`, `/variants/${variant_id}`]) {
      await page.goto(`${origin}/app${path}`);
      await page.locator('main :is(.panel, .card, .empty)').first().waitFor();
      expect(await page.getByRole('link', { name: /^(Deploy|New|Keys)/ }).count()).toBe(0);
      expect(await page.getByRole('button', { name: /Roll back|Create/ }).count()).toBe(0);
    }
    await page.goto(`${origin}/app/keys`);
    await heading(page, 'There is no such page').waitFor();
    expect(wrong).toEqual([]);
  });

  it('the old addresses of pages that moved from /judge/ to /app/ lead to the new addresses', async () => {
    const { page } = await openTeamPage('/');
    await heading(page, 'Applications').waitFor();
    for (const [old, now] of [
      ['#/ask', '/app/evaluations'],
      ['#/ask/new', '/app/evaluations/new'],
      ['#results', '/app/results'],
      [`#results/${'0'.repeat(36)}/jbx_0123456789`, '/app/results'],
    ]) {
      await page.goto('about:blank');
      await page.goto(`${origin}/judge/${old}`);
      await expect.poll(() => new URL(page.url()).pathname).toBe(now);
    }
  });
});
