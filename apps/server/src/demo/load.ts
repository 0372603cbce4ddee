import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { createServices, type Services } from '../services/index.ts';
import type { Session } from '../services/session.ts';
import { DuplicateRow, StorageUnavailable, type Database } from '../store/index.ts';
import { demoInstructions } from './instructions.ts';
import { fillDemoProject } from './fill.ts';
import { valueOrThrow } from '../services/outcome.ts';

const projectName = 'demo';
/** The key that is shown. It is made last: a project that has it is complete, and nothing is put back into it. */
const keyName = 'demo';
const loadingName = 'demo, while it is loaded';
/** A step that failed is done again, because each step first looks what is there. */
const mostAttempts = 3;

/** Makes the demo project, or what is missing of it after a start that failed, and says how to try it. */
export async function loadDemo(database: Database, { database: target }: Config, origin: string): Promise<string> {
  const services = createServices(database);
  const folder = target.engine === 'sqlite' ? dirname(target.file) : '.data';
  const keyFile = join(folder, 'demo-key');
  const project = await makeProject(services);
  const secret = await keptOrNew(services, project, keyFile);
  mkdirSync(folder, { recursive: true });
  writeFileSync(keyFile, `${secret}\n`, { mode: 0o600 });
  return demoInstructions(services, await sessionOf(services, secret), {
    origin,
    secret,
    kept: target.engine === 'sqlite' ? target.file : 'PostgreSQL',
  });
}

/** Gives the project's id. */
async function makeProject(services: Services): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { id } = (await services.projects.find(projectName)) ?? (await services.projects.create(projectName));
      const keys = valueOrThrow(await services.keys.list(id, { limit: 100 })).items;
      if (keys.some(({ key_name: name }) => name === keyName)) return id;
      const loading = await services.keys.issue(id, { name: loadingName, role: 'admin' });
      await fillDemoProject(services, await sessionOf(services, loading.secret));
      for (const { prefix, key_name: name } of [...keys, loading]) {
        if (name === loadingName) await services.keys.revokeByPrefix(prefix);
      }
      return id;
    } catch (error) {
      // A second server may load it at the same time.
      const mayHelp = error instanceof StorageUnavailable || error instanceof DuplicateRow;
      if (!mayHelp || attempt === mostAttempts) throw error;
    }
  }
}

/** The key of an earlier start, so that what was copied then goes on working. */
async function keptOrNew({ keys }: Services, project: string, keyFile: string): Promise<string> {
  const kept = existsSync(keyFile) ? readFileSync(keyFile, 'utf8').trim() : '';
  if ((await keys.authenticate(kept))?.project === project) return kept;
  return (await keys.issue(project, { name: keyName, role: 'admin' })).secret;
}

async function sessionOf({ keys }: Services, secret: string): Promise<Session> {
  const session = await keys.authenticate(secret);
  if (session === undefined) throw new Error('a fresh key does not work');
  return session;
}
