/** Tests the fallback of a reader, its option `parse`, its notices of changes, and `close`. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../src/index.ts';
import { createVariantReader, InvalidParametersError, type VariantReaderOptions } from '../src/reader.ts';
import { createFakeService } from '../src/testing.ts';
import {
  appId,
  createReaderFixture,
  deployTo,
  environment,
  settleBackground,
  variantAt,
} from './support/reader-fixture.ts';

afterEach(() => void vi.useRealTimers());

interface Settings {
  model: string;
}
/** Requires the parameter `model` and drops all others, like a schema of a validation library. */
const parse = (parameters: unknown): Settings => {
  const { model } = parameters as Partial<Settings>;
  if (typeof model !== 'string') throw new TypeError('no model');
  return { model };
};

function createTypedReader(options: Partial<VariantReaderOptions<Settings>> = {}) {
  const service = createFakeService();
  deployTo(service, undefined);
  const client = createClient({ baseUrl: 'http://fake/api', apiKey: 'any', fetch: service.fetch, retries: 0 });
  const reader = createVariantReader({ client, appId, environment, freshFor: 0, ...options, parse });
  const deploy = (revision: number, parameters: object) =>
    deployTo(service, variantAt(revision, { parameters: parameters as never }));
  return { service, reader, deploy };
}

describe('the fallback of a typed reader', () => {
  it('if the fallback has only parameters, the reader adds the other members that a variant has', async () => {
    const { reader } = createReaderFixture({ fallback: { parameters: { model: 'built-in' } } });
    const { variant, source, revision, ageMs } = await reader.read();
    expect({ source, revision, ageMs }).toEqual({ source: 'fallback', revision: 0, ageMs: 0 });
    expect(variant).toMatchObject({ parameters: { model: 'built-in' }, app_id: appId, variant_id: '', uri: null });
  });

  it('if an async function returns the fallback, the reader only adds the members that are missing', async () => {
    const fallback = async () => ({ parameters: {}, variant_name: 'from a file' });
    const { reader } = createReaderFixture({ fallback });
    expect((await reader.read()).variant).toMatchObject({ variant_name: 'from a file', base_name: '' });
  });
});

