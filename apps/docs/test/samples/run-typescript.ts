import { execFile, fork } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment } from '../../../server/test/support/child-environment.ts';
import { docs, root } from '../../src/paths.ts';

/** Samples in the documents of packages use some variables without a declaration. This module declares them. */
const given = `import { createClient as make, getVariantByEnv as read } from '@jurybox/client';
import type { Client } from '@jurybox/client';
const from = process.env;
declare global {
  var appId: string, app_id: string, evaluation_id: string, evaluation_scenario_id: string;
  var key: string, query: { app_id: string; environment: string };
  var client: Client, createClient: typeof make;
  var getVariantByEnv: typeof read, body: unknown;
  var readSecret: (name: string) => string;
}
const { APP_ID = '', EVALUATION_ID = '', SCENARIO_ID = '', JURYBOX_API_KEY = '', ORIGIN = '' } = from;
Object.assign(globalThis, { appId: APP_ID, app_id: APP_ID, key: JURYBOX_API_KEY });
Object.assign(globalThis, { evaluation_id: EVALUATION_ID, evaluation_scenario_id: SCENARIO_ID });
globalThis.query = { app_id: APP_ID, environment: 'production' };
globalThis.createClient = make;
globalThis.getVariantByEnv = read;
globalThis.body = {};
globalThis.client = make({ baseUrl: ORIGIN + '/api' });
globalThis.readSecret = () => JURYBOX_API_KEY;
`;

/** A folder for sample files, which Git ignores. From this folder, the samples can import the packages. */
export interface Samples {
  /** Writes a sample and returns its path. */
  keep(name: string, text: string): string;
  /** Compiles all samples. Returns the errors, one line each. */
  compile(): Promise<string[]>;
  /** The path of the module with the variables that samples in documents of `packages/` use but do not declare. */
  given: string;
}
export interface Ran {
  code: number;
  output: string;
}

export function createSampleFolder(name: string): Samples {
  const folder = join(docs, '.samples', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'given.ts'), given);
  const options = {
    extends: '../../../../tsconfig.base.json',
    compilerOptions: { types: ['node'], lib: ['es2024', 'dom', 'dom.iterable'], noUnusedLocals: false },
    include: ['*.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
  return {
    keep(file, text) {
      const path = join(folder, `${file}.ts`);
      writeFileSync(path, `${text}\nexport {};\n`);
      return path;
    },
    async compile() {
      const { output } = await run(
        process.execPath,
        [join(root, 'node_modules/typescript-7/bin/tsc'), '-p', folder, '--pretty', 'false', '--singleThreaded'],
        {},
      );
      return output.split('\n').filter((line) => line.includes('.samples/'));
    },
    given: join(folder, 'given.ts'),
  };
}

export async function run(command: string, args: string[], env: Record<string, string>): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(
      command,
      args,
      { cwd: root, env: { ...childEnvironment(), ...env }, timeout: 600_000 },
      (error, stdout, stderr) => {
        resolve({
          code: error === null ? 0 : typeof error.code === 'number' ? error.code : 1,
          output: `${stdout}${stderr}`,
        });
      },
    );
  });
}

/** Runs TypeScript samples in one process. Each sample is a module, so it cannot use variables of other samples. */
export interface SampleRunner {
  run(file: string): Promise<Ran>;
  stop(): void;
}

/** Starts the process for the samples. It imports the module `given` before the first sample. */
export function startSampleRunner(env: Record<string, string>, given?: string): SampleRunner {
  const child = fork(join(import.meta.dirname, 'runner.ts'), {
    cwd: root,
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...env },
    execArgv: given === undefined ? [] : ['--import', given],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting = new Map<string, (ran: Ran) => void>();
  child.on('message', ({ file, error }: { file: string; error?: string }) =>
    waiting.get(file)?.({ code: error === undefined ? 0 : 1, output: error ?? '' }),
  );
  const ended = (): Ran => ({ code: child.exitCode || 1, output: 'the process that runs the code samples has ended' });
  child.on('exit', () => {
    for (const finish of waiting.values()) finish(ended());
  });
  return {
    run: (file) =>
      new Promise((resolve) => {
        if (!child.connected) return resolve(ended());
        waiting.set(file, resolve);
        child.send(file);
      }),
    stop: () => child.kill(),
  };
}
