import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { writeReadmePrograms } from './readme-programs.ts';
import { useReview } from './use-review.ts';
import { useServer } from './use-server.ts';

/** The other Node.js versions that the client supports. This script itself runs on Node.js 24. */
const otherNodes = ['20.8.0', '22.23.3'];
/** The versions of Node.js that the server supports, besides the one that runs this script: the oldest of each line. */
const serverNodes = ['24.15.0', '26.0.0'];
const typescripts = ['5.4.5', '5.9.3', '6.0.3', '7.0.2'];
const resolutions = [
  { module: 'nodenext', moduleResolution: 'nodenext' },
  { module: 'node16', moduleResolution: 'node16' },
  { module: 'esnext', moduleResolution: 'bundler' },
  { module: 'esnext', moduleResolution: 'node10' },
];

/** Installs the tarballs into a new project, compiles a program that uses them and runs it against a server. */
export async function useAsConsumer(root: string, folder: string, tarballs: Map<string, string>): Promise<string[]> {
  const problems: string[] = [];
  const project = join(folder, 'consumer');
  mkdirSync(project);
  cpSync(join(root, 'scripts/test/packages/consumer'), project, { recursive: true });
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  const dependencies = [
    // The server is a command that a program does not import, so `useServer` installs it separately.
    ...[...tarballs].filter(([name]) => name !== 'server').map(([, path]) => path),
    ...[...otherNodes, ...serverNodes].map(
      (version) => `node-${version}@npm:node-${process.platform}-${process.arch}@${version}`,
    ),
  ];
  const installed = npm(project, [
    'install',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    ...dependencies,
    ...typescripts.map((version) => `typescript-${version}@npm:typescript@${version}`),
    '@types/node@24',
    'openapi-fetch@0.17.0',
    '@opentelemetry/api@1.10.0',
  ]);
  if (installed !== undefined) return [`the tarballs could not be installed: ${installed}`];

  for (const version of typescripts) {
    // TypeScript 7 does not support the module resolution `node10`.
    for (const resolution of resolutions.filter((one) => one.moduleResolution !== 'node10' || version[0] !== '7')) {
      // TypeScript 6 accepts `node10` only with `ignoreDeprecations`.
      const options = {
        ...resolution,
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        target: 'es2022',
        lib: ['es2022', 'dom'],
        types: ['node'],
        ...(version.startsWith('6') ? { ignoreDeprecations: '6.0' } : {}),
      };
      writeFileSync(
        join(project, 'tsconfig.json'),
        JSON.stringify({ compilerOptions: options, files: ['program.ts'] }),
      );
      const { status, stdout } = spawnSync(
        process.execPath,
        [join(project, `node_modules/typescript-${version}/bin/tsc`), '-p', project],
        { encoding: 'utf8' },
      );
      if (status === 0) console.log(`TypeScript ${version} with ${resolution.moduleResolution}: compiles`);
      else problems.push(`TypeScript ${version} with ${resolution.moduleResolution}:\n${stdout.slice(0, 2000)}`);
    }
  }

  const readme = writeReadmePrograms(root, project);
  for (const version of typescripts) {
    const failures = readme.compile(join(project, `node_modules/typescript-${version}/bin/tsc`));
    if (failures.length === 0) console.log(`TypeScript ${version}: the code blocks of the README compile`);
    problems.push(...failures);
  }

  const data = mkdtempSync(join(tmpdir(), 'jurybox-consumer-'));
  const server = spawn(
    process.execPath,
    [join(root, 'apps/server/src/main.ts'), 'serve', '--demo', '--port', '0', '--log-level', 'error'],
    {
      // The server refuses the variable of our tests, because it is not a setting.
      env: { ...process.env, JURYBOX_LONG: undefined, DATABASE_URL: `file:${join(data, 'jurybox.db')}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    let said = '';
    for await (const line of createInterface({ input: server.stdout }))
      if ((said += `${line}\n`).includes('Ctrl-C')) break;
    const api = /API +(\S+)/.exec(said)?.[1] ?? '';
    const key = /Key +(\S+)/.exec(said)?.[1] ?? '';
    const env = { JURYBOX_BASE_URL: api, JURYBOX_API_KEY: key };
    for (let index = 0; index < 1000; index++) await createApp(api, key, `listed ${index}`);
    const binaryOf = (version: string) => join(project, `node_modules/node-${version}/bin/node`);
    const nodes = [process.execPath, ...otherNodes.map(binaryOf)];
    for (const node of nodes) {
      if (!existsSync(node)) {
        console.warn(`NOT RUN: the client on ${node}; this version of Node.js is not available for this machine`);
        continue;
      }
      const { status, stdout, stderr } = spawnSync(node, ['program.js'], {
        cwd: project,
        encoding: 'utf8',
        env,
      });
      if (status === 0) console.log(stdout.trim());
      else problems.push(`${node} program.js:\n${stdout}${stderr}`);
      problems.push(...readme.run(node, env));
    }
    problems.push(
      ...useReview(root, project, nodes.filter(existsSync)),
      ...(await useServer(folder, tarballs.get('server') ?? '', nodes.slice(1), serverNodes.map(binaryOf))),
    );
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(data, { recursive: true, force: true });
  }
  return problems;
}

/** Creates an application. The caller creates 1,000 of them, so that the list of applications has several pages. */
async function createApp(api: string, key: string, name: string): Promise<void> {
  const headers = { Authorization: key, 'Content-Type': 'application/json' };
  const response = await fetch(`${api}/apps`, { method: 'POST', headers, body: JSON.stringify({ app_name: name }) });
  if (response.status !== 201) throw new Error(`an app could not be created: ${await response.text()}`);
}

function npm(cwd: string, args: string[]): string | undefined {
  const { status, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8', timeout: 300_000 });
  return status === 0 ? undefined : status === null ? 'npm did not end within five minutes' : stderr;
}
