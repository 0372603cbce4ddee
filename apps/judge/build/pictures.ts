/** `pnpm --filter judge pictures`: takes the pictures of the page for judges that the README and the site show. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../../docs/test/support/browser.ts';
import { startDocsServer } from '../../docs/test/support/server.ts';
import { createTestEvaluation } from '../test/support/evaluation.ts';
import { judgeByThree } from '../test/support/judge-through-api.ts';
import { sampleScenarios } from '../test/support/sample-scenarios.ts';

const folder = join(import.meta.dirname, '../../../docs/pictures');
const browser = await launchBrowser();
if (typeof browser === 'string') {
  console.warn(`NOT RUN: pictures; ${browser}`);
  process.exit(0);
}
const server = await startDocsServer();
const encoder = await browser.newPage();
try {
  const scenarios = (variantIds: string[]) => sampleScenarios(variantIds, 60);
  const judged = await createTestEvaluation(server.origin, server.fixture, { scenarios });
  await judgeByThree(judged);
  for (const [look, ending] of [
    ['light', ''],
    ['dark', '-dark'],
  ] as const) {
    const context = await browser.newContext({
      colorScheme: look,
      reducedMotion: 'reduce',
      viewport: { width: 1000, height: 730 },
    });
    const page = await context.newPage();
    const open = await createTestEvaluation(server.origin, server.fixture, { scenarios });
    await page.goto(await open.invite({ judge_name: 'Ada' }));
    await page.locator('.side').first().waitFor();
    await keep(`judge${ending}`, await page.screenshot());

    await page.goto(`${server.origin}/judge/#/ask`);
    await page.locator('input[name=key]').fill(server.fixture.keys.editor);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator('.card').first().waitFor();
    await page.setViewportSize({ width: 720, height: 2400 });
    await page.goto(`${server.origin}/judge/#/ask/${judged.id}`);
    const results = page.locator('section', { has: page.getByRole('heading', { name: 'Results' }) });
    await results.locator('.intervals').first().waitFor();
    const box = await results.boundingBox();
    if (box === null) throw new Error('the page shows no results');
    // The picture ends below the win rates, which are in the upper part of the results.
    await keep(`results${ending}`, await page.screenshot({ clip: { ...box, height: 722 } }));
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}

/** Stores a screenshot as WebP, which is a third of the size of PNG. */
async function keep(name: string, png: Buffer): Promise<void> {
  const address = await encoder.evaluate(
    async (source) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', 0.9);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
}
