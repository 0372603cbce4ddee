import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** The paths that the installed server must serve, each with a text that the response must contain. */
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
 * Installs the tarball of the server in an empty folder. With an empty home folder, prints the help, starts the server
 * and makes a backup. Also restores the backup if this version of the server has the command `restore`. `oldNodes` are
 * commands of Node.js versions that are too old. With such a version, the server must print one line that says so.
 * `oldestNodes` are commands of the oldest versions that the package promises to run on.
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
  // Removes the variables that npm scripts set, because they would change how npm behaves here. Keeps npm's cache,
  // which saves downloads, and the machine's configuration of npm, which may name a certificate.
  const setting = (name: string) => spawnSync('npm', ['config', 'get', name], { encoding: 'utf8' }).stdout.trim();
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|JURYBOX_|DATABASE_URL$|PORT$)/.test(name)),
  );
  Object.assign(env, {
    // npx must start the same version of Node.js as this script.
    PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
    HOME: home,
    npm_config_cache: setting('cache'),
    npm_config_globalconfig: setting('globalconfig'),
    npm_config_update_notifier: 'false',
    // Only with this setting, the server loads the package that limits the rate of requests.
    JURYBOX_RATE_LIMIT: '1000',
  });
  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: project,
      env,
      encoding: 'utf8',
      timeout: 300_000,
    });
    return { status, stdout, stderr, said: `${stdout}${stderr}`.trim() };
  };
  const installed = run('npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', `file:${tarball}`);
  if (installed.status !== 0) return [`the server could not be installed: ${installed.said}`];

  const bin = join(project, 'node_modules/@jurybox/server/bin/jurybox.js');
  const problems: string[] = [];
  const expectTo = (what: string, isRight: boolean, said: string) => {
    if (!isRight) problems.push(`the installed server: ${what}: ${said.slice(0, 2000)}`);
  };
  const help = run('npx', '--no', '--', '@jurybox/server', '--help');
  expectTo('npx @jurybox/server --help prints no help', /^Jurybox \d+\.\d+\.\d+\n/.test(help.stdout), help.said);

  const isAvailable = (node: string) => {
    if (existsSync(node)) return true;
    console.warn(`NOT RUN: the server on ${node}; this version of Node.js is not available for this machine`);
    return false;
  };
  for (const node of [process.execPath, ...oldestNodes].filter(isAvailable)) {
    rmSync(join(project, '.data'), { recursive: true, force: true });
    rmSync(join(project, 'backup.db'), { force: true });
    rmSync(join(project, 'restored'), { recursive: true, force: true });
    const jurybox = (...args: string[]) => run(node, bin, ...args);
    const running = await start(node, bin, project, env);
    if (running.origin === undefined) {
      problems.push(`the installed server does not start on ${node}: ${running.said()}`);
      continue;
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
      const created = jurybox('project', 'create', 'shop');
      expectTo(`project create on ${node}`, created.status === 0, created.said);
      const backup = jurybox('backup', 'backup.db');
      const isBackedUp = backup.status === 0 && statSync(join(project, 'backup.db')).size > 10_000;
      expectTo(`backup on ${node}`, isBackedUp, backup.said);
    } finally {
      const code = await running.stop();
      expectTo(`exit code ${code} after SIGTERM on ${node}`, code === 0, running.said());
    }
    expectTo(`on ${node}`, !running.said().includes('Warning'), running.said());
    problems.push(...restore(jurybox, help.stdout).map((problem) => `the installed server on ${node}: ${problem}`));
  }

  for (const node of oldNodes.filter(isAvailable)) {
    const { status, stdout, stderr } = run(node, bin, 'serve');
    const isOneLine = stderr.startsWith('Jurybox needs Node.js 24.15 or newer') && /^.+\n$/.test(stderr);
    expectTo(`on ${node}`, status === 1 && stdout === '' && isOneLine, `${status} ${stdout}${stderr}`);
    if (isOneLine) console.log(`the server refuses to start on ${node}: ${stderr.trim()}`);
  }
  if (problems.length === 0) console.log('the server, installed in an empty folder: serves, makes a backup and stops');
  return problems;
}

/** Restores the backup into a new database. The new database must contain the project. */
function restore(jurybox: (...args: string[]) => { status: number | null; said: string }, help: string): string[] {
  if (!/^ *jurybox restore /m.test(help)) {
    console.warn('NOT RUN: restore on the installed server; this version has no command restore');
    return [];
  }
  const target = ['--database', 'file:restored/jurybox.db'];
  const restored = jurybox('restore', 'backup.db', ...target);
  const projects = jurybox('project', 'list', ...target);
  return [
    ...(restored.status === 0 ? [] : [`restore: ${restored.said}`]),
    ...(/^shop /m.test(projects.said) ? [] : [`the restored database has no project shop: ${projects.said}`]),
  ];
}

/** Starts the server on a free port. `origin` is undefined if the server ended before it listened on the port. */
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
