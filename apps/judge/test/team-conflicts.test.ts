/** Tests the pages for the team if another person makes a change meanwhile, or if the connection is lost. */
import { deployVariant, listDeployments, listVariantRevisions, revokeKey } from '@jurybox/client';
import { expect, it } from 'vitest';
import { describeInBrowser, fixture } from './support/setup.ts';
import { button, clientOf, createTestApp, createTestKey, openTeamPage, signIn } from './support/team.ts';

describeInBrowser('conflicts on the pages for the team', () => {
  it('if another person deploys meanwhile, the page deploys nothing and shows a diff with their revision', async () => {
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
});
