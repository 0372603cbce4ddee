import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { Ctx } from '../state.ts';
import { maxBodyBytes, readBody } from './body.ts';
import { Limits } from './limits.ts';

/** Reads the body of a request that has arrived completely. The body is in two pieces. */
function read(bytes: Buffer): Promise<Buffer> {
  const req = new Readable({ read() {} });
  if (bytes.length > 0) req.push(bytes.subarray(0, 1));
  if (bytes.length > 1) req.push(bytes.subarray(1));
  req.push(null);
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
  const ctx = { req: Object.assign(req, { complete: true, headers, rawHeaders: [] }), state: {} };
  return readBody(ctx as unknown as Ctx, new Limits(1));
}

it.each([0, 1, 1000, maxBodyBytes])('the server reads a body of %i bytes that has already arrived', async (length) => {
  const bytes = Buffer.alloc(length, '{');
  expect((await read(bytes)).equals(bytes)).toBe(true);
});

it('the server rejects a body that has already arrived and is longer than the maximum', async () => {
  await expect(read(Buffer.alloc(maxBodyBytes + 1))).rejects.toMatchObject({ code: 'body_too_large' });
});
