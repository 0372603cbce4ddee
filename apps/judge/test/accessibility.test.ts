/**
 * Checks that the page for judges is accessible, fits a phone and sends no requests to other hosts. Planted faults show
 * that each of these checks can fail.
 */
import { expect, it } from 'vitest';
import { accessibilityFaults, screenshot } from '../../docs/test/support/open-page.ts';
import { atScenario } from './support/judge.ts';
import { sampleScenarios, shapeCount } from './support/sample-scenarios.ts';
import { create, describeInBrowser, findAccessibilityFaults, open } from './support/setup.ts';

describeInBrowser('the page for judges', () => {
  it('in light and dark colours, the page for judges is accessible and sends no request to another host', async () => {
    const evaluation = await create({ scenarios: sampleScenarios });
    const { page, wrong, requests } = await open();
    const found: string[] = [];
    const check = async (where: string, options?: { within?: string }) =>
      found.push(...(await findAccessibilityFaults(page, where, options)));
    await page.goto(await evaluation.invite({ is_shared: true }));
    await page.getByLabel('Your name').fill('Ada');
    await check('join');
    await page.keyboard.press('Enter');
    for (let number = 1; number <= shapeCount; number++) {
      await atScenario(page, ({ heading }) => heading === `${number} of 12`);
      await check(`scenario ${number}`);
      await page.keyboard.press('1');
    }
    await atScenario(page, ({ heading }) => heading === `${shapeCount + 1} of 12`);
    await page.keyboard.press('n');
    await check('note', { within: '.decision' });
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await check('keys', { within: 'dialog' });
    await page.keyboard.press('Escape');
    await page.keyboard.press('p');
    await page.getByRole('heading', { name: 'Paused' }).waitFor();
    await check('pause');
    console.log(`the page for judges: ${requests()} requests`);
    expect([...found, ...wrong]).toEqual([]);
  });

  it('the page for judges is not wider than a phone of 360 px', async () => {
    const evaluation = await create({ scenarios: sampleScenarios });
    const { page, wrong } = await open({ viewport: { width: 360, height: 740 }, isMobile: true });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    const wide: string[] = [];
    await page.goto(await evaluation.invite({ judge_name: 'Ada' }));
    for (let number = 1; number <= shapeCount; number++) {
      await atScenario(page, ({ heading }) => heading === `${number} of 12`);
      await screenshot(page, `scenario ${number} on a phone`);
      if ((await width()) > 360) wide.push(`scenario ${number}`);
      await page.getByRole('button', { name: 'Both bad' }).click();
    }
    await atScenario(page, ({ heading }) => heading === `${shapeCount + 1} of 12`);
    await page.getByRole('button', { name: 'Note' }).click();
    if ((await width()) > 360) wide.push('note');
    expect([...wide, ...wrong]).toEqual([]);
  });

  it('planted faults: the checks find a request to another host and a page that is wider than a phone', async () => {
    const evaluation = await create();
    const { page, wrong } = await open({ viewport: { width: 360, height: 740 } });
    await page.goto(await evaluation.invite({ judge_name: 'Ada' }));
    await atScenario(page);
    const isInjected = await page.evaluate(() => {
      document.body.append(
        Object.assign(document.createElement('img'), { src: 'https://elsewhere.example/x.png' }),
        Object.assign(document.createElement('div'), { className: 'planted' }),
      );
      const planted = document.querySelector<HTMLElement>('.planted');
      if (planted !== null) Object.assign(planted.style, { width: '3000px', height: '1px' });
      void fetch('https://elsewhere.example/').catch(() => undefined);
      try {
        if (planted !== null) planted.innerHTML = '<b>from a text</b>';
        return true;
      } catch {
        return false;
      }
    });
    expect(isInjected).toBe(false);
    await expect.poll(() => wrong.filter((line) => line.includes('elsewhere.example')).length).toBeGreaterThan(1);
    expect(await accessibilityFaults(page)).not.toEqual([]);
    // Planted fault: black text, which nobody can read on the dark background of the page.
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('p'), { className: 'dark', textContent: 'planted' }));
      const text = document.querySelector<HTMLElement>('.dark');
      if (text !== null) text.style.color = '#000';
    });
    const contrast = await findAccessibilityFaults(page, 'planted', { within: '.dark' });
    expect(contrast).toEqual([expect.stringContaining('planted in dark: color-contrast')]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeGreaterThan(360);
  });
});
