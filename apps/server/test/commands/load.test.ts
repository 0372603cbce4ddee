/** Tests the load test (`pnpm --filter server load`) against a good server and against faulty servers. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addressOf, newTarget } from '../support/engine.ts';
import { childEnvironment } from '../support/child-environment.ts';

const script = join(import.meta.dirname, '../../load/run.ts');

async function load(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [script, ...args], {
    env: childEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (err += data.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}

// The load test does not depend on the engine, so SQLite is enough.
it.concurrent('`pnpm --filter server load` runs without an error', async () => {
  const { target, remove } = await newTarget('sqlite');
  const { code, out, err } = await load(
    '--duration',
    '1',
    '--apps',
    '20',
    '--deployers',
    '1',
    '--database',
    addressOf(target),
  );
  expect(err).toBe('');
  expect(out).toMatch(/^apps +\d+ .+ 0$/m);
  for (const [role, floor] of [
    ['apps', 18],
    ['readers', 8],
    ['graders', 15],
    ['deployers', 1],
  ] as const) {
    expect(
      Number(new RegExp(`^${role} +(\\d+) +[\\d.]+ +[\\d.]+`, 'm').exec(out.split('\n\n')[1] ?? '')?.[1]),
    ).toBeGreaterThanOrEqual(floor);
  }
  expect(code).toBe(0);
  remove();
});

/** Runs `pnpm --filter server load` for one second against a server that handles every request with `handler`. */
async function loadAgainst(handler: RequestListener, ...args: string[]): ReturnType<typeof load> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const outcome = await load('--duration', '1', '--url', `http://127.0.0.1:${port}`, '--key', 'none', ...args);
  server.close();
  return outcome;
}

it.concurrent('the load test fails if the server closes every connection', async () => {
  const { code } = await loadAgainst((request) => request.destroy());
  expect(code).toBe(1);
});

it.concurrent('the load test fails if responses have unexpected statuses, and prints how many', async () => {
  const body = JSON.stringify({
    app_id: 'app',
    variant_id: 'variant',
    evaluation_id: 'evaluation',
    items: [{ evaluation_scenario_id: 'scenario' }],
  });
  const { code, out } = await loadAgainst(
    (request, response) => response.writeHead(request.url?.includes('get_variant_by_env') ? 429 : 200).end(body),
    '--apps',
    '300',
  );
  expect(out).toMatch(/^apps .+ 300 × 429$/m);
  expect(code).toBe(1);
});
