/**
 * Builds the image of the server and runs it as an operator does, in a container that can write only to its volume.
 * Needs Docker, podman or the program that `JURYBOX_CONTAINER_ENGINE` names; otherwise checks nothing and says so.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startContainer, type Container } from './container.ts';
import { findContainerEngine } from './engine.ts';

const engine = findContainerEngine();
if (engine === undefined) console.warn('NOT RUN: the image of the server; neither Docker nor podman runs here');

describe.runIf(engine)('the image of the server', () => {
  const name = `jurybox-check-${process.pid}`;
  const start = (container: string, environment: string[] = []) =>
    startContainer(engine!, { image: name, name: container, volume: name, environment });
  const removeContainers = () => {
    for (const container of [name, `${name}-planted`]) engine?.tryTo('rm', '--force', container);
  };
  const removeAll = () => {
    removeContainers();
    engine?.tryTo('volume', 'rm', name);
    engine?.tryTo('rmi', name);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      removeAll();
      process.exit(1);
    });
  afterEach(removeContainers);
  afterAll(removeAll);
  beforeAll(() => {
    engine?.run('build', ...(engine.isPodman ? ['--format=docker'] : []), '--file=Containerfile', `--tag=${name}`, '.');
    // Keep these commands the same as in the guide "Start a server".
    for (const command of [['migrate'], ['project', 'create', 'shop']])
      engine?.run('run', '--rm', `--volume=${name}:/data`, name, ...command);
  });

  it('the server in the container serves its pages, makes a backup, and keeps its data after a restart', async () => {
    const container = start(name);
    await container.ready();
    expect(await container.isHealthy()).toBe(true);
    expect(container.exec('id', '-u')).toBe('1000');
    expect(container.exec('cat', 'LICENSE')).toMatch(/^MIT License/);
    // The image must contain no link whose target is missing.
    expect(container.exec('find', '/srv', '-xtype', 'l')).toBe('');
    for (const path of ['/docs/', '/judge/', '/app/', '/openapi.json', '/metrics'])
      expect([path, (await container.request('GET', path)).status]).toEqual([path, 200]);
    const key = createKey(container);
    const deployed = await deploy(container, key);
    const read = () => container.request('GET', deployed, { key });
    const before = await read();
    expect(before).toMatchObject({ status: 200 });
    expect(await addScenarios(container, key)).toMatchObject({ status: 201 });
    container.exec('jurybox', 'backup', '/data/backup.db');
    // Only the user of the server may read its files.
    expect(container.exec('find', '/data', '-type', 'f', '!', '-perm', '600')).toBe('');
    container.restart();
    await container.ready();
    expect((await read()).text).toBe(before.text);
    expect(container.stop()).toBe(0);
  });

  it('planted fault: if SQLite has no folder for temporary files, adding 1,000 scenarios fails with 503', async () => {
    const container = start(`${name}-planted`, ['SQLITE_TMPDIR=/missing']);
    await container.ready();
    expect(await addScenarios(container, createKey(container))).toMatchObject({ status: 503 });
  });
});

function createKey(container: Container): string {
  return container.exec('jurybox', 'key', 'create', '--project', 'shop', '--role', 'editor');
}

/** Sends a POST request. Returns the created object's id, which is the given member of the response. */
async function create(container: Container, key: string, path: string, member: string, body: unknown): Promise<string> {
  const response = await container.request('POST', path, { key, body });
  const id = response.body?.[member];
  if (typeof id !== 'string') throw new Error(`POST ${path}: ${response.status} ${response.text}`);
  return id;
}

/** Creates and deploys a variant. Returns the path at which a caller reads it. */
async function deploy(container: Container, key: string): Promise<string> {
  const app = await create(container, key, '/api/apps', 'app_id', { app_name: 'support' });
  const variant = { base_name: 'concise', config_name: 'small', parameters: { model: 'small-2' } };
  const variant_id = await create(container, key, `/api/apps/${app}/variants`, 'variant_id', variant);
  const path = `/api/apps/${app}/environments/production/deployments`;
  const { status, text } = await container.request('POST', path, { key, body: { variant_id } });
  if (status !== 201) throw new Error(`POST ${path}: ${status} ${text}`);
  return `/api/apps/get_variant_by_env?app_id=${app}&environment=production`;
}

/** Adds a thousand scenarios to an evaluation. This is so much that SQLite needs a temporary file. */
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
