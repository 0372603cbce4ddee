/** Reads flags with the official OpenFeature providers, unmodified, and checks each response against the protocol. */
import { OFREPProvider } from '@openfeature/ofrep-provider';
import { OFREPWebProvider } from '@openfeature/ofrep-web-provider';
import { OpenFeature as serverApi, type Client } from '@openfeature/server-sdk';
import { OpenFeature as webApi } from '@openfeature/web-sdk';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { unwrap } from '../../src/services/outcome.ts';
import { engines } from '../support/engine.ts';
import { fillFixture } from '../support/fixture.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { createCheckedFetch } from './checked-fetch.ts';

const parameters = { model: 'small-2', temperature: 0.2, baseName: 'concise' };
const changed = { ...parameters, baseName: 'warm' };
const single = (key: string) => `/environments/production/ofrep/v1/evaluate/flags/${key}`;
const bulk = '/environments/production/ofrep/v1/evaluate/flags';

afterEach(async () => {
  await serverApi.clearProviders();
  await webApi.clearProviders();
});

describe.each(engines)('OFREP on %s', (engine) => {
  let server: TestServer;
  let appId: string;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
    ({ appId } = server.fixture);
  });
  afterAll(() => server.stop());

  const deploy = async (index: 0 | 1) =>
    unwrap(
      await server.services.deployments.deploy(server.fixture.session, {
        appId,
        environment: 'production',
        variantId: server.fixture.variantIds[index],
      }),
    );
  const serverClient = async (key = server.fixture.keys.viewer, checked = createCheckedFetch()): Promise<Client> => {
    const provider = new OFREPProvider({
      baseUrl: `${server.base}/environments/production`,
      headers: { Authorization: `Bearer ${key}` },
      fetchImplementation: checked.fetch,
    });
    await serverApi.setProviderAndWait('server', provider);
    return serverApi.getClient('server');
  };
  /** Sends a request directly, without an OpenFeature provider. */
  const send = async (path: string, body: unknown, headers: Record<string, string> = {}, base = server.base) => {
    const checked = createCheckedFetch(undefined, { checksRequest: false });
    await checked.fetch(base + path, {
      method: 'POST',
      headers: { Authorization: server.fixture.keys.viewer, 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return checked.exchanges[0]!;
  };

  it('the OpenFeature server SDK reads the parameters by the id or the name of the application (U69)', async () => {
    await deploy(0);
    const client = await serverClient();
    for (const key of [appId, 'support-assistant']) {
      const { value, variant, reason, flagMetadata } = await client.getObjectDetails(key, {}, { targetingKey: 'u' });
      expect({ value, variant, reason }).toEqual({ value: parameters, variant: 'concise.small', reason: 'STATIC' });
      expect(flagMetadata).toEqual({
        app_id: appId,
        app_name: 'support-assistant',
        revision: 1,
        deployed_at: expect.stringMatching(/^20.*Z$/),
      });
    }
  });

  it('after a deployment, an OpenFeature provider returns the new parameters without a restart (U69)', async () => {
    const client = await serverClient();
    for (const [index, expected] of [changed, parameters].entries()) {
      await deploy(index === 0 ? 1 : 0);
      expect(await client.getObjectValue(appId, {})).toEqual(expected);
    }
  });

  it.each(['unknown', '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55', 'a name/with a slash'])(
    'for the missing flag %s, OpenFeature returns the default and FLAG_NOT_FOUND (U69)',
    async (key) => {
      const details = await (await serverClient()).getObjectDetails(encodeURIComponent(key), { own: true });
      expect(details).toMatchObject({ value: { own: true }, errorCode: 'FLAG_NOT_FOUND', reason: 'ERROR' });
    },
  );

  it('a flag of another project counts as missing (U69)', async () => {
    const other = await fillFixture(server.database, `other ${engine}`);
    const details = await (await serverClient(other.keys.viewer)).getObjectDetails(appId, {});
    expect(details).toMatchObject({ value: {}, errorCode: 'FLAG_NOT_FOUND' });
    const { body } = await send(bulk, {}, { Authorization: other.keys.viewer });
    expect(body.flags.map(({ key }: { key: string }) => key)).toEqual([other.appId]);
  });

  it('OpenFeature returns the default if the requested type or the API key is wrong (U69)', async () => {
    const client = await serverClient();
    expect(await client.getStringDetails(appId, 'own')).toMatchObject({ value: 'own', errorCode: 'TYPE_MISMATCH' });
    const checked = createCheckedFetch();
    const stranger = await serverClient('jbx_000000000000_wrong', checked);
    expect(await stranger.getObjectDetails(appId, { own: 1 })).toMatchObject({ value: { own: 1 }, reason: 'ERROR' });
    expect(checked.exchanges.map(({ status }) => status)).toEqual([401]);
  });

  it('the OpenFeature web SDK reads all flags, gets 304 if none changed, and sees a new deployment (U69)', async () => {
    await deploy(0);
    const checked = createCheckedFetch();
    const provider = new OFREPWebProvider({
      baseUrl: `${server.base}/environments/production`,
      headers: [['Authorization', server.fixture.keys.viewer]],
      fetchImplementation: checked.fetch,
      // By default, the provider keeps values for days and does not poll.
      cacheMode: 'disabled',
      pollInterval: 50,
      changeDetection: 'polling',
    });
    await webApi.setContext({ targetingKey: 'u' });
    await webApi.setProviderAndWait('web', provider);
    const client = webApi.getClient('web');
    expect(client.getObjectDetails(appId, {})).toMatchObject({ value: parameters, variant: 'concise.small' });
    expect(client.getObjectDetails('unknown', {})).toMatchObject({ value: {}, errorCode: 'FLAG_NOT_FOUND' });
    expect(client.getNumberDetails(appId, 1)).toMatchObject({ value: 1, errorCode: 'TYPE_MISMATCH' });
    await expect.poll(() => checked.exchanges.map(({ status }) => status)).toContain(304);
    await deploy(1);
    await expect.poll(() => client.getObjectValue(appId, {})).toEqual(changed);
  });

  it('renaming or deleting an application changes the entity tag of the list of flags (U69)', async () => {
    const { apps, variants, deployments } = server.services;
    const { session } = server.fixture;
    const app = unwrap(await apps.create(session, `renamed ${engine}`));
    const variant = { app_id: app.app_id, base_name: 'b', config_name: 'c', parameters: {} };
    const { variant_id: variantId } = unwrap(await variants.create(session, variant));
    const tag = async () => (await send(bulk, {})).headers.get('etag') ?? '';
    const tags = [await tag()];
    unwrap(await deployments.deploy(session, { appId: app.app_id, environment: 'production', variantId }));
    tags.push(await tag());
    unwrap(await apps.rename(session, app.app_id, `again ${engine}`));
    tags.push(await tag());
    expect((await send(single(encodeURIComponent(`again ${engine}`)), {})).status).toBe(200);
    unwrap(await apps.delete(session, app.app_id));
    expect(await tag()).toBe(tags[0]);
    expect(new Set(tags).size).toBe(3);
    expect((await send(bulk, {}, { 'If-None-Match': tags[0] ?? '' })).status).toBe(304);
    expect((await send(bulk, {}, { 'If-None-Match': tags[2] ?? '' })).status).toBe(200);
    expect((await send(single(app.app_id), {})).body).toMatchObject({ key: app.app_id, errorCode: 'FLAG_NOT_FOUND' });
  });

  it('a request for a flag needs no context, and gets an error of OFREP for an invalid context (U69)', async () => {
    expect((await send(single(appId), {})).status).toBe(200);
    expect((await send(single(appId), { context: {} })).status).toBe(200);
    for (const context of [5, null, [], 'x']) {
      const invalid = { errorCode: 'INVALID_CONTEXT', errorDetails: 'context: Input should be an object' };
      expect(await send(single(appId), { context })).toMatchObject({ status: 400, body: { key: appId, ...invalid } });
      expect(await send(bulk, { context })).toMatchObject({ status: 400, body: invalid });
    }
    for (const body of ['{', '[]', '{"a":1,"a":2}']) {
      expect(await send(single(appId), body)).toMatchObject({ status: 400, body: { errorCode: 'PARSE_ERROR' } });
      expect(await send(bulk, body)).toMatchObject({ status: 400, body: { errorCode: 'PARSE_ERROR' } });
    }
  });

  it('a request to /ofrep/v1 names the environment in a header (U69)', async () => {
    const { pathname } = new URL(`http://x${single(appId).replace('/environments/production', '')}`);
    const atRoot = (headers: Record<string, string>) => send(pathname, {}, headers, server.origin);
    expect(await atRoot({ 'Jurybox-Environment': 'production' })).toMatchObject({ status: 200, body: { key: appId } });
    expect(await atRoot({ 'Jurybox-Environment': 'staging' })).toMatchObject({ status: 404 });
    expect(await atRoot({})).toMatchObject({ status: 400, body: { key: appId, errorCode: 'GENERAL' } });
    expect((await atRoot({ 'Jurybox-Environment': 'production', Authorization: 'x' })).status).toBe(401);
  });
});

it('a request for all flags gets an error of OFREP if the flags exceed 8 MiB in total (U69)', async () => {
  const server = await startTestServer();
  const { session } = server.fixture;
  for (let index = 0; index < 9; index++) {
    const app = unwrap(await server.services.apps.create(session, `long ${index}`));
    const variant = {
      app_id: app.app_id,
      base_name: 'b',
      config_name: 'c',
      parameters: { text: 'x'.repeat(1_000_000) },
    };
    const { variant_id: variantId } = unwrap(await server.services.variants.create(session, variant));
    const target = { appId: app.app_id, environment: 'production', variantId };
    unwrap(await server.services.deployments.deploy(session, target));
  }
  const headers = { Authorization: server.fixture.keys.viewer, 'Content-Type': 'application/json' };
  const checked = createCheckedFetch();
  await checked.fetch(server.base + bulk, { method: 'POST', headers, body: '{}' });
  expect(checked.exchanges).toMatchObject([{ status: 400, body: { errorCode: 'GENERAL' } }]);
});

describe('planted faults in responses of OFREP', () => {
  const flag = { key: 'k', value: {}, reason: 'STATIC' };
  it.each([
    ['a reason that is no reason', single('k'), 200, { ...flag, reason: 'NONE' }],
    ['metadata that is an object', single('k'), 200, { ...flag, metadata: { a: {} } }],
    ['a missing flag without its key', single('k'), 404, { errorCode: 'FLAG_NOT_FOUND' }],
    ['an unknown error code', single('k'), 400, { key: 'k', errorCode: 'NONE' }],
    ['another status', single('k'), 422, { detail: [] }],
    ['a list without flags', bulk, 200, {}],
    ['a flag without a key', bulk, 200, { flags: [{ value: {}, reason: 'STATIC' }] }],
  ])('planted fault: the check of OFREP refuses %s', async (_, path, status, body) => {
    const checked = createCheckedFetch(async () => Response.json(body, { status }));
    await expect(checked.fetch(`http://x/api${path}`, { method: 'POST', body: '{}' })).rejects.toThrow(/OFREP/);
  });
});