describe('the option `parse` of the reader', () => {
  it('the reader returns the parameters with the type and the value that `parse` returned', async () => {
    const { reader, deploy } = createTypedReader();
    deploy(1, { model: 'small', other: 1 });
    const { variant } = await reader.read();
    const settings: Settings = variant.parameters;
    expect(settings).toEqual({ model: 'small' });
    expect(variant.revision).toBe(1);
  });

  it('if the service responds with 304, the reader does not call `parse` again', async () => {
    const calls = vi.fn<(parameters: unknown) => Settings>(parse);
    const service = createFakeService();
    const client = createClient({ baseUrl: 'http://fake/api', apiKey: 'any', fetch: service.fetch });
    const reader = createVariantReader({ client, appId, environment, freshFor: 0, parse: calls });
    deployTo(service, variantAt(1, { parameters: { model: 'a' } as never }));
    const first = await reader.read({ waitForFresh: true });
    await new Promise((resolve) => setTimeout(resolve, 2));
    const second = await reader.read({ waitForFresh: true });
    expect(second.source).toBe('network');
    expect(second.variant).toBe(first.variant);
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('if `parse` rejects a new variant, the reader returns the last valid variant and calls onError', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const { reader, deploy } = createTypedReader({ onError });
    deploy(1, { model: 'good' });
    await reader.read();
    deploy(2, { model: 7 });
    await new Promise((resolve) => setTimeout(resolve, 2));
    const reading = await reader.read({ waitForFresh: true });
    expect(reading).toMatchObject({ source: 'stale', revision: 1, variant: { parameters: { model: 'good' } } });
    const error = onError.mock.lastCall?.[0] as InvalidParametersError;
    expect(error).toBeInstanceOf(InvalidParametersError);
    expect(error).toMatchObject({ code: 'invalid_parameters', cause: new TypeError('no model') });
    expect(reader.snapshot()?.variant.revision).toBe(1);
  });

  it('if `parse` has rejected every variant, a read returns the fallback; without a fallback, it throws', async () => {
    const bad = { prompt: 'no model' };
    const withFallback = createTypedReader({ fallback: { parameters: { model: 'built-in' } } });
    withFallback.deploy(1, bad);
    expect((await withFallback.reader.read()).variant.parameters).toEqual({ model: 'built-in' });
    const without = createTypedReader();
    without.deploy(1, bad);
    await expect(without.reader.read()).rejects.toThrow(/parse rejected the parameters/);
  });

  it('the reader also calls `parse` for a stored snapshot, and ignores the snapshot if `parse` throws', async () => {
    const readAt = Date.now();
    const snapshotOf = (parameters: object) => ({
      variant: variantAt(1, { parameters: parameters as never }),
      etag: '"x"',
      readAt,
    });
    const freshFor = 600_000;
    const good = createTypedReader({ freshFor, snapshot: snapshotOf({ model: 'kept', more: true }) });
    expect(await good.reader.read()).toMatchObject({ source: 'cache', variant: { parameters: { model: 'kept' } } });
    // A snapshot keeps all parameters, because a later version of the product may need those that `parse` drops.
    expect(good.reader.snapshot()?.variant.parameters).toEqual({ model: 'kept', more: true });
    expect(createTypedReader({ freshFor, snapshot: snapshotOf({}) }).reader.snapshot()).toBeUndefined();
  });
});

describe('notifying the caller of a changed variant', () => {
  it('subscribe calls the listener with the new and the previous variant until the subscription ends', async () => {
    const { reader, deploy, advanceClock } = createReaderFixture();
    const notices: (number | undefined)[][] = [];
    const end = reader.subscribe((variant, before) => void notices.push([variant.revision, before?.revision]));
    for (const revision of [1, 1, 2, 3]) {
      deploy(revision);
      advanceClock(5001);
      await reader.read({ waitForFresh: true });
      if (revision === 2) end();
    }
    expect(notices).toEqual([
      [1, undefined],
      [2, 1],
    ]);
  });

  it('with refreshEvery, the reader notices a changed variant without any read', async () => {
    vi.useFakeTimers();
    const { reader, deploy, service } = createReaderFixture({ refreshEvery: 10_000 });
    const revisions: number[] = [];
    reader.subscribe(({ revision }) => void revisions.push(revision));
    deploy(1);
    await vi.advanceTimersByTimeAsync(10_000);
    deploy(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(revisions).toEqual([1, 2]);
    expect(service.requests).toHaveLength(2);
    reader.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('closing the reader', () => {
  it('close aborts the request in flight, and later reads send no request', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const { reader, service } = createReaderFixture({ onError });
    service.setFaults({ script: [{ kind: 'hang' }] });
    const read = reader.read();
    await settleBackground();
    reader.close();
    await expect(read).rejects.toThrow('The variant reader is closed.');
    await expect(reader.read()).rejects.toThrow('The variant reader is closed.');
    expect(service.requests).toHaveLength(1);
    expect(onError).not.toHaveBeenCalled();
  });

  it('a closed reader returns its last variant or the fallback', async () => {
    const { reader, deploy, advanceClock, countNewRequests } = createReaderFixture();
    deploy(1);
    await reader.read();
    reader.close();
    advanceClock(70_000);
    expect(await reader.read()).toMatchObject({ source: 'stale', revision: 1 });
    expect(countNewRequests()).toBe(1);
    const empty = createReaderFixture({ fallback: { parameters: {} } });
    empty.reader.close();
    expect(await empty.reader.read()).toMatchObject({ source: 'fallback' });
  });
});

it('if the base URL lacks /api, the error that onError gets asks whether /api is missing', async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const notFound = { title: 'Not found', detail: 'There is no such path.', status: 404, code: 'not_found' };
  const fetch = async () => Response.json(notFound, { status: 404 });
  const client = createClient({ baseUrl: 'http://localhost:8787', apiKey: 'any', fetch });
  const reader = createVariantReader({ client, appId, environment, fallback: { parameters: {} }, onError });
  expect((await reader.read()).source).toBe('fallback');
  expect(String(onError.mock.lastCall?.[0])).toContain('does baseUrl lack /api?');
});
