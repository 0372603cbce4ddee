import type { ServerResponse } from 'node:http';
import { JsonText, TextStream } from '@jurybox/types';
import type { Cut, OutgoingResponse } from '../state.ts';
import { pieceOf, sendStream, type Piece } from './stream.ts';

/**
 * The headers of every API response. They tell caches to use a response for one API key only and to revalidate it each
 * time. They tell browsers not to guess the content type.
 */
const apiHeaders = ['Cache-Control', 'private, no-cache', 'Vary', 'Authorization', 'X-Content-Type-Options', 'nosniff'];

/**
 * Writes a complete response, or starts a streamed response. For a streamed response, returns a promise that resolves
 * with the reason if the response is cut off. Header values that come from the request were validated before.
 */
export function writeResponse(
  res: ServerResponse,
  { status, headers, body, raw, type }: OutgoingResponse,
  requestId: string,
  isHead: boolean,
  corsHeaders: readonly string[] = [],
): Promise<Cut | undefined> | undefined {
  const lines = [
    'X-Request-Id',
    requestId,
    ...(raw ? ['X-Content-Type-Options', 'nosniff'] : apiHeaders),
    ...corsHeaders,
  ];
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
  const bytes = raw ? raw.bytes : textOf(body);
  if (bytes === undefined) {
    // A response with the status 204 or 304 has no body, so it gets no Content-Type and no Content-Length.
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

function textOf(body: unknown): Piece | undefined {
  if (body instanceof JsonText) return pieceOf(body.text);
  return body === undefined ? undefined : pieceOf(JSON.stringify(body));
}
