/**
 * Builds the image of the server and uses it as an operator does, in a container that can write only to its volume.
 * Needs Docker or podman. If neither runs, prints that it checked nothing. `JURYBOX_CONTAINER_ENGINE` names another
 * program with the same commands.
 *   pnpm --filter scripts check:image
 */
import { startContainer, type Container } from './image/container.ts';
import { findContainerEngine, type ContainerEngine } from './image/engine.ts';

try {
  const engine = findContainerEngine();
  if (engine === undefined) console.warn('NOT RUN: the image of the server; neither Docker nor podman runs here');
  else process.exitCode = (await checkImage(engine)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Builds and checks the image. Returns whether it has no problems. */
async function checkImage(engine: ContainerEngine): Promise<boolean> {
  const name = `jurybox-check-${process.pid}`;
  const format = engine.isPodman ? ['--format=docker'] : [];
  console.log(`building the image with ${engine.command}`);
  engine.run('build', ...format, '--file=Containerfile', `--tag=${name}`, '.');
  const problems: string[] = [];
  const expectTo = (what: string, isRight: boolean, said = '') => {
    if (isRight) console.log(`  ${what}`);
    else problems.push(`failed: ${what}${said === '' ? '' : `: ${said.slice(0, 2000)}`}`);
  };
  const names = [name, `${name}-planted`] as const;
  const removeAll = () => {
    for (const each of names) engine.tryTo('rm', '--force', each);
    engine.tryTo('volume', 'rm', name);
    engine.tryTo('rmi', name);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      removeAll();
      process.exit(1);
    });
  }
  try {
    // The guide "Start a server" has the same commands.
    for (const command of [['migrate'], ['project', 'create', 'shop']])
      engine.run('run', '--rm', `--volume=${name}:/data`, name, ...command);
    await useServer(startContainer(engine, { image: name, name, volume: name }), expectTo);
    // Without a folder for temporary files, the check must find that a large write fails.
    const environment = ['SQLITE_TMPDIR=/missing'];
    const planted = startContainer(engine, { image: name, name: names[1], volume: name, environment });
    await planted.ready();
    const { status } = await addScenarios(planted, createKey(planted));
    expectTo('planted fault: without a folder for temporary files, a large write fails', status === 503, `${status}`);
  } finally {
    removeAll();
  }
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'the image has no problems' : `${problems.length} problems`);
  return problems.length === 0;
}

type Expect = (what: string, isRight: boolean, said?: string) => void;

/** Uses the server and the project `shop`, makes a backup, and restarts and stops the container. */
async function useServer(container: Container, expectTo: Expect): Promise<void> {
  await container.ready();
  expectTo('the health check succeeds', await container.isHealthy());
  expectTo('the server is not root', container.exec('id', '-u') === '1000');
  expectTo('the image contains the licence', container.exec('cat', 'LICENSE').startsWith('MIT License'));
  const dangling = container.exec('find', '/srv', '-xtype', 'l');
  expectTo('no link leads to a missing file', dangling === '', dangling);
  for (const path of ['/docs/', '/judge/', '/openapi.json', '/metrics']) {
    const { status, text } = await container.request('GET', path);
    expectTo(`GET ${path}`, status === 200, `${status} ${text}`);
  }
  const key = createKey(container);
  const deployed = await deploy(container, key);
  const read = () => container.request('GET', deployed, { key });
  const before = await read();
  expectTo('the deployed variant is read', before.status === 200, before.text);
  const added = await addScenarios(container, key);
  expectTo('a large write is stored', added.status === 201, `${added.status} ${added.text}`);
  container.exec('jurybox', 'backup', '/data/backup.db');
  const open = container.exec('find', '/data', '-type', 'f', '!', '-perm', '600');
  expectTo('only the server can read its files', open === '', open);
  container.restart();
  await container.ready();
  const after = await read();
  expectTo('the data is still there after a restart', after.text === before.text, after.text);
  const code = container.stop();
  expectTo('the server stops with exit code 0', code === 0, `${code}`);
}

function createKey(container: Container): string {
  return container.exec('jurybox', 'key', 'create', '--project', 'shop', '--role', 'editor');
}

/** Creates an object and returns its id. */
async function create(container: Container, key: string, path: string, member: string, body: unknown): Promise<string> {
  const response = await container.request('POST', path, { key, body });
  const id = response.body?.[member];
  if (typeof id !== 'string') throw new Error(`POST ${path}: ${response.status} ${response.text}`);
  return id;
}

/** Creates and deploys a variant. Returns the path that reads it. */
async function deploy(container: Container, key: string): Promise<string> {
  const app = await create(container, key, '/api/apps', 'app_id', { app_name: 'support' });
  const variant = { base_name: 'concise', config_name: 'small', parameters: { model: 'small-2' } };
  const variant_id = await create(container, key, `/api/apps/${app}/variants`, 'variant_id', variant);
  const path = `/api/apps/${app}/environments/production/deployments`;
  const { status, text } = await container.request('POST', path, { key, body: { variant_id } });
  if (status !== 201) throw new Error(`POST ${path}: ${status} ${text}`);
  return `/api/apps/get_variant_by_env?app_id=${app}&environment=production`;
}

/** Adds a thousand scenarios to a new evaluation, for which SQLite needs a temporary file. */
async function addScenarios(container: Container, key: string) {
  const app = await create(container, key, '/api/apps', 'app_id', { app_name: `app ${performance.now()}` });
  const variant = { base_name: 'warm', config_name: 'small', parameters: {} };
  const variant_id = await create(container, key, `/api/apps/${app}/variants`, 'variant_id', variant);
  const scenario = { inputs: [{ input_name: 'question', input_value: 'Why? '.repeat(50) }] };
  const evaluation = await create(container, key, `/api/apps/${app}/human-evaluations`, 'evaluation_id', {
    evaluation_name: 'large',
    evaluation_type: 'single_model_test',
    variant_ids: [variant_id],
    scenarios: [scenario],
  });
  const body = { scenarios: Array.from({ length: 1000 }, () => scenario) };
  return container.request('POST', `/api/human-evaluations/${evaluation}/evaluation-scenarios`, { key, body });
}
