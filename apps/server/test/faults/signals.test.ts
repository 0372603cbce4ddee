/** Checks that the server handles signals, prints no keys, and reports an unexpected error in one line. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runJuryboxSync, serve } from '../support/cli.ts';

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'jurybox-signals-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const database = (name: string) => ({ DATABASE_URL: `file:${join(folder, name)}` });

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'after %s the server reports "not ready" at once, completes requests in flight and exits with 0',
  async (signal) => {
    const server = await serve(['--drain-seconds', '1'], /listening/, database(`${signal}.db`));
    const health = async () => (await fetch(`${server.origin}/api/health`)).status;
    expect(await health()).toBe(200);
    server.kill(signal);
    await expect.poll(health).toBe(503);
    expect(await server.exited).toBe(0);
    expect(server.output()).toContain('"msg":"stopped"');
  },
);

it('a SIGTERM that arrives while the server replaces its signal handlers stops the server', async () => {
  const file = join(folder, 'early-signal.mjs');
  // Sends SIGTERM just before a handler is removed. Node.js drops a signal if it then finds no handler.
  writeFileSync(
    file,
    `const { off } = process;
     process.off = (name, handler) => {
       if (name === 'SIGTERM') process.kill(process.pid, name);
       return off.call(process, name, handler);
     };`,
  );
  const env = { ...database('early.db'), NODE_OPTIONS: `--import ${file}` };
  const server = await serve([], /listening/, env);
  const timeout = setTimeout(() => server.kill('SIGKILL'), 60_000);
  expect(await server.exited).toBe(0);
  clearTimeout(timeout);
});

it('the server opens no debugger if it receives SIGUSR1', async () => {
  const server = await serve([], /listening/, database('usr1.db'));
  for (let sent = 0; sent < 5; sent++) {
    server.kill('SIGUSR1');
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
  }
  server.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  expect(server.output()).not.toMatch(/debugger/i);
});

it('the log contains no API keys, even if a path or a request id contains one', async () => {
  const server = await serve([], /listening/, database('masked.db'));
  const secret = '0123456789abcdef'.repeat(4);
  const key = `jbx_0123456789ab_${secret}`;
  for (const path of [
    `/api/apps/${key}`,
    `/${key}/x`,
    `/api/${'x'.repeat(990)}/${key}`,
    `/docs/${encodeURIComponent(key)}?key=${key}`,
    `/api/jbx%5F0123456789ab%5F${secret}`,
  ]) {
    await fetch(server.origin + path, { headers: { 'X-Request-Id': key } });
  }
  server.kill('SIGTERM');
  await server.exited;
  expect(server.output().match(/"msg":"request"/g)).toHaveLength(5);
  expect(server.output()).not.toMatch(/0123456789abcdef/);
  expect(server.output()).toContain('/api/apps/jbx_0123456789ab_');
});

describe('an unexpected error of a command', () => {
  const fault = () => {
    const file = join(folder, 'fault.mjs');
    // Replaces `console.log`, which every command calls at its end, by a function that throws.
    writeFileSync(file, "console.log = () => { throw new TypeError('planted\\n  in two lines'); };");
    return { NODE_OPTIONS: `--import ${file}` };
  };

  it('a command prints an unexpected error in one line', () => {
    const { code, out, err } = runJuryboxSync(['migrate'], { ...database('fault.db'), ...fault() });
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^jurybox: [^\n]*planted[^\n]*\n$/);
    expect(err).not.toMatch(/ at .*:\d+:\d+/);
  });

  it('a command prints an unexpected error with its stack at log level debug', () => {
    const { code, err } = runJuryboxSync(['migrate'], {
      ...database('fault.db'),
      ...fault(),
      JURYBOX_LOG_LEVEL: 'debug',
    });
    expect(code).toBe(1);
    expect(err).toMatch(/^jurybox: [^\n]*planted[^\n]*\n/);
    expect(err).toMatch(/ at .*:\d+:\d+/);
  });
});
