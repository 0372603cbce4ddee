/**
 * Attacks the server with one API key. Runs in a process of its own until the parent process kills it. Reports the
 * number of its requests by kind and status to the parent.
 */
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Orders } from './orders.ts';

// Gives this process the lowest priority, so that the server and the measured requests get the CPU first.
setPriority(19);
const { origin, key, appId, variantIds, comparedVariantId, evaluation, longEvaluation, scores, kinds, bodies } =
  JSON.parse(process.argv[2] ?? '{}') as Orders;
const port = Number(new URL(origin).port);
const agent = new Agent({ keepAlive: true, maxSockets: 400 });
const done: Record<string, number> = {};
const count = (what: string) => (done[what] = (done[what] ?? 0) + 1);
setInterval(() => process.send?.(done), 500);
process.on('disconnect', () => process.exit(0));

function ask(what: string, method: string, path: string, body?: string): Promise<void> {
  return new Promise((resolve) => {
    const headers = {
      Authorization: key,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
    };
    const over = () => resolve();
    request(`${origin}/api${path}`, { method, agent, headers }, (response) => {
      count(`${what} ${response.statusCode}`);
      response.on('error', over).on('end', over).resume();
    })
      .on('error', () => {
        count(`${what} no response`);
        setTimeout(over, 50);
      })
      .end(body);
  });
}

/** Runs `workers` concurrent loops. Each loop calls `work` and then waits for `pause` milliseconds. */
function repeat(workers: number, pause: number, work: (number: number) => Promise<unknown>): void {
  let number = 0;
  for (let worker = 0; worker < workers; worker++) {
    void (async () => {
      for (;;) {
        await work(number++);
        await sleep(pause);
      }
    })();
  }
}

function open(head: string, then: (socket: Socket) => void): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head);
      then(socket);
    });
    socket.on('error', () => {}).on('close', () => resolve());
  });
}

const head = (method: string, path: string, ...lines: string[]) =>
  `${[`${method} /api${path} HTTP/1.1`, 'Host: x', `Authorization: ${key}`, ...lines].join('\r\n')}\r\n\r\n`;
const update = (row: number) =>
  `/human-evaluations/${longEvaluation}/evaluation_scenario/${longEvaluation}-${row}/human_a_b_testing`;
const mebibyte = 1_046_000;
const members = JSON.stringify({
  parameters: { all: Object.fromEntries(Array.from({ length: 19_000 }, (_, index) => [`m${index}`, 'x'.repeat(36)])) },
});
const inputs = JSON.stringify({
  inputs: Array.from({ length: 100 }, (_, index) => ({
    input_name: `${index}`,
    input_value: '"'.repeat(mebibyte / 220),
  })),
});
const nested = `{"parameters":${'{"a":'.repeat(170_000)}1${'}'.repeat(170_001)}`;
const nearNumbers = JSON.stringify({ score: `${'1'.repeat(199)}x` });

const attacks: Record<Orders['kinds'][number], () => void> = {
  'slow bodies': () =>
    repeat(bodies, 100, () =>
      open(head('PUT', update(0), 'Content-Type: application/json', 'Content-Length: 60000'), (socket) => {
        const drip = setInterval(() => socket.write('{'), 900);
        socket.on('data', () => count('responses to slow bodies')).on('close', () => clearInterval(drip));
      }),
    ),
  'stalled readers': () => {
    const paths = [
      `/human-evaluations/${longEvaluation}/evaluation-scenarios?limit=100`,
      `/human-evaluations/${longEvaluation}/export/csv`,
      `/human-evaluations/${evaluation}/export/json-lines`,
    ];
    repeat(40, 500, (number) =>
      open(head('GET', paths[number % paths.length] ?? ''), (socket) => {
        count('stalled');
        socket.once('data', () => socket.pause());
      }),
    );
  },
  'largest rows': () => {
    repeat(4, 0, (number) => ask('large update', 'PUT', update(number % 40), inputs));
    repeat(4, 0, () => ask('large variant', 'PUT', `/variants/${variantIds[1]}/parameters`, members));
    repeat(2, 0, () => ask('nested', 'PUT', `/variants/${variantIds[1]}/parameters`, nested));
  },
  patterns: () => {
    repeat(2, 0, (number) =>
      ask(
        'near number',
        'PUT',
        `/human-evaluations/${scores}/evaluation_scenario/${scores}-${number % 1000}/single_model_test`,
        nearNumbers,
      ),
    );
    repeat(2, 0, () => ask('results', 'GET', `/human-evaluations/${scores}/results`));
  },
  exports: () => {
    repeat(6, 0, (number) =>
      ask(
        'export',
        'GET',
        `/human-evaluations/${number % 2 === 0 ? evaluation : longEvaluation}/export` +
          `/${number % 3 === 0 ? 'csv' : 'json-lines'}`,
      ),
    );
  },
  comparisons: () =>
    repeat(4, 0, () => ask('comparison', 'GET', `/variants/${comparedVariantId}/comparison?from=1&to=2`)),
  pipelining: () => {
    const reads = head('GET', `/apps/get_variant_by_env?app_id=${appId}&environment=production`).repeat(2000);
    const without = 'GET /api/apps HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2000);
    repeat(10, 20, (number) => {
      count('pipelined');
      return open(number % 2 === 0 ? reads : without, (socket) => {
        socket.resume();
        setTimeout(() => socket.destroy(), 2000);
      });
    });
  },
  flood: () =>
    repeat(200, 20, (number) =>
      ask(
        'flood',
        'GET',
        number % 2 === 0 ? `/apps/get_variant_by_env?app_id=${appId}&environment=production` : '/apps?limit=100',
      ),
    ),
};
for (const kind of kinds) attacks[kind]();
