/**
 * Reads what is deployed without ever taking the caller's product down: one request at a time, what was read before
 * while a newer one is fetched, what was read before when none can be, and then a fallback of yours. Starts no timer.
 */
import { getVariantByEnv } from '../generated/sdk.gen.ts';
import type { ApplicationVariant } from '../generated/types.gen.ts';
import { VariantNotFoundError, type JuryboxError } from './errors.ts';
import type { Client } from './types.ts';

export interface VariantReaderOptions {
  client: Client;
  appId: string;
  environment: string;
  /** How long a variant is served without asking, in milliseconds: 5 seconds when left out. */
  freshFor?: number;
  /** How long after that it is served at once, while a newer one is fetched: one minute when left out. */
  staleWhileRevalidateFor?: number;
  /** How old a variant may be that is served because none can be fetched: one day when left out. */
  staleIfErrorFor?: number;
  /** Served when there is nothing else: nothing deployed, or the service out of reach and nothing read before. */
  fallback?: ApplicationVariant | (() => ApplicationVariant | Promise<ApplicationVariant>);
  /** What an earlier reader gave, for a cold start without the service. */
  snapshot?: VariantSnapshot;
  /** Called when another variant, revision or content has been read. */
  onChange?: (variant: ApplicationVariant) => void;
  /** Called when a variant could not be fetched, also where an older one was served. */
  onError?: (error: unknown) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** A variant and where it came from. */
export interface VariantReading {
  variant: ApplicationVariant;
  /** `network`: fetched or confirmed for this call. `cache`: fresh. `stale`: older than that. `fallback`: yours. */
  source: 'network' | 'cache' | 'stale' | 'fallback';
  /** How long ago the service said so, in milliseconds; 0 for a fallback. */
  ageMs: number;
  revision: number;
}

/** What was read last, to be kept somewhere. */
export interface VariantSnapshot {
  variant: ApplicationVariant;
  etag: string;
  /** When the service said so, in milliseconds since 1970. */
  readAt: number;
}

export interface VariantReader {
  /**
   * Gives the variant. `waitForFresh` waits for the service when what is there is not fresh.
   * @throws VariantNotFoundError when nothing is deployed, other errors of the client when nothing could be read; neither with a fallback.
   */
  read(options?: { waitForFresh?: boolean }): Promise<VariantReading>;
  /** What was read last, if anything. */
  snapshot(): VariantSnapshot | undefined;
}

const day = 86_400_000;

/** Makes a reader for one app and environment; share it. */
export function createVariantReader(options: VariantReaderOptions): VariantReader {
  const { client, appId, environment, freshFor = 5000, staleWhileRevalidateFor = 60_000, staleIfErrorFor = day, fallback, now = Date.now } = options;
  let kept = options.snapshot;
  let absent: { error: VariantNotFoundError; at: number } | undefined;
  let flight: Promise<void> | undefined;
  let failedAt = -Infinity;

  /** Asks the service once, however many callers wait. Rejects with what the client throws. */
  const refresh = () => (flight ??= fetchVariant().finally(() => (flight = undefined)));

  async function fetchVariant(): Promise<void> {
    const { data, error, response } = await getVariantByEnv({
      client,
      query: { app_id: appId, environment },
      ...(kept === undefined ? {} : { headers: { 'If-None-Match': kept.etag } }),
      throwOnError: false,
    });
    const readAt = now();
    if (error === undefined && response.status === 304 && kept !== undefined) {
      kept = { ...kept, readAt };
    } else if (error === undefined && data !== undefined) {
      const hasChanged = JSON.stringify(data) !== JSON.stringify(kept?.variant);
      kept = { variant: data, etag: response.headers.get('etag') ?? '', readAt };
      if (hasChanged) options.onChange?.(data);
    } else {
      failed(error, readAt);
      throw error;
    }
    absent = undefined;
    failedAt = -Infinity;
  }

  function failed(error: JuryboxError | undefined, at: number): void {
    failedAt = at;
    // Definitely gone: what was read before is not served any longer.
    if (error instanceof VariantNotFoundError) {
      kept = undefined;
      absent = { error, at };
    }
    options.onError?.(error);
  }

  function reading(source: VariantReading['source'], { variant, readAt }: VariantSnapshot): VariantReading {
    return { variant, source, ageMs: Math.max(0, now() - readAt), revision: variant.revision };
  }

  async function otherwise(error: unknown): Promise<VariantReading> {
    if (kept !== undefined && now() - kept.readAt <= staleIfErrorFor) return reading('stale', kept);
    if (fallback === undefined) throw error;
    const variant = typeof fallback === 'function' ? await fallback() : fallback;
    return { variant, source: 'fallback', ageMs: 0, revision: variant.revision };
  }

  return {
    async read({ waitForFresh = false } = {}) {
      const at = now();
      const age = kept === undefined ? Infinity : at - kept.readAt;
      if (kept !== undefined && age <= freshFor) return reading('cache', kept);
      if (absent !== undefined && at - absent.at <= freshFor && !waitForFresh) return otherwise(absent.error);
      if (kept !== undefined && age <= freshFor + staleWhileRevalidateFor && !waitForFresh) {
        // While the service fails it is asked once per `freshFor`, not by every reader.
        if (at - failedAt > freshFor) void refresh().catch(() => {});
        return reading('stale', kept);
      }
      try {
        await refresh();
      } catch (error) {
        return otherwise(error);
      }
      return kept === undefined ? otherwise(new Error('nothing was read')) : reading('network', kept);
    },
    snapshot: () => kept,
  };
}
