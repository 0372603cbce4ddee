/** Tests the page for judges: by keyboard only, without a network, and with the content security policy. */
import { createHash } from 'node:crypto';
import { listEvaluationScenarios, listInvitations, listJudges, revokeInvitation } from '@jurybox/client';
import { expect, it } from 'vitest';
import { changesOf } from './support/evaluation.ts';
import { atScenario, forgetTheQueue, judgeAll, waitFor } from './support/judge.ts';
import { create, describeInBrowser, open, origin } from './support/setup.ts';

describeInBrowser('the page for judges', () => {
  it('with only the keyboard, a judge can enter a name, vote, write a note, flag, skip and undo', async () => {
    const evaluation = await create({ count: 4 });
    const { page, wrong } = await open({ reducedMotion: 'no-preference' });
    await page.goto(await evaluation.invite());
    await page.getByLabel('Your name').waitFor();
    await page.keyboard.press('Enter');
    const name = page.getByLabel('Your name');
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    const red = await page.locator('.problem').evaluate((each) => getComputedStyle(each).color);
    expect(await name.evaluate((each) => getComputedStyle(each).borderTopColor)).toBe(red);
    await page.keyboard.type('Maria 1203');
    await page.keyboard.press('Enter');
    const first = await atScenario(page, ({ heading }) => heading === '1 of 4');
    await page.keyboard.press('n');
    await page.keyboard.type('1 is good, 2s is not?');
    await page.keyboard.press('Escape');
    await page.keyboard.press('f');
    // Control+3 is a shortcut of the browser, so the page must not take it for a vote.
    await page.keyboard.press('Control+3');
    await page.keyboard.press('1');
    await atScenario(page, ({ heading }) => heading === '2 of 4');
    await page.keyboard.press('s');
    await atScenario(page, ({ input }) => input.startsWith('Question 2'));
    await page.keyboard.press('u');
    // The judge skipped this scenario, but others are left, so the page must not say "Nothing else is left."
    await atScenario(page, ({ heading, input }) => heading === '2 of 4' && input.startsWith('Question 1'));
    await page.keyboard.press('s');
    await atScenario(page, ({ input }) => input.startsWith('Question 2'));
    await page.keyboard.press('2');
    await atScenario(page, ({ input }) => input.startsWith('Question 3'));
    await page.keyboard.press('0');
    const skipped = await atScenario(page, ({ input }) => input.startsWith('Question 1'));
    expect(skipped.heading).toBe('4 of 4You skipped this one. Nothing else is left.');
    await page.keyboard.press('n');
    await page.keyboard.type('Sent at once.');
    const sent = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.keyboard.press('Control+Enter');
    expect((await sent).status()).toBe(204);
    expect(await page.getByLabel('Note').count()).toBe(0);
    await page.keyboard.press('3');
    await waitFor(page, ({ heading }) => heading === 'Thank you, Maria 1203!');
    await page.keyboard.press('u');
    await atScenario(page, ({ input }) => input.startsWith('Question 1'));
    await page.keyboard.press('1');
    await waitFor(page, ({ heading }) => heading === 'Thank you, Maria 1203!');
    await expect.poll(async () => (await changesOf(evaluation))[1]?.length).toBe(4);

    const [left, right] = evaluation.variantIds;
    const variantOf = (answer = '') => (answer.startsWith('Left') ? left : right);
    const changes = await changesOf(evaluation);
    expect(changes[0]).toEqual([{ vote: variantOf(first.answers[0]), note: '1 is good, 2s is not?', is_pinned: true }]);
    const note = { note: 'Sent at once.' };
    expect(changes[1]).toEqual([note, { vote: '1' }, { vote: null }, { vote: variantOf(skipped.answers[0]) }]);
    expect(changes[2]).toHaveLength(1);
    expect(changes[3]).toEqual([{ vote: '0' }]);
    expect(wrong).toEqual([]);
  });

  it('a hash decides the order of the outputs, and the page shows no id and no name of a variant', async () => {
    const evaluation = await create({ count: 8 });
    const { page } = await open();
    const seen: { input: string; answers: string[] }[] = [];
    const found: string[] = [];
    await page.goto(await evaluation.invite({ judge_name: 'Ada' }));
    const path = { evaluation_id: evaluation.id };
    const scenarios = (await listEvaluationScenarios({ client: evaluation.client, path })).items;
    const secrets = [
      ...evaluation.variantIds,
      ...scenarios.map(({ evaluation_scenario_id: id }) => id),
      'concise',
      'warm',
    ];
    const revealed = async () => {
      const html = `${await page.content()}${page.url()}${await page.title()}`;
      return secrets.filter((secret) => html.includes(secret));
    };
    await judgeAll(page, async (shown) => {
      seen.push(shown);
      found.push(...(await revealed()));
      return '3';
    });
    expect(found).toEqual([]);
    expect(page.url()).toBe(`${origin}/judge/`);
    const [judge] = (await listJudges({ client: evaluation.client, path })).items;
    const [left = ''] = evaluation.variantIds.toSorted();
    const isLeftFirst = scenarios.map(({ evaluation_scenario_id: id }) => {
      const [byte = 0] = createHash('sha256').update(`${id}/${judge?.judge_id}`).digest();
      return (byte % 2 === 0) === (left === evaluation.variantIds[0]);
    });
    expect(seen.map(({ answers: [first = ''] }) => first.startsWith('Left'))).toEqual(isLeftFirst);

    // Planted fault: the page shows the name of a variant.
    await page.evaluate(() => document.body.append('written by concise.small'));
    expect(await revealed()).toEqual(['concise']);
  });

  it('a judgement survives a reload without a network, unless (planted fault) the queue stores nothing', async () => {
    for (const isForgetful of [false, true]) {
      const evaluation = await create({ count: 3 });
      const { page } = await open();
      if (isForgetful) await page.addInitScript(forgetTheQueue);
      const inAdvance = page.waitForResponse((response) => /"current"/.test(response.request().postData() ?? ''));
      await page.goto(await evaluation.invite({ judge_name: 'Ada' }));
      await atScenario(page, ({ heading }) => heading === '1 of 3');
      await (await inAdvance).finished();
      await page.waitForTimeout(500);
      await page.route('**/api/**', (route) => route.abort());
      await page.keyboard.press('3');
      await atScenario(page, ({ input }) => input.startsWith('Question 1'));
      if (!isForgetful) await page.getByText('No connection · 1 unsent').waitFor();
      await page.reload();
      await page.getByRole('heading', { name: 'could not be loaded' }).waitFor();
      await page.unroute('**/api/**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await atScenario(page);
      const [changes] = await changesOf(evaluation);
      expect(changes).toEqual(isForgetful ? [] : [{ vote: '1' }]);
    }
  });

  it('the page tells a judge that the link is invalid, or that somebody has revoked it', async () => {
    const { page } = await open();
    await page.goto(`${origin}/judge/#${'0'.repeat(8)}/jbx_${'a'.repeat(12)}_${'b'.repeat(64)}`);
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    const evaluation = await create({ count: 3 });
    const link = await evaluation.invite({ judge_name: 'Ada' });
    await page.goto(link);
    await atScenario(page);
    const { client, id: evaluation_id } = evaluation;
    const [invitation] = (await listInvitations({ client, path: { evaluation_id } })).items;
    await revokeInvitation({ client, path: { evaluation_id, invitation_id: invitation?.invitation_id ?? '' } });
    await page.keyboard.press('1');
    await page.getByRole('heading', { name: 'does not work any more' }).waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('1 judgement is only in this browser');
    expect(await page.locator('main').textContent()).toContain('The server has none of these judgements');
  });
});
