/** Tests the variant reader while the service is unavailable, its fallback, and its snapshot. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConnectionError, VariantNotFoundError, type ApplicationVariant } from '../src/index.ts';
import type { VariantSnapshot } from '../src/reader.ts';
import { createReaderFixture, settleBackground, variantAt } from './support/reader-fixture.ts';

afterEach(() => void vi.useRealTimers());

describe('the reader during an outage', () => {
  it('during an outage of 60 s, the reader returns the stale variant and sends few requests', async () => {
    const { reader, deploy, advanceClock, setOutage, countNewRequests } = createReaderFixture();
    deploy(1);
    await reader.read();
    setOutage(true);
    countNewRequests();
    for (let second = 1; second <= 60; second++) {
      advanceClock(1000);
      for (let i = 0; i < 10; i++)
        expect(await reader.read()).toMatchObject({
          source: second <= 5 ? 'cache' : 'stale',
          ageMs: second * 1000,
          revision: 1,
        });
      await settleBackground();
    }
    expect(countNewRequests()).toBeLessThanOrEqual(11);
    deploy(2);
    setOutage(false);
    advanceClock(5001);
    await reader.read();
    await settleBackground();
    expect(await reader.read()).toMatchObject({ source: 'cache', ageMs: 0, revision: 2 });
  });

  it('during an outage, no read waits for the service, even after staleWhileRevalidateFor has passed', async () => {
    const { reader, deploy, advanceClock, service, countNewRequests } = createReaderFixture({}, { timeout: 60_000 });
    deploy(1);
    await reader.read();
    service.setFaults({ rate: 1, choose: [{ kind: 'reset' }] });
    for (let i = 0; i < 30; i++) {
      advanceClock(5000);
      await reader.read();
      await settleBackground();
    }
    // From here on, the service does not respond, so a read that waited for a response would never end.
    service.setFaults({ rate: 1, choose: [{ kind: 'hang' }] });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    for (let i = 0; i < 5; i++) expect(await reader.read()).toMatchObject({ source: 'stale', ageMs: 150_000 });
    await vi.runAllTimersAsync();
    expect(countNewRequests()).toBeLessThanOrEqual(31);
  });

  it('during an outage, a reader that has only a fallback returns it and does not wait for the service', async () => {
    const { reader, advanceClock, service } = createReaderFixture({ fallback: variantAt(7) }, { timeout: 60_000 });
    service.setFaults({ rate: 1, choose: [{ kind: 'reset' }] });
    await reader.read();
    advanceClock(10_000);
    // From here on, the service does not respond, so a read that waited for a response would never end.
    service.setFaults({ rate: 1, choose: [{ kind: 'hang' }] });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    expect(await reader.read()).toMatchObject({ source: 'fallback', revision: 7 });
    await vi.runAllTimersAsync();
  });

  it('if the first read of a reader without a fallback fails, a read 10 s later sends a request', async () => {
    const { reader, deploy, advanceClock, setOutage } = createReaderFixture();
    setOutage(true);
    await expect(reader.read()).rejects.toThrow(ConnectionError);
    deploy(1);
    setOutage(false);
    advanceClock(10_000);
    expect(await reader.read()).toMatchObject({ source: 'network', revision: 1 });
  });

  it('if the service does not respond, one read waits for the time `deadline`; later reads do not wait', async () => {
    const { reader, deploy, advanceClock, service } = createReaderFixture({ deadline: 60 });
    deploy(1);
    await reader.read();
    service.setFaults({ rate: 1, choose: [{ kind: 'hang' }] });
    advanceClock(70_000);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    let isSettled = false;
    const reading = reader.read().finally(() => (isSettled = true));
    await vi.advanceTimersByTimeAsync(59);
    expect(isSettled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await reading).toMatchObject({ source: 'stale' });
    // The clock stands still from here on, so a read that waited for the service would never end.
    for (let i = 0; i < 20; i++) await reader.read();
  });

  it('if the first read fails, the reads right after it send no request, with or without a fallback', async () => {
    for (const fallback of [undefined, variantAt(7)]) {
      const { reader, setOutage, countNewRequests } = createReaderFixture({ fallback });
      setOutage(true);
      for (let i = 0; i < 10; i++) await reader.read().catch((error) => expect(error).toBeInstanceOf(ConnectionError));
      expect(countNewRequests()).toBe(1);
    }
  });

  it('during an outage, the reader returns no variant older than staleIfErrorFor', async () => {
    const { reader, deploy, advanceClock, setOutage } = createReaderFixture({ staleIfErrorFor: 100_000 });
    deploy(1);
    await reader.read();
    setOutage(true);
    advanceClock(100_000);
    expect(await reader.read()).toMatchObject({ source: 'stale', ageMs: 100_000 });
    advanceClock(1);
    await expect(reader.read()).rejects.toBeInstanceOf(ConnectionError);
  });

  it('if Retry-After asks for a pause of days, the reader sends a request after about a minute', async () => {
    const { reader, deploy, advanceClock, service, countNewRequests } = createReaderFixture();
    deploy(1);
    await reader.read();
    service.setFaults({ script: [{ kind: 'response', status: 503, headers: { 'Retry-After': '999999' } }] });
    advanceClock(6000);
    await reader.read();
    await settleBackground();
    countNewRequests();
    advanceClock(6000);
    await reader.read();
    await settleBackground();
    expect(countNewRequests()).toBe(0);
    advanceClock(60_000);
    await reader.read();
    await settleBackground();
    expect(await reader.read()).toMatchObject({ source: 'cache' });
  });

  it('if a request succeeds before the time in Retry-After is over, the reader sends requests again', async () => {
    const { reader, deploy, advanceClock, service } = createReaderFixture();
    deploy(1);
    await reader.read();
    service.setFaults({ script: [{ kind: 'response', status: 503, headers: { 'Retry-After': '60' } }] });
    advanceClock(6000);
    await reader.read();
    await settleBackground();
    expect(await reader.read({ waitForFresh: true })).toMatchObject({ source: 'network', revision: 1 });
    deploy(2);
    advanceClock(6000);
    await reader.read();
    await settleBackground();
    expect(await reader.read()).toMatchObject({ source: 'cache', revision: 2 });
  });

  it('the reader calls onError if a request fails', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const { reader, setOutage } = createReaderFixture({ onError });
    setOutage(true);
    await reader.read().catch(() => {});
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(ConnectionError));
  });

  it('if the API key contains a space, which is invalid, the reader returns the stale variant', async () => {
    let key: string | undefined = 'any';
    const { reader, deploy, advanceClock } = createReaderFixture({}, { apiKey: () => key });
    deploy(1);
    await reader.read();
    key = 'a b';
    advanceClock(70_000);
    expect(await reader.read()).toMatchObject({ source: 'stale', ageMs: 70_000 });
  });
});

describe('the fallback of the reader', () => {
  it.each<[string, ApplicationVariant | (() => ApplicationVariant | Promise<ApplicationVariant>)]>([
    ['a value', variantAt(9)],
    ['a function', () => variantAt(9)],
    ['an asynchronous function', async () => variantAt(9)],
  ])('the reader accepts %s as the fallback', async (_, fallback) => {
    const { reader } = createReaderFixture({ fallback });
    expect(await reader.read()).toEqual({ variant: variantAt(9), source: 'fallback', ageMs: 0, revision: 9 });
  });

  it('if nothing is deployed, the reader returns the fallback for 5 s (freshFor), then sends a request', async () => {
    const { reader, deploy, advanceClock } = createReaderFixture({ fallback: variantAt(9) });
    expect(await reader.read()).toMatchObject({ source: 'fallback' });
    deploy(1);
    expect(await reader.read()).toMatchObject({ source: 'fallback' });
    advanceClock(6000);
    expect(await reader.read()).toMatchObject({ source: 'network', revision: 1 });
  });

  it('during an outage, the reader returns the fallback only if the stale variant is too old', async () => {
    const { reader, deploy, advanceClock, setOutage } = createReaderFixture({ fallback: variantAt(9) });
    deploy(1);
    await reader.read();
    setOutage(true);
    advanceClock(70_000);
    expect(await reader.read()).toMatchObject({ source: 'stale', revision: 1 });
    advanceClock(86_400_000);
    expect(await reader.read()).toMatchObject({ source: 'fallback', revision: 9 });
  });
});

describe('a snapshot of the reader', () => {
  it('a variant reader created with a stored variant returns it with its age, and then revalidates it', async () => {
    const onChange = vi.fn<(variant: ApplicationVariant) => void>();
    const first = createReaderFixture();
    first.deploy(1);
    await first.reader.read();
    const snapshot = JSON.parse(JSON.stringify(first.reader.snapshot())) as VariantSnapshot;
    const { reader, deploy, advanceClock, setOutage, service } = createReaderFixture({ snapshot, onChange });
    deploy(1);
    setOutage(true);
    advanceClock(30_000);
    expect(await reader.read()).toMatchObject({ source: 'stale', ageMs: 30_000, revision: 1 });
    await settleBackground();
    setOutage(false);
    advanceClock(40_000);
    expect(await reader.read({ waitForFresh: true })).toMatchObject({ source: 'network', ageMs: 0 });
    expect(service.requests.at(-1)?.headers.get('if-none-match')).toBe(snapshot.etag);
    expect(onChange).not.toHaveBeenCalled();
  });

  const validSnapshot = { variant: variantAt(1), etag: '"x"', readAt: 1_000_000 };
  it.each<[string, unknown]>([
    ['null', null],
    ['a string', 'x'],
    ['without a variant', { etag: '"x"', readAt: 1 }],
    ['without a time', { ...validSnapshot, readAt: undefined }],
    ['of a variant whose revision is a text', { ...validSnapshot, variant: { ...variantAt(1), revision: '1' } }],
    ['of another app', { ...validSnapshot, variant: variantAt(1, { app_id: 'other' }) }],
  ])('the reader ignores a snapshot that is %s', async (_, snapshot) => {
    const { reader, deploy } = createReaderFixture({ snapshot: snapshot as never });
    deploy(2);
    expect(await reader.read()).toMatchObject({ source: 'network', revision: 2 });
  });

  it('if the entity tag in a snapshot is not a valid header, the reader does not send it', async () => {
    const { reader, deploy, advanceClock } = createReaderFixture({ snapshot: { ...validSnapshot, etag: '"\r\nX: 1' } });
    deploy(2);
    advanceClock(70_000);
    expect(await reader.read()).toMatchObject({ source: 'network', revision: 2 });
  });

  it('if the clock is set back to a time before the variant was read, the variant is no longer fresh', async () => {
    const { reader, deploy, advanceClock } = createReaderFixture({ snapshot: { ...validSnapshot, readAt: 9_000_000 } });
    deploy(2);
    expect(await reader.read()).toMatchObject({ source: 'network', revision: 2 });
    deploy(undefined);
    advanceClock(-3_600_000);
    await expect(reader.read()).rejects.toThrow(VariantNotFoundError);
    deploy(3);
    advanceClock(-3_600_000);
    expect(await reader.read()).toMatchObject({ source: 'network', revision: 3 });
  });
});
