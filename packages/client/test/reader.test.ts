/// <reference types="node" />
/** The variant reader in good times, and when nothing is deployed. */
import { describe, expect, it, vi } from 'vitest';
import { createClient, VariantNotFoundError, ConnectionError, type ApplicationVariant } from '../src/index.ts';
import { createVariantReader } from '../src/reader.ts';
import { appId, environment, revision, settle, stage } from './support/reader-stage.ts';

describe('in good times', () => {
  it('asks once however many read', async () => {
    const { reader, deploy, asked } = stage();
    deploy(1);
    const readings = await Promise.all(Array.from({ length: 50 }, () => reader.read()));
    expect(asked()).toBe(1);
    for (const reading of readings) expect(reading).toMatchObject({ source: 'network', ageMs: 0, revision: 1 });
  });

  it('serves from the cache while fresh, with its age', async () => {
    const { reader, deploy, pass, asked } = stage();
    deploy(1);
    await reader.read();
    pass(5000);
    expect(await reader.read()).toMatchObject({ source: 'cache', ageMs: 5000, revision: 1 });
    expect(asked()).toBe(1);
  });

  it('serves stale at once and shows an update after one fetch, not two', async () => {
    const { reader, deploy, pass, asked } = stage();
    deploy(1);
    await reader.read();
    deploy(2);
    pass(5001);
    asked();
    expect(await reader.read()).toMatchObject({ source: 'stale', ageMs: 5001, revision: 1 });
    await settle();
    expect(await reader.read()).toMatchObject({ source: 'cache', ageMs: 0, revision: 2 });
    expect(asked()).toBe(1);
  });

  it('waits for the service past the stale window, or when told', async () => {
    const { reader, deploy, pass } = stage();
    deploy(1);
    await reader.read();
    deploy(2);
    pass(65_001);
    expect(await reader.read()).toMatchObject({ source: 'network', ageMs: 0, revision: 2 });
    deploy(3);
    pass(5001);
    expect(await reader.read({ waitForFresh: true })).toMatchObject({ source: 'network', ageMs: 0, revision: 3 });
  });

  it('revalidates with the entity tag: 304 keeps the value and renews its age', async () => {
    const { reader, deploy, pass, service } = stage();
    deploy(1);
    const { variant } = await reader.read();
    pass(70_000);
    const again = await reader.read();
    expect(again).toMatchObject({ source: 'network', ageMs: 0 });
    expect(again.variant).toBe(variant);
    expect(service.requests.map(({ headers }) => headers.get('if-none-match'))).toEqual([
      null,
      expect.stringMatching(/^".+"$/),
    ]);
    pass(5000);
    expect(await reader.read()).toMatchObject({ source: 'cache', ageMs: 5000 });
  });

  it('takes the time of asking for the age, so that a slow answer is not younger than it is', async () => {
    const slow = stage();
    slow.deploy(1);
    const fetch: typeof slow.service.fetch = (...request) => {
      const answered = slow.service.fetch(...request);
      slow.pass(3000);
      return answered;
    };
    const client = createClient({ baseUrl: 'http://fake/api', apiKey: 'any', fetch });
    const reader = createVariantReader({ client, appId, environment, now: slow.now });
    expect(await reader.read()).toMatchObject({ source: 'network', ageMs: 3000 });
    expect(await reader.read()).toMatchObject({ source: 'cache', ageMs: 3000 });
  });

  it('tells of a change once', async () => {
    const onChange = vi.fn<(variant: ApplicationVariant) => void>();
    const { reader, deploy, pass } = stage({ onChange });
    deploy(1);
    await reader.read();
    for (const next of [1, 1, 2, 2, 3]) {
      deploy(next);
      pass(5001);
      await reader.read({ waitForFresh: true });
    }
    expect(onChange.mock.calls.map(([{ revision }]) => revision)).toEqual([1, 2, 3]);
  });

  it('tells of other content at the same revision', async () => {
    const onChange = vi.fn<(variant: ApplicationVariant) => void>();
    const { reader, deploy, pass, service } = stage({ onChange });
    deploy(1);
    await reader.read();
    service.deploy(appId, environment, revision(1, { app_name: 'renamed' }));
    pass(5001);
    await reader.read({ waitForFresh: true });
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('gives everybody the same variant, which nobody can change', async () => {
    const { reader, deploy } = stage();
    deploy(1);
    const { variant } = await reader.read();
    expect(() => ((variant.parameters as Record<string, unknown>)['system_prompt'] = 'mine')).toThrow(TypeError);
    expect((await reader.read()).variant).toBe(variant);
  });

  it('is not disturbed by hooks that fail', async () => {
    const fail = () => {
      throw new Error('hook');
    };
    const { reader, deploy, pass, out } = stage({ onChange: fail, onError: fail });
    deploy(1);
    expect(await reader.read()).toMatchObject({ source: 'network', revision: 1 });
    pass(70_000);
    out(true);
    expect(await reader.read()).toMatchObject({ source: 'stale', revision: 1 });
  });

  it('leaves no timer and nothing under way', async () => {
    const before = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const { reader, deploy, pass, out } = stage();
    deploy(1);
    await reader.read();
    out(true);
    pass(6000);
    await reader.read();
    await settle();
    expect(process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length).toBe(before);
  });
});

describe('absence', () => {
  it('is not stale forever after gone: evicts at once', async () => {
    const { reader, deploy, pass } = stage();
    deploy(1);
    await reader.read();
    deploy(undefined);
    pass(5001);
    expect(await reader.read()).toMatchObject({ source: 'stale', revision: 1 });
    await settle();
    await expect(reader.read()).rejects.toBeInstanceOf(VariantNotFoundError);
    expect(reader.snapshot()).toBeUndefined();
  });

  it('is asked about once per fresh time, and again with waitForFresh', async () => {
    const { reader, pass, asked, deploy } = stage();
    for (let i = 0; i < 5; i++) await expect(reader.read()).rejects.toThrow(VariantNotFoundError);
    expect(asked()).toBe(1);
    await expect(reader.read({ waitForFresh: true })).rejects.toThrow(VariantNotFoundError);
    expect(asked()).toBe(1);
    pass(5001);
    deploy(1);
    expect(await reader.read()).toMatchObject({ source: 'network', revision: 1 });
    expect(asked()).toBe(1);
  });

  it('ends: absent, then deployed again, shows', async () => {
    const { reader, deploy, pass } = stage();
    deploy(1);
    await reader.read();
    deploy(undefined);
    pass(66_000);
    await expect(reader.read()).rejects.toThrow(VariantNotFoundError);
    deploy(1);
    expect(await reader.read({ waitForFresh: true })).toMatchObject({ source: 'network', revision: 1 });
    expect(await reader.read()).toMatchObject({ source: 'cache' });
  });

  it('is told apart from a service that is broken', async () => {
    const { reader, deploy, pass, out } = stage();
    deploy(1);
    await reader.read();
    out(true);
    pass(66_000);
    expect(await reader.read()).toMatchObject({ source: 'stale', ageMs: 66_000 });
    expect(reader.snapshot()).toBeDefined();
    const cold = stage();
    cold.out(true);
    await expect(cold.reader.read()).rejects.toBeInstanceOf(ConnectionError);
  });

  it('counts from a client of another copy of this package', async () => {
    const error = Object.assign(new Error('gone'), { code: 'variant_not_found' });
    let isGone = false;
    const get = async () =>
      isGone
        ? { data: undefined, error, response: undefined }
        : { data: revision(1), error: undefined, response: { status: 200, headers: new Headers() } };
    let time = 0;
    const reader = createVariantReader({ client: { get } as never, appId, environment, now: () => time });
    await reader.read();
    isGone = true;
    time = 70_000;
    await expect(reader.read()).rejects.toBe(error);
  });
});
