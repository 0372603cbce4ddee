import * as sdk from '@jurybox/client';

export interface Recorded {
  call: string;
  status: number;
  etag: string | null;
  body: string;
}

export interface Recording {
  client: sdk.Client;
  responses: Recorded[];
}

/** Creates a client that records every response. */
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

const changing = new RegExp(
  [
    String.raw`\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b`,
    String.raw`\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z`,
    String.raw`\bjbx_[0-9a-f]{12}(?:_[0-9a-f]{64})?\b`,
    String.raw`"[\w-]{22}"`,
    String.raw`cursor=[\w-]+`,
    '(?<="next_cursor":")[^"]+',
  ].join('|'),
  'g',
);

/**
 * Makes the records of two runs comparable. Replaces every id, key, cursor and computed ETag by a numbered placeholder,
 * in the order of appearance. All times have the same placeholder, because two events may have the same time in one run
 * and different times in the other run.
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
