import { spawn } from 'node:child_process';
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationPairs } from '../findings/messages.ts';
import { isJson, startExampleServer, verdict, wanted } from './example-server.ts';
import type { Generated } from './generated.ts';
import { answerSchema, answersOf, anyArguments, requestsOf, type Arguments, type Side } from './recorded.ts';

/** One client with one server, over the examples that the contracts record. */
export interface Cell {
  client: 'base' | 'revision';
  server: 'base' | 'revision';
  requests: { passed: number; of: number };
  answers: { passed: number; of: number };
  /** The first few that did not pass. */
  failed: string[];
}

/** A revision with its generated client, in a folder. */
export interface Party {
  side: Side;
  generated: Generated;
  folder: string;
}

interface Call {
  what: string;
  name: string | undefined;
  arguments: Arguments;
  answer?: number;
  parseAs?: 'text';
}

interface Outcome {
  status?: number;
  said?: string;
  value?: unknown;
  fault?: string;
}

const mostCalls = 2000;

/**
 * Base client × revision server and the reverse, run: every request that the client's contract records is sent by its
 * generated function, every answer that the server's contract records is asked for and read by it. Throws where the client
 * cannot be run.
 */
export async function runMatrix(parties: Record<'base' | 'revision', Party>, patience = 30_000): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const [client, server] of [['base', 'revision'], ['revision', 'base']] as const) cells.push(await runCell({ client, server }, parties[client], parties[server], patience));
  return cells;
}

async function runCell(names: Pick<Cell, 'client' | 'server'>, client: Party, server: Party, patience: number): Promise<Cell> {
  const requests = requestsOf(client.side).slice(0, mostCalls);
  const answers = [...answersOf(server.side).entries()].slice(0, mostCalls);
  const nameOf = (operation: { method: string; path: string } | undefined) => operation && client.generated.functions.get(`${operation.method} ${operation.path}`);
  const mine = new Map(operationPairs({ before: client.side.operations, after: server.side.operations } as Parameters<typeof operationPairs>[0]).flatMap(({ a, b }) => (a && b ? [[b.key, a] as const] : [])));
  const sent: Call[] = requests.map(({ operation, arguments: given }) => ({ what: `request ${operation.method} ${operation.path}`, name: nameOf(operation), arguments: given }));
  const read: Call[] = answers.map(([number, { operation, status, type }]) => {
    const own = mine.get(operation.key);
    return { what: `answer ${status} of ${operation.method} ${operation.path}`, name: nameOf(own), arguments: own ? anyArguments(client.side, own) : { path: {}, query: {}, headers: {} }, answer: number, ...(isJson(type) ? {} : { parseAs: 'text' as const }) };
  });
  const outcomes = await callAll(client, server, [...sent, ...read], patience);
  const failed: string[] = [];
  const judge = (calls: Call[], first: number, faultOf: (outcome: Outcome, i: number) => string | undefined) => {
    const faults = calls.flatMap(({ what, name }, i) => {
      const fault = name === undefined ? 'the client has no function for it' : (outcomes[first + i]?.fault ?? faultOf(outcomes[first + i] ?? {}, i));
      return fault === undefined ? [] : [`${what}: ${fault}`];
    });
    failed.push(...faults);
    return { passed: calls.length - faults.length, of: calls.length };
  };
  const requestCount = judge(sent, 0, ({ said }) => (said === 'taken' ? undefined : (said ?? 'no word from the server')));
  const answerCount = judge(read, sent.length, ({ value }, i) => {
    const [, recorded] = answers[i] ?? [];
    const schema = recorded && answerSchema(client.side, recorded);
    if (schema === undefined) return 'the client does not know such an answer';
    const [error] = client.side.response.errors(schema, value);
    return error && `${error.instancePath} ${error.message ?? 'does not fit'}`.trim();
  });
  return { ...names, requests: requestCount, answers: answerCount, failed: failed.slice(0, 5) };
}

/** The client's own process: it reads its folder and reaches the loopback, and has no other rights and no environment. */
async function callAll({ folder }: Party, { side }: Party, calls: Call[], patience: number): Promise<Outcome[]> {
  if (calls.length === 0) return [];
  const server = await startExampleServer(side);
  try {
    mkdirSync(folder, { recursive: true });
    const real = realpathSync(folder);
    writeFileSync(join(real, 'package.json'), '{"type":"module"}');
    writeFileSync(join(real, 'calls.json'), JSON.stringify({ origin: server.origin, calls }));
    writeFileSync(join(real, 'call.ts'), program);
    return await outcomesOf(real, patience);
  } finally {
    await server.close();
  }
}

async function outcomesOf(folder: string, patience: number): Promise<Outcome[]> {
  const child = spawn(process.execPath, ['--permission', `--allow-fs-read=${join(folder, '*')}`, join(folder, 'call.ts')], { cwd: folder, env: {}, stdio: ['ignore', 'pipe', 'pipe'], timeout: patience, killSignal: 'SIGKILL' });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (err += text));
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(code === null ? `the client did not end within ${patience / 1000} s` : `the client did not run: ${/\w*Error.*/.exec(err)?.[0] ?? `exit code ${code}`}`);
  return JSON.parse(out) as Outcome[];
}

/** Calls every generated function as it is told, eight at a time. */
const program = `import { readFileSync } from 'node:fs';
import * as sdk from './generated/sdk.gen.ts';
import { createClient } from './generated/client/index.ts';

const { origin, calls } = JSON.parse(readFileSync(new URL('calls.json', import.meta.url), 'utf8'));
const client = createClient({ baseUrl: origin, auth: () => 'example' });
const outcomes = [];
async function one({ name, arguments: { headers, ...given }, answer, parseAs }) {
  if (name === undefined) return {};
  try {
    const { data, error, response } = await sdk[name]({ client, ...given, ...(parseAs ? { parseAs } : {}), headers: answer === undefined ? headers : { ...headers, '${wanted}': String(answer) } });
    if (!response) throw error;
    return { status: response.status, said: decodeURIComponent(response.headers.get('${verdict}') ?? ''), value: response.ok ? data : error };
  } catch (error) {
    return { fault: 'the client failed: ' + String(error?.cause?.message ?? error?.message ?? error).slice(0, 200) };
  }
}
let next = 0;
await Promise.all(Array.from({ length: 8 }, async () => {
  while (next < calls.length) {
    const i = next++;
    outcomes[i] = await one(calls[i]);
  }
}));
process.stdout.write(JSON.stringify(outcomes));
`;
