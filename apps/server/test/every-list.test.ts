/** Reads every list of the contract page by page, and sends cursors that a list cannot use. */
import { operations, type OperationId } from '@jurybox/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judged } from './contract/cases.ts';
import { engines } from './support/engine.ts';
import { evaluationCalls } from './support/evaluation-calls.ts';
import { sendRequest, validationError, validationErrors } from './support/requests.ts';
import { startTestServer, type TestServer } from './support/server.ts';

/** Texts in many writing systems, which callers may choose as user ids and as names. */
const texts = [
  'юля',
  'юлян',
  'ю',
  'Zoë',
  'Zoe\u0308',
  'ß',
  '日本',
  'עברית',
  'a',
  'A',
  'a b',
  '"\'`;--',
  '%_\\',
  '~',
  '~~',
  '\u00ff',
  '\u0001',
  '\uffff',
  '\uffff\uffff',
  '𐀀',
  '🦊',
  '🦊🦉',
  '🦊'.repeat(36),
];

/** The minimum number of items in each list. */
const itemCount = 8;

const lists = Object.values(operations).filter(({ query_parameters: names }: { query_parameters: readonly string[] }) =>
  names.includes('cursor'),
);

const encode = (bytes: string | number[]) => Buffer.from(bytes as string).toString('base64url');
/** Cursors that every list must reject. */
const unusable = {
  'not base64url': '!',
  'base64 with padding': 'YQ==',
  'spare bits': 'YR',
  'U+0000': encode('\0'),
  'text with U+0000': encode('a\0b'),
  'invalid UTF-8': encode([0xff, 0xfe]),
  'a lone surrogate in UTF-8': encode([0xed, 0xa0, 0x80]),
  'UTF-8 that is cut off': encode([0xf0, 0x9f, 0xa6]),
  'an overlong encoding': encode([0xc1, 0xa1]),
};
/** Cursors that every list except the list of judges must reject. The id of a judge can be any text. */
const notAnId = {
  JSON: encode('{"id":1}'),
  'a list': encode('[]'),
  null: encode('null'),
  'a negative number': encode('-1'),
  'a fraction': encode('1.5'),
  'a number that is too large': encode('2147483648'),
  'a huge number': encode('9'.repeat(150)),
  text: encode('юля'),
  'an id in upper case': encode('0198D2A4-6F00-7C3A-9D41-2B6F0C7E1A55'),
  'a quote': encode("' OR 1=1 --"),
};

