/** Tests the page for judges on phones and at a large zoom: what is in view, and which buttons look chosen. */
import type { ScenarioCreate } from '@jurybox/client';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Shape } from './support/evaluation.ts';
import { atScenario } from './support/judge.ts';
import { create, describeInBrowser, open } from './support/setup.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

async function start(shape: Shape, options: BrowserContextOptions): Promise<Page> {
  const evaluation = await create(shape);
  const { page } = await open(options);
  await page.goto(await evaluation.invite({ judge_name: 'Ada' }));
  await atScenario(page);
  return page;
}

/** Returns the visible style of each button under the scenario. A chosen button has another style than the others. */
const looks = (page: Page) =>
  page.locator('.vote').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { borderColor, backgroundColor, color, outlineStyle, boxShadow } = getComputedStyle(button);
      return [borderColor, backgroundColor, color, outlineStyle, boxShadow].join();
    }),
  );

/** A scenario with two answers that are many screens high. */
const longScenarios = (variantIds: string[]): ScenarioCreate[] => [
  {
    inputs: [{ input_name: 'question', input_value: 'Where?' }],
    outputs: variantIds.map((variant_id) => ({ variant_id, variant_output: 'A line of an answer.\n\n'.repeat(1000) })),
  },
];

/** Returns the height in pixels of the part of an answer that is visible and not covered by a bar. */
const visibleHeight = (page: Page) =>
  page.evaluate(() => {
    const x = innerWidth / 2;
    const isAnswer = (y: number) => document.elementFromPoint(x, y)?.closest('.side') != null;
    return Array.from({ length: innerHeight }, (_, y) => y).filter(isAnswer).length;
  });

describeInBrowser('the layout of the page for judges', () => {
  it.each([
    ['tap', phone],
    ['mouse', {}],
  ])('after a vote by %s, no button of the next scenario looks chosen', async (how, options) => {
    const page = await start({ count: 3 }, options);
    const press = async (name: string) => {
      const button = page.getByRole('button', { name });
      await (how === 'tap' ? button.tap() : button.click());
    };
    await press('Both good');
    await atScenario(page, ({ heading }) => heading === '2 of 3');
    expect(new Set(await looks(page)).size).toBe(1);
    const flag = page.getByRole('button', { name: 'Flag' });
    const before = await flag.evaluate((each) => getComputedStyle(each).backgroundColor);
    await press('Flag');
    expect(await flag.evaluate((each) => getComputedStyle(each).backgroundColor)).not.toBe(before);
    await press('Flagged');
    expect(await flag.evaluate((each) => getComputedStyle(each).backgroundColor)).toBe(before);

    // Planted fault: the button under the pointer looks chosen.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.vote:hover, .vote:focus { background: rgb(1 2 3) }');
      document.adoptedStyleSheets.push(sheet);
    });
    await press('Both bad');
    await atScenario(page, ({ heading }) => heading === '3 of 3');
    expect(new Set(await looks(page)).size).toBe(2);
  });

  it.each([
    ['200 %', { width: 640, height: 400 }],
    ['400 %', { width: 320, height: 256 }],
  ])('at a zoom of %s, the answers fill at least half of the height of the window', async (_, viewport) => {
    for (const type of ['human_a_b_testing', 'single_model_test'] as const) {
      const page = await start({ type, scale: 10, scenarios: longScenarios }, { viewport });
      await page
        .locator('.side')
        .first()
        .evaluate((each) => each.scrollIntoView());
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
      expect(await visibleHeight(page)).toBeGreaterThanOrEqual(viewport.height / 2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      const header = await page.locator('.side > header').first().boundingBox();
      expect(header?.height).toBeLessThan(48);
      const vote = page.locator('.vote').last();
      expect(await vote.evaluate((each) => each.getBoundingClientRect().bottom)).toBeLessThanOrEqual(viewport.height);
      // Planted fault: the bar with the votes is so high that it covers half of the answers.
      await page
        .locator('.decision')
        .evaluate((each) => Object.assign((each as HTMLElement).style, { bottom: '0', paddingBottom: '8rem' }));
      expect(await visibleHeight(page)).toBeLessThan(viewport.height / 2);
    }
  });

  it('the instructions are open until the first judgement; later, they are one line that a tap opens', async () => {
    const page = await start({ count: 3 }, phone);
    const instructions = page.locator('details.instructions');
    const isOpen = () => instructions.evaluate((each) => (each as HTMLDetailsElement).open);
    expect(await isOpen()).toBe(true);
    await page.getByRole('button', { name: 'Both good' }).tap();
    await atScenario(page, ({ heading }) => heading === '2 of 3');
    expect(await isOpen()).toBe(false);
    expect((await instructions.boundingBox())?.height).toBeLessThan(32);
    await page.getByText('Instructions').tap();
    expect(await isOpen()).toBe(true);
  });

  it('on a phone, a judge can jump from one long answer to the other, and vote from each of them', async () => {
    const page = await start({ scenarios: longScenarios }, phone);
    const inView = () =>
      page.evaluate(
        () =>
          document
            .elementFromPoint(innerWidth / 2, innerHeight / 2)
            ?.closest('.side')
            ?.querySelector('h2')?.textContent,
      );
    const jump = (to: number) => page.getByRole('button', { name: `Go to answer ${to}` }).tap();
    const canVote = () => page.getByRole('button', { name: 'Answer 2 is better' }).click({ trial: true });
    await page.evaluate(() => scrollTo(0, 5000));
    const left = await page.evaluate(() => scrollY);
    expect(await inView()).toBe('Answer 1');
    await canVote();
    await jump(2);
    expect(await inView()).toBe('Answer 2');
    const top = await page
      .locator('.side')
      .nth(1)
      .evaluate((each) => each.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(100);
    await canVote();
    await jump(1);
    // The jump back to answer 1 scrolls the page to where it was before the jump to answer 2.
    expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(2);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await page.getByRole('button', { name: 'Go to answer 2' }).count()).toBe(0);
  });

  it('on a phone, the page says what both ends of a scale mean, and shows no keys of the keyboard', async () => {
    for (const scale of [5, 10] as const) {
      const page = await start({ type: 'single_model_test', count: 1, scale }, phone);
      for (const text of ['1 is worst', `${scale} is best`]) expect(await page.getByText(text).isVisible()).toBe(true);
      expect(await page.locator('kbd:visible').count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Keys' }).count()).toBe(0);
      await page.getByRole('button', { name: `Score ${scale}` }).tap();
      await page.getByRole('heading', { name: 'Thank you, Ada!' }).waitFor();
    }
    const page = await start({ count: 1 }, {});
    expect(await page.locator('kbd:visible').count()).toBeGreaterThan(8);
  });
});
