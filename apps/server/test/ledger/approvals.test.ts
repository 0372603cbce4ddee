/** Tests the decisions in the ledger about protected environments. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/store/database.ts';
import { unwrap } from '../../src/services/outcome.ts';
import { engines, type Engine } from '../support/engine.ts';
import { sendRequest, validationError, validationErrors } from '../support/requests.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { wrapDatabase } from '../support/wrap-database.ts';

const protectedFully = { required_role: 'admin', requires_approval: true };

async function start(engine: Engine, wrap?: (database: Database) => Database) {
  const server = await startTestServer({}, wrap, engine);
  const { fixture, plain } = server;
  const { appId, keys, variantIds } = fixture;
  unwrap(await plain.variants.revise(fixture.session, variantIds[0], { temperature: 0.3 }));
  const send = (method: string, path: string, body?: object, key = keys.admin) =>
    sendRequest(server, path, { method, key }, body);
  const issue = async (role: 'editor' | 'admin', user?: string) =>
    (await plain.keys.issue(fixture.project, { name: user ?? 'anonymous', role, user })).secret;
  const at = (environment = 'production') => `/apps/${appId}/environments/${environment}`;
  const protect = (body: object, environment?: string) => send('PATCH', at(environment), body);
  const deploy = (key: string, more: object = {}, environment?: string) =>
    send('POST', `${at(environment)}/deployments`, { variant_id: variantIds[1], ...more }, key);
  const ask = (key: string, more: object = {}, environment?: string) =>
    send('POST', `${at(environment)}/deployment-requests`, { variant_id: variantIds[0], ...more }, key);
  const decide = (id: string, decision: string, key: string, more: object = {}) =>
    send('PATCH', `/deployment-requests/${id}`, { decision, ...more }, key);
  const asked = async (key: string, environment?: string) => {
    const { status, json, text } = await ask(key, {}, environment);
    expect(status, text).toBe(201);
    return json.deployment_request_id as string;
  };
  const expire = (id: string) =>
    server.database.transaction((tx) =>
      tx.run("UPDATE deployment_requests SET expires_at = '2020-01-01T00:00:00.000Z' WHERE id = $1", id),
    );
  const history = async (environment?: string) => (await send('GET', `${at(environment)}/deployments`)).json.items;
  return { server, send, issue, at, protect, deploy, ask, decide, asked, expire, history };
}

type World = Awaited<ReturnType<typeof start>>;

/** Tries many actions in a protected environment. Returns the status of each response by the name of its action. */
async function tryEverything({ server, issue, protect, deploy, ask, decide, asked, expire, send, at }: World) {
  const { viewer, editor, admin } = server.fixture.keys;
  const anonymous = await issue('admin');
  await protect(protectedFully);
  await protect({ required_role: 'admin' }, 'staging');
  const statuses: Record<string, number> = {};
  const note = async (what: string, response: Promise<{ status: number }>) => {
    statuses[what] = (await response).status;
  };
  await note('deploy without an approval', deploy(admin));
  await note('deploy with a role that is too low', deploy(editor, {}, 'staging'));
  await note('delete the application', send('DELETE', `/apps/${server.fixture.appId}`));
  await note('protect as an editor', send('PATCH', at(), { requires_approval: false }, editor));
  await note('ask with an anonymous key', ask(anonymous));
  await note('ask as a viewer', ask(viewer));
  await note('ask for an unknown environment', ask(editor, {}, 'canary'));
  await note('protect an unknown environment', protect({}, 'canary'));
  const byAdmin = await asked(admin);
  await note('approve an own request', decide(byAdmin, 'approved', admin));
  await note('reject an own request', decide(byAdmin, 'rejected', admin));
  await note(
    'approve with another key of the same user',
    decide(byAdmin, 'approved', await issue('admin', userOf(server))),
  );
  await note('approve with an anonymous key', decide(byAdmin, 'approved', anonymous));
  await note('approve with a role that is too low', decide(byAdmin, 'approved', editor));
  await note('approve as a viewer', decide(byAdmin, 'approved', viewer));
  const byEditor = await asked(editor);
  await note("withdraw another person's request", decide(byEditor, 'withdrawn', admin));
  await expire(byEditor);
  await note('approve an expired request', decide(byEditor, 'approved', admin));
  const outdated = await asked(editor);
  const rejected = await asked(editor);
  await note('reject', decide(rejected, 'rejected', admin));
  await note('approve a rejected request', decide(rejected, 'approved', await issue('admin', 'Noor')));
  await note('approve', decide(await asked(editor), 'approved', admin));
  await note('approve after another deployment', decide(outdated, 'approved', admin));
  await note('withdraw', decide(outdated, 'withdrawn', editor));
  return statuses;
}

