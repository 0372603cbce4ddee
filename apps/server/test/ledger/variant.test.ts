/** Tests the decisions in the ledger about reading a deployed variant. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/store/database.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { validationError, validationErrors, judge, readVariant } from '../support/requests.ts';
import { interceptDatabase } from '../support/intercept-database.ts';

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
let broken = false;
let server: TestServer;

/** Makes reads of deployed variants fail while `broken` is true. Look-ups of API keys still succeed. */
const breakable = (database: Database) =>
  interceptDatabase(database, (method, sql) => {
    if (broken && method === 'lookup' && sql.includes('FROM environments')) throw new Error('planted');
  });

beforeAll(async () => {
  server = await startTestServer({}, breakable);
});
afterAll(() => server.stop());

async function newVariant(
  baseName: string,
  configName: string,
  parameters: Record<string, unknown>,
  uri?: string,
): Promise<string> {
  const made = await server.services.variants.create(server.fixture.session, {
    app_id: server.fixture.appId,
    base_name: baseName,
    config_name: configName,
    parameters,
    ...(uri === undefined ? {} : { uri }),
  });
  if (!('variant_id' in made)) throw new Error('refused');
  return made.variant_id;
}

async function deploy(variantId: string, environment: string): Promise<void> {
  const done = await server.services.deployments.deploy(server.fixture.session, {
    appId: server.fixture.appId,
    environment,
    variantId,
  });
  expect(done).toMatchObject({ variant_id: variantId });
}

describe('the fields of a deployed variant', () => {
  it('the server returns a string or null in fields that are objects in the source document (U01)', async () => {
    await deploy(await newVariant('called', 'here', {}, 'https://llm.internal/called'), 'staging');
    const [bare, called] = [await readVariant(server), await readVariant(server, { environment: 'staging' })];
    expect(bare.json.uri).toBeNull();
    expect(called.json.uri).toBe('https://llm.internal/called');
    for (const member of ['created_at', 'updated_at', 'modified_by_id', 'organization_id', 'workspace_id'])
      expect(bare.json[member], member).toBeTypeOf('string');
    for (const member of ['vote', 'correct_answer', 'note']) {
      const value = member === 'vote' ? '1' : 'text';
      expect((await judge(server, { [member]: value })).json[member], member).toBe(value);
      expect((await judge(server, { [member]: null })).json[member], member).toBeNull();
      expect(validationErrors(await judge(server, { [member]: { text: 'an object' } })), member).toEqual(
        validationError('string_type', 'body', member),
      );
      expect(validationErrors(await judge(server, { [member]: 7 })), member).toEqual(
        validationError('string_type', 'body', member),
      );
    }
  });

  it('times are ISO 8601 in UTC with milliseconds and Z (U03)', async () => {
    const variant = (await readVariant(server)).json;
    const scenario = (await judge(server, {})).json;
    for (const time of [variant.created_at, variant.updated_at, scenario.created_at, scenario.updated_at]) {
      expect(time).toMatch(instant);
      expect(new Date(time).toISOString()).toBe(time);
    }
  });

  it('variant_name consists of base_name and config_name, and each base_name has one base_id (U33)', async () => {
    const ids = [await newVariant('formal', 'small', {}), await newVariant('formal', 'large', {})];
    const served = [];
    for (const id of ids) {
      await deploy(id, 'development');
      served.push((await readVariant(server, { environment: 'development' })).json);
    }
    expect(served.map(({ variant_name }) => variant_name)).toEqual(['formal.small', 'formal.large']);
    expect(served.map(({ base_name, config_name }) => [base_name, config_name])).toEqual([
      ['formal', 'small'],
      ['formal', 'large'],
    ]);
    expect(served[0].base_id).toBe(served[1].base_id);
    expect(served.map(({ revision }) => revision)).toEqual([1, 1]);
    expect(served.map(({ variant_id }) => variant_id)).toEqual(ids);
  });

  it('responses always contain all fields, even those that the contract does not require (U42)', async () => {
    const { json } = await readVariant(server);
    for (const member of ['created_at', 'updated_at', 'modified_by_id', 'organization_id', 'workspace_id'])
      expect(Object.keys(json)).toContain(member);
  });

  it('the server returns the parameters of a variant unchanged (U34)', async () => {
    const parameters = {
      '': 'no name',
      model: 'small-2',
      temperature: 0.25,
      big: 9007199254740991,
      none: null,
      flags: [true, [], {}],
      'line\nbreak': '\u2028 <b>&amp;</b>',
      deep: { deeper: { deepest: [{ messages: [{ role: 'system', content: 'Answer briefly. 😀' }] }] } },
    };
    await deploy(await newVariant('anything', 'goes', parameters), 'development');
    expect((await readVariant(server, { environment: 'development' })).json.parameters).toEqual(parameters);
  });
});

