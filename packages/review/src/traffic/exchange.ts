import { isObject } from '@jurybox/openapi';

/** The values of each header, by its name in lower case. A header can occur several times. */
export type Headers = Map<string, string[]>;

/** A body as text or JSON value. `unrecorded`: a body was sent, but the record does not contain it. */
export type Body = 'none' | 'unrecorded' | { text: string } | { value: unknown };

export interface RecordedMessage {
  /** Undefined if the record has no headers. */
  headers: Headers | undefined;
  /** The media type of the body without its parameters; undefined if it is unknown. */
  type: string | undefined;
  body: Body;
}

/** A recorded request, and the response if it was recorded too. */
export interface Exchange extends RecordedMessage {
  method: string;
  url: URL;
  /** Whether the record has the host, and not only the path. */
  hasHost: boolean;
  status: number | undefined;
  response: RecordedMessage;
}

/**
 * Reads an exchange from an entry of a HAR archive, or from a line with `request` and `response`. Returns undefined if
 * the record has no request with a method and an address.
 */
export function exchangeOf(record: unknown): Exchange | undefined {
  if (!isObject(record) || !isObject(record['request'])) return undefined;
  const { request } = record;
  const response = isObject(record['response']) ? record['response'] : {};
  const { method, url } = request;
  if (typeof method !== 'string' || typeof url !== 'string') return undefined;
  const hasHost = /^https?:\/\//i.test(url);
  const address = hasHost ? url : `http://recorded.invalid/${url.replace(/^\/+/, '')}`;
  if (!URL.canParse(address)) return undefined;
  const status = Number(response['status']);
  return {
    method: method.toUpperCase(),
    url: new URL(address),
    hasHost,
    status: status >= 100 && status < 600 ? status : undefined,
    ...messageOf(request, request['postData']),
    response: messageOf(response, response['content']),
  };
}

/** `har` is the object that contains the body in a HAR archive: `postData` or `content`. */
function messageOf(message: Record<string, unknown>, har: unknown): RecordedMessage {
  const content = isObject(har) ? har : {};
  const headers = headersOf(message['headers']);
  const given = headers?.get('content-type')?.[0] ?? content['mimeType'];
  const type = typeof given === 'string' ? given.split(';')[0]?.trim().toLowerCase() : undefined;
  const { body = textOf(content) } = message;
  const sizes = [message['bodySize'], content['size'], headers?.get('content-length')?.[0]];
  return {
    headers,
    type: type === '' ? undefined : type,
    body:
      typeof body === 'string'
        ? body === ''
          ? 'none'
          : { text: body }
        : body !== undefined && body !== null
          ? { value: body }
          : headers === undefined || headers.has('transfer-encoding') || sizes.some((size) => Number(size) > 0)
            ? 'unrecorded'
            : 'none',
  };
}

function textOf({ text, encoding, params, mimeType }: Record<string, unknown>): string | undefined {
  if (typeof text === 'string') return encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
  if (!Array.isArray(params) || !String(mimeType).startsWith('application/x-www-form-urlencoded')) return undefined;
  return new URLSearchParams(pairsOf(params)).toString();
}

const pairsOf = (list: unknown[]): [string, string][] =>
  list.flatMap((one): [string, string][] =>
    isObject(one) ? [[String(one['name']), typeof one['value'] === 'string' ? one['value'] : '']] : [],
  );

/** Reads headers from an object, or from a list of names and values as in a HAR archive. */
function headersOf(given: unknown): Headers | undefined {
  const pairs = Array.isArray(given)
    ? pairsOf(given)
    : isObject(given)
      ? Object.entries(given).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)] as const))
      : undefined;
  if (pairs === undefined) return undefined;
  const headers: Headers = new Map();
  for (const [name, value] of pairs) {
    const key = name.toLowerCase();
    headers.set(key, [...(headers.get(key) ?? []), value]);
  }
  return headers;
}
