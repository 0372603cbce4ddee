/// <reference types="node" />
/** The reference server with its demo data, as a child process on a free port. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RealServer {
  baseUrl: string;
  apiKey: string;
  stop(): Promise<void>;
}

export async function startRealServer(): Promise<RealServer> {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-client-'));
  const main = join(import.meta.dirname, '../../../../apps/server/src/main.ts');
  const child = spawn(
    process.execPath,
    [main, 'serve', '--demo', '--port', '0', '--log-level', 'warn', '--check-replies', 'on'],
    { env: { ...process.env, DATABASE_URL: `file:${join(folder, 'jurybox.db')}` } },
  );
  const orphan = () => child.kill('SIGKILL');
  process.on('exit', orphan);
  const exited = once(child, 'exit');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (data: Buffer) => {
      output += data.toString();
      if (/Ctrl-C/.test(output)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void exited.then(([code]) => reject(new Error(`the server exited with ${code}: ${output}`)));
  });
  return {
    baseUrl: /API +(\S+)/.exec(output)?.[1] ?? '',
    apiKey: /Key +(\S+)/.exec(output)?.[1] ?? '',
    async stop() {
      child.kill('SIGTERM');
      await exited;
      process.off('exit', orphan);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
