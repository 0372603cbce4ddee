/** The options and results of a variant reader. */
import type { ApplicationVariant, Parameters } from '../generated/types.gen.ts';
import type { Client } from './types.ts';

/** A variant whose parameters have the type that `parse` returns. */
export type ReadVariant<Params = Parameters> = Omit<ApplicationVariant, 'parameters'> & { parameters: Params };

/** The variant that your product contains for an outage of the service. Only its parameters are required. */
export type VariantFallback<Params = Parameters> = { parameters: Params } & Partial<
  Omit<ApplicationVariant, 'parameters'>
>;

/** The options of a variant reader. All times are in milliseconds. */
export interface VariantReaderOptions<Params = Parameters> {
  client: Client;
  appId: string;
  environment: string;
  /** The longest time that a variant stays fresh. A read of a fresh variant sends no request. Default: 5 seconds. */
  freshFor?: number;
  /**
   * The length of the period that follows `freshFor`. A read in this period returns the stale variant at once, and the
   * reader fetches the current variant in the background. Default: 1 minute.
   */
  staleWhileRevalidateFor?: number;
  /** The maximum age of a variant that the reader returns while the service is unavailable. Default: 1 day. */
  staleIfErrorFor?: number;
  /** The longest time that a read waits for the service, including all attempts. Default: 5 seconds. */
  deadline?: number;
  /**
   * The variant to return if nothing is deployed, or if the service is unavailable and the reader has no variant yet.
   * Only its `parameters` are required. By default `uri` is null, `revision` is 0 and the other members are empty
   * texts.
   */
  fallback?: VariantFallback<Params> | (() => VariantFallback<Params> | Promise<VariantFallback<Params>>);
  /**
   * Checks the parameters of each variant from the service and gives them their type. Your function throws an error if
   * your product cannot use the parameters. The reader then returns the last valid variant or the fallback.
   */
  parse?: ((parameters: unknown) => Params) | undefined;
  /** The time between two fetches in the background, until `close()`. By default, only reads cause requests. */
  refreshEvery?: number;
  /**
   * Whether to keep a stream open through which the service reports each deployment. The reader then fetches the
   * variant at once. If the stream breaks, reads still revalidate a stale variant. The stream keeps a Node.js process
   * running until you call `close()`. Default: false.
   */
  watch?: boolean;
  /** The snapshot of an earlier reader, for a start during an outage. The reader ignores an invalid snapshot. */
  snapshot?: VariantSnapshot;
  /** Called for the first variant and whenever the variant or its content changes. Errors thrown here are ignored. */
  onChange?: (variant: ReadVariant<Params>) => void;
  /** Called whenever a fetch fails, even if the reader has an older variant. Errors thrown here are ignored. */
  onError?: (error: unknown) => void;
  /** The current time, in milliseconds since 1970. Default: `Date.now`. */
  now?: () => number;
}

/** The result of a read: a variant, where it comes from, and its age. */
export interface VariantReading<Params = Parameters> {
  /**
   * The variant. The reader freezes it, because all callers share it. It freezes neither a fallback nor a result of
   * `parse`.
   */
  variant: ReadVariant<Params>;
  /**
   * `network`: this read fetched or revalidated the variant. `cache`: the variant comes from the cache and is fresh.
   * `stale`: the variant comes from the cache and is no longer fresh. `fallback`: the variant is your fallback.
   */
  source: 'network' | 'cache' | 'stale' | 'fallback';
  /** Time since the request that fetched or last revalidated the variant, in milliseconds; 0 for a fallback. */
  ageMs: number;
  revision: number;
}

/** The last variant that was read, as the service sent it. It is plain JSON, so you can store it. */
export interface VariantSnapshot {
  variant: ApplicationVariant;
  etag: string;
  /** The time of the request that fetched or last revalidated the variant, in milliseconds since 1970. */
  readAt: number;
}

export interface VariantReader<Params = Parameters> {
  /**
   * Returns the variant. With `waitForFresh`, it waits for the service if the variant is not fresh. After a failed
   * request, the reader pauses before it sends the next request. During this pause, a read returns the stale variant or
   * the fallback at once.
   *
   * @throws VariantNotFoundError if nothing is deployed; another JuryboxError if the reader has no variant to return. A
   * reader with a fallback throws neither.
   */
  read(options?: { waitForFresh?: boolean }): Promise<VariantReading<Params>>;
  /**
   * Calls the listener with the new and the previous variant whenever the variant or its content changes. Returns a
   * function that ends the subscription. The reader only notices a change when it fetches the variant: during reads,
   * and with `refreshEvery` or `watch` also between reads.
   */
  subscribe(listener: (variant: ReadVariant<Params>, before: ReadVariant<Params> | undefined) => void): () => void;
  /** The last variant from the service, if any. Store it for a later reader, as its option `snapshot`. */
  snapshot(): VariantSnapshot | undefined;
  /**
   * Aborts the request in flight, and ends the timer of `refreshEvery`, the stream of `watch` and all subscriptions.
   * Later reads send no request.
   */
  close(): void;
}
