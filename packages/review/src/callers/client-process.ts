import { spawn } from 'node:child_process';
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from './calls.ts';
import { problemHeader, responseHeader } from './example-server.ts';

export interface Outcome {
  status?: number;
  /** `accepted`, or the reason why the server refuses the request. */
  verdict?: string;
  /** The data or the error that the generated function returned. */
  value?: unknown;
  /** The message of the error that the generated function threw. */
  problem?: string;
}

/**
 * Makes the calls in a separate process with restricted permissions, because somebody else may have written the
 * contract that the code was generated from. The process has no environment variables and can read only `folder`.
 * Rejects if the process fails or times out.
 */
export async function callAll(
  folder: string,
  origin: string,
  calls: Pick<Call, 'name' | 'arguments'>[],
  timeoutMs: number,
): Promise<Outcome[]> {
  mkdirSync(folder, { recursive: true });
  const real = realpathSync(folder);
  writeFileSync(join(real, 'package.json'), '{"type":"module"}');
  writeFileSync(join(real, 'calls.json'), JSON.stringify({ origin, calls }));
  writeFileSync(join(real, 'call.ts'), program);
  return outcomesOf(real, timeoutMs);
}

/**
 * Returns the flags that restrict the process. The process needs the network, which Node.js 25 and later only allow
 * with `--allow-net`. Throws if this version of Node.js is too old for the flags.
 */
function permissionFlags(folder: string): string[] {
  const flags = process.allowedNodeEnvironmentFlags;
  if (!flags.has('--permission') || !process.features.typescript)
    throw new Error(`generated clients need Node 22.18 or later; this is ${process.version}`);
  return ['--permission', `--allow-fs-read=${join(folder, '*')}`, ...(flags.has('--allow-net') ? ['--allow-net'] : [])];
}

async function outcomesOf(folder: string, timeoutMs: number): Promise<Outcome[]> {
  const child = spawn(process.execPath, [...permissionFlags(folder), join(folder, 'call.ts')], {
    cwd: folder,
    env: {},
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
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
        ? `the client timed out after ${timeoutMs / 1000} s`
        : `the client did not run: ${/\b\w*Error.*/.exec(err)?.[0] ?? `exit code ${code}`}`,
    );
  return JSON.parse(out) as Outcome[];
}

/** The source of the program that the process runs. The program makes at most eight calls at a time. */
const program = `import { readFileSync } from 'node:fs';
import * as sdk from './generated/sdk.gen.ts';
import { createClient } from './generated/client/index.ts';

const { origin, calls } = JSON.parse(readFileSync(new URL('calls.json', import.meta.url), 'utf8'));
const client = createClient({ baseUrl: origin, auth: () => 'example' });
const outcomes = [];
async function one({ name, arguments: { headers: given, ...rest }, response: index, parseAs }) {
  if (name === undefined) return {};
  try {
    const headers = index === undefined ? given : { ...given, '${responseHeader}': String(index) };
    const { data, error, response } = await sdk[name]({ client, ...rest, ...(parseAs ? { parseAs } : {}), headers });
    if (!response) throw error;
    const verdict = decodeURIComponent(response.headers.get('${problemHeader}') ?? '');
    return { status: response.status, verdict, value: response.ok ? data : error };
  } catch (error) {
    const reason = String(error?.cause?.message ?? error?.message ?? error);
    return { problem: 'the client failed: ' + reason.slice(0, 200) };
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
