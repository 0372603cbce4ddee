/// <reference types="node" />
/** Starts the reference server with its demo data, as a child process on a free port. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ReferenceServer {
  baseUrl: string;
  apiKey: string;
  stop(): Promise<void>;
}

const flags = ['--port', '0', '--log-level', 'warn', '--check-replies', 'on'];

export async function startReferenceServer(): Promise<ReferenceServer> {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-client-'));
  const server = join(import.meta.dirname, '../../../../apps/server');
  const longTimeouts = join(server, 'test/support/long-timeouts.ts');
  // The server rejects variables such as JURYBOX_LONG, which are not settings.
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('JURYBOX_')));
  const child = spawn(
    process.execPath,
    ['--import', longTimeouts, join(server, 'src/main.ts'), 'serve', '--demo', ...flags],
    { env: { ...inherited, DATABASE_URL: `file:${join(folder, 'jurybox.db')}` } },
  );
  const killServer = () => child.kill('SIGKILL');
  process.on('exit', killServer);
  const exited = once(child, 'exit');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const readOutput = (data: Buffer) => {
      output += data.toString();
      if (/Ctrl-C/.test(output)) resolve();
    };
    child.stdout.on('data', readOutput);
    child.stderr.on('data', readOutput);
    void exited.then(([code]) => reject(new Error(`the server exited with ${code}: ${output}`)));
  });
  return {
    baseUrl: /API +(\S+)/.exec(output)?.[1] ?? '',
    apiKey: /Key +(\S+)/.exec(output)?.[1] ?? '',
    async stop() {
      child.kill('SIGTERM');
      await exited;
      process.off('exit', killServer);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
