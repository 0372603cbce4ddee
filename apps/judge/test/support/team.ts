/** What the tests of the pages for the team share: variants, API keys, and a page with somebody signed in. */
import { createApp, createClient, createKey, createVariant, updateVariantParameters, type Role } from '@jurybox/client';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { runJurybox } from '../../../server/test/support/cli.ts';
import type { Fixture } from '../../../server/test/support/fixture.ts';
import { database, fixture, open, origin } from './setup.ts';

/**
 * Slows the clock of a page down. Otherwise, on a busy machine, the comparison of two texts could reach its time limit
 * and not compare words.
 */
function slowClock(): void {
  for (const clock of [Date, performance]) {
    const now = clock.now.bind(clock);
    const begin = now();
    clock.now = () => begin + (now() - begin) / 20;
  }
}

/** Opens the page /app/ + `path` and signs in with the API key. */
export async function openTeamPage(
  path: string,
  key = fixture.keys.editor,
  options: BrowserContextOptions = {},
  at = origin,
) {
  const opened = await open(options, at);
  await opened.page.addInitScript(slowClock);
  await opened.page.goto(`${at}/app${path}`);
  await signIn(opened.page, key);
  return opened;
}

/** Signs in, and waits until the page has accepted the key or says why it does not. */
export async function signIn(page: Page, key: string): Promise<void> {
  await page.getByLabel('API key').fill(key);
  await page.keyboard.press('Enter');
  await page.locator('main:not(:has([name=key])), #key-problem:not(:empty)').first().waitFor();
}

/** Returns a client that calls the server with an API key. */
export const clientOf = (key: string, at = origin) => createClient({ baseUrl: `${at}/api`, apiKey: key });

let count = 0;

/** Creates an application with the variant `concise.small`. Each text becomes the prompt of one revision. */
export async function createTestApp(prompts: string[], { keys }: Fixture = fixture, at = origin) {
  const client = clientOf(keys.editor, at);
  const app_name = `application ${++count} of ${process.pid}`;
  const { app_id } = await createApp({ client, body: { app_name } });
  const parametersOf = (prompt: string) => ({ model: 'small-2', temperature: 0.2, prompt, stop: ['\n'] });
  const [first = '', ...others] = prompts;
  const { variant_id } = await createVariant({
    client,
    path: { app_id },
    body: { base_name: 'concise', config_name: 'small', parameters: parametersOf(first) },
  });
  for (const prompt of others)
    await updateVariantParameters({ client, path: { variant_id }, body: { parameters: parametersOf(prompt) } });
  return { client, app_id, app_name, variant_id };
}

/** Creates a project without applications, as an operator does. Returns the API key of an editor. */
export async function createEmptyProject(): Promise<string> {
  const name = `project ${++count} of ${process.pid}`;
  const env = { DATABASE_URL: database };
  const created = await runJurybox(['project', 'create', name], env);
  const key = await runJurybox(['key', 'create', '--project', name, '--role', 'editor'], env);
  const secret = /jbx_[\da-f]+_[\da-f]+/.exec(key.out)?.[0];
  if (secret === undefined) throw new Error(`no project or key was created: ${created.err}${key.err}`);
  return secret;
}

/** Creates an API key with a role in the fixture's project. */
export const createTestKey = (role: Role, name: string, user_id?: string, { keys }: Fixture = fixture, at = origin) =>
  createKey({
    client: clientOf(keys.admin, at),
    body: { key_name: name, role, ...(user_id === undefined ? {} : { user_id }) },
  });

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