const userOf = ({ fixture }: TestServer) => fixture.session.user;

const expected = {
  'deploy without an approval': 403,
  'deploy with a role that is too low': 403,
  'delete the application': 403,
  'protect as an editor': 403,
  'ask with an anonymous key': 403,
  'ask as a viewer': 403,
  'ask for an unknown environment': 404,
  'protect an unknown environment': 404,
  'approve an own request': 403,
  'reject an own request': 403,
  'approve with another key of the same user': 403,
  'approve with an anonymous key': 403,
  'approve with a role that is too low': 403,
  'approve as a viewer': 403,
  "withdraw another person's request": 403,
  'approve an expired request': 412,
  reject: 200,
  'approve a rejected request': 412,
  approve: 200,
  'approve after another deployment': 412,
  withdraw: 200,
};

describe.each(engines)('protected environments on %s', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await start(engine);
  });
  afterAll(() => world.server.stop());

  it('an environment is not protected before somebody protects it (U67)', async () => {
    const { server, send, deploy } = world;
    const { items } = (await send('GET', `/apps/${server.fixture.appId}/environments`)).json;
    expect(items.map((item: object) => Object.keys(item))).toEqual(items.map(() => ['environment', 'deployment']));
    const deployed = await deploy(server.fixture.keys.editor, {}, 'development');
    expect(deployed.status).toBe(201);
    expect(Object.keys(deployed.json)).not.toEqual(expect.arrayContaining(['note']));
    expect(deployed.json).not.toHaveProperty('approved_by_id');
  });

  it('a deployment request needs the approval of another person with the required role (U67)', async () => {
    expect(await tryEverything(world)).toEqual(expected);
  });

  it('the error for a rejected deployment names the operation that creates a deployment request (U67)', async () => {
    const { server, protect, deploy, at } = world;
    await protect(protectedFully);
    const { json } = await deploy(server.fixture.keys.admin);
    expect(json).toMatchObject({ code: 'forbidden' });
    expect(json.detail).toContain(`createDeploymentRequest: POST ${at()}/deployment-requests`);
  });

  it('an approval deploys the requested revision, and the deployment names requester and approver (U67)', async () => {
    const { server, ask, decide, send, history, protect } = world;
    const { keys, appId, variantIds } = server.fixture;
    await protect(protectedFully);
    const before = (await history())[0];
    const sent = { revision: 1, note: 'Roll back.', served_deployment_number: before.deployment_number };
    const { json: request } = await ask(keys.editor, sent);
    const editorId = (await send('GET', '/current-key', undefined, keys.editor)).json.user_id;
    expect(request).toMatchObject({ ...sent, state: 'open', created_by_id: editorId, decided_at: null });
    expect(Date.parse(request.expires_at) - Date.parse(request.created_at)).toBe(7 * 86_400_000);
    const id = request.deployment_request_id;
    const approved = await decide(id, 'approved', keys.admin, { note: 'Yes.' });
    const number = before.deployment_number + 1;
    const decided = {
      state: 'approved',
      deployment_number: number,
      decided_by_id: userOf(server),
      decision_note: 'Yes.',
    };
    expect(approved.json).toMatchObject({ ...request, ...decided, decided_at: expect.any(String) });
    // A repeated approval, for example after a lost response, gets the same response and deploys nothing.
    expect((await decide(id, 'approved', keys.admin)).json).toEqual(approved.json);
    expect((await send('GET', `/deployment-requests/${id}`)).json).toEqual(approved.json);
    expect((await history())[0]).toMatchObject({
      deployment_number: number,
      revision: 1,
      note: 'Roll back.',
      created_by_id: editorId,
      approved_by_id: userOf(server),
    });
    const read = `/apps/get_variant_by_env?app_id=${appId}&environment=production`;
    expect((await send('GET', read)).json).toMatchObject({ variant_id: variantIds[0], revision: 1 });
  });

  it('if two people deploy or approve at the same time, only one of them succeeds (U67)', async () => {
    const { server, protect, deploy, decide, asked, issue, history } = world;
    const { editor, admin } = server.fixture.keys;
    await protect({ required_role: 'editor', requires_approval: false });
    const served = { served_deployment_number: (await history())[0].deployment_number };
    const deployed = await Promise.all([editor, admin].map((key) => deploy(key, served)));
    expect(deployed.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    const refused = deployed.find(({ status }) => status === 422);
    expect(refused && validationErrors(refused)).toEqual(
      validationError('value_error', 'body', 'served_deployment_number'),
    );
    const id = await asked(editor);
    const other = await issue('admin', 'Noor');
    const decided = await Promise.all([admin, other].map((key) => decide(id, 'approved', key)));
    expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const both = await Promise.all([asked(editor), asked(editor)]);
    const approved = await Promise.all(both.map((one) => decide(one, 'approved', admin)));
    expect(approved.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await history())[0].deployment_number).toBe(served.served_deployment_number + 3);
  });

  it('an environment has at most 20 open deployment requests, even if they arrive together (U67)', async () => {
    const { server, ask, send, at, expire, decide } = world;
    const { editor } = server.fixture.keys;
    // On a busy machine, the server may be too slow and respond with a 503.
    const askAgain = async (): ReturnType<typeof ask> => {
      const response = await ask(editor, {}, 'development');
      return response.status === 503 ? askAgain() : response;
    };
    const all = await Promise.all(Array.from({ length: 23 }, askAgain));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(20);
    const [refused] = all.filter(({ status }) => status !== 201);
    expect(refused && validationErrors(refused)).toEqual(validationError('value_error', 'path', 'environment'));
    const list = async (query: string) =>
      (await send('GET', `${at('development')}/deployment-requests?limit=100&${query}`)).json.items as {
        deployment_request_id: string;
        state: string;
      }[];
    const [first, second] = await list('is_open=true');
    await expire(first?.deployment_request_id ?? '');
    await decide(second?.deployment_request_id ?? '', 'withdrawn', editor);
    expect((await list('is_open=false')).map(({ state }) => state)).toEqual(['expired', 'withdrawn']);
    expect(await list('is_open=true')).toHaveLength(18);
    expect(await list('')).toHaveLength(20);
    expect((await ask(editor, {}, 'development')).status).toBe(201);
  });

  it('nobody can approve the deployment of a deleted variant, and a revoked key cannot reject it (U67)', async () => {
    const { server, ask, decide, send, issue, history } = world;
    const { appId, keys, project } = server.fixture;
    const variant = { base_name: 'gone', config_name: 'c', parameters: {} };
    const { variant_id } = (await send('POST', `/apps/${appId}/variants`, variant)).json;
    const id = (await ask(keys.editor, { variant_id }, 'staging')).json.deployment_request_id;
    await send('DELETE', `/variants/${variant_id}`);
    const before = await history('staging');
    expect((await decide(id, 'approved', keys.admin)).status).toBe(404);
    expect(await history('staging')).toEqual(before);
    const key = await server.plain.keys.issue(project, { name: 'k', role: 'admin', user: 'Ada' });
    await send('DELETE', `/keys/${key.key_id}`);
    expect((await decide(id, 'rejected', key.secret)).status).toBe(401);
    expect((await decide(id, 'rejected', await issue('admin', 'Ada'))).status).toBe(200);
  });
});

