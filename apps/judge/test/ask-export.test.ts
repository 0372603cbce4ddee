/** Tests the exports of an evaluation that the pages for the team offer. */
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { judgeThroughApi } from './support/judge-through-api.ts';
import { create, describeInBrowser, openAsEditor } from './support/setup.ts';

async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), text: (await buffer(await file.createReadStream())).toString() };
}

describeInBrowser('the exports', () => {
  it('the export for a spreadsheet has no formulas, and an upload of this file has the same scenarios', async () => {
    const evaluation = await create({
      name: 'Which is better?',
      scenarios: (variantIds) =>
        ['=1+1', '\'@quoted, and "more"', 'plain'].map((text) => ({
          inputs: [
            { input_name: 'question', input_value: text },
            { input_name: 'tone', input_value: '-' },
          ],
          outputs: variantIds.map((variant_id, at) => ({ variant_id, variant_output: at === 0 ? '' : `+${text}` })),
        })),
    });
    await judgeThroughApi(evaluation, 'Ada', () => ({ vote: evaluation.variantIds[1] ?? '', note: '=note' }));
    await judgeThroughApi(evaluation, 'Grace', () => ({ vote: '1' }));
    const { page, wrong } = await openAsEditor(`/${evaluation.id}`, { acceptDownloads: true });
    await page.getByRole('button', { name: 'Export for a spreadsheet' }).waitFor();
    const exports = await page.locator('.page-head button').allTextContents();
    expect(exports.slice(0, 3)).toEqual(['Export for a spreadsheet', 'Export CSV', 'Export JSON Lines']);
    const { name, text } = await download(page, 'Export for a spreadsheet');
    expect(name).toBe('Which-is-better.csv');
    expect(text).toMatch(/^\uFEFFscenario id,number,input: question,input: tone,output: concise\.small,/);
    expect(text.split('\r\n')).toHaveLength(1 + 6 + 1);
    expect(text).toContain("1,'=1+1,'-,,'+=1+1,,warm.small,'=note,,Ada,");
    expect(await download(page, 'Export CSV')).toEqual({
      name: 'Which-is-better-exact.csv',
      text: expect.stringContaining(',=note,'),
    });

    await page.goto(page.url().replace(evaluation.id, 'new'));
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByText('3 scenarios can be created; 3 answers are empty.').waitFor();
    expect(await page.locator('.preview .part').allTextContents()).toEqual([
      'question=1+1',
      'tone-',
      'Answer of concise.small(empty)',
      'Answer of warm.small+=1+1',
    ]);
    expect(wrong).toEqual([]);
  });
});
