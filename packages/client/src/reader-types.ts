/** What a variant reader takes and gives. */
import type { ApplicationVariant } from '../generated/types.gen.ts';
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
  /** How long a reader may wait for the service, all attempts together: 5 seconds when left out. */
  deadline?: number;
  /** Served when there is nothing else: nothing deployed, or the service out of reach and nothing read before. */
  fallback?: ApplicationVariant | (() => ApplicationVariant | Promise<ApplicationVariant>);
  /** What an earlier reader gave, for a cold start without the service. Left out when it is none. */
  snapshot?: VariantSnapshot;
  /** Called when another variant, revision or content has been read, the first one included. What it throws changes nothing. */
  onChange?: (variant: ApplicationVariant) => void;
  /** Called when a variant could not be fetched, also where an older one was served. What it throws changes nothing. */
  onError?: (error: unknown) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** A variant and where it came from. */
export interface VariantReading {
  /** Frozen, unless it is your fallback: everybody who reads gets the same one. */
  variant: ApplicationVariant;
  /** `network`: fetched or confirmed for this call. `cache`: fresh. `stale`: older than that. `fallback`: yours. */
  source: 'network' | 'cache' | 'stale' | 'fallback';
  /** How long ago the service was asked that said so, in milliseconds; 0 for a fallback. */
  ageMs: number;
  revision: number;
}

/** What was read last, to be kept somewhere: plain JSON. */
export interface VariantSnapshot {
  variant: ApplicationVariant;
  etag: string;
  /** When the service was asked that said so, in milliseconds since 1970. */
  readAt: number;
}

export interface VariantReader {
  /**
   * Gives the variant. `waitForFresh` waits for the service when what is there is not fresh. After a refresh that failed
   * the others wait no more: for a while they get what is there, and the service is asked once per pause.
   * @throws VariantNotFoundError when nothing is deployed, other errors of the client when nothing could be read; neither with a fallback.
   */
  read(options?: { waitForFresh?: boolean }): Promise<VariantReading>;
  /** What was read last, if anything. */
  snapshot(): VariantSnapshot | undefined;
}
