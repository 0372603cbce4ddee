/** Tests the links that show the results of one evaluation. */
import { expect, it } from 'vitest';
import { judgeByThree } from './support/judge-through-api.ts';
import { create, describeInBrowser, findAccessibilityFaults, open, openAsEditor } from './support/setup.ts';

describeInBrowser('shared results', () => {
  it('a link to results shows only these results, even after a reload, and nothing after its revocation', async () => {
    const evaluation = await create({ name: 'Which answer is shorter?', count: 20 });
    await judgeByThree(evaluation);
    const { page, wrong } = await openAsEditor(`/${evaluation.id}`);
    const panel = page.locator('.panel', { has: page.getByRole('heading', { name: 'Share the results' }) });
    await panel.getByLabel('Name of the link to the results').fill('Product team');
    await panel.getByLabel('Works for').selectOption('7');
    await panel.getByRole('button', { name: 'Share the results' }).click();
    const link = await page.getByTestId('new-results-link').inputValue();
    const found = await findAccessibilityFaults(page, 'sharing', { within: '.panel:has([name=days])' });
    const until = new Date(Date.now() + 7 * 86_400_000).getFullYear();
    const row = page.locator('.list-row', { hasText: 'Product team' });
    expect(await row.textContent()).toMatch(new RegExp(`works until .*${until} · not used yet`));

    const reader = await open({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const asked = new Set<string>();
    reader.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.add(`${request.method()} ${pathname}`);
    });
    await reader.page.goto(link);
    await reader.page.getByRole('heading', { name: 'Which answer is shorter?' }).waitFor();
    await reader.page.getByText('60 of 60 judgements · 20 of 20 scenarios complete').waitFor();
    await reader.page.getByRole('img', { name: 'Win rate of concise.small' }).waitFor();
    // The address bar does not show the key, and the page has no buttons and no names of judges.
    expect(reader.page.url()).toMatch(/\/app\/results$/);
    expect(await reader.page.getByRole('button').count()).toBe(0);
    expect(await reader.page.getByText('Hedy').count()).toBe(0);
    await reader.page.reload();
    await reader.page.getByRole('img', { name: 'Win rate of warm.small' }).waitFor();
    expect([...asked]).toEqual([`GET /api/human-evaluations/${evaluation.id}/results`]);
    expect(await reader.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    found.push(...(await findAccessibilityFaults(reader.page, 'shared results')));
    expect([...found, ...wrong, ...reader.wrong]).toEqual([]);

    await row.getByRole('button', { name: 'Revoke' }).click();
    await row.getByRole('button', { name: 'Revoke now' }).click();
    await row.getByText('revoked').waitFor();
    await reader.page.reload();
    await reader.page.getByText('This key does not work. It may have expired or been revoked.').waitFor();
    expect(await reader.page.getByRole('img').count()).toBe(0);
  });
});
