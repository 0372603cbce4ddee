import { describe, expect, it } from 'vitest';
import { bodyText } from './body-text.ts';

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

describe('a body as text', () => {
  it('is whole, however it is cut', async () => {
    for (let at = 0; at <= bytes.length; at++)
      expect(await bodyText(chunked(bytes.slice(0, at), bytes.slice(at)), 99)).toBe('zwölf €');
    expect(await bodyText(new Response(null), 0)).toBe('');
    expect(await bodyText(new Response('x', { headers: { 'Content-Length': '1' } }), 1)).toBe('x');
  });
  it('is nothing past the limit, and no more of it is read', async () => {
    let pulled = 0;
    let isCancelled = false;
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array((pulled += 1) && 1000)),
      cancel: () => void (isCancelled = true),
    });
    expect(await bodyText(new Response(endless), 5000)).toBeUndefined();
    expect(pulled).toBeLessThan(10);
    expect(isCancelled).toBe(true);
    expect(await bodyText(chunked(bytes), bytes.length)).toBe('zwölf €');
    expect(await bodyText(chunked(bytes), bytes.length - 1)).toBeUndefined();
  });
  it('that is packed is not believed to be as long as it says', async () => {
    const packed = new Response('x'.repeat(100), { headers: { 'Content-Length': '10', 'Content-Encoding': 'gzip' } });
    expect(await bodyText(packed, 50)).toBeUndefined();
  });
});
