/** Tests that a new developer needs only `npm start`, the printed link and one key press for the first judgement. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { childEnvironment } from '../../server/test/support/child-environment.ts';
import { atScenario } from './support/judge.ts';
import { describeInBrowser, open } from './support/setup.ts';

describeInBrowser('the demo data', () => {
  it('the link that the demo server prints leads to a scenario, even after the server is restarted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'jurybox-demo-'));
    const links: string[] = [];
    for (const heading of [/^1 of \d+$/, /^2 of \d+$/]) {
      // `npm start` builds the pages and then runs this command.
      const script = join(import.meta.dirname, '../../server/bin/jurybox.js');
      const child = spawn(process.execPath, [script, 'serve', '--demo', '--port', '0', '--log-level', 'warn'], {
        cwd: folder,
        env: { ...childEnvironment(), DATABASE_URL: `file:${join(folder, 'jurybox.db')}` },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const exited = once(child, 'exit');
      onTestFinished(() => void child.kill('SIGKILL'));
      let said = '';
      for await (const part of child.stdout) if ((said += String(part)).includes('Ctrl-C')) break;
      const link = /Judge +(\S+)/.exec(said)?.[1] ?? '';
      links.push(link.replace(/^[^#]*/, ''));
      const { page, wrong } = await open({}, new URL(link).origin);
      await page.goto(link);
      await atScenario(page, (shown) => heading.test(shown.heading));
      const stored = page.waitForResponse((response) => response.request().method() === 'PUT');
      await page.keyboard.press('1');
      expect((await stored).status()).toBe(204);
      expect(wrong).toEqual([]);
      // As the guide asks, creates an evaluation with the same name as the demo's evaluation. After a restart, the
      // server must still print the link to the demo's evaluation.
      const variable = (name: string) => new RegExp(`${name}=(\\S+)`).exec(said)?.[1] ?? '';
      const variant_id = variable('VARIANT_ID');
      const created = await fetch(new URL(`/api/apps/${variable('APP_ID')}/human-evaluations`, link), {
        method: 'POST',
        headers: { Authorization: variable('JURYBOX_API_KEY'), 'Content-Type': 'application/json' },
        body: JSON.stringify({
          evaluation_name: 'Which answer helps more?',
          evaluation_type: 'single_model_test',
          variant_ids: [variant_id],
          scenarios: [
            {
              inputs: [{ input_name: 'question', input_value: 'How much is it?' }],
              outputs: [{ variant_id, variant_output: 'Nine euros.' }],
            },
          ],
        }),
      });
      expect(created.status).toBe(201);
      child.kill('SIGTERM');
      await exited;
    }
    expect(links[0]).toBe(links[1]);
    rmSync(folder, { recursive: true, force: true });
  });
});
