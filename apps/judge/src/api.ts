import {
  AuthenticationError,
  ConnectionError,
  createClient,
  JuryboxError,
  TimeoutError,
  ValidationError,
  type Client,
} from '@jurybox/client';

/** Creates a client of the server that serves the page. `onError` gets the error of each call that fails. */
export function clientWith(apiKey: string, onError?: (error: unknown) => void): Client {
  return createClient({
    baseUrl: `${location.origin}/api`,
    apiKey,
    // By default, the client refuses to run in a browser, because everybody can read a key that a page contains. Here,
    // the user of the page has entered the key.
    dangerouslyAllowBrowser: true,
    retries: 1,
    deadline: 60_000,
    timeout: 30_000,
    ...(onError === undefined ? {} : { onError }),
  });
}

/** Describes an error in one line for the user. With the request id, an operator finds the request in the log. */
export function describeError(error: unknown): string {
  const id = error instanceof JuryboxError ? error.requestId : '';
  return `${explain(error)}${id === '' ? '' : ` (request ${id})`}`;
}

function explain(error: unknown): string {
  if (error instanceof ConnectionError || error instanceof TimeoutError)
    return 'The server cannot be reached. Check your connection and try again.';
  if (error instanceof AuthenticationError) return 'This key does not work. It may have expired or been revoked.';
  if (error instanceof ValidationError)
    return error.detail.map(({ loc, msg }) => `${loc.slice(1).join(' › ')}: ${msg}`).join('; ');
  if (error instanceof JuryboxError) {
    const { detail } = (error.body ?? {}) as { detail?: unknown };
    return typeof detail === 'string' ? detail : `The server responded with an error (${error.code}).`;
  }
  return 'Something went wrong on this page. Reload it and try again.';
}

const maxItems = 5000;

export async function listAll<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) if (all.push(item) === maxItems) break;
  return all;
}
