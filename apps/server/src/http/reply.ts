import type { ServerResponse } from 'node:http';
import { JsonText, TextStream } from '@jurybox/types';
import { sendStream, type Ended } from './stream.ts';

/** A reply on its way out: any operation's, or one of the middleware's. */
export interface Answer {
  status: number;
  headers?: Record<string, string | undefined>;
  body?: unknown;
  /** The type of a body that is a stream of text. */
  type?: string;
  /** Sent as it is instead of `body`: a file, with its type; without bytes where the caller has them. */
  raw?: { type: string; bytes?: Buffer | string };
}

/** What every answer of the API carries: private to its key, to be asked for again, and taken for nothing but JSON. */
const fixed = ['Cache-Control', 'private, no-cache', 'Vary', 'Authorization', 'X-Content-Type-Options', 'nosniff'];

/**
 * Writes a whole answer at once, or begins to stream it and gives how that ends. Anything from a request that is echoed
 * in a header has been checked before.
 */
export function write(
  res: ServerResponse,
  { status, headers, body, raw, type }: Answer,
  requestId: string,
  isHead: boolean,
): Promise<Ended | undefined> | undefined {
  const lines = ['X-Request-Id', requestId, ...(raw ? ['X-Content-Type-Options', 'nosniff'] : fixed)];
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) lines.push(name, value);
  }
  if (body instanceof TextStream) {
    res.writeHead(status, [...lines, 'Content-Type', `${type}; charset=utf-8`]);
    if (!isHead) return sendStream(res, body.chunks);
    res.end();
    return undefined;
  }
  const bytes = raw
    ? raw.bytes
    : body instanceof JsonText
      ? body.text
      : body === undefined
        ? undefined
        : JSON.stringify(body);
  if (bytes === undefined) {
    // A 304 says nothing of a length; a 204 has none.
    res.writeHead(status, lines).end();
    return undefined;
  }
  const isProblem = status >= 400 && status !== 422;
  lines.push('Content-Type', raw?.type ?? (isProblem ? 'application/problem+json' : 'application/json'));
  lines.push('Content-Length', String(Buffer.byteLength(bytes)));
  res.writeHead(status, lines);
  if (isHead) res.end();
  else res.end(bytes);
  return undefined;
}
