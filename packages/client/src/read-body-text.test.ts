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

describe('readBodyText reads the body of a response', () => {
  it('readBodyText reads the whole body, even if a chunk ends within a character', async () => {
    for (let end = 0; end <= bytes.length; end++)
      expect(await readBodyText(chunked(bytes.slice(0, end), bytes.slice(end)), 99)).toBe('zwölf €');
    expect(await readBodyText(new Response(null), 0)).toBe('');
    expect(await readBodyText(new Response('x', { headers: { 'Content-Length': '1' } }), 1)).toBe('x');
  });
  it('readBodyText returns undefined and stops reading if the body is longer than maxBytes', async () => {
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
  it('readBodyText ignores the Content-Length of a compressed body', async () => {
    const headers = { 'Content-Length': '10', 'Content-Encoding': 'gzip' };
    const compressed = new Response('x'.repeat(100), { headers });
    expect(await readBodyText(compressed, 50)).toBeUndefined();
  });
});
