/// <reference types="node" />
/** Tests the variant reader while the service is available, with and without a deployment. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, VariantNotFoundError, ConnectionError, type ApplicationVariant } from '../src/index.ts';
import { createVariantReader } from '../src/reader.ts';
import {
  appId,
  createReaderFixture,
  deployTo,
  environment,
  settleBackground,
  variantAt,
} from './support/reader-fixture.ts';

afterEach(() => void vi.useRealTimers());

describe('the reader while the service is available', () => {
  it('concurrent reads of the variant share one request', async () => {
    const { reader, deploy, countNewRequests } = createReaderFixture();
    deploy(1);
    const readings = await Promise.all(Array.from({ length: 50 }, () => reader.read()));
    expect(countNewRequests()).toBe(1);
    for (const reading of readings) expect(reading).toMatchObject({ source: 'network', ageMs: 0, revision: 1 });
  });

  it('the reader returns a fresh variant from the cache, with its age', async () => {
    const { reader, deploy, advanceClock, countNewRequests } = createReaderFixture();
    deploy(1);
    await reader.read();
    advanceClock(5000);
    expect(await reader.read()).toMatchObject({ source: 'cache', ageMs: 5000, revision: 1 });
    expect(countNewRequests()).toBe(1);
  });

  it('the reader returns a stale variant at once, and fetches the new variant for the next read', async () => {
    const { reader, deploy, advanceClock, countNewRequests } = createReaderFixture();
    deploy(1);
    await reader.read();
    deploy(2);
    advanceClock(5001);
    countNewRequests();
    expect(await reader.read()).toMatchObject({ source: 'stale', ageMs: 5001, revision: 1 });
    await settleBackground();
    expect(await reader.read()).toMatchObject({ source: 'cache', ageMs: 0, revision: 2 });
    expect(countNewRequests()).toBe(1);
  });

  it('with waitForFresh, or after staleWhileRevalidateFor has passed, a read waits for the service', async () => {
    const { reader, deploy, advanceClock } = createReaderFixture();
    deploy(1);
    await reader.read();
    deploy(2);
    advanceClock(65_001);
    expect(await reader.read()).toMatchObject({ source: 'network', ageMs: 0, revision: 2 });
    deploy(3);
    advanceClock(5001);
    expect(await reader.read({ waitForFresh: true })).toMatchObject({ source: 'network', ageMs: 0, revision: 3 });
  });

  it('the reader revalidates with the entity tag, and the variant has the age 0 after a 304', async () => {
    const { reader, deploy, advanceClock, service } = createReaderFixture();
    deploy(1);
    const { variant } = await reader.read();
    advanceClock(70_000);
    const again = await reader.read();
    expect(again).toMatchObject({ source: 'network', ageMs: 0 });
    expect(again.variant).toBe(variant);
    expect(service.requests.map(({ headers }) => headers.get('if-none-match'))).toEqual([
      null,
      expect.stringMatching(/^".+"$/),
    ]);
    advanceClock(5000);
    expect(await reader.read()).toMatchObject({ source: 'cache', ageMs: 5000 });
  });

  it('the age of a variant counts from the time of the request, even if the response is slow', async () => {
    const slow = createReaderFixture();
    slow.deploy(1);
    const fetch: typeof slow.service.fetch = (...request) => {
      const response = slow.service.fetch(...request);
      slow.advanceClock(3000);
      return response;
    };
    const client = createClient({ baseUrl: 'http://fake/api', apiKey: 'any', fetch });
    const reader = createVariantReader({ client, appId, environment, now: slow.now });
    expect(await reader.read()).toMatchObject({ source: 'network', ageMs: 3000 });
    expect(await reader.read()).toMatchObject({ source: 'cache', ageMs: 3000 });
  });

  it('the reader calls onChange once per new revision', async () => {
    const onChange = vi.fn<(variant: ApplicationVariant) => void>();
    const { reader, deploy, advanceClock } = createReaderFixture({ onChange });
    deploy(1);
    await reader.read();
    for (const next of [1, 1, 2, 2, 3]) {
      deploy(next);
      advanceClock(5001);
      await reader.read({ waitForFresh: true });
    }
    expect(onChange.mock.calls.map(([{ revision }]) => revision)).toEqual([1, 2, 3]);
  });

  it('the reader calls onChange if the content changes but the revision does not', async () => {
    const onChange = vi.fn<(variant: ApplicationVariant) => void>();
    const { reader, deploy, advanceClock, service } = createReaderFixture({ onChange });
    deploy(1);
    await reader.read();
    deployTo(service, variantAt(1, { app_name: 'renamed' }));
    advanceClock(5001);
    await reader.read({ waitForFresh: true });
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('all reads of a variant reader return the same frozen variant', async () => {
    const { reader, deploy } = createReaderFixture();
    deploy(1);
    const { variant } = await reader.read();
    expect(() => ((variant.parameters as Record<string, unknown>)['system_prompt'] = 'mine')).toThrow(TypeError);
    expect((await reader.read()).variant).toBe(variant);
  });

  it('a read succeeds even if onChange and onError throw', async () => {
    const fail = () => {
      throw new Error('hook');
    };
    const { reader, deploy, advanceClock, setOutage } = createReaderFixture({ onChange: fail, onError: fail });
    deploy(1);
    expect(await reader.read()).toMatchObject({ source: 'network', revision: 1 });
    advanceClock(70_000);
    setOutage(true);
    expect(await reader.read()).toMatchObject({ source: 'stale', revision: 1 });
  });

  it('the reader has a timer only while a request is in flight', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const { reader, deploy, advanceClock, setOutage, service } = createReaderFixture();
    deploy(1);
    await reader.read();
    setOutage(true);
    advanceClock(6000);
    await reader.read();
    await settleBackground();
    expect(vi.getTimerCount()).toBe(0);
    service.setFaults({ rate: 1, choose: [{ kind: 'hang' }] });
    advanceClock(60_000);
    void reader.read().catch(() => {});
    await settleBackground();
    expect(vi.getTimerCount()).toBeGreaterThan(0);
  });
});

describe('the reader without a deployment', () => {
  it('the reader drops the variant as soon as the service responds that none is deployed', async () => {
    const { reader, deploy, advanceClock } = createReaderFixture();
    deploy(1);
    await reader.read();
    deploy(undefined);
    advanceClock(5001);
    expect(await reader.read()).toMatchObject({ source: 'stale', revision: 1 });
    await settleBackground();
    await expect(reader.read()).rejects.toBeInstanceOf(VariantNotFoundError);
    expect(reader.snapshot()).toBeUndefined();
  });

  it('if nothing is deployed, reads send no new request before freshFor ends, except with waitForFresh', async () => {
    const { reader, advanceClock, countNewRequests, deploy } = createReaderFixture();
    for (let i = 0; i < 5; i++) await expect(reader.read()).rejects.toThrow(VariantNotFoundError);
    expect(countNewRequests()).toBe(1);
    await expect(reader.read({ waitForFresh: true })).rejects.toThrow(VariantNotFoundError);
    expect(countNewRequests()).toBe(1);
    advanceClock(5001);
    deploy(1);
    expect(await reader.read()).toMatchObject({ source: 'network', revision: 1 });
    expect(countNewRequests()).toBe(1);
  });

  it('the reader returns a variant that was removed and then deployed again', async () => {
    const { reader, deploy, advanceClock } = createReaderFixture();
    deploy(1);
    await reader.read();
    deploy(undefined);
    advanceClock(66_000);
    await expect(reader.read()).rejects.toThrow(VariantNotFoundError);
    deploy(1);
    expect(await reader.read({ waitForFresh: true })).toMatchObject({ source: 'network', revision: 1 });
    expect(await reader.read()).toMatchObject({ source: 'cache' });
  });

  it('the reader keeps the variant during an outage, and does not treat it as removed', async () => {
    const { reader, deploy, advanceClock, setOutage } = createReaderFixture();
    deploy(1);
    await reader.read();
    setOutage(true);
    advanceClock(66_000);
    expect(await reader.read()).toMatchObject({ source: 'stale', ageMs: 66_000 });
    expect(reader.snapshot()).toBeDefined();
    const cold = createReaderFixture();
    cold.setOutage(true);
    await expect(cold.reader.read()).rejects.toBeInstanceOf(ConnectionError);
  });

  it('the reader recognises variant_not_found even if another copy of this package created the client', async () => {
    const error = Object.assign(new Error('gone'), { code: 'variant_not_found' });
    let isGone = false;
    const get = async () =>
      isGone
        ? { data: undefined, error, response: undefined }
        : { data: variantAt(1), error: undefined, response: { status: 200, headers: new Headers() } };
    let time = 0;
    const reader = createVariantReader({ client: { get } as never, appId, environment, now: () => time });
    await reader.read();
    isGone = true;
    time = 70_000;
    await expect(reader.read()).rejects.toBe(error);
  });
});
