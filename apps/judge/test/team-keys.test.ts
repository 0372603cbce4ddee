/** Tests the pages about API keys and usage. */
import { getCurrentKey } from '@jurybox/client';
import { expect, it } from 'vitest';
import { describeInBrowser, findAccessibilityFaults, fixture } from './support/setup.ts';
import { button, clientOf, createTestApp, link, openTeamPage } from './support/team.ts';

describeInBrowser('the pages about API keys and usage', () => {
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

  it('a viewer sees how many variants and evaluations each application has, and filters the applications', async () => {
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
});