describe('the revision that an environment serves', () => {
  it('an environment serves the pinned revision until the next deployment (U13)', async () => {
    const id = await newVariant('pinned', 'one', { edit: 1 });
    await deploy(id, 'development');
    const before = await readVariant(server, { environment: 'development' });
    await server.services.variants.revise(server.fixture.session, id, { edit: 2 });
    const edited = await readVariant(server, { environment: 'development' });
    expect(edited.text).toBe(before.text);
    expect(edited.json).toMatchObject({ revision: 1, parameters: { edit: 1 } });
    await deploy(id, 'development');
    expect((await readVariant(server, { environment: 'development' })).json).toMatchObject({
      revision: 2,
      parameters: { edit: 2 },
    });
  });

  it('reading a variant needs the exact name of the environment (U14)', async () => {
    const { appId } = await freshApp();
    const [variant] = await freshVariants(appId);
    for (const environment of ['development', 'staging', 'production']) {
      const done = await server.services.deployments.deploy(server.fixture.session, {
        appId,
        environment,
        variantId: variant ?? '',
      });
      expect(done).toMatchObject({ environment });
      expect((await readVariant(server, { app: appId, environment })).status).toBe(200);
    }
    for (const environment of ['Production', 'PRODUCTION', ' production', 'prod', 'qa', 'ünknown']) {
      const response = await readVariant(server, { app: appId, environment });
      expect([response.status, response.json.code], environment).toEqual([500, 'variant_not_found']);
    }
  });

  it('a read with the current ETag gets a 304, and a deployment changes the ETag (U27)', async () => {
    const { appId } = await freshApp();
    for (const variantId of await freshVariants(appId)) {
      await server.services.deployments.deploy(server.fixture.session, { appId, environment: 'production', variantId });
      const fresh = await readVariant(server, { app: appId });
      const etag = fresh.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[^"]+"$/);
      expect(fresh.headers.get('cache-control')).toBe('private, no-cache');
      for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await readVariant(server, { app: appId, headers: { 'If-None-Match': tag } });
        expect([again.status, again.text, again.headers.get('etag')], tag).toEqual([304, '', etag]);
      }
      seen.push(etag);
      expect((await readVariant(server, { app: appId, headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    }
    expect(new Set(seen).size).toBe(2);
  });
});

describe('errors of reading a variant', () => {
  it('if no variant is deployed, a read gets a 500 with variant_not_found and must not be retried (U05)', async () => {
    const { appId } = await freshApp();
    const response = await readVariant(server, { app: appId });
    expect([response.status, response.json.code, response.headers.get('x-should-retry')]).toEqual([
      500,
      'variant_not_found',
      'false',
    ]);
  });

  it('an app_id that is not a UUID gets a 400, and a missing, empty or too long app_id gets a 422 (U06)', async () => {
    for (const app of [
      'support-assistant',
      '7',
      server.fixture.appId.replaceAll('-', ''),
      `${server.fixture.appId}0`,
      `{${server.fixture.appId}}`,
    ]) {
      const response = await readVariant(server, { app });
      expect([response.status, response.json.code], app).toEqual([400, 'invalid_app_id']);
    }
    expect((await readVariant(server, { app: server.fixture.appId.toUpperCase() })).status).toBe(200);
    expect(validationErrors(await readVariant(server, { app: '' }))).toEqual(
      validationError('string_too_short', 'query', 'app_id'),
    );
    expect(validationErrors(await readVariant(server, { app: 'x'.repeat(129) }))).toEqual(
      validationError('string_too_long', 'query', 'app_id'),
    );
    const missing = await fetch(`${server.base}/apps/get_variant_by_env?environment=production`, {
      headers: { Authorization: server.fixture.keys.viewer },
    });
    expect(missing.status).toBe(422);
    expect(await missing.json()).toMatchObject({ detail: [{ type: 'missing', loc: ['query', 'app_id'] }] });
  });

  it('a missing variant and a failure of the server have the same status and different error codes (U30)', async () => {
    const absent = await readVariant(server, { environment: 'nowhere' });
    broken = true;
    const failed = await readVariant(server).finally(() => (broken = false));
    expect([absent.status, absent.json.code, absent.headers.get('x-should-retry')]).toEqual([
      500,
      'variant_not_found',
      'false',
    ]);
    expect([failed.status, failed.json.code, failed.headers.get('x-should-retry')]).toEqual([
      500,
      'internal_error',
      null,
    ]);
    expect((await readVariant(server)).status).toBe(200);
  });
});

const seen: string[] = [];
let apps = 0;

async function freshApp(): Promise<{ appId: string }> {
  const app = await server.services.apps.create(server.fixture.session, `app-${apps++}`);
  if ('refused' in app) throw new Error('refused');
  return { appId: app.app_id };
}

async function freshVariants(appId: string): Promise<string[]> {
  const ids = [];
  for (const configName of ['one', 'two']) {
    const made = await server.services.variants.create(server.fixture.session, {
      app_id: appId,
      base_name: 'base',
      config_name: configName,
      parameters: { configName },
    });
    if ('variant_id' in made) ids.push(made.variant_id);
  }
  expect(ids).toHaveLength(2);
  return ids;
}
