/** The variant reader when things go wrong: outages, fallbacks, and what was kept for a cold start. */
import { describe, expect, it, vi } from 'vitest';
import { ConnectionError, VariantNotFoundError, type ApplicationVariant } from '../src/index.ts';
import type { VariantSnapshot } from '../src/reader.ts';
import { revision, settle, stage } from './support/reader-stage.ts';

describe('an outage', () => {
  it('of 60 s is served through, with truthful source and age, and is not hammered', async () => {
    const { reader, deploy, pass, out, asked } = stage();
    deploy(1);
    await reader.read();
    out(true);
    asked();
    for (let second = 1; second <= 60; second++) {
      pass(1000);
      for (let i = 0; i < 10; i++)
        expect(await reader.read()).toMatchObject({
          source: second <= 5 ? 'cache' : 'stale',
          ageMs: second * 1000,
          revision: 1,
        });
      await settle();
    }
    expect(asked()).toBeLessThanOrEqual(11);
    deploy(2);
    out(false);
    pass(5001);
    await reader.read();
    await settle();
    expect(await reader.read()).toMatchObject({ source: 'cache', ageMs: 0, revision: 2 });
  });

  it('that goes on past the stale window keeps nobody waiting', async () => {
    const { reader, deploy, pass, service, asked } = stage({}, { timeout: 60_000 });
    deploy(1);
    await reader.read();
    service.setFaults({ rate: 1, choose: [{ kind: 'reset' }] });
    for (let i = 0; i < 30; i++) {
      pass(5000);
      await reader.read();
      await settle();
    }
    // Now nothing comes back at all: who reads gets the old one without waiting for it.
    service.setFaults({ rate: 1, choose: [{ kind: 'answer', status: 503 }] });
    // The least of some tries: who waits, waits every time.
    let least = Infinity;
    for (let tries = 0; tries < 5 && least >= 50; tries++) {
      const began = performance.now();
      expect(await reader.read()).toMatchObject({ source: 'stale', ageMs: 150_000 });
      least = Math.min(least, performance.now() - began);
    }
    expect(least).toBeLessThan(50);
    expect(asked()).toBeLessThanOrEqual(31);
  });

  it('of a service that hangs holds a reader up for its deadline once', async () => {
    const { reader, deploy, pass, service } = stage({ deadline: 60 });
    deploy(1);
    await reader.read();
    service.setFaults({ rate: 1, choose: [{ kind: 'hang' }] });
    pass(70_000);
    const began = performance.now();
    expect(await reader.read()).toMatchObject({ source: 'stale' });
    for (let i = 0; i < 20; i++) await reader.read();
    expect(performance.now() - began).toBeLessThan(1000);
  });

  it('at a cold start is asked about once per pause, with and without a fallback', async () => {
    for (const fallback of [undefined, revision(7)]) {
      const { reader, out, asked } = stage({ fallback });
      out(true);
      for (let i = 0; i < 10; i++) await reader.read().catch((error) => expect(error).toBeInstanceOf(ConnectionError));
      expect(asked()).toBe(1);
    }
  });

  it('ends the serving of what is too old', async () => {
    const { reader, deploy, pass, out } = stage({ staleIfErrorFor: 100_000 });
    deploy(1);
    await reader.read();
    out(true);
    pass(100_000);
    expect(await reader.read()).toMatchObject({ source: 'stale', ageMs: 100_000 });
    pass(1);
    await expect(reader.read()).rejects.toBeInstanceOf(ConnectionError);
  });

  it('does not keep quiet for as long as an absurd Retry-After says', async () => {
    const { reader, deploy, pass, service, asked } = stage();
    deploy(1);
    await reader.read();
    service.setFaults({ script: [{ kind: 'answer', status: 503, headers: { 'Retry-After': '999999' } }] });
    pass(6000);
    await reader.read();
    await settle();
    asked();
    pass(6000);
    await reader.read();
    await settle();
    expect(asked()).toBe(0);
    pass(60_000);
    await reader.read();
    await settle();
    expect(await reader.read()).toMatchObject({ source: 'cache' });
  });

  it('is over with the first good answer, whatever pause was asked for', async () => {
    const { reader, deploy, pass, service } = stage();
    deploy(1);
    await reader.read();
    service.setFaults({ script: [{ kind: 'answer', status: 503, headers: { 'Retry-After': '60' } }] });
    pass(6000);
    await reader.read();
    await settle();
    expect(await reader.read({ waitForFresh: true })).toMatchObject({ source: 'network', revision: 1 });
    deploy(2);
    pass(6000);
    await reader.read();
    await settle();
    expect(await reader.read()).toMatchObject({ source: 'cache', revision: 2 });
  });

  it('is told to onError each time it is met', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const { reader, out } = stage({ onError });
    out(true);
    await reader.read().catch(() => {});
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(ConnectionError));
  });

  it('may be a refused key or a hook: what was read is served', async () => {
    let key: string | undefined = 'any';
    const { reader, deploy, pass } = stage({}, { apiKey: () => key });
    deploy(1);
    await reader.read();
    key = 'a b';
    pass(70_000);
    expect(await reader.read()).toMatchObject({ source: 'stale', ageMs: 70_000 });
  });
});

