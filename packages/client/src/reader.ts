/**
 * Reads the deployed variant, also while the service is unavailable. Concurrent reads share one request. The reader
 * gives a stale variant while it fetches a newer one, or while the service is unavailable. It gives your fallback if it
 * has no variant, or only one that is too old. It starts no timer.
 */
import { getVariantByEnv } from '../generated/sdk.gen.ts';
import type { JuryboxError } from './errors.ts';
import { callHook } from './hooks.ts';
import type { VariantReader, VariantReaderOptions, VariantReading, VariantSnapshot } from './reader-types.ts';

export type { VariantReader, VariantReaderOptions, VariantReading, VariantSnapshot } from './reader-types.ts';

/** Creates a reader for one application and environment. Create it once and share it. */
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
  let lastRead = parseSnapshot(options.snapshot, appId);
  let failure: { error: unknown; isNotFound: boolean; failedAt: number; pauseMs: number } | undefined;
  let requestInFlight: Promise<VariantSnapshot> | undefined;

  // Returns false if `startedAt` is in the future: the clock was set back, so the age of the variant is unknown.
  const isWithin = (startedAt: number, durationMs: number) => now() >= startedAt && now() - startedAt <= durationMs;

  /** Sends one request, which concurrent callers share. Rejects with the error of the client. */
  const refresh = () => (requestInFlight ??= fetchVariant().finally(() => (requestInFlight = undefined)));

  async function fetchVariant(): Promise<VariantSnapshot> {
    // Uses the time before the request, so that the computed age is never too small.
    const readAt = now();
    try {
      const previous = lastRead;
      const { data, error, response } = await getVariantByEnv({
        client,
        query: { app_id: appId, environment },
        ...(previous?.etag ? { headers: { 'If-None-Match': previous.etag } } : {}),
        deadline,
        throwOnError: false,
      });
      if (error !== undefined) throw error;
      const isUnchanged = previous !== undefined && response.status === 304;
      const read = deepFreeze({
        variant: isUnchanged ? previous.variant : data,
        etag: response.headers.get('etag') ?? (isUnchanged ? previous.etag : ''),
        readAt,
      });
      lastRead = read;
      failure = undefined;
      if (!isUnchanged && JSON.stringify(data) !== JSON.stringify(previous?.variant))
        void callHook(() => options.onChange?.(data));
      return read;
    } catch (error) {
      const { code, retryAfterMs = 0 } = error as JuryboxError;
      // `instanceof` would miss the errors of a client from another copy of this package.
      const isNotFound = code === 'variant_not_found';
      // The deployment was removed: the reader drops the variant at once.
      if (isNotFound) lastRead = undefined;
      failure = {
        error,
        isNotFound,
        failedAt: now(),
        pauseMs: isNotFound ? freshFor : Math.max(freshFor, 1000, Math.min(retryAfterMs, 60_000)),
      };
      void callHook(() => options.onError?.(error));
      throw error;
    }
  }

  const createReading = (source: VariantReading['source'], { variant, readAt }: VariantSnapshot): VariantReading => ({
    variant,
    source,
    ageMs: Math.max(0, now() - readAt),
    revision: variant.revision,
  });

  const hasUsableVariant = () => lastRead !== undefined && now() - lastRead.readAt <= staleIfErrorFor;

  async function readStaleOrFallback(error: unknown): Promise<VariantReading> {
    if (lastRead !== undefined && hasUsableVariant()) return createReading('stale', lastRead);
    if (fallback === undefined) throw error;
    const variant = typeof fallback === 'function' ? await fallback() : fallback;
    return { variant, source: 'fallback', ageMs: 0, revision: variant.revision };
  }

  return {
    async read({ waitForFresh = false } = {}) {
      if (lastRead !== undefined && isWithin(lastRead.readAt, freshFor)) return createReading('cache', lastRead);
      if (!waitForFresh) {
        const isPaused = failure !== undefined && isWithin(failure.failedAt, failure.pauseMs);
        const isStale = lastRead !== undefined && isWithin(lastRead.readAt, freshFor + staleWhileRevalidateFor);
        // The last request failed recently, so reads do not wait. The next request runs in the background.
        const isFailing =
          failure !== undefined &&
          !failure.isNotFound &&
          isWithin(failure.failedAt, failure.pauseMs + staleWhileRevalidateFor);
        const hasAlternative = hasUsableVariant() || fallback !== undefined;
        if (!isPaused && (isStale || (isFailing && hasAlternative))) refresh().catch(() => {});
        if (isPaused || (isFailing && hasAlternative)) return readStaleOrFallback(failure?.error);
        if (lastRead !== undefined && isStale) return createReading('stale', lastRead);
      }
      const wasInFlight = requestInFlight !== undefined;
      try {
        const read = await refresh();
        // A request that was in flight before this read may give a variant that is no longer fresh.
        const isOld = waitForFresh && wasInFlight && !isWithin(read.readAt, freshFor);
        return createReading('network', isOld ? await refresh() : read);
      } catch (error) {
        return readStaleOrFallback(error);
      }
    },
    snapshot: () => lastRead,
  };
}

/** Checks a stored snapshot. Gives undefined if it is invalid or belongs to another application. */
function parseSnapshot(snapshot: VariantSnapshot | undefined, appId: string): VariantSnapshot | undefined {
  const { variant, etag, readAt } = snapshot ?? {};
  if (typeof readAt !== 'number' || variant?.app_id !== appId || typeof variant.revision !== 'number') return undefined;
  const validEtag = /^[\x21-\x7e]+$/.test(String(etag)) ? String(etag) : '';
  return deepFreeze(structuredClone({ variant, etag: validEtag, readAt }));
}

/** Freezes a value and its members, so that no caller can change the variant that all callers share. */
function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}
