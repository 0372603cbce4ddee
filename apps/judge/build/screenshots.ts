/** `pnpm --filter judge screenshots [folder]`: takes screenshots of the page for judges: light, dark and on a phone. */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../docs/test/support/browser.ts';
import { startDocsServer } from '../../docs/test/support/server.ts';
import { createTestEvaluation } from '../test/support/evaluation.ts';
import { judgeByThree } from '../test/support/judge-through-api.ts';
import { sampleScenarios } from '../test/support/sample-scenarios.ts';

const folder = resolve(process.argv[2] ?? join(tmpdir(), 'jurybox-judge-screenshots'));
const looks = {
  light: { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  dark: { colorScheme: 'dark', viewport: { width: 1280, height: 900 } },
  phone: { colorScheme: 'light', viewport: { width: 360, height: 740 }, isMobile: true, deviceScaleFactor: 2 },
} as const;

/** A file for an import. Line 4 lacks cells, and in line 3 an output reveals which model wrote it. */
const sampleFile = `question,concise,warm,correct answer
Where is my parcel?,Look into your account.,I am sorry! Your account shows it.,In the account
Do you deliver on Saturdays?,"Yes, until noon.","As ChatGPT, I would say yes, until noon.",Yes
How much is it?,Nine euros.
`;

const browser = await launchBrowser();
if (typeof browser === 'string') {
  console.warn(`NOT RUN: screenshots; ${browser}`);
  process.exit(0);
}
mkdirSync(folder, { recursive: true });
const server = await startDocsServer();
let count = 0;
try {
  // Some screenshots show results. They use these two evaluations, one of each type, judged by three people.
  const shape = { scenarios: (variantIds: string[]) => sampleScenarios(variantIds, 60) };
  const voted = await createTestEvaluation(server.origin, server.fixture, shape);
  const single = { type: 'single_model_test', name: 'How good is the answer?' } as const;
  const scored = await createTestEvaluation(server.origin, server.fixture, { ...shape, ...single });
  await judgeByThree(voted);
  await judgeByThree(scored);
  for (const [look, options] of Object.entries(looks)) {
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const shoot = async (name: string) => {
      await page.screenshot({ path: join(folder, `${name}-${look}.png`) });
      count += 1;
      // Waits, because the browser ignores keys that are pressed right after a screenshot.
      await page.waitForTimeout(500);
    };
    const pairs = await createTestEvaluation(server.origin, server.fixture, { scenarios: sampleScenarios });
    await page.goto(`${server.origin}/judge/`);
    await page.locator('h1').waitFor();
    await shoot('welcome');
    await page.goto(await pairs.invite({ is_shared: true }));
    await page.locator('input[name=name]').fill('Maria');
    await shoot('join');
    await page.keyboard.press('Enter');
    await atScenario(page, '1 of 12');
    await shoot('vote');
    await page.keyboard.press('1');
    await atScenario(page, '2 of 12');
    await shoot('code');
    await page.keyboard.press('n');
    await page.locator('textarea').fill('Both forget the header, but the first is complete.');
    await shoot('note');
    await page.keyboard.press('Escape');
    await page.keyboard.press('f');
    await page.keyboard.press('3');
    await atScenario(page, '3 of 12');
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(200);
    await shoot('long');
    await page.keyboard.press('?');
    await shoot('keys');
    await page.keyboard.press('Escape');
    await page.keyboard.press('p');
    await page.locator('text=Paused').waitFor();
    await shoot('pause');
    await page.keyboard.press('p');
    for (let at = 3; at <= 12; at++) {
      await atScenario(page, `${at} of 12`);
      await page.keyboard.press('2');
    }
    await page.locator('text=Thank you').waitFor();
    await shoot('end');
    for (const scale of [5, 10, 100] as const) {
      const scores = await createTestEvaluation(server.origin, server.fixture, {
        ...single,
        scenarios: sampleScenarios,
        scale,
      });
      await page.goto(await scores.invite({ judge_name: 'Maria' }));
      await atScenario(page, '1 of 12');
      if (scale === 100) await page.keyboard.type('72');
      await shoot(`score-${scale}`);
    }
    await asEditor(page, shoot, [voted.id, scored.id], look);
    await context.close();
  }
  console.log(`${count} screenshots in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
}

/** Takes screenshots of the pages for editors. */
async function asEditor(
  page: Page,
  shoot: (name: string) => Promise<void>,
  evaluationIds: string[],
  look: string,
): Promise<void> {
  const shootAll = async (name: string) => {
    await page.screenshot({ path: join(folder, `${name}-full-${look}.png`), fullPage: true });
    count += 1;
  };
  await page.goto(`${server.origin}/judge/#/ask`);
  await page.locator('input[name=key]').fill('jbx_wrong');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('This key does not work').waitFor();
  await shoot('ask-key');
  await page.locator('input[name=key]').fill(server.fixture.keys.editor);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('.card').first().waitFor();
  await shoot('ask-list');
  for (const [at, evaluationId] of evaluationIds.entries()) {
    await page.goto(`${server.origin}/judge/#/ask/${evaluationId}`);
    await page.locator('.judge').first().waitFor();
    await page.getByRole('button', { name: 'Make a link' }).click();
    await page.getByTestId('new-link').waitFor();
    await page.locator('summary', { hasText: '1.' }).first().click();
    await page.locator('.judgements li').first().waitFor();
    await shootAll(at === 0 ? 'ask-votes' : 'ask-scores');
  }
  await page.goto(`${server.origin}/judge/#/ask/${server.fixture.pairs.evaluationId}`);
  await page.getByText('Nothing is judged yet').waitFor();
  await shootAll('ask-nothing-judged');
  await page.goto(`${server.origin}/judge/#/ask/new`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'scenarios.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(sampleFile),
  });
  await page.getByTestId('import-summary').waitFor();
  await shootAll('ask-new');
}

async function atScenario(page: Page, number: string): Promise<void> {
  await page.locator('h1', { hasText: number }).waitFor();
  await page.locator('.side').first().waitFor();
  // Waits, because the page ignores decisions in the first 200 ms after a scenario has appeared.
  await page.waitForTimeout(250);
}
