/** Tests the way of an editor from an empty project to a winning variant that is deployed and then rolled back. */
import { listApps, listDeployments } from '@jurybox/client';
import { expect, it } from 'vitest';
import { keyboard, mouse } from './support/hands.ts';
import { atScenario } from './support/judge.ts';
import { describeInBrowser, open, origin } from './support/setup.ts';
import { clientOf, createEmptyProject } from './support/team.ts';

const ways = Object.entries({ mouse, keyboard });
/** The smallest number of votes that show a winner, if all are for the same variant. */
const scenarioCount = 10;

/** Opens a link as a judge, and judges every scenario in favour of the variant `concise`. */
async function judge(link: string, hands: typeof mouse): Promise<void> {
  const { page, wrong } = await open();
  await page.goto(link);
  await hands.write(page.getByLabel('Your name'), 'Ada');
  await page.keyboard.press('Enter');
  for (let number = 1; number <= scenarioCount; number++) {
    const { answers } = await atScenario(page, ({ heading }) => heading === `${number} of ${scenarioCount}`);
    const choice = answers[0]?.startsWith('Concise') ? '1' : '2';
    if (hands === keyboard) await page.keyboard.press(choice);
    else await page.getByRole('button', { name: `Answer ${choice} is better` }).click();
  }
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  expect(wrong).toEqual([]);
}

describeInBrowser('the pages for the team', () => {
  it.each(ways)('with the %s, an editor can deploy and roll back the winner of an evaluation', async (_, hands) => {
    const { press, write } = hands;
    const key = await createEmptyProject();
    const { page, wrong } = await open();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
    const field = (name: string) => page.getByLabel(name, { exact: true });
    const createVariant = async (name: string, prompt: string) => {
      await write(field('Name before the dot'), name);
      await write(field('Name after the dot'), 'small');
      await write(field('Value of system_prompt'), prompt);
      await press(button('Create the variant'));
      await page.getByText(`${name}.small is stored.`).waitFor();
    };
    const deployed = async (name: string) => {
      await write(field('Note'), 'People preferred it.');
      await write(field('Type production to confirm'), 'production');
      await press(button('Deploy to production'));
      await page.getByText(`production serves ${name}, revision 1 now.`).waitFor();
    };
    await page.goto(`${origin}/app/`);
    await write(field('API key'), key);
    await page.keyboard.press('Enter');
    await page.getByText('No application yet.').waitFor();
    await write(field('Name of the application'), 'support');
    await press(button('Create the application'));
    await press(link('Create the first one.'));
    await createVariant('warm', 'Be kind.');
    await press(link('support'));
    await press(link('Deploy to production'));
    await deployed('warm.small');
    await press(link('support'));
    await press(link('New variant'));
    await createVariant('concise', 'Be short.');

    await press(link('Evaluations'));
    await press(link('New evaluation'));
    await write(page.getByLabel('Name').first(), 'Which helps more?');
    await write(field('Judges for each scenario'), '1');
    const choosing = page.waitForEvent('filechooser');
    await press(page.locator('input[type=file]'));
    await (await choosing).setFiles(fileOf(scenarioCount));
    await press(button(`Create the evaluation with ${scenarioCount} scenarios`));
    await press(button('Make a link'));
    await judge(await page.getByTestId('new-link').inputValue(), hands);
    await page.reload();
    await page.getByRole('heading', { name: 'Deploy the winner' }).waitFor();
    await press(link('Deploy revision 1 of concise.small'));
    await page.locator('ins mark', { hasText: 'short' }).waitFor();
    await deployed('concise.small');
    await press(page.getByRole('button', { name: 'Roll back to this' }));
    await press(button('Roll back now'));
    await page.getByText('production serves warm.small, revision 1 now.').waitFor();

    expect(await history(key)).toEqual(['warm.small', 'concise.small', 'warm.small']);
    expect(wrong).toEqual([]);
  });

  it('planted fault: if a button cannot get the focus, pressing it by keyboard fails', async () => {
    const { page } = await open();
    await page.goto(`${origin}/app/`);
    const signIn = page.getByRole('button', { name: 'Sign in' });
    await signIn.evaluate((element) => element.setAttribute('tabindex', '-1'));
    await expect(keyboard.press(signIn)).rejects.toThrow('the Tab key does not lead to');
  });
});

function fileOf(count: number) {
  const lines = Array.from({ length: count }, (_, at) => `Question ${at}?,Warm words ${at},Concise words ${at}`);
  const buffer = Buffer.from(['question,warm.small,concise.small', ...lines].join('\n'));
  return { name: 'scenarios.csv', mimeType: 'text/csv', buffer };
}

/** Returns the names of the variants that production has served, the newest first. */
async function history(key: string): Promise<string[]> {
  const client = clientOf(key);
  const [app] = (await listApps({ client })).items;
  const path = { app_id: app?.app_id ?? '', environment: 'production' };
  return (await listDeployments({ client, path })).items.map(({ variant_name: name }) => name);
}
