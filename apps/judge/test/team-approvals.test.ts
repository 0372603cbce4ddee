/** Tests protected environments on the pages for the team: asking, approving, rejecting, and the admin log. */
import { listDeployments, updateEnvironment } from '@jurybox/client';
import { expect, it } from 'vitest';
import { describeInBrowser, findAccessibilityFaults, fixture } from './support/setup.ts';
import { clientOf, createTestApp, createTestKey, openTeamPage } from './support/team.ts';

const environment = 'production';

describeInBrowser('protected environments', () => {
  it('a second person approves a deployment, and nobody approves an own request', async () => {
    const { client, app_id, variant_id } = await createTestApp(['one', 'two']);
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => createTestKey('editor', name, name)));
    const found: string[] = [];
    const admin = await openTeamPage(`/apps/${app_id}/environments/${environment}`, fixture.keys.admin);
    await admin.page.getByLabel('A second person approves each deployment').check();
    await admin.page.getByRole('button', { name: 'Store the protection' }).click();
    await admin.page.getByText('The protection is stored.').waitFor();

    const asking = await openTeamPage(`/apps/${app_id}/deploy/${environment}/${variant_id}/2`, ada?.secret);
    const ask = async () => {
      await asking.page.getByLabel('Note').fill('Kinder.');
      await asking.page.getByLabel('Type production to confirm').fill(environment);
      await asking.page.getByRole('button', { name: 'Ask for approval' }).click();
      await asking.page.getByText('waits for the approval of another person').waitFor();
    };
    await ask();
    await asking.page.getByRole('button', { name: 'Review' }).click();
    await asking.page.getByText('Another person must approve your request.').waitFor();
    expect(await asking.page.getByRole('button', { name: /Approve|Reject/ }).count()).toBe(0);

    const deciding = await openTeamPage(`/apps/${app_id}`, bo?.secret);
    await deciding.page.getByRole('link', { name: '1 request for approval' }).click();
    await deciding.page.getByRole('button', { name: 'Review' }).click();
    await deciding.page.locator('ins', { hasText: 'two' }).waitFor();
    found.push(...(await findAccessibilityFaults(deciding.page, 'approval', { isDark: true })));
    await deciding.page.getByRole('button', { name: 'Approve and deploy' }).click();
    await deciding.page.getByText('production serves concise.small, revision 2 now.').waitFor();
    await deciding.page.getByText('approved by you').waitFor();
    const { items } = await listDeployments({ client, path: { app_id, environment } });
    expect(items).toMatchObject([{ revision: 2, created_by_id: 'Ada', approved_by_id: 'Bo', note: 'Kinder.' }]);

    await asking.page.goto(asking.page.url().replace(/environments.*/, `deploy/${environment}/${variant_id}/1`));
    await ask();
    await deciding.page.reload();
    await deciding.page.getByRole('button', { name: 'Review' }).click();
    await deciding.page.getByLabel('Note on the decision').fill('Not kinder.');
    await deciding.page.getByRole('button', { name: 'Reject' }).click();
    await deciding.page.getByText('Not kinder.').waitFor();
    expect((await listDeployments({ client, path: { app_id, environment } })).items.length).toBe(1);

    await admin.page.getByRole('link', { name: 'Log' }).click();
    await admin.page.getByLabel('Action').fill('deployment-request.approve');
    await admin.page.keyboard.press('Enter');
    const actions = async () => [...new Set(await admin.page.locator('tbody code').allTextContents())];
    await expect.poll(actions).toEqual(['deployment-request.approve']);
    await admin.page.locator('tbody tr', { hasText: 'Bo' }).first().waitFor();
    found.push(...(await findAccessibilityFaults(admin.page, 'log', { isDark: true })));
    expect([...found, ...admin.wrong, ...asking.wrong, ...deciding.wrong]).toEqual([]);
  });

  it('an anonymous key cannot ask, and an expired request cannot be approved', async () => {
    const { app_id, variant_id } = await createTestApp(['one']);
    const path = { app_id, environment: 'staging' };
    const client = clientOf(fixture.keys.admin);
    await updateEnvironment({ client, path, body: { requires_approval: true } });
    const { secret } = await createTestKey('editor', 'nobody');
    const { page } = await openTeamPage(`/apps/${app_id}/deploy/staging/${variant_id}/1`, secret);
    await page.getByRole('button', { name: 'Ask for approval' }).click();
    await page.locator('.problem', { hasText: 'created without a user_id' }).waitFor();
    const ada = await createTestKey('editor', 'Ada', 'Ada');
    const asking = await openTeamPage(`/apps/${app_id}/deploy/staging/${variant_id}/1`, ada.secret);
    await asking.page.getByRole('button', { name: 'Ask for approval' }).click();
    await asking.page.getByText('waits for the approval of another person').waitFor();
    await page.route('**/deployment-requests?*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('"open"', '"expired"') });
    });
    await page.goto(page.url().replace(/deploy\/.*/, 'environments/staging'));
    await page.locator('.badge', { hasText: 'expired' }).waitFor();
    expect(await page.getByRole('button', { name: 'Review' }).count()).toBe(0);
  });
});
