import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { childEnvironment } from '../../../apps/server/test/support/child-environment.ts';
import { appCount, writeReadmePrograms } from './readme-programs.ts';
import { run } from './run.ts';
import { useReview } from './use-review.ts';
import { useServer } from './use-server.ts';

/** The versions of Node.js on which the client is tested, besides the version that runs this script. */
const otherNodes = ['20.8.0', '22.23.3'];
/** The oldest version that the server supports, for each release line of Node.js. The client is tested on these too. */
const serverNodes = ['24.15.0', '26.0.0'];
/** For the oldest and the newest supported TypeScript: the module resolutions to test, besides `nodenext`. */
const typescripts: Record<string, readonly string[]> = { '5.4.5': ['node10'], '7.0.2': ['bundler'] };

/** Compiles a program that uses the installed tarballs, and runs it against a server. Returns the problems. */
export async function useAsConsumer(root: string, folder: string, tarballs: Map<string, string>): Promise<string[]> {
  const problems: string[] = [];
  const project = join(folder, 'consumer');
  mkdirSync(project);
  cpSync(join(root, 'scripts/test/packages/consumer'), project, { recursive: true });
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  const tools = join(folder, 'tools');
  mkdirSync(tools);
  writeFileSync(join(tools, 'package.json'), JSON.stringify({ name: 'tools', private: true }));
  // The server is a command and cannot be imported. `useServer` installs it.
  const packed = [...tarballs].filter(([name]) => name !== 'server').map(([, path]) => path);
  const libraries = ['@types/node@24', 'openapi-fetch@0.17.0', '@opentelemetry/api@1.10.0'];
  const programs = [
    ...[...otherNodes, ...serverNodes].map(
      (version) => `node-${version}@npm:node-${process.platform}-${process.arch}@${version}`,
    ),
    ...Object.keys(typescripts).map((version) => `typescript-${version}@npm:typescript@${version}`),
  ];
  const installations = [
    await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packed, ...libraries], project),
    // pnpm only links the files in its store. npm would unpack several hundred megabytes again in each run.
    await run('pnpm', ['add', '--ignore-workspace', '--ignore-scripts', ...programs], tools),
  ];
  for (const { status, said } of installations) if (status !== 0) return [`an installation failed: ${said}`];

  const readme = writeReadmePrograms(root, project);
  const compile = async (version: string, moduleResolution: string): Promise<void> => {
    const isNodenext = moduleResolution === 'nodenext';
    const options = {
      moduleResolution,
      module: isNodenext ? 'nodenext' : 'esnext',
      strict: true,
      // Check the type declarations of all packages, but not those that TypeScript itself contains.
      skipLibCheck: false,
      skipDefaultLibCheck: true,
      target: 'es2022',
      lib: ['es2022', 'dom', ...(isNodenext ? ['dom.iterable', 'dom.asynciterable'] : [])],
      types: ['node'],
      rootDir: '.',
      ...(isNodenext && version.startsWith('7') ? { outDir: readme.folder } : { noEmit: true }),
    };
    const config = join(project, `tsconfig.${version}-${moduleResolution}.json`);
    const files = ['program.ts', ...(isNodenext ? readme.sources : [])];
    writeFileSync(config, JSON.stringify({ compilerOptions: options, files }));
    const compiler = join(tools, `node_modules/typescript-${version}/bin/tsc`);
    const { status, said } = await run(process.execPath, [compiler, '-p', config], project);
    if (status === 0) console.log(`TypeScript ${version} with ${moduleResolution}: compiles`);
    else problems.push(`TypeScript ${version} with ${moduleResolution}:\n${said.slice(0, 3000)}`);
  };
  await Promise.all(
    Object.entries(typescripts).map(async ([version, resolutions]) => {
      for (const resolution of ['nodenext', ...resolutions]) await compile(version, resolution);
    }),
  );

  const data = mkdtempSync(join(tmpdir(), 'jurybox-consumer-'));
  const server = spawn(
    process.execPath,
    [join(root, 'apps/server/src/main.ts'), 'serve', '--demo', '--port', '0', '--log-level', 'error'],
    {
      env: { ...childEnvironment(), DATABASE_URL: `file:${join(data, 'jurybox.db')}` },
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
    for (let first = 0; first < appCount; first += 4)
      await Promise.all(Array.from({ length: 4 }, (_, index) => createApp(api, key, `listed ${first + index}`)));
    const binaryOf = (version: string) => join(tools, `node_modules/node-${version}/bin/node`);
    const nodes = [process.execPath, ...otherNodes.map(binaryOf)];
    const useClient = async (node: string): Promise<string[]> => {
      if (!existsSync(node)) {
        console.warn(`NOT RUN: the client on ${node}; this version of Node.js is not available for this machine`);
        return [];
      }
      const { status, stdout, said } = await run(node, ['program.js'], project, env);
      if (status === 0) console.log(stdout.trim());
      return [...(status === 0 ? [] : [`${node} program.js:\n${said}`]), ...(await readme.run(node, env))];
    };
    const found = await Promise.all([
      ...nodes.map(useClient),
      useReview(root, project, nodes.filter(existsSync)),
      useServer(folder, tarballs.get('server') ?? '', nodes.slice(1), serverNodes.map(binaryOf)),
    ]);
    problems.push(...found.flat());
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(data, { recursive: true, force: true });
  }
  return problems;
}

/** Creates an application. One of the tested programs lists all applications, and needs several pages of them. */
async function createApp(api: string, key: string, name: string): Promise<void> {
  const headers = { Authorization: key, 'Content-Type': 'application/json' };
  const response = await fetch(`${api}/apps`, { method: 'POST', headers, body: JSON.stringify({ app_name: name }) });
  if (response.status === 503) return createApp(api, key, name);
  if (response.status !== 201) throw new Error(`an app could not be created: ${await response.text()}`);
}
