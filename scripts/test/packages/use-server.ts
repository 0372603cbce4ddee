import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { run, type Ended } from './run.ts';

/** Paths that the installed server must serve, each with a text that must be in the response. */
const addresses: [path: string, text: string][] = [
  ['/api/health', '"status":"ready"'],
  ['/docs/', '| Jurybox</title>'],
  ['/docs/running', 'JURYBOX_PORT'],
  ['/judge/', '<script type="module"'],
  ['/app/', '<script type="module"'],
  ['/openapi.json', '"openapi":'],
  ['/openapi.yaml', 'openapi: '],
  ['/docs/latest/openapi.yaml', 'openapi: '],
  ['/metrics', 'jurybox_requests_in_flight'],
];

/**
 * Installs the server, prints its help, starts it, makes a backup and restores it. `oldNodes` are paths of Node.js
 * versions that are too old, so the server must refuse them. It must run on `oldestNodes`. Returns the problems.
 */
export async function useServer(
  folder: string,
  tarball: string,
  oldNodes: readonly string[],
  oldestNodes: readonly string[],
): Promise<string[]> {
  const project = join(folder, 'server-project');
  const home = join(folder, 'empty-home');
  for (const path of [project, home]) mkdirSync(path);
  writeFileSync(join(project, 'package.json'), '{"name": "empty", "private": true}\n');
  // Remove variables that would change what npm and the server do. Keep npm's cache to save downloads, and its
  // configuration, which may name a certificate.
  const setting = async (name: string) => (await run('npm', ['config', 'get', name], project)).stdout.trim();
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|JURYBOX_|DATABASE_URL$|PORT$)/.test(name)),
  );
  Object.assign(env, {
    // Make npx start the version of Node.js that runs this script.
    PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
    HOME: home,
    npm_config_cache: await setting('cache'),
    npm_config_globalconfig: await setting('globalconfig'),
    npm_config_update_notifier: 'false',
    // With this setting, the server loads the package that limits the number of requests. The test fails if it is
    // missing.
    JURYBOX_RATE_LIMIT: '1000',
  });
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', `file:${tarball}`];
  const installed = await run('npm', install, project, env);
  if (installed.status !== 0) return [`the server could not be installed: ${installed.said}`];

  const bin = join(project, 'node_modules/@jurybox/server/bin/jurybox.js');
  const problems: string[] = [];
  const expectTo = (what: string, isRight: boolean, said: string) => {
    if (!isRight) problems.push(`the installed server: ${what}: ${said.slice(0, 2000)}`);
  };
  const help = await run('npx', ['--no', '--', '@jurybox/server', '--help'], project, env);
  expectTo('npx @jurybox/server --help prints no help', /^Jurybox \d+\.\d+\.\d+\n/.test(help.stdout), help.said);

  const isAvailable = (node: string) => {
    if (existsSync(node)) return true;
    console.warn(`NOT RUN: the server on ${node}; this version of Node.js is not available for this machine`);
    return false;
  };
  const useOn = async (node: string, index: number): Promise<void> => {
    const cwd = join(folder, `server-data-${index}`);
    mkdirSync(cwd);
    const jurybox = (...args: string[]) => run(node, [bin, ...args], cwd, env);
    const running = await start(node, bin, cwd, env);
    if (running.origin === undefined) {
      problems.push(`the installed server does not start on ${node}: ${running.said()}`);
      return;
    }
    try {
      for (const [path, text] of addresses) {
        const response = await fetch(running.origin + path);
        const body = await response.text();
        expectTo(
          `GET ${path} on ${node}`,
          response.status === 200 && body.includes(text),
          `${response.status} ${body}`,
        );
      }
      const created = await jurybox('project', 'create', 'shop');
      expectTo(`project create on ${node}`, created.status === 0, created.said);
      const backup = await jurybox('backup', 'backup.db');
      const isBackedUp = backup.status === 0 && statSync(join(cwd, 'backup.db')).size > 10_000;
      expectTo(`backup on ${node}`, isBackedUp, backup.said);
    } finally {
      const code = await running.stop();
      expectTo(`exit code ${code} after SIGTERM on ${node}`, code === 0, running.said());
    }
    expectTo(`on ${node}`, !running.said().includes('Warning'), running.said());
    for (const problem of await restore(jurybox, help.stdout)) expectTo(`on ${node}`, false, problem);
  };
  await Promise.all([process.execPath, ...oldestNodes].filter(isAvailable).map(useOn));

  for (const node of oldNodes.filter(isAvailable)) {
    const { status, stdout, stderr } = await run(node, [bin, 'serve'], project, env);
    const isOneLine = stderr.startsWith('Jurybox needs Node.js 24.15 or newer') && /^.+\n$/.test(stderr);
    expectTo(`on ${node}`, status === 1 && stdout === '' && isOneLine, `${status} ${stdout}${stderr}`);
    if (isOneLine) console.log(`the server refuses to start on ${node}: ${stderr.trim()}`);
  }
  if (problems.length === 0) console.log('the server, installed in an empty folder: serves, makes a backup and stops');
  return problems;
}

/** Restores the backup into a new database, and checks that the project is in it. Returns the problems. */
async function restore(jurybox: (...args: string[]) => Promise<Ended>, help: string): Promise<string[]> {
  if (!/^ *jurybox restore /m.test(help)) {
    console.warn('NOT RUN: restore on the installed server; this version has no command restore');
    return [];
  }
  const target = ['--database', 'file:restored/jurybox.db'];
  const restored = await jurybox('restore', 'backup.db', ...target);
  const projects = await jurybox('project', 'list', ...target);
  return [
    ...(restored.status === 0 ? [] : [`restore: ${restored.said}`]),
    ...(/^shop /m.test(projects.said) ? [] : [`the restored database has no project shop: ${projects.said}`]),
  ];
}

/** Starts the server on a free port. Returns its `origin`, which is undefined if the server ended too early. */
async function start(node: string, bin: string, cwd: string, env: NodeJS.ProcessEnv) {
  const server = spawn(node, [bin, 'serve', '--port', '0'], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(server, 'exit').then(([code]) => code as number | null);
  const lines: string[] = [];
  const read = (line: string) => void lines.push(line);
  createInterface({ input: server.stderr }).on('line', read);
  const output = createInterface({ input: server.stdout }).on('line', read);
  const origin = new Promise<string>((resolve) => {
    output.on('line', (line) => {
      const found = /"origin":"([^"]+)"/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    origin: await Promise.race([origin, exited.then(() => undefined)]),
    said: () => lines.join('\n'),
    stop() {
      server.kill('SIGTERM');
      return exited;
    },
  };
}
