/** Tests protected environments on the pages for the team: requests, their approval, and the admin log. */
import { listDeploymentRequests, listDeployments, updateDeploymentRequest, updateEnvironment } from '@jurybox/client';
import { expect, it, onTestFinished } from 'vitest';
import { startRestartableServers } from './support/restartable-servers.ts';
import { describeInBrowser, findAccessibilityFaults, fixture } from './support/setup.ts';
import { clientOf, createTestApp, createTestKey, openTeamPage } from './support/team.ts';

const environment = 'production';

describeInBrowser('protected environments', () => {
  it('a second person can approve a deployment request, and nobody can approve their own request', async () => {
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
    found.push(...(await findAccessibilityFaults(deciding.page, 'approval')));
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
    await admin.page.getByLabel('Action').selectOption('approved deployment request');
    await admin.page.getByRole('button', { name: 'Filter' }).click();
    const actions = async () => [...new Set(await admin.page.locator('tbody td:nth-child(3)').allTextContents())];
    await expect.poll(actions).toEqual(['approved deployment request']);
    const approval = admin.page.locator('tbody tr', { hasText: 'Bo' }).first();
    await approval.getByRole('button').click();
    await admin.page.getByRole('button', { name: 'Show all' }).waitFor();
    expect(await admin.page.getByLabel('Object id').inputValue()).toMatch(/^[0-9a-f-]{36}$/);
    found.push(...(await findAccessibilityFaults(admin.page, 'log')));
    expect([...found, ...admin.wrong, ...asking.wrong, ...deciding.wrong]).toEqual([]);
  });

  it('nobody can ask for a deployment with an anonymous key, or approve a request that has expired', async () => {
    // This test needs its own server, because it changes the clock. SQLite is enough: the server's tests of U67 let
    // requests expire on both engines.
    const servers = await startRestartableServers('sqlite');
    onTestFinished(() => servers.stop());
    const { origin: at, fixture: own } = servers;
    const { app_id, variant_id } = await createTestApp(['one'], own, at);
    const client = clientOf(own.keys.admin, at);
    await updateEnvironment({ client, path: { app_id, environment: 'staging' }, body: { requires_approval: true } });
    const path = `/apps/${app_id}/deploy/staging/${variant_id}/1`;
    const [nobody, ada, bo] = await Promise.all(
      [undefined, 'Ada', 'Bo'].map((id) => createTestKey('editor', id ?? 'nobody', id, own, at)),
    );
    const { page } = await openTeamPage(path, nobody?.secret, {}, at);
    await page.getByRole('button', { name: 'Ask for approval' }).click();
    await page.locator('.problem', { hasText: 'created without a user_id' }).waitFor();
    const asking = await openTeamPage(path, ada?.secret, {}, at);
    await asking.page.getByRole('button', { name: 'Ask for approval' }).click();
    await asking.page.getByText('waits for the approval of another person').waitFor();
    await asking.page.getByRole('button', { name: 'Review' }).waitFor();

    const dayMs = 86_400_000;
    await servers.restartLater(8 * dayMs);
    const deciding = await openTeamPage(`/apps/${app_id}/environments/staging`, bo?.secret, {}, at);
    await deciding.page.locator('.badge', { hasText: 'expired' }).waitFor();
    expect(await deciding.page.getByRole('button', { name: 'Review' }).count()).toBe(0);
    const { items } = await listDeploymentRequests({ client, path: { app_id, environment: 'staging' } });
    const deployment_request_id = items[0]?.deployment_request_id ?? '';
    const approval = { path: { deployment_request_id }, body: { decision: 'approved' } } as const;
    await expect(updateDeploymentRequest({ client: clientOf(bo?.secret ?? '', at), ...approval })).rejects.toThrow(
      /The deployment request is expired/,
    );
  });
});
