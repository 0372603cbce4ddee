import { afterEach, expect, it, vi } from 'vitest';
import { createClient } from '../src/index.ts';
import { watchVariant } from '../src/watch-variant.ts';

afterEach(() => void vi.restoreAllMocks());

/** Calls watchVariant until it has called `onNotice` `enough` times. Returns what happened, in order. */
async function watch(streams: string[][], enough: number) {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const closing = new AbortController();
  const events: string[] = [];
  let requests = 0;
  const encoder = new TextEncoder();
  const fetch = async () => {
    const pieces = [...(streams[requests++] ?? [])];
    events.push('connected');
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          const piece = pieces.shift();
          if (piece === undefined) return controller.close();
          events.push(piece);
          controller.enqueue(encoder.encode(piece));
        },
      },
      { highWaterMark: 0 },
    );
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  };
  const client = createClient({ baseUrl: 'http://x/api', apiKey: 'k', fetch });
  let notices = 0;
  const onNotice = () => {
    events.push('notice');
    if (++notices === enough) closing.abort();
  };
  await watchVariant(client, 'a', 'production', closing.signal, onNotice);
  return events;
}

it('the reader gets one notice per event, even if the event arrives in pieces or between comments', async () => {
  const [start, end] = ['data: {"revision"', ':1}\n\n'];
  const events = await watch([[': still there\n\n', start, end, ': still there\n\n', 'data: {}\n\n']], 2);
  expect(events).toEqual([
    'connected',
    ': still there\n\n',
    start,
    end,
    'notice',
    ': still there\n\n',
    'data: {}\n\n',
    'notice',
  ]);
});

it('if a stream ends within an event, the client drops this event and connects again', async () => {
  const events = await watch([['data: {}\n\ndata: {"cut'], ['": off}\n\n', 'data: {}\n\n']], 2);
  expect(events.slice(-4)).toEqual(['connected', '": off}\n\n', 'data: {}\n\n', 'notice']);
});

it('if the signal is already aborted, the client does not connect to the stream of deployments', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  const client = createClient({ baseUrl: 'http://x/api', apiKey: 'k', fetch });
  await watchVariant(client, 'a', 'production', AbortSignal.abort(), () => {});
  expect(fetch).not.toHaveBeenCalled();
});
