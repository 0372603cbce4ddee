import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const endWithParent = join(import.meta.dirname, '../test/support/end-with-parent.ts');
const main = join(import.meta.dirname, '../src/main.ts');

/** Migrates a database, creates a project and an API key for the workload, and starts a server. */
export async function startOwnServer(
  database: string,
  run: string,
): Promise<{ origin: string; key: string; stop: () => Promise<void> }> {
  const key = await createKey(database, `load ${run}`);
  const child = spawn(process.execPath, ['--import', endWithParent, main, 'serve', '--port', '0'], {
    env: { ...process.env, DATABASE_URL: database },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (data: Buffer) => {
      // Keep reading the log after the origin is known. Otherwise, the pipe would fill up and block the server.
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

async function createKey(database: string, name: string): Promise<string> {
  // These imports are here because a load test of a server that already runs (`--url`) does not need the modules.
  const { settings } = await import('../src/config.ts');
  const { createServices } = await import('../src/services/index.ts');
  const { openDatabase } = await import('../src/store/open.ts');
  const opened = await openDatabase(settings.database.parse(database), { as: 'command', migrate: true });
  try {
    const { projects, keys } = createServices(opened);
    const project = await projects.create(name);
    return (await keys.issue(project.id, { name: 'load', role: 'editor' })).secret;
  } finally {
    await opened.close();
  }
}
