import * as sdk from '@jurybox/client';

/** One response as it came: which call it was, its status and the bytes of its body. */
export interface Recorded {
  call: string;
  status: number;
  etag: string | null;
  body: string;
}

export interface Recording {
  client: sdk.Client;
  /** Every response so far. */
  responses: Recorded[];
}

/** A client whose every response is written down before the client reads it. */
export function record(origin: string, key: string): Recording {
  const responses: Recorded[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    const response = await globalThis.fetch(url, init);
    const { pathname, search } = new URL(url);
    responses.push({
      call: `${init.method} ${pathname}${search}`,
      status: response.status,
      etag: response.headers.get('etag'),
      body: await response.clone().text(),
    });
    return response;
  };
  return { client: sdk.createClient({ baseUrl: `${origin}/api`, apiKey: () => key, fetch, retries: 0 }), responses };
}

const changing =
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b|\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z|\bjbx_[0-9a-f]{12}(?:_[0-9a-f]{64})?\b|"[\w-]{22}"|cursor=[\w-]+|(?<="next_cursor":")[^"]+/g;

/**
 * Text with every id, key, cursor and computed tag replaced by a placeholder in the order of appearance: two runs of
 * one journey are the same exactly when the same things stand in the same places. Times have one placeholder: two
 * things of one millisecond may share theirs, and another run's need not.
 */
export function normalized(text: string): string {
  const seen = new Map<string, string>();
  return text.replaceAll(changing, (found) => {
    if (/^\d{4}-\d{2}-\d{2}T/.test(found)) return '<time>';
    const known = seen.get(found);
    if (known !== undefined) return known;
    const name = `<${seen.size + 1}>`;
    seen.set(found, name);
    return name;
  });
}
