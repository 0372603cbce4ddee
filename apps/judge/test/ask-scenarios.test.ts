/** Tests the list of an evaluation's scenarios: votes, flags, notes and the filter. */
import { expect, it } from 'vitest';
import { judgeThroughApi } from './support/judge-through-api.ts';
import { create, describeInBrowser, findAccessibilityFaults, openAsEditor } from './support/setup.ts';

describeInBrowser('the list of scenarios', () => {
  it('the list of scenarios shows votes, flags and notes, and can be filtered by flags and notes', async () => {
    const evaluation = await create({ count: 25 });
    const [first = '', second = ''] = evaluation.variantIds;
    await judgeThroughApi(evaluation, 'Ada', ({ position }) =>
      position === 22 ? { vote: '1', note: 'Both forget the date.', is_pinned: true } : { vote: first },
    );
    await judgeThroughApi(evaluation, 'Grace', ({ position }) => ({
      vote: position === 22 ? second : first,
      ...(position === 3 ? { note: 'Short.' } : {}),
    }));
    const { page, wrong } = await openAsEditor(`/${evaluation.id}`);
    const rows = page.locator('details .row');
    await rows.nth(19).waitFor();
    const votes = () =>
      page
        .locator('details .row-votes')
        .evaluateAll((all) => all.map((each) => [...each.children].map(({ textContent: text }) => text)));
    expect((await votes()).slice(2, 5)).toEqual([
      ['concise.small × 2'],
      ['concise.small × 2', '1 note'],
      ['concise.small × 2'],
    ]);
    const panel = page.locator('.panel', { has: page.getByRole('heading', { name: 'Scenarios', exact: true }) });
    const filter = panel.getByRole('combobox');
    await filter.selectOption('Flagged');
    await expect.poll(votes).toEqual([expect.arrayContaining(['warm.small', 'both good', '1 flag', '1 note'])]);
    await rows.first().click();
    await page.locator('.judgements li', { hasText: 'Ada: both good · flagged — Both forget the date.' }).waitFor();
    const found = await findAccessibilityFaults(page, 'scenarios', { within: 'main' });
    await filter.selectOption('With a note');
    await expect.poll(async () => (await votes()).length).toBe(2);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await filter.selectOption('All scenarios');
    await rows.nth(19).waitFor();
    expect([...found, ...wrong]).toEqual([]);

    const single = await create({ count: 2, judges: 1 });
    await judgeThroughApi(single, 'Ada', ({ position }) => ({ vote: '0', is_pinned: position === 1 }));
    await page.goto(page.url().replace(evaluation.id, single.id));
    await expect.poll(votes).toEqual([['both bad'], ['both bad', '1 flag']]);
    await filter.selectOption('With a note');
    await page.getByText('Nobody has written a note.').waitFor();
  });
});
