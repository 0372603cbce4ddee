import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { createServices, type Services } from '../services/index.ts';
import { unwrap } from '../services/outcome.ts';
import type { Session } from '../services/session.ts';
import { DuplicateRow, StorageUnavailable, type Database } from '../store/index.ts';
import { fillDemoProject } from './fill.ts';
import { demoInstructions } from './instructions.ts';

const projectName = 'demo';
/** The name of the API key that the server prints. It is created last, so a project with this key is complete. */
const keyName = 'demo';
const loadingKeyName = 'demo, while it is loaded';
/** The maximum number of attempts to load the demo data. A retry is safe, because each step skips existing data. */
const maxAttempts = 3;

/** Creates the demo project, or its missing data after a failed start. Returns the text to print. */
export async function loadDemo(database: Database, { database: location }: Config, listening: string): Promise<string> {
  const services = createServices(database);
  const folder = location.engine === 'sqlite' ? dirname(location.file) : '.data';
  const keyFile = join(folder, 'demo-key');
  const project = await createProject(services);
  const secret = await storedOrNewKey(services, project, keyFile);
  mkdirSync(folder, { recursive: true });
  writeFileSync(keyFile, `${secret}\n`, { mode: 0o600 });
  const session = await sessionOf(services, secret);
  return demoInstructions(services, session, {
    // A browser cannot open an address that stands for all addresses of the machine.
    origin: listening.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:'),
    secret,
    judgeKeyFile: join(folder, 'demo-judge-key'),
    location: location.engine === 'sqlite' ? location.file : 'PostgreSQL',
  });
}

/** Finds or creates the demo project and adds its missing data. Returns its id when it is complete. */
async function createProject(services: Services): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { id } = (await services.projects.find(projectName)) ?? (await services.projects.create(projectName));
      const keys = unwrap(await services.keys.list(id, { limit: 100 })).items;
      if (keys.some(({ key_name: name }) => name === keyName)) return id;
      const loading = await services.keys.issue(id, { name: loadingKeyName, role: 'admin' });
      await fillDemoProject(services, await sessionOf(services, loading.secret));
      for (const { prefix, key_name: name } of [...keys, loading]) {
        if (name === loadingKeyName) await services.keys.revokeByPrefix(prefix);
      }
      return id;
    } catch (error) {
      // Another server may load the demo data at the same time.
      const canRetry = error instanceof StorageUnavailable || error instanceof DuplicateRow;
      if (!canRetry || attempt === maxAttempts) throw error;
    }
  }
}

/** Returns the API key of an earlier start if it still works, otherwise a new key. */
async function storedOrNewKey({ keys }: Services, project: string, keyFile: string): Promise<string> {
  const stored = existsSync(keyFile) ? readFileSync(keyFile, 'utf8').trim() : '';
  if ((await keys.authenticate(stored))?.project === project) return stored;
  return (await keys.issue(project, { name: keyName, role: 'admin' })).secret;
}

async function sessionOf({ keys }: Services, secret: string): Promise<Session> {
  const session = await keys.authenticate(secret);
  if (session === undefined) throw new Error('the new API key cannot be authenticated');
  return session;
}