describe('the fallback', () => {
  it.each<[string, ApplicationVariant | (() => ApplicationVariant | Promise<ApplicationVariant>)]>([
    ['a value', revision(9)],
    ['a function', () => revision(9)],
    ['a function that takes time', async () => revision(9)],
  ])('is %s', async (_, fallback) => {
    const { reader } = stage({ fallback });
    expect(await reader.read()).toEqual({ variant: revision(9), source: 'fallback', ageMs: 0, revision: 9 });
  });

  it('stands behind what was read before', async () => {
    const { reader, deploy, pass, out } = stage({ fallback: revision(9) });
    deploy(1);
    await reader.read();
    out(true);
    pass(70_000);
    expect(await reader.read()).toMatchObject({ source: 'stale', revision: 1 });
    pass(86_400_000);
    expect(await reader.read()).toMatchObject({ source: 'fallback', revision: 9 });
  });
});

describe('a snapshot', () => {
  it('carries over a cold start, with its age, and is revalidated', async () => {
    const onChange = vi.fn<(variant: ApplicationVariant) => void>();
    const first = stage();
    first.deploy(1);
    await first.reader.read();
    const snapshot = JSON.parse(JSON.stringify(first.reader.snapshot())) as VariantSnapshot;
    const { reader, deploy, pass, out, service } = stage({ snapshot, onChange });
    deploy(1);
    out(true);
    pass(30_000);
    expect(await reader.read()).toMatchObject({ source: 'stale', ageMs: 30_000, revision: 1 });
    out(false);
    pass(40_000);
    expect(await reader.read({ waitForFresh: true })).toMatchObject({ source: 'network', ageMs: 0 });
    expect(service.requests.at(-1)?.headers.get('if-none-match')).toBe(snapshot.etag);
    expect(onChange).not.toHaveBeenCalled();
  });

  const good = { variant: revision(1), etag: '"x"', readAt: 1_000_000 };
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'x'],
    ['without a variant', { etag: '"x"', readAt: 1 }],
    ['without a time', { ...good, readAt: undefined }],
    ['of another app', { ...good, variant: revision(1, { app_id: 'other' }) }],
  ])('that is %s is left out', async (_, snapshot) => {
    const { reader, deploy } = stage({ snapshot: snapshot as never });
    deploy(2);
    expect(await reader.read()).toMatchObject({ source: 'network', revision: 2 });
  });

  it('with a broken entity tag is asked about without it', async () => {
    const { reader, deploy, pass } = stage({ snapshot: { ...good, etag: '"\r\nX: 1' } });
    deploy(2);
    pass(70_000);
    expect(await reader.read()).toMatchObject({ source: 'network', revision: 2 });
  });

  it('of the future, or a clock that was set back, makes nothing fresh', async () => {
    const { reader, deploy, pass } = stage({ snapshot: { ...good, readAt: 9_000_000 } });
    deploy(2);
    expect(await reader.read()).toMatchObject({ source: 'network', revision: 2 });
    deploy(undefined);
    pass(-3_600_000);
    await expect(reader.read()).rejects.toThrow(VariantNotFoundError);
    deploy(3);
    pass(-3_600_000);
    expect(await reader.read()).toMatchObject({ source: 'network', revision: 3 });
  });
});
