import { spawn } from 'node:child_process';
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from './calls.ts';
import { verdict, wanted } from './example-server.ts';

/** What came of a call: what the server said of the request, and what the function gave. */
export interface Outcome {
  status?: number;
  said?: string;
  value?: unknown;
  fault?: string;
}

/** Runs the generated client in `folder` in a process of its own: it reads that folder and reaches the loopback, and has no other rights and no environment. */
export async function callAll(
  folder: string,
  origin: string,
  calls: Pick<Call, 'name' | 'arguments'>[],
  patience: number,
): Promise<Outcome[]> {
  mkdirSync(folder, { recursive: true });
  const real = realpathSync(folder);
  writeFileSync(join(real, 'package.json'), '{"type":"module"}');
  writeFileSync(join(real, 'calls.json'), JSON.stringify({ origin, calls }));
  writeFileSync(join(real, 'call.ts'), program);
  return outcomesOf(real, patience);
}

/** The rights of the process. Node 25 takes the network away too. Throws where Node cannot take rights away, or cannot run TypeScript. */
function rights(folder: string): string[] {
  const flags = process.allowedNodeEnvironmentFlags;
  if (!flags.has('--permission') || !process.features.typescript)
    throw new Error(`generated clients need Node 22.18 or later; this is ${process.version}`);
  return ['--permission', `--allow-fs-read=${join(folder, '*')}`, ...(flags.has('--allow-net') ? ['--allow-net'] : [])];
}

async function outcomesOf(folder: string, patience: number): Promise<Outcome[]> {
  const child = spawn(process.execPath, [...rights(folder), join(folder, 'call.ts')], {
    cwd: folder,
    env: {},
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: patience,
    killSignal: 'SIGKILL',
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (err += text));
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  if (code !== 0)
    throw new Error(
      code === null
        ? `the client did not end within ${patience / 1000} s`
        : `the client did not run: ${/\b\w*Error.*/.exec(err)?.[0] ?? `exit code ${code}`}`,
    );
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
