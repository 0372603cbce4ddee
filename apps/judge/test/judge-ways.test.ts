/** Tests further ways to judge: with scores, through a shared link, and with a screen reader. */
import { listJudges } from '@jurybox/client';
import { expect, it } from 'vitest';
import { screenshot } from '../../docs/test/support/open-page.ts';
import { changesOf } from './support/evaluation.ts';
import { atScenario, shownOn, waitFor } from './support/judge.ts';
import { create, describeInBrowser, open } from './support/setup.ts';

describeInBrowser('further ways to judge', () => {
  it('screen readers announce each new scenario, and the focus stays on the button that was pressed', async () => {
    const evaluation = await create({ count: 3 });
    const { page } = await open();
    await page.goto(await evaluation.invite({ judge_name: 'Ada' }));
    const announcement = page.getByTestId('announcement');
    await atScenario(page);
    expect(await announcement.textContent()).toContain('1 of 3. question: Question 0');
    const button = page.getByRole('button', { name: 'Both good' });
    await button.focus();
    await page.keyboard.press('Enter');
    await atScenario(page, ({ heading }) => heading === '2 of 3');
    expect(await announcement.textContent()).toContain('Both are good. 2 of 3. question: Question 1');
    expect(await button.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('1');
    await page.keyboard.press('Escape');
    expect((await shownOn(page)).heading).toBe('2 of 3');
    await page.keyboard.press('p');
    await page.getByRole('heading', { name: 'Paused' }).waitFor();
    for (const key of ['1', 'u', 'f', 's', 'n']) await page.keyboard.press(key);
    await page.keyboard.press('p');
    await atScenario(page, ({ heading }) => heading === '2 of 3');
    expect(await page.getByLabel('Note').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Flagged' }).count()).toBe(0);
  });

  it('a judge can give a score with the digit keys and with the slider', async () => {
    for (const [scale, keys, score, isOnSlider] of [
      [5, ['4'], 4, false],
      [10, ['0'], 10, false],
      [100, ['7', '2', 'Enter'], 72, false],
      [100, ['7', '2', 'ArrowRight', 'Enter'], 73, true],
    ] as const) {
      const evaluation = await create({ type: 'single_model_test', count: 1, scale });
      const { page } = await open();
      await page.goto(await evaluation.invite({ judge_name: 'Ada' }));
      await atScenario(page);
      await screenshot(page, `score of at most ${scale}`);
      if (isOnSlider) await page.getByRole('slider').focus();
      for (const key of keys) await page.keyboard.press(key);
      await waitFor(page, ({ heading }) => heading === 'Thank you, Ada!');
      await screenshot(page, 'end');
      expect(await changesOf(evaluation)).toEqual([[{ score }]]);
    }
  });

  it('several people can judge through one shared link, and each person can continue after a reload', async () => {
    const evaluation = await create({ count: 2 });
    const link = await evaluation.invite({ is_shared: true });
    for (const name of ['Ada', 'Grace']) {
      const { page } = await open();
      await page.goto(link);
      await page.getByLabel('Your name').fill(name);
      await page.keyboard.press('Enter');
      await atScenario(page);
      const answered = page.waitForResponse(/next-scenario/);
      await page.keyboard.press('1');
      await answered;
      await atScenario(page, ({ heading }) => heading === '2 of 2');
      // Another tab with the same link belongs to the same judge.
      const tab = await page.context().newPage();
      await tab.goto(link);
      await atScenario(tab, ({ heading }) => heading === '2 of 2');
      await page.reload();
      await atScenario(page, ({ heading }) => heading === '2 of 2');
    }
    const { items } = await listJudges({ client: evaluation.client, path: { evaluation_id: evaluation.id } });
    expect(items.map(({ judge_name: name, judged_count: count }) => [name, count])).toEqual([
      ['Ada', 1],
      ['Grace', 1],
    ]);
  });
});
