/** Follows each step of the guide "Collect judgements in five minutes" in a browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { atScenario, waitFor } from './support/judge.ts';
import { describeInBrowser, fixture, open, origin } from './support/setup.ts';

const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/guides/collect-judgements.md'), 'utf8');
const file = /```text\n([^`]*)```/.exec(guide)?.[1] ?? '';

/** What the test types into each field. From a list of options, it chooses the option that the guide names. */
const values: Record<string, string> = {
  'API key': fixture.keys.editor,
  Name: 'Which answer helps more?',
  'Judges for each scenario': '3',
  Instructions: 'Choose the answer that helps the customer more.',
  'Name of the person': 'Grace',
  'Your name': 'Maria',
  'Name of the link to the results': 'Product team',
};

interface Step {
  /** The names of the fields, buttons and links in this step, which are bold in the guide. */
  labels: string[];
  /** The addresses, keys to press and options to choose in this step, which the guide puts between backticks. */
  codes: string[];
}

/** Returns the text of a section of the guide, without its heading. */
function section(id: string, text = guide): string {
  const found = text.split(/^## /m).find((part) => part.includes(`{#${id}}`)) ?? '';
  return found.slice(found.indexOf('\n') + 1);
}

/** Returns the numbered steps of a section. */
function stepsOf(id: string, text = guide): Step[] {
  const [, ...items] = section(id, text).split(/^\d+\. /m);
  const found = (item: string, pattern: RegExp) => [...item.matchAll(pattern)].map(([, name = '']) => name);
  return items.map((item) => {
    const [first = ''] = item.split('\n\n');
    const line = first.replaceAll(/\s+/g, ' ');
    return { labels: found(line, /\*\*(.+?)\*\*/g), codes: found(line, /`(.+?)`/g) };
  });
}

/** Performs a step of the guide. Rejects if the page has no field, button or link with a name from the step. */
async function perform(page: Page, { labels, codes }: Step, timeout = 120_000): Promise<void> {
  const address = codes.find((code) => code.startsWith('http://localhost:8787'));
  if (address !== undefined) await page.goto(address.replace('http://localhost:8787', origin));
  for (const label of labels) {
    // The accessible name of a button is its label, or its label and the key that presses the button.
    const name = new RegExp(`^${label}( |$)`);
    const field = page.locator('label', { has: page.getByText(label, { exact: true }) });
    const control = page
      .getByRole('button', { name })
      .or(page.getByRole('link', { name }))
      .or(field.locator('input, select, textarea'))
      .first();
    await control.waitFor({ timeout });
    const kind = await control.evaluate((each) => (each instanceof HTMLInputElement ? each.type : each.tagName));
    if (kind === 'file')
      await control.setInputFiles({ name: 'answers.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    else if (kind === 'SELECT') await control.selectOption({ label: codes[0] ?? '' });
    else if (kind === 'BUTTON' || kind === 'A') await control.click();
    else await control.fill(values[label] ?? '');
  }
}

describeInBrowser('the guide', () => {
  it('an editor who follows the guide uploads a file and gets links, judgements and results', async () => {
    const { page, wrong } = await open();
    for (const step of stepsOf('create')) await perform(page, step);
    await page.getByRole('heading', { name: values['Name'] ?? '', exact: true }).waitFor();
    const [share, person] = stepsOf('links');
    const links: string[] = [];
    for (const step of [share, person]) {
      if (step !== undefined) await perform(page, step);
      await expect.poll(() => page.getByTestId('new-link').inputValue()).not.toBe(links[0] ?? '');
      links.push(await page.getByTestId('new-link').inputValue());
    }

    const judge = await open();
    await judge.page.goto(links[0] ?? '');
    const [, join, press] = stepsOf('judge');
    await perform(judge.page, join as Step);
    await atScenario(judge.page, ({ heading }) => heading === '1 of 3');
    await judge.page.keyboard.press('?');
    const named = [...section('judge').matchAll(/^\| `(.)` \|/gm)].map(([, key = '']) => key);
    expect(named.length).toBe(7);
    const inDialog = await judge.page.getByRole('dialog').locator('dt').allTextContents();
    expect(inDialog).toEqual([...(press as Step).codes, ...named]);
    await judge.page.keyboard.press('Escape');
    for (const [at, key] of (press as Step).codes.slice(0, 3).entries()) {
      await atScenario(judge.page, ({ heading }) => heading === `${at + 1} of 3`);
      await judge.page.keyboard.press(key);
    }
    await waitFor(judge.page, ({ heading }) => heading === 'Thank you, Maria!');
    await expect.poll(() => judge.page.getByText('only in this browser').count()).toBe(0);

    await page.reload();
    await page.getByText('3 of 9 judgements').waitFor();
    await page.getByRole('img', { name: 'Win rate of concise.small' }).waitFor();
    for (const label of ['Export for a spreadsheet', 'Export CSV', 'Export JSON Lines', 'Revoke']) {
      expect(guide).toContain(`**${label}**`);
      await page.getByRole('button', { name: label }).first().waitFor();
    }
    for (const step of stepsOf('share')) await perform(page, step);
    await judge.page.goto(await page.getByTestId('new-results-link').inputValue());
    await judge.page.getByRole('img', { name: 'Win rate of concise.small' }).waitFor();
    expect([...wrong, ...judge.wrong]).toEqual([]);

    // Planted fault: the guide names a button that the page does not have.
    const [planted] = stepsOf('create', guide.replace('**New evaluation**', '**New test**')).slice(2, 3);
    await expect(perform(page, planted as Step, 1000)).rejects.toThrow('Timeout');
  });
});