type Row = Record<string, unknown>;

/** A planted fault: if an SQL statement contains `text`, its row gets a different `column`, computed by `value`. */
let planted: { text: string; column: string; value: (row: Row) => unknown } | undefined;
const withPlanted = (inner: Database): Database =>
  wrapDatabase(inner, {}, (tx) => ({
    get: async (sql, ...values) => {
      const row = await tx.get<any>(sql, ...values);
      const plant = planted !== undefined && sql.includes(planted.text) ? planted : undefined;
      return row === undefined || plant === undefined ? row : { ...row, [plant.column]: plant.value(row) };
    },
  }));

describe('planted faults in the approval of deployments', () => {
  let world: World;
  beforeAll(async () => {
    world = await start('sqlite', withPlanted);
  });
  afterAll(() => world.server.stop());
  const environment = 'RETURNING name, deployment_number';
  it.each([
    ['a deployment without the approval', environment, 'is_approval_required', () => 0, 'deploy without an approval'],
    ['a role that is not checked', environment, 'is_admin_required', () => 0, 'approve with a role that is too low'],
    ['an approval of an own request', 'FROM deployment_requests', 'created_by_id', () => 'x', 'approve an own request'],
    ['an anonymous key', 'FROM keys WHERE id', 'is_anonymous', () => 0, 'approve with an anonymous key'],
    [
      'an expired request',
      'FROM deployment_requests',
      'expires_at',
      () => '2999-01-01T00:00:00.000Z',
      'approve an expired request',
    ],
    ['a rejected request', 'FROM deployment_requests', 'decision', () => null, 'approve a rejected request'],
    [
      'an outdated request',
      'UPDATE environments SET position',
      'deployment_number',
      () => 1,
      'approve after another deployment',
    ],
  ])('planted fault: the check finds %s', async (_, text, column, value, what) => {
    planted = { text, column, value };
    const statuses = await tryEverything(world).finally(() => (planted = undefined));
    expect(statuses[what]).toBe(200 + Number(what.startsWith('deploy')));
  });
});
