/**
 * Reads the deployed variant. Concurrent reads share one request. The reader returns a stale variant while it fetches a
 * newer one, and while the service is unavailable. It returns your fallback if it has no variant, or if its variant is
 * too old. Between reads, it sends requests only if you set `refreshEvery` or `watch`.
 */
import { getVariantByEnv } from '../generated/sdk.gen.ts';
import type { ApplicationVariant, Parameters } from '../generated/types.gen.ts';
import { JuryboxError } from './errors.ts';
import { callHook } from './transport.ts';
import type {
  ReadVariant,
  VariantReader,
  VariantReaderOptions,
  VariantReading,
  VariantSnapshot,
} from './reader-types.ts';
import type { ResponseInfo } from './types.ts';
import { watchVariant } from './watch-variant.ts';

export type * from './reader-types.ts';

/** The service sent a variant whose parameters your function `parse` rejected. `cause` is the error of `parse`. */
export class InvalidParametersError extends JuryboxError {
  override name = 'InvalidParametersError';
}

type Listener<Params> = (variant: ReadVariant<Params>, before: ReadVariant<Params> | undefined) => void;

/** The last variant from the service: in `snapshot` as the service sent it, in `variant` with the result of `parse`. */
interface LastRead<Params> {
  snapshot: VariantSnapshot;
  variant: ReadVariant<Params>;
}

/**
 * Creates a reader for one application and environment. Create it once and share it. `parse` gives the parameters their
 * type.
 */
