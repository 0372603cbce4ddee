/** Checks the page about roles against the server: calls each operation with a key of each role. */
import { operations } from '@jurybox/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInvitation, createClient, createResultsKey } from '@jurybox/client';
import { readContract } from '../src/contract.ts';
import { rolesPage } from '../src/pages/roles-page.ts';
import { startDocsServer, type DocsServer } from './support/server.ts';

const columns = ['viewer', 'evaluator', 'editor', 'admin', 'judge', 'shared', 'results'] as const;
let server: DocsServer;
/** For each operation, the status codes of the responses, in the order of `columns`. */
const statuses = new Map<string, number[]>();
beforeAll(async () => {
  server = await startDocsServer();
  const { pairs, keys: byRole } = server.fixture;
  const client = createClient({ baseUrl: `${server.origin}/api`, apiKey: byRole.editor });
  const path = { evaluation_id: pairs.evaluationId };
  const invite = async (isShared: boolean) =>
    (await createInvitation({ client, path, body: { invitation_name: 'a test', is_shared: isShared } })).secret;
  const results = (await createResultsKey({ client, path, body: { results_key_name: 'a test' } })).secret;
  const keys = { ...byRole, judge: await invite(false), shared: await invite(true), results };
  for (const { operationId, method, path: template } of Object.values(operations)) {
    // No object has this id and the calls have no body, so no call changes anything, even if the server allows it.
    const address = `${server.origin}/api${template}`.replaceAll(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000');
    const received: number[] = [];
    for (const column of columns) {
      const response = await fetch(address, { method, headers: { Authorization: keys[column] } });
      await response.arrayBuffer();
      received.push(response.status);
    }
    statuses.set(operationId, received);
  }
});
afterAll(() => server.stop());

/** Returns a text for each cell of the page that differs from the response of the server. */
function differences(page: string): string[] {
  return [...statuses].flatMap(([operationId, received]) => {
    const row = page.split('\n').find((line) => line.includes(`#${operationId})`));
    const cells = row
      ?.split(' | ')
      .slice(1)
      .map((cell) => cell.replace(/ \|$/, ''));
    return columns.flatMap((column, at) => {
      const says = cells?.[at];
      const does = received[at] === 403 ? '–' : 'yes';
      return says === does ? [] : [`${operationId} for ${column}: the page says ${says}, the server ${received[at]}`];
    });
  });
}

it('the page about roles says which operations the server allows for each role', () => {
  const page = rolesPage(readContract());
  expect(statuses.size).toBe(Object.keys(operations).length);
  expect(differences(page)).toEqual([]);
});

it('planted faults: the check of the roles page finds a wrong cell and a missing operation', () => {
  const page = rolesPage(readContract());
  const wrong = page.replace(/(#listApps\) \| )yes/, '$1–').replace(/^.*#listKeys\).*$/m, '');
  const found = differences(wrong).map((difference) => difference.split(':')[0]);
  expect(found).toEqual(['listApps for viewer', ...columns.map((column) => `listKeys for ${column}`)]);
});
