/** Tests the pages for the team: applications, revisions, deployments, API keys and usage. */
import { deployVariant, getCurrentKey, listDeployments, listVariantRevisions, revokeKey } from '@jurybox/client';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, findAccessibilityFaults, fixture, origin } from './support/setup.ts';
import { clientOf, createTestApp, createTestKey, openTeamPage, signIn } from './support/team.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

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

  it('if somebody else has deployed meanwhile, the page deploys nothing and shows the difference', async () => {
    const { client, app_id, variant_id } = await createTestApp(['one', 'two', 'three']);
    const path = { app_id, environment: 'staging' };
    const { page } = await openTeamPage(`/apps/${app_id}/deploy/staging/${variant_id}/1`);
    await button(page, 'Deploy to staging').waitFor();
    await deployVariant({ client, path, body: { variant_id, revision: 3 } });
    await button(page, 'Deploy to staging').click();
    await page.getByText('Somebody has deployed another revision to staging').waitFor();
    const numbers = async () => (await listDeployments({ client, path })).items.map(({ revision }) => revision);
    expect(await numbers()).toEqual([3]);
    await page.locator('.diff th', { hasText: 'concise.small, revision 3' }).waitFor();
    await button(page, 'Deploy to staging').click();
    await page.getByText('staging serves concise.small, revision 1 now.').waitFor();
    expect(await numbers()).toEqual([1, 3]);
    // Planted fault: the request does not contain the number of the deployment that the person saw.
    await page.goto(page.url().replace(/environments.*/, `deploy/staging/${variant_id}/2`));
    await page.locator('.diff').first().waitFor();
    await deployVariant({ client, path, body: { variant_id, revision: 3 } });
    await page.route('**/deployments', (route) => route.continue({ postData: { variant_id, revision: 2 } }));
    await button(page, 'Deploy to staging').click();
    await page.getByText('staging serves concise.small, revision 2 now.').waitFor();
    expect(await numbers()).toEqual([2, 3, 1, 3]);
  });

  it("a typed prompt survives a reload, a lost connection, a revoked key and another person's revision", async () => {
    const { client, app_id, variant_id } = await createTestApp(['one']);
    const { secret, key_id } = await createTestKey('editor', 'soon revoked');
    const { page } = await openTeamPage(`/variants/${variant_id}/edit`, secret);
    const prompt = page.getByLabel('Value of prompt');
    await prompt.fill('typed');
    await page.reload();
    expect(await prompt.inputValue()).toBe('typed');
    await page.route('**/parameters', (route) => route.abort());
    await button(page, 'Create revision 2').click();
    await page.getByText('The server cannot be reached.').waitFor();
    await page.unroute('**/parameters');
    await revokeKey({ client: clientOf(fixture.keys.admin), path: { key_id } });
    await button(page, 'Create revision 2').click();
    await page.getByText('The key stopped working').waitFor();
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(secret);
    await signIn(page, fixture.keys.editor);
    await expect.poll(() => prompt.inputValue()).toBe('typed');
    const other = await openTeamPage(`/variants/${variant_id}/edit`);
    await other.page.getByLabel('Value of prompt').fill('two');
    await button(other.page, 'Create revision 2').click();
    await other.page.getByText('Revision 2 is stored.').waitFor();
    await button(page, 'Create revision 2').click();
    await page.getByText('Somebody created another revision meanwhile.').waitFor();
    await page.locator('ins', { hasText: 'two' }).waitFor();
    await button(page, 'Keep my text and continue from revision 2').click();
    await button(page, 'Create revision 3').click();
    await page.getByText('Revision 3 is stored.').waitFor();
    const { items } = await listVariantRevisions({ client, path: { variant_id } });
    expect(items.map(({ parameters }) => parameters['prompt'])).toEqual(['typed', 'two', 'one']);
    expect(app_id).not.toBe('');
  });

  it('a viewer can read everything about variants, and sees no link to what the server would reject', async () => {
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

  it('an admin creates an API key, rotates it and revokes the old one', async () => {
    const { page, wrong } = await openTeamPage('/keys', fixture.keys.admin);
    await page.getByText('New key').click();
    await page.getByLabel('Name of the key').fill('Grace of operations');
    await page.getByLabel('Role').selectOption('editor');
    await button(page, 'Create the key').click();
    const secret = await page.getByTestId('new-key').inputValue();
    expect(secret).toMatch(/^jbx_/);
    const row = page.locator('.list > li', { hasText: 'Grace of operations' });
    await row.getByRole('button', { name: 'Rotate' }).click();
    await row.getByRole('button', { name: '1. Create the new key' }).click();
    const rotated = await page.getByTestId('rotated-key').inputValue();
    expect(rotated).not.toBe(secret);
    await expect.poll(() => row.count()).toBe(2);
    const old = row.filter({ hasText: secret.slice(0, 16) }).first();
    await old.getByText('not used yet').first().waitFor();
    const faults = await findAccessibilityFaults(page, 'keys');
    for (const working of [secret, rotated])
      expect(await getCurrentKey({ client: clientOf(working) })).toMatchObject({ role: 'editor', is_anonymous: true });
    await button(page, /^3. Revoke the old key/).click();
    await button(page, /^Revoke now/).click();
    await expect.poll(() => row.count()).toBe(1);
    await row.getByText(rotated.slice(0, 16)).waitFor();
    await page.getByRole('combobox', { name: 'Keys' }).selectOption('that nobody used for 30 days');
    await page.getByText('No key matches.').waitFor();
    await page.getByRole('combobox', { name: 'Keys' }).selectOption('also revoked and expired ones');
    await expect.poll(() => row.count()).toBe(2);
    expect([...faults, ...wrong]).toEqual([]);
    const other = await openTeamPage('/', secret);
    await other.page.getByText('This key does not work.').waitFor();
  });

  it('a viewer sees how many variants and evaluations each application has, and filters them', async () => {
    const { app_id, app_name } = await createTestApp(['one', 'two', 'three']);
    const { page, wrong } = await openTeamPage('/usage', fixture.keys.viewer);
    const row = page.locator('tbody tr', { hasText: app_name });
    const figures = () => row.locator('td').allTextContents();
    await row.waitFor();
    expect(await figures()).toEqual(['1', '3', '0', '0', '0']);
    expect(await page.locator('tbody tr').count()).toBeGreaterThan(1);
    await page.getByLabel('Application', { exact: true }).fill(app_name.toUpperCase());
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
    const faults = await findAccessibilityFaults(page, 'usage');
    // "Today" in the time zone of the browser, because the page uses this time zone.
    const today = await page.evaluate(() =>
      new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString(),
    );
    await page.getByLabel('To', { exact: true }).fill(today.slice(0, 10));
    await button(page, 'Count').click();
    await expect.poll(figures).toEqual(['1', '3', '0', '0', '0']);
    await page.getByLabel('To', { exact: true }).fill('2020-01-01');
    await button(page, 'Count').click();
    await expect.poll(figures).toEqual(['0', '0', '0', '0', '0']);
    await link(page, app_name).click();
    await page.waitForURL(`**/apps/${app_id}`);
    expect([...faults, ...wrong]).toEqual([]);
  });

  it('old addresses of the page for judges open the pages for the team that replaced them', async () => {
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