export function createVariantReader<Params>(
  options: VariantReaderOptions<Params> & { parse: (parameters: unknown) => Params },
): VariantReader<Params>;
export function createVariantReader(options: VariantReaderOptions & { parse?: undefined }): VariantReader;
export function createVariantReader<Params = Parameters>(options: VariantReaderOptions<Params>): VariantReader<Params> {
  const {
    client,
    appId,
    environment,
    freshFor = 5000,
    staleWhileRevalidateFor = 60_000,
    staleIfErrorFor = 86_400_000,
    deadline = 5000,
    fallback,
    parse,
    refreshEvery,
    watch = false,
    now = Date.now,
  } = options;
  const parsed = (variant: ApplicationVariant) =>
    (parse ? Object.freeze({ ...variant, parameters: parse(variant.parameters) }) : variant) as ReadVariant<Params>;
  const listeners = new Set<Listener<Params>>();
  const closing = new AbortController();
  let lastRead = parseSnapshot(options.snapshot, appId, parsed);
  let failure: { error: unknown; isNotFound: boolean; failedAt: number; pauseMs: number } | undefined;
  let requestInFlight: Promise<LastRead<Params>> | undefined;

  // If the clock was set back, `startedAt` is in the future and the age is unknown. Then this function returns false.
  const isWithin = (startedAt: number, durationMs: number) => now() >= startedAt && now() - startedAt <= durationMs;

  /** Sends a request, or returns the promise of the request in flight. Rejects with the error of the client. */
  const refresh = () => (requestInFlight ??= fetchVariant().finally(() => (requestInFlight = undefined)));

  async function fetchVariant(): Promise<LastRead<Params>> {
    // The time before the request. With the time after the response, the computed age would be too small.
    const readAt = now();
    try {
      const previous = lastRead;
      const etag = previous?.snapshot.etag;
      const { data, error, response } = await getVariantByEnv({
        client,
        query: { app_id: appId, environment },
        ...(etag ? { headers: { 'If-None-Match': etag } } : {}),
        deadline,
        signal: closing.signal,
        throwOnError: false,
      });
      if (error !== undefined) throw error;
      const isUnchanged = previous !== undefined && response.status === 304;
      const snapshot = deepFreeze({
        variant: isUnchanged ? previous.snapshot.variant : data,
        etag: response.headers.get('etag') ?? (isUnchanged ? previous.snapshot.etag : ''),
        readAt,
      });
      const read = { snapshot, variant: isUnchanged ? previous.variant : parseVariant(data, response) };
      lastRead = read;
      failure = undefined;
      if (!isUnchanged && JSON.stringify(data) !== JSON.stringify(previous?.snapshot.variant)) {
        void callHook(() => options.onChange?.(read.variant));
        for (const listener of listeners) void callHook(() => listener(read.variant, previous?.variant));
      }
      return read;
    } catch (error) {
      const { code, retryAfterMs = 0 } = error as JuryboxError;
      // If your program loads two copies of this package, `instanceof` fails for an error of the other copy.
      const isNotFound = code === 'variant_not_found';
      // The deployment was removed, so the variant must not be served any longer.
      if (isNotFound) lastRead = undefined;
      failure = {
        error,
        isNotFound,
        failedAt: now(),
        pauseMs: isNotFound ? freshFor : Math.max(freshFor, 1000, Math.min(retryAfterMs, 60_000)),
      };
      if (!closing.signal.aborted) void callHook(() => options.onError?.(error));
      throw error;
    }
  }

  function parseVariant(variant: ApplicationVariant, { requestId, attempts }: ResponseInfo): ReadVariant<Params> {
    try {
      return parsed(variant);
    } catch (cause) {
      const operation = 'GET /apps/get_variant_by_env';
      const fields = { code: 'invalid_parameters', status: 200, requestId, attempts, operation };
      throw new InvalidParametersError(`${operation}: your function parse rejected the parameters`, fields, { cause });
    }
  }

  const createReading = (
    source: VariantReading['source'],
    { variant, snapshot }: LastRead<Params>,
  ): VariantReading<Params> => ({
    variant,
    source,
    ageMs: Math.max(0, now() - snapshot.readAt),
    revision: variant.revision,
  });

  const hasUsableVariant = () => lastRead !== undefined && now() - lastRead.snapshot.readAt <= staleIfErrorFor;
  const isPaused = () => failure !== undefined && isWithin(failure.failedAt, failure.pauseMs);

  async function readStaleOrFallback(error: unknown): Promise<VariantReading<Params>> {
    if (lastRead !== undefined && hasUsableVariant()) return createReading('stale', lastRead);
    if (fallback === undefined) throw error;
    const given = typeof fallback === 'function' ? await fallback() : fallback;
    const isWhole = given.revision !== undefined;
    const variant = (isWhole ? given : { ...emptyVariant, app_id: appId, ...given }) as ReadVariant<Params>;
    return { variant, source: 'fallback', ageMs: 0, revision: variant.revision };
  }

  // A timer with a longer interval would fire at once.
  const refreshMs = refreshEvery && Math.min(refreshEvery, 2 ** 31 - 1);
  const timer = refreshMs && setInterval(() => isPaused() || refresh().catch(() => {}), refreshMs);
  // On Node.js, the timer must not keep the process running.
  (timer as { unref?: () => void } | undefined)?.unref?.();

  /** Fetches the variant after a deployment. First waits for a request in flight, which may return the old variant. */
  const refreshAfterNotice = async () => {
    await requestInFlight?.catch(() => {});
    await refresh().catch(() => {});
  };
  if (watch) void watchVariant(client, appId, environment, closing.signal, () => void refreshAfterNotice());

  return {
    async read({ waitForFresh = false } = {}) {
      if (lastRead !== undefined && isWithin(lastRead.snapshot.readAt, freshFor))
        return createReading('cache', lastRead);
      if (!waitForFresh) {
        const isStale =
          lastRead !== undefined && isWithin(lastRead.snapshot.readAt, freshFor + staleWhileRevalidateFor);
        // The last request failed recently: reads do not wait for the next request, which runs in the background.
        const isFailing =
          failure !== undefined &&
          !failure.isNotFound &&
          isWithin(failure.failedAt, failure.pauseMs + staleWhileRevalidateFor);
        const hasAlternative = hasUsableVariant() || fallback !== undefined;
        if (!isPaused() && (isStale || (isFailing && hasAlternative))) refresh().catch(() => {});
        if (isPaused() || (isFailing && hasAlternative)) return readStaleOrFallback(failure?.error);
        if (lastRead !== undefined && isStale) return createReading('stale', lastRead);
      }
      const wasInFlight = requestInFlight !== undefined;
      try {
        const read = await refresh();
        // This read may share a request that an earlier read sent. Then the variant may already be stale when it
        // arrives, so a read with `waitForFresh` sends a second request.
        const isOld = waitForFresh && wasInFlight && !isWithin(read.snapshot.readAt, freshFor);
        return createReading('network', isOld ? await refresh() : read);
      } catch (error) {
        return readStaleOrFallback(error);
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => lastRead?.snapshot,
    close() {
      closing.abort(new Error('The variant reader is closed.'));
      if (timer) clearInterval(timer);
      listeners.clear();
    },
  };
}

/** The values that the reader adds to a fallback that has only parameters. */
const emptyVariant = {
  app_name: '',
  variant_id: '',
  variant_name: '',
  project_id: '',
  base_name: '',
  base_id: '',
  config_name: '',
  uri: null,
  revision: 0,
};

/** Returns undefined if the stored snapshot is invalid or belongs to another application. */
function parseSnapshot<Params>(
  given: VariantSnapshot | undefined,
  appId: string,
  parsed: (variant: ApplicationVariant) => ReadVariant<Params>,
): LastRead<Params> | undefined {
  const { variant, etag, readAt } = given ?? {};
  if (typeof readAt !== 'number' || variant?.app_id !== appId || typeof variant.revision !== 'number') return undefined;
  const validEtag = /^[\x21-\x7e]+$/.test(String(etag)) ? String(etag) : '';
  const snapshot = deepFreeze(structuredClone({ variant, etag: validEtag, readAt }));
  try {
    return { snapshot, variant: parsed(snapshot.variant) };
  } catch {
    return undefined;
  }
}

/** Freezes a value with all its nested objects, so that no caller can change the variant that all callers share. */
function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}
