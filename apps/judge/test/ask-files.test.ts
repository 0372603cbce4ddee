/** Tests the files with scenarios that an editor uploads, and what the pages offer to a person with the role viewer. */
import { getHumanEvaluation, listEvaluationScenarios } from '@jurybox/client';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { judgeByThree } from './support/judge-through-api.ts';
import { create, describeInBrowser, findAccessibilityFaults, fixture, open, openAsEditor } from './support/setup.ts';

const upload = (page: Page, name: string, content: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
const summary = (page: Page) => page.getByTestId('import-summary').textContent();

describeInBrowser('the files of an editor', () => {
  it('the page accepts a file with empty answers, but no file without rows or with a repeated column', async () => {
    const { page, wrong } = await openAsEditor('/new');
    await page.getByRole('heading', { name: 'New evaluation' }).waitFor();
    await upload(page, 'rows.csv', 'q,q,concise,warm\n1,2,A,B\n');
    await page.getByText('Two columns have the name "q". Rename one of them.').waitFor();
    expect(await summary(page)).toBe('0 scenarios can be created; 1 line has a fault.');
    await upload(page, 'rows.csv', 'q,concise,warm\n');
    await page.getByText('The file has only the line with the names of the columns.').waitFor();
    await upload(page, 'rows.csv', `q,concise,warm\nQuestion 1?,,B\n${'Question,A,B\n'.repeat(1233)}`);
    await page.getByText('1,234 scenarios can be created; 1 answer is empty.').waitFor();
    expect(await page.locator('.preview').getByText('(empty)').count()).toBe(1);
    await page.getByRole('button', { name: 'Create the evaluation with 1,234 scenarios' }).waitFor();
    expect([...(await findAccessibilityFaults(page, 'files')), ...wrong]).toEqual([]);
  });

  it('an editor adds the scenarios of a JSON file to an evaluation that nobody has judged', async () => {
    const evaluation = await create({ count: 2, judges: 1 });
    const { page, wrong } = await openAsEditor(`/${evaluation.id}`);
    await page.getByRole('heading', { name: 'Add scenarios' }).waitFor();
    const rows = [
      { q: 'Why?', concise: '', warm: 'B' },
      { q: 'How?', concise: 'A', warm: 'B' },
    ];
    await upload(page, 'rows.json', JSON.stringify(rows, null, 2));
    await page.getByText('2 scenarios can be created; 1 answer is empty.').waitFor();
    const found = await findAccessibilityFaults(page, 'added', { within: 'main' });
    await page.getByRole('button', { name: 'Add 2 scenarios' }).click();
    await page.getByText('0 of 4 scenarios judged').waitFor();
    const path = { evaluation_id: evaluation.id };
    const { items } = await listEvaluationScenarios({ client: evaluation.client, path });
    expect(items.map(({ outputs }) => outputs.map((output) => output.variant_output)).at(2)).toEqual(['', 'B']);
    await page.locator('summary', { hasText: '3.' }).click();
    await page.locator('details[open]').getByText('(empty)').waitFor();
    expect([...found, ...wrong]).toEqual([]);

    const outputs = (ids: string[]) => ids.map((variant_id) => ({ variant_id, variant_output: '' }));
    const inputs = [{ input_name: 'q', input_value: 'Why?' }];
    const empty = await create({ scenarios: (ids) => [{ inputs, outputs: outputs(ids) }] });
    const judge = await open();
    await judge.page.goto(await empty.invite({ judge_name: 'Ada' }));
    await judge.page.locator('.side').nth(1).getByText('(empty)').waitFor();

    const judged = await create({ count: 2 });
    await judgeByThree(judged);
    await page.goto(page.url().replace(evaluation.id, judged.id));
    await page.getByRole('img', { name: 'Win rate of concise.small' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Add scenarios' }).count()).toBe(0);
  });

  it('if adding a batch of scenarios fails, the page says how many scenarios it added before', async () => {
    const evaluation = await create({ count: 1 });
    const { page } = await openAsEditor(`/${evaluation.id}`);
    await page.getByRole('heading', { name: 'Add scenarios' }).waitFor();
    await upload(page, 'rows.csv', `q,concise,warm\n${'Question,A,B\n'.repeat(600)}`);
    await page.getByRole('button', { name: 'Add 600 scenarios' }).waitFor();
    let requests = 0;
    await page.route('**/evaluation-scenarios', (route) =>
      route.request().method() === 'POST' && (requests += 1) === 2
        ? route.fulfill({ status: 403, json: { code: 'forbidden' } })
        : route.continue(),
    );
    await page.getByRole('button', { name: 'Add 600 scenarios' }).click();
    await page.getByText('The first 500 of 600 scenarios were added.').waitFor();
    const path = { evaluation_id: evaluation.id };
    expect((await getHumanEvaluation({ client: evaluation.client, path })).scenario_count).toBe(501);
  });

  it('a viewer can read an evaluation, and sees no button whose request the server would reject', async () => {
    const evaluation = await create({ count: 2 });
    const { page, wrong } = await openAsEditor('', {}, fixture.keys.viewer);
    await page.locator('.card').first().waitFor();
    expect(await page.getByRole('link', { name: 'New evaluation' }).count()).toBe(0);
    await page.goto(`${page.url()}/${evaluation.id}`);
    await page.getByText('0 of 2 scenarios complete').waitFor();
    await page.locator('summary', { hasText: '2.' }).waitFor();
    expect(await page.getByRole('button').allTextContents()).toEqual([
      'Sign out',
      'Export for a spreadsheet',
      'Export CSV',
      'Export JSON Lines',
    ]);
    for (const heading of ['Links', 'Judges', 'Add scenarios'])
      expect(await page.getByRole('heading', { name: heading, exact: true }).count()).toBe(0);
    await page.goto(page.url().replace(evaluation.id, 'new'));
    await page.getByText('Only a key with the role editor can create an evaluation.').waitFor();
    expect([...(await findAccessibilityFaults(page, 'viewer')), ...wrong]).toEqual([]);
  });
});
