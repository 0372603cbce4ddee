/** Runs `npm start` like a new developer. The server must serve the whole site at the printed address. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { childEnvironment } from '../../server/test/support/child-environment.ts';
import { dist, root } from '../src/paths.ts';
import { listed } from './support/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'jurybox-start-'));
let started: ChildProcess | undefined;
afterAll(() => {
  started?.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

it('npm start starts a server, prints its address, and serves the whole site there', async () => {
  // `npm start` installs the packages and then runs this command.
  const command = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts.start.split(' ') as string[];
  expect(command[0]).toBe('node');
  const began = performance.now();
  const child = spawn(process.execPath, [...command.slice(1), '--port', '0'], {
    cwd: root,
    env: { ...childEnvironment(), DATABASE_URL: `file:${join(folder, 'jurybox.db')}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started = child;
  let said = '';
  for await (const part of child.stdout) if ((said += String(part)).includes('Ctrl-C')) break;
  console.log(`the command printed the address after ${Math.round(performance.now() - began)} ms`);
  const editor = await fetch(/Team +(\S+)/.exec(said)?.[1] ?? '');
  expect(await editor.text()).toBe(readFileSync(join(root, 'apps/judge/dist/app/index.html'), 'utf8'));
  const at = /Docs +(\S+)/.exec(said)?.[1];
  const home = await fetch(at ?? '');
  expect(await home.text()).toBe(readFileSync(join(dist, 'index.html'), 'utf8'));
  for (const address of Object.keys(listed()).filter((_, at) => at % 10 === 0)) {
    const answered = Buffer.from(await (await fetch(new URL(address, home.url))).arrayBuffer());
    expect([address, answered.equals(readFileSync(join(dist, listed()[address]?.file ?? '')))]).toEqual([
      address,
      true,
    ]);
  }
});
