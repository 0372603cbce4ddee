/**
 * Reads what is deployed without ever taking the caller's product down: one request at a time, what was read before
 * while a newer one is fetched, what was read before when none can be, and then a fallback of yours. Starts no timer.
 */
import { getVariantByEnv } from '../generated/sdk.gen.ts';
import type { JuryboxError } from './errors.ts';
import { tell } from './hooks.ts';
import type { VariantReader, VariantReaderOptions, VariantReading, VariantSnapshot } from './reader-types.ts';

export type { VariantReader, VariantReaderOptions, VariantReading, VariantSnapshot } from './reader-types.ts';

/** Makes a reader for one app and environment; share it. */
export function createVariantReader(options: VariantReaderOptions): VariantReader {
  const {
    client,
    appId,
    environment,
    freshFor = 5000,
    staleWhileRevalidateFor = 60_000,
    staleIfErrorFor = 86_400_000,
    deadline = 5000,
    fallback,
    now = Date.now,
  } = options;
  let kept = usable(options.snapshot, appId);
  let failure: { error: unknown; isAbsence: boolean; at: number; pause: number } | undefined;
  let flight: Promise<VariantSnapshot> | undefined;

  // A clock that was set back makes nothing fresh: a time that is yet to come is like one long ago.
  const isWithin = (at: number, span: number) => now() >= at && now() - at <= span;

  /** Asks the service once, however many callers wait. Rejects with what the client throws. */
  const refresh = () => (flight ??= fetchVariant().finally(() => (flight = undefined)));

  async function fetchVariant(): Promise<VariantSnapshot> {
    // The service speaks some time after it is asked: taking the earlier time, an age is never given too small.
    const readAt = now();
    try {
      const had = kept;
      const { data, error, response } = await getVariantByEnv({
        client,
        query: { app_id: appId, environment },
        ...(had?.etag ? { headers: { 'If-None-Match': had.etag } } : {}),
        deadline,
        throwOnError: false,
      });
      if (error !== undefined) throw error;
      const isSame = had !== undefined && response.status === 304;
      const read = frozen({
        variant: isSame ? had.variant : data,
        etag: response.headers.get('etag') ?? (isSame ? had.etag : ''),
        readAt,
      });
      kept = read;
      failure = undefined;
      if (!isSame && JSON.stringify(data) !== JSON.stringify(had?.variant)) void tell(() => options.onChange?.(data));
      return read;
    } catch (error) {
      const { code, retryAfterMs = 0 } = error as JuryboxError;
      // By its code: the client may come from another copy of this package.
      const isAbsence = code === 'variant_not_found';
      // Definitely gone: what was read before is not served any longer.
      if (isAbsence) kept = undefined;
      failure = {
        error,
        isAbsence,
        at: now(),
        pause: isAbsence ? freshFor : Math.max(freshFor, 1000, Math.min(retryAfterMs, 60_000)),
      };
      void tell(() => options.onError?.(error));
      throw error;
    }
  }

  const reading = (source: VariantReading['source'], { variant, readAt }: VariantSnapshot): VariantReading => ({
    variant,
    source,
    ageMs: Math.max(0, now() - readAt),
    revision: variant.revision,
  });

  const canStandIn = () => kept !== undefined && now() - kept.readAt <= staleIfErrorFor;

  async function otherwise(error: unknown): Promise<VariantReading> {
    if (kept !== undefined && canStandIn()) return reading('stale', kept);
    if (fallback === undefined) throw error;
    const variant = typeof fallback === 'function' ? await fallback() : fallback;
    return { variant, source: 'fallback', ageMs: 0, revision: variant.revision };
  }

  return {
    async read({ waitForFresh = false } = {}) {
      if (kept !== undefined && isWithin(kept.readAt, freshFor)) return reading('cache', kept);
      if (!waitForFresh) {
        const isResting = failure !== undefined && isWithin(failure.at, failure.pause);
        const isStale = kept !== undefined && isWithin(kept.readAt, freshFor + staleWhileRevalidateFor);
        // It failed a moment ago: readers do not wait for it again and again, and one at a time looks whether it is back.
        const isFailing =
          failure !== undefined && !failure.isAbsence && isWithin(failure.at, failure.pause + staleWhileRevalidateFor);
        const hasOther = canStandIn() || fallback !== undefined;
        if (!isResting && (isStale || (isFailing && hasOther))) refresh().catch(() => {});
        if (isResting || (isFailing && hasOther)) return otherwise(failure?.error);
        if (kept !== undefined && isStale) return reading('stale', kept);
      }
      const wasUnderWay = flight !== undefined;
      try {
        const read = await refresh();
        // What was asked for before this call may be older than fresh by now.
        const isOld = waitForFresh && wasUnderWay && !isWithin(read.readAt, freshFor);
        return reading('network', isOld ? await refresh() : read);
      } catch (error) {
        return otherwise(error);
      }
    },
    snapshot: () => kept,
  };
}

/** What was kept somewhere may be anything by now, or another app's; better nothing than something wrong. */
function usable(snapshot: VariantSnapshot | undefined, appId: string): VariantSnapshot | undefined {
  const { variant, etag, readAt } = snapshot ?? {};
  if (typeof readAt !== 'number' || variant?.app_id !== appId || typeof variant.revision !== 'number') return undefined;
  return frozen(structuredClone({ variant, etag: /^[\x21-\x7e]+$/.test(String(etag)) ? String(etag) : '', readAt }));
}

/** Everybody who reads shares it: what one of them changed, all would see. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