describe.each(engines)('every list on %s', (engine) => {
  let server: TestServer;
  let paths: Record<string, string>;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
    const { plain, fixture } = server;
    const { evaluationId, scenarioIds } = await judged(fixture, plain);
    const at = `/human-evaluations/${evaluationId}`;
    const send = async (method: string, path: string, body: object, key?: string) => {
      const sent = await sendRequest(server, path, { method, ...(key === undefined ? {} : { key }) }, body);
      expect(sent.status, `${method} ${path}: ${sent.text}`).toBeLessThan(300);
      return sent.json;
    };
    for (const text of texts) {
      const { secret } = await send('POST', '/keys', { key_name: text, role: 'evaluator', user_id: text });
      await send('PATCH', `${at}/judging`, { judge_name: text }, secret);
      await send('PUT', `${at}/evaluation_scenario/${scenarioIds[0]}/human_a_b_testing`, { note: text }, secret);
    }
    // The order of the following lists does not depend on the texts, so `itemCount` texts are enough.
    for (const [index, text] of texts.slice(-itemCount).entries()) {
      await send('POST', `${at}/invitations`, { invitation_name: text });
      await send('POST', `${at}/results-keys`, { results_key_name: text });
      const name = `${text.replaceAll('\u0001', 'one')}${index}`;
      await send('POST', '/apps', { app_name: name });
      const made = { base_name: name, config_name: 'c', parameters: { [text]: text } };
      await send('POST', `/apps/${fixture.appId}/variants`, made);
      await send('PUT', `/variants/${fixture.variantIds[0]}/parameters`, { parameters: { [text]: text } });
      const environment = `/apps/${fixture.appId}/environments/staging/deployments`;
      await send('POST', environment, { variant_id: fixture.variantIds[0] });
      const requests = `/apps/${fixture.appId}/environments/staging/deployment-requests`;
      const asked = await send('POST', requests, { variant_id: fixture.variantIds[0], note: text });
      await send('PATCH', `/deployment-requests/${asked.deployment_request_id}`, { decision: 'withdrawn', note: text });
      const evaluation = { evaluation_name: text, evaluation_type: 'single_model_test', scenarios: [] };
      await send('POST', `/apps/${fixture.appId}/human-evaluations`, {
        ...evaluation,
        variant_ids: [fixture.variantIds[0]],
      });
      const inputs = [{ input_name: text, input_value: text }];
      await send('POST', `${at}/evaluation-scenarios`, { scenarios: [{ inputs }] });
    }
    const values: Record<string, string> = {
      app_id: fixture.appId,
      environment: 'staging',
      variant_id: fixture.variantIds[0],
      evaluation_id: evaluationId,
      evaluation_scenario_id: scenarioIds[0] ?? '',
    };
    paths = Object.fromEntries(
      lists.map(({ operationId, path }) => [
        operationId,
        path.replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? ''),
      ]),
    );
  });
  afterAll(() => server.stop());

  const page = (operation: OperationId, query: string, key?: string) =>
    sendRequest(server, `${paths[operation]}?${query}`, key === undefined ? {} : { key });
  /** Reads all pages of a list. Returns the items and the cursors. */
  const readAll = async (operation: OperationId, limit: number) => {
    const items: unknown[] = [];
    const cursors: string[] = [];
    for (let query = `limit=${limit}`; ;) {
      const { status, json, text } = await page(operation, query);
      expect(status, `${operation}: ${text}`).toBe(200);
      items.push(...json.items);
      if (json.next_cursor === null) return { items, cursors };
      expect(cursors).not.toContain(json.next_cursor);
      cursors.push(json.next_cursor);
      query = `limit=${limit}&cursor=${json.next_cursor}`;
    }
  };

  it.each(lists.map(({ operationId }) => operationId))(
    'the list %s has each item once and in the same order, whether its pages are small or large',
    async (operation) => {
      const { items } = await readAll(operation, 100);
      expect(items.length).toBeGreaterThanOrEqual(itemCount);
      expect(new Set(items.map((item) => JSON.stringify(item))).size).toBe(items.length);
      // Reads one item at a time, or more if the list has more than 40 items.
      const small = await readAll(operation, Math.ceil(items.length / 40));
      expect(small.items).toEqual(items);
      const { cursors } = small;
      expect(cursors.length).toBeGreaterThanOrEqual(itemCount - 1);
      for (const cursor of cursors) expect(cursor).toMatch(/^[\w-]{1,256}$/);
    },
  );

  it('the list of judges is ordered by the UTF-8 bytes of their ids', async () => {
    const { items } = await readAll('listJudges', 1);
    const ids = items.map((item) => (item as { judge_id: string }).judge_id);
    expect(ids).toEqual(ids.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
    expect(ids).toEqual(expect.arrayContaining(texts));
  });

  // The server rejects an invalid cursor before it uses the database, so one engine is enough.
  const rejecting = lists.filter(() => engine === 'sqlite').map(({ operationId }) => operationId);
  it.each(rejecting)('the list %s rejects invalid cursors', async (operation) => {
    const isAnyText = operation === 'listJudges';
    // src/services/paging.test.ts tests all cursors. So here, only one list of each sort order gets all of them.
    const isWhole = ['listApps', 'listEvaluationScenarios', 'listJudges'].includes(operation);
    const rejected = isWhole
      ? { ...unusable, ...(isAnyText ? {} : notAnId) }
      : { 'not base64url': unusable['not base64url'], text: notAnId.text, 'a fraction': notAnId['a fraction'] };
    for (const [what, cursor] of Object.entries(rejected)) {
      const response = await page(operation, `cursor=${cursor}`);
      expect(validationErrors(response), what).toEqual(validationError('value_error', 'query', 'cursor'));
    }
    if (isAnyText)
      for (const [what, cursor] of Object.entries(notAnId))
        expect((await page(operation, `cursor=${cursor}`)).status, what).toBe(200);
    const tooLong = await page(operation, `cursor=${'a'.repeat(257)}`);
    expect(validationErrors(tooLong)).toEqual(validationError('string_too_long', 'query', 'cursor'));
    expect(validationErrors(await page(operation, 'cursor='))).toEqual(
      validationError('string_too_short', 'query', 'cursor'),
    );
  });

  it('a list ordered by numbers rejects the cursor of a list ordered by ids, and the other way round', async () => {
    const cursorOf = async (operation: OperationId) => (await page(operation, 'limit=1')).json.next_cursor as string;
    const [id, number] = [await cursorOf('listApps'), await cursorOf('listEvaluationScenarios')];
    const wrong = validationError('value_error', 'query', 'cursor');
    expect(validationErrors(await page('listEvaluationScenarios', `cursor=${id}`))).toEqual(wrong);
    expect(validationErrors(await page('listApps', `cursor=${number}`))).toEqual(wrong);
  });

  it("the list of a variant's revisions includes the highest revision number that the contract allows", async () => {
    const largest = 2_147_483_647;
    const insert = `INSERT INTO variant_revisions (variant_id, revision, parameters, created_at, modified_by_id)
      SELECT variant_id, ${largest}, parameters, created_at, modified_by_id FROM variant_revisions
      WHERE variant_id = $1 AND revision = 1`;
    await server.database.transaction((tx) => tx.run(insert, server.fixture.variantIds[0]));
    expect((await page('listVariantRevisions', 'limit=1')).json.items[0].revision).toBe(largest);
  });

  it('an export contains each judgement once, whatever the ids of the judges are', async () => {
    const calls = evaluationCalls(server);
    const { fixture, plain } = server;
    const made = await plain.evaluations.create(fixture.session, {
      app_id: fixture.appId,
      evaluation_name: 'e',
      evaluation_type: 'human_a_b_testing',
      variant_ids: fixture.variantIds,
      judgements_per_scenario: 20,
      scenarios: Array.from({ length: 220 }, () => ({ inputs: [{ input_name: 'q', input_value: 'v' }] })),
    });
    const evaluationId = 'evaluation_id' in made ? made.evaluation_id : '';
    const ids = [...(await calls.scenarioIds(evaluationId))];
    const judges = ['юля', '\uffff', '🦊', '~~', 'a'];
    for (const position of [97, 98, 99])
      for (const user of judges) {
        const session = { ...fixture.session, role: 'evaluator' as const, user };
        const address = { evaluationId, scenarioId: ids[position] ?? '', type: 'human_a_b_testing' as const };
        expect(await plain.scenarios.update(session, address, { vote: '1' })).not.toHaveProperty('refused');
      }
    const exported = async (query: string) =>
      (await calls.lines(evaluationId, query)).map(
        (row) => `${String(row['position'])} ${String(row['judged_by_id'])}`,
      );
    const byBytes = judges.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    const isJudged = (position: number) => position >= 97 && position <= 99;
    const expected = Array.from({ length: 220 }, (_, position) =>
      isJudged(position) ? byBytes.map((user) => `${position} ${user}`) : [`${position} null`],
    ).flat();
    expect(await exported('')).toEqual(expected);
    // With this filter, the export is so small that the server reads all its rows at once.
    expect(await exported('?judged=true')).toEqual(expected.filter((row) => !row.endsWith(' null')));
  });
});
