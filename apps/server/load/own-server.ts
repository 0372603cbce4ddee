import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';

const endWithParent = join(import.meta.dirname, '../test/support/end-with-parent.ts');
const main = join(import.meta.dirname, '../src/main.ts');

/** Migrates a database, creates a project and an API key for the workload, and starts a server. */
export async function startOwnServer(
  database: string,
  run: string,
): Promise<{ origin: string; key: string; stop: () => Promise<void> }> {
  const env = { ...process.env, DATABASE_URL: database };
  const jurybox = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, [main, ...args], { env })).stdout.trim();
  await jurybox('migrate');
  await jurybox('project', 'create', `load ${run}`);
  const key = await jurybox('key', 'create', '--project', `load ${run}`, '--role', 'editor', '--name', 'load');
  const child = spawn(process.execPath, ['--import', endWithParent, main, 'serve', '--port', '0'], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (data: Buffer) => {
      // Reads the log until the end of the run. Otherwise, the pipe would be full and would block the server.
      if (output !== '') return;
      const found = /"origin":"([^"]+)"/.exec(data.toString())?.[1];
      if (found !== undefined) resolve((output = found));
    });
    void exited.then(() => reject(new Error('the server did not start')));
  });
  return {
    origin,
    key,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
