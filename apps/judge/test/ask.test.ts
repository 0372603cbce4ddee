/** Tests the pages for editors: an editor uploads a file, sends links, reads the results and exports the judgements. */
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { judgeAll } from './support/judge.ts';
import { judgeByThree } from './support/judge-through-api.ts';
import { create, describeInBrowser, findAccessibilityFaults, fixture, open, origin } from './support/setup.ts';

const upload = (page: Page, lines: string[]) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'rows.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });

describeInBrowser('the pages for the team', () => {
  it("an editor uploads a file, creates links, and gets the judges' votes as results and an export", async () => {
    const { page, wrong } = await open({ acceptDownloads: true });
    const found: string[] = [];
    const check = async (where: string) => found.push(...(await findAccessibilityFaults(page, where)));
    await page.goto(`${origin}/judge/`);
    await page.getByRole('link', { name: 'Ask others to judge' }).click();
    await page.getByLabel('API key').fill(fixture.keys.editor);
    await check('key');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'New evaluation' }).click();
    await page.getByLabel('Name', { exact: false }).first().fill('Is concise.small better?');
    await page.getByText('contain “concise.small”').waitFor();
    await page.getByLabel('Name', { exact: false }).first().fill('Which is better?');
    await page.getByLabel('Judges for each scenario').fill('2');
    await upload(page, ['q,concise,warm', 'Question 1?,A1,B1', 'Question 2?,A2', 'Question 3?,A3,I am small-2.']);
    await page.getByText('The line has 2 cells, and the first line has 3.').waitFor();
    await page.getByText('The answer of warm.small contains "small-2".').waitFor();
    expect(await page.getByTestId('import-summary').textContent()).toBe(
      '2 scenarios can be created; 1 line has a fault.',
    );
    await check('new');
    const column = page.locator('.field', { has: page.locator('.column-name', { hasText: /^q$/ }) });
    await column.getByRole('combobox').selectOption('ignored');
    await page.getByText('No column is chosen as an input.').waitFor();
    await upload(page, ['q,concise,warm', 'Question 1?,A1,B1', 'Question 2?,A2,B2']);
    await page.getByText('2 scenarios can be created.').waitFor();
    await page.getByRole('button', { name: 'Create the evaluation' }).click();
    await page.getByRole('heading', { name: 'Which is better?' }).waitFor();

    await page.getByRole('button', { name: 'Make a link' }).click();
    const shared = await page.getByTestId('new-link').inputValue();
    await page.locator('select').first().selectOption('one');
    await page.getByLabel('Name of the person').fill('Grace');
    await page.getByRole('button', { name: 'Make a link' }).click();
    await expect.poll(() => page.getByTestId('new-link').inputValue()).not.toBe(shared);
    const personal = await page.getByTestId('new-link').inputValue();
    for (const link of [shared, personal]) {
      const judge = await open();
      await judge.page.goto(link);
      if (link === shared) {
        await judge.page.getByLabel('Your name').fill('Ada');
        await judge.page.keyboard.press('Enter');
      }
      expect(await judgeAll(judge.page, ({ answers: [first = ''] }) => (first.startsWith('A') ? '1' : '2'))).toBe(2);
      expect(judge.wrong).toEqual([]);
    }

    await page.reload();
    await page.getByText('4 of 4 judgements · 2 of 2 scenarios complete').waitFor();
    for (const name of ['Ada', 'Grace']) await page.locator('.judge', { hasText: name }).getByText('2 of 2').waitFor();
    await page.getByRole('img', { name: 'Win rate of concise.small' }).waitFor();
    await page.locator('summary').first().click();
    await page.locator('.judgements li', { hasText: 'Ada: concise.small' }).waitFor();
    await check('evaluation');

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const csv = await text(await (await downloading).createReadStream());
    expect(csv.split('\r\n').length).toBe(1 + 4 + 1);

    await page.locator('.list-row', { hasText: 'Grace' }).getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('button', { name: 'Revoke now' }).click();
    await page.getByText('revoked').waitFor();
    const { page: late } = await open();
    await late.goto(personal);
    await late.getByRole('heading', { name: 'This link does not work' }).waitFor();
    expect([...found, ...wrong]).toEqual([]);
  });

  it('reopening the file dialog keeps the chosen file, and a failed upload deletes the new evaluation', async () => {
    const { page } = await open();
    await page.goto(`${origin}/app/evaluations/new`);
    await page.getByLabel('API key').fill(fixture.keys.editor);
    await page.keyboard.press('Enter');
    await page.getByLabel('Name', { exact: false }).first().fill('Stored in two parts');
    await upload(page, ['q,concise,warm', ...Array.from({ length: 600 }, (_, at) => `Question ${at}?,A,B`)]);
    await page.getByText('600 scenarios can be created.').waitFor();
    const choosing = page.waitForEvent('filechooser');
    await page.locator('input[type=file]').click();
    await choosing;
    // The field must be empty, or the browser would report no change if an editor corrects the file and chooses it
    // again.
    expect(await page.locator('input[type=file]').evaluate((each: HTMLInputElement) => each.value)).toBe('');
    await page.getByText('600 scenarios can be created.').waitFor();
    await page.route('**/evaluation-scenarios', (route) => route.fulfill({ status: 403, json: { code: 'forbidden' } }));
    const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Create the evaluation with 600 scenarios' }).click();
    expect((await deleted).status()).toBe(204);
    await page.locator('.actions .problem:not(:empty)').waitFor();
    await page.goto(`${origin}/app/evaluations`);
    await page.locator('.card').first().waitFor();
    expect(await page.getByText('Stored in two parts').count()).toBe(0);
  });

  it('each picture of win rates, scores, agreement or position also gives its figures as text', async () => {
    const { page, wrong } = await open();
    await page.goto(`${origin}/app/evaluations`);
    await page.getByLabel('API key').fill(fixture.keys.editor);
    await page.keyboard.press('Enter');
    await page.locator('.card').first().waitFor();
    const found: string[] = [];
    const shown: Record<string, string | null> = {};
    for (const type of ['human_a_b_testing', 'single_model_test'] as const) {
      const evaluation = await create({ type, count: 20 });
      await judgeByThree(evaluation);
      await page.goto(`${origin}/app/evaluations/${evaluation.id}`);
      await page.getByRole('img', { name: 'Alpha' }).waitFor();
      for (const picture of await page.getByRole('img').all())
        shown[(await picture.locator('title').textContent()) ?? ''] = await picture.locator('desc').textContent();
      // Scripts must not set inline styles. `findAccessibilityFaults` sets some for its screenshots, so count before.
      expect(await page.locator('[style]').count()).toBe(0);
      found.push(...(await findAccessibilityFaults(page, type, { within: '.panel:has(.figures)' })));
      if (type === 'human_a_b_testing')
        await page.locator('.judge', { hasText: 'Hedy' }).getByText('Disagrees with all others').waitFor();
    }
    const range = String.raw`−?[\d.]+( %)? – −?[\d.]+( %)?`;
    expect(shown).toEqual({
      'Win rate of concise.small': expect.stringMatching(
        new RegExp(`^\\d+ %, always-valid interval ${range}, fixed-sample interval ${range}$`),
      ),
      'Win rate of warm.small': expect.stringMatching(/^\d+ %/),
      'Equal judgements': expect.stringMatching(new RegExp(`^\\d+ %, 95 % interval ${range}$`)),
      Alpha: expect.stringMatching(new RegExp(`^−?[\\d.]+, 95 % interval ${range}$`)),
      'Share of the votes for the side shown first': expect.stringMatching(
        new RegExp(`^\\d+ %, 95 % interval ${range}$`),
      ),
      'Mean of the scores': expect.stringMatching(/^[\d.]+, between 1 and 5$/),
      'How many scores are in each range': expect.stringMatching(/^(1|1 – 1.4): \d+; /),
    });
    expect([...found, ...wrong]).toEqual([]);
  });

  it('the page says that a wrong API key does not work, and forgets the key of a person who signs out', async () => {
    const { page } = await open();
    await page.goto(`${origin}/app/evaluations`);
    await page.getByLabel('API key').fill('jbx_wrong');
    await page.keyboard.press('Enter');
    await page.getByText('This key does not work.').waitFor();
    await page.getByLabel('API key').fill(fixture.keys.editor);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('API key').waitFor();
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('jbx_');
  });

  it.each([
    ['a phone of 360 px', { width: 360, height: 740 }],
    ['a window of 1280 px at 400 %', { width: 320, height: 225 }],
  ])('the pages for the team are not wider than %s', async (_, viewport) => {
    const { page } = await open({ viewport, isMobile: true });
    const app_name = `${viewport.width}`.padEnd(100, 'w');
    const headers = { Authorization: fixture.keys.editor, 'Content-Type': 'application/json' };
    const created = await fetch(`${origin}/api/apps`, { method: 'POST', headers, body: JSON.stringify({ app_name }) });
    expect(created.status).toBe(201);
    await page.goto(`${origin}/app/evaluations`);
    await page.getByLabel('API key').fill(fixture.keys.editor);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: app_name }).waitFor();
    const wide: string[] = [];
    for (const path of ['', '/new', `/${fixture.pairs.evaluationId}`, `/${fixture.singles.evaluationId}`]) {
      await page.goto(`${origin}/app/evaluations${path}`);
      await page.locator('main .panel').last().waitFor();
      if ((await page.evaluate(() => document.documentElement.scrollWidth)) > viewport.width) wide.push(path);
    }
    expect(wide).toEqual([]);
  });
});
