/** The options and results of a variant reader. */
import type { ApplicationVariant, Parameters } from '../generated/types.gen.ts';
import type { Client } from './types.ts';

/** A variant whose parameters have the type that `parse` returns. */
export type ReadVariant<Params = Parameters> = Omit<ApplicationVariant, 'parameters'> & { parameters: Params };

/** A built-in variant. Only its parameters are required. */
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
   * The length of the period after `freshFor`. In this period, a read returns the stale variant at once, and the reader
   * fetches the current variant in the background. Default: 1 minute.
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
  /** The time between two fetches in the background. `close()` ends them. By default, only reads cause requests. */
  refreshEvery?: number;
  /**
   * Whether to keep a stream open in which the service tells of each deployment. The reader then fetches the variant at
   * once. Reads still revalidate a stale variant, so a lost stream causes no gap. The stream keeps a Node.js process
   * running until you call `close()`. Default: false.
   */
  watch?: boolean;
  /** The snapshot of an earlier reader, for a start without the service. The reader ignores an invalid snapshot. */
  snapshot?: VariantSnapshot;
  /** Called for the first variant and whenever the variant or its content changes. Errors thrown here are ignored. */
  onChange?: (variant: ReadVariant<Params>) => void;
  /** Called whenever a fetch fails, also if the reader returned an older variant. Errors thrown here are ignored. */
  onError?: (error: unknown) => void;
  /** The current time, in milliseconds since 1970. Default: `Date.now`. */
  now?: () => number;
}

/** A variant and its source. */
export interface VariantReading<Params = Parameters> {
  /**
   * The variant. The reader freezes it, because all callers share it. It freezes neither a fallback nor a result of
   * `parse`.
   */
  variant: ReadVariant<Params>;
  /**
   * `network`: this read fetched or revalidated the variant. `cache`: the cached variant is fresh. `stale`: the cached
   * variant is no longer fresh. `fallback`: the variant is your fallback.
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
   * request, the reader pauses before the next request. During this pause, reads do not wait for the service. They get
   * the stale variant or the fallback.
   *
   * @throws VariantNotFoundError if nothing is deployed. Throws another JuryboxError if the reader has no variant to
   * return. With a fallback, it throws neither of them.
   */
  read(options?: { waitForFresh?: boolean }): Promise<VariantReading<Params>>;
  /**
   * Calls the listener with the new and the previous variant whenever the variant or its content changes. Returns a
   * function that ends the subscription. The reader checks for changes during reads, and with `refreshEvery` also
   * between reads.
   */
  subscribe(listener: (variant: ReadVariant<Params>, before: ReadVariant<Params> | undefined) => void): () => void;
  /** The last variant that was read, if any. */
  snapshot(): VariantSnapshot | undefined;
  /**
   * Ends the request in flight, the timer of `refreshEvery`, the stream of `watch` and all subscriptions. Later reads
   * send nothing.
   */
  close(): void;
}
