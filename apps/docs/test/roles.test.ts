/** Checks the page about roles: calls every operation with the key of every role. */
import { operations } from '@jurybox/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInvitation, createClient } from '@jurybox/client';
import { readContract } from '../src/contract.ts';
import { rolesPage } from '../src/pages/roles-page.ts';
import { startDocsServer, type DocsServer } from './support/server.ts';

const columns = ['viewer', 'evaluator', 'editor', 'admin', 'judge', 'shared'] as const;
let server: DocsServer;
let keys: Record<(typeof columns)[number], string>;
beforeAll(async () => {
  server = await startDocsServer();
  const { pairs, keys: byRole } = server.fixture;
  const client = createClient({ baseUrl: `${server.origin}/api`, apiKey: byRole.editor });
  const path = { evaluation_id: pairs.evaluationId };
  const invite = async (isShared: boolean) =>
    (await createInvitation({ client, path, body: { invitation_name: 'a test', is_shared: isShared } })).secret;
  keys = { ...byRole, judge: await invite(false), shared: await invite(true) };
});
afterAll(() => server.stop());

/** Returns one text for each difference between the page and the server. */
async function differences(page: string): Promise<string[]> {
  const found: string[] = [];
  for (const { operationId, method, path } of Object.values(operations)) {
    const row = page.split('\n').find((line) => line.includes(`#${operationId})`));
    const cells = row
      ?.split(' | ')
      .slice(1)
      .map((cell) => cell.replace(/ \|$/, ''));
    // No object has this id, and no call has a body, so an allowed call changes nothing.
    const address = `${server.origin}/api${path}`.replaceAll(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000');
    for (const [at, column] of columns.entries()) {
      const { status } = await fetch(address, { method, headers: { Authorization: keys[column] } });
      const says = cells?.[at];
      const does = status === 403 ? '–' : 'yes';
      if (says !== does) found.push(`${operationId} for ${column}: the page says ${says}, the server ${status}`);
    }
  }
  return found;
}

it('the page says for each role and operation what the server does', async () => {
  const page = rolesPage(readContract());
  expect(await differences(page)).toEqual([]);
});

it('planted faults: the comparison finds a wrong cell and a missing operation', async () => {
  const page = rolesPage(readContract());
  const wrong = page.replace(/(#listApps\) \| )yes/, '$1–').replace(/^.*#listKeys\).*$/m, '');
  const found = (await differences(wrong)).map((difference) => difference.split(':')[0]);
  expect(found).toEqual(['listApps for viewer', ...columns.map((column) => `listKeys for ${column}`)]);
});
