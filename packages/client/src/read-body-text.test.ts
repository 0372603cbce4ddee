import { describe, expect, it } from 'vitest';
import { readBodyText } from './read-body-text.ts';

const chunked = (...chunks: Uint8Array[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    }),
  );
const bytes = new TextEncoder().encode('zwölf €');

describe('reading the body of a response as text', () => {
  it('the client reads the whole body of a response, even if a chunk ends within a character', async () => {
    for (let end = 0; end <= bytes.length; end++)
      expect(await readBodyText(chunked(bytes.slice(0, end), bytes.slice(end)), 99)).toBe('zwölf €');
    expect(await readBodyText(new Response(null), 0)).toBe('');
    expect(await readBodyText(new Response('x', { headers: { 'Content-Length': '1' } }), 1)).toBe('x');
  });
  it('the client stops reading a body that is longer than the limit, and drops the text read so far', async () => {
    let pulled = 0;
    let isCancelled = false;
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array((pulled += 1) && 1000)),
      cancel: () => void (isCancelled = true),
    });
    expect(await readBodyText(new Response(endless), 5000)).toBeUndefined();
    expect(pulled).toBeLessThan(10);
    expect(isCancelled).toBe(true);
    expect(await readBodyText(chunked(bytes), bytes.length)).toBe('zwölf €');
    expect(await readBodyText(chunked(bytes), bytes.length - 1)).toBeUndefined();
  });
  it('if a body is compressed, the client counts its decompressed bytes and ignores Content-Length', async () => {
    const headers = { 'Content-Length': '10', 'Content-Encoding': 'gzip' };
    const compressed = new Response('x'.repeat(100), { headers });
    expect(await readBodyText(compressed, 50)).toBeUndefined();
  });
});
