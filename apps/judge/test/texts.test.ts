/** Tests how the page for judges shows texts. */
import type { ScenarioCreate } from '@jurybox/client';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clockSlowness } from '../../server/test/support/slowness.ts';
import { atScenario } from './support/judge.ts';
import { create, describeInBrowser, open } from './support/setup.ts';

/** The page must show a text of 50 kB within this time. A slower machine gets proportionally more time. */
const maxRenderMs = 100;

/** Opens the page for judges with one scenario whose answers are the two texts. */
async function show(answers: [string, string], instructions?: string) {
  const evaluation = await create({
    ...(instructions === undefined ? {} : { instructions }),
    scenarios: (variantIds): ScenarioCreate[] => [
      {
        inputs: [{ input_name: 'question', input_value: 'Where?' }],
        outputs: variantIds.map((variant_id, at) => ({ variant_id, variant_output: answers[at] ?? '' })),
      },
    ],
  });
  const opened = await open();
  await opened.page.goto(await evaluation.invite({ judge_name: 'Ada' }));
  await atScenario(opened.page);
  return opened;
}

/** Returns the answer that contains a text. It may be on either side, because a hash decides the order. */
const answer = (page: Page, text: string) => page.locator('.side > .text', { hasText: text });

describeInBrowser('a text on the page for judges', () => {
  it('Markdown is formatted in answers and instructions, and the page remembers the choice "Raw text"', async () => {
    const markdown =
      '**bold** and `code`\n\n| a | b |\n|---|---:|\n| 1 | 2 |\n\n```js\nlet a;\n\n  let b;\n```\nline 1\nline 2';
    const { page, wrong } = await show([markdown, 'Other.'], 'Choose the **better** one.');
    const shown = answer(page, 'bold');
    const html = () => shown.innerHTML();
    expect(await page.locator('.instructions strong').textContent()).toBe('better');
    expect(await shown.locator('strong').textContent()).toBe('bold');
    expect(await shown.locator('td').allTextContents()).toEqual(['1', '2']);
    const align = (each: Element[]) => each.map((cell) => getComputedStyle(cell).textAlign);
    expect(await shown.locator('td').evaluateAll(align)).toEqual(['start', 'right']);
    expect(await shown.locator('pre').innerText()).toBe('let a;\n\n  let b;');
    expect(await html()).toContain('line 1<br>line 2');
    await page.keyboard.press('r');
    expect(await shown.textContent()).toBe(markdown);
    expect(await page.locator('.instructions .text').textContent()).toBe('Choose the **better** one.');
    await page.reload();
    await atScenario(page);
    expect(await shown.textContent()).toBe(markdown);
    await page.getByRole('button', { name: 'Raw text' }).click();
    expect(await shown.locator('strong').count()).toBe(1);
    expect(wrong).toEqual([]);
  });

  it('the page shows HTML in a text as text and loads nothing; a link in a text opens without a referrer', async () => {
    const hostile = [
      '<img src=https://elsewhere.example/a.png onerror=alert(1)><script>alert(1)</script>',
      '![a picture](https://elsewhere.example/b.png)',
      '[a page](https://elsewhere.example/page "x")',
      '[script](javascript:alert(1)) [local](/judge/#/ask) [mail](mailto:a@b.example) <https://elsewhere.example/auto>',
      '&lt;b&gt;entities&lt;/b&gt; &copy;',
    ].join('\n\n');
    const { page, wrong } = await show([hostile, 'Other.']);
    const shown = answer(page, 'entities');
    const tags = await shown.evaluate((each) => [...each.querySelectorAll('*')].map(({ tagName }) => tagName));
    expect([...new Set(tags)].sort()).toEqual(['A', 'P', 'SPAN']);
    const links = await shown.locator('a').evaluateAll((all) => all.map((each) => each.outerHTML.replace(/>.*/, '')));
    expect(links.map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual(
      ['b.png', 'page', 'auto'].map((name) => `https://elsewhere.example/${name}`),
    );
    for (const link of links) expect(link).toContain('target="_blank" rel="noreferrer noopener"');
    expect(await shown.textContent()).toContain('<b>entities</b> ©');
    expect(wrong).toEqual([]);

    // Planted faults: an element that was created from the text, and a picture that the page loads.
    await shown.evaluate((each) =>
      each.append(Object.assign(document.createElement('img'), { src: 'https://elsewhere.example/c.png' })),
    );
    expect(await shown.evaluate((each) => each.querySelectorAll('img').length)).toBe(1);
    await expect.poll(() => wrong.join()).toContain('elsewhere.example/c.png');
    // The content security policy allows one trusted-types policy. A script cannot create it again or add another.
    const allowed = await page.evaluate(() => {
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): object };
      };
      return ['service-worker', 'another'].map((name) => {
        try {
          return typeof trustedTypes.createPolicy(name, { createHTML: (text: string) => text });
        } catch {
          return 'forbidden';
        }
      });
    });
    expect(allowed).toEqual(['forbidden', 'forbidden']);
  });

  it('each block of a text has the direction of its language, left to right or right to left', async () => {
    const { page } = await show(['English first.\n\nثم العربية\n\n- بند\n- Lyon\n\n```\nlet a;\n```', '-']);
    const shown = answer(page, 'English');
    // In Markdown, a hyphen alone is an empty list, which is invisible. So the page shows this answer as plain text.
    expect(await page.locator('.side > .text', { hasText: /^-$/ }).count()).toBe(1);
    const directions = () =>
      shown.evaluate((each) =>
        [...each.children].map((child) => `${child.tagName} ${getComputedStyle(child).direction}`),
      );
    expect(await directions()).toEqual(['P ltr', 'P rtl', 'UL rtl', 'PRE ltr']);
    // Planted fault: without the attribute `dir`, every block has the direction of the page.
    await shown.evaluate((each) => each.querySelectorAll('[dir]').forEach((child) => child.removeAttribute('dir')));
    expect(await directions()).toEqual(['P ltr', 'P ltr', 'UL ltr', 'PRE ltr']);
  });

  it('an answer that is a JSON list of objects with role and content is shown as a conversation', async () => {
    const conversation = [
      { role: 'user', content: 'Hello, **you**' },
      { role: 'assistant', content: null, tool_calls: [{ name: 'find' }] },
      { role: 'assistant', content: [{ type: 'text', text: 'Hi' }] },
    ];
    const { page } = await show([JSON.stringify(conversation), '[{"role": "user"}]']);
    const messages = page.locator('.conversation > li');
    expect(await messages.locator('.role').allTextContents()).toEqual(['user', 'assistant', 'assistant']);
    expect(await messages.nth(0).locator('strong').textContent()).toBe('you');
    expect(await messages.nth(1).locator('pre').textContent()).toContain('"name": "find"');
    expect(await messages.nth(2).locator('pre').textContent()).toContain('"text": "Hi"');
    // A list of objects without `content` is no conversation, so it is shown as JSON.
    expect(await page.locator('.side > .text > pre').textContent()).toBe('[{"role": "user"}]');
    await page.keyboard.press('r');
    expect(await answer(page, 'Hello').textContent()).toBe(JSON.stringify(conversation));
  });

  it('the page formats a text of 50 kB in less than 100 ms', async () => {
    const prose = 'The parcel leaves **tomorrow**, and `status` is then *in transit*. '.repeat(8);
    const part = `${prose}\n\n- one\n- two\n\n| a | b |\n|---|---:|\n| 1 | 2 |\n\n\`\`\`js\nlet a;\n\`\`\`\n\n`;
    const long = part.repeat(Math.ceil(50_000 / part.length)).slice(0, 50_000);
    const { page } = await show([long, 'Other.']);
    const times: number[] = [];
    for (let round = 0; round < 5; round++) {
      await page.keyboard.press('r');
      times.push(
        await page.evaluate(async () => {
          const begin = performance.now();
          dispatchEvent(new KeyboardEvent('keydown', { key: 'r' }));
          while (document.querySelector('.side table') === null)
            await new Promise((done) => requestAnimationFrame(done));
          return performance.now() - begin;
        }),
      );
    }
    const best = Math.min(...times);
    const factor = clockSlowness();
    console.log(
      `50 kB of Markdown: ${times.map(Math.round).join(', ')} ms; this machine is ${factor.toFixed(1)} × slower`,
    );
    expect(best).toBeLessThan(maxRenderMs * factor);
  });
});
