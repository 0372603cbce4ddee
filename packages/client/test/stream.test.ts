/** Tests streamRows and streamText, which return an export piece by piece. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, exportJudgementsCsv, exportJudgementsJsonLines, type Client } from '../src/index.ts';
import { streamRows, streamText } from '../src/stream.ts';

afterEach(() => void vi.useRealTimers());

const path = { evaluation_id: 'e' };
const encoder = new TextEncoder();

/** Creates a client whose export consists of `chunks`. Each chunk is only created when the client reads it. */
function clientWithExport(chunks: Iterable<string | Uint8Array | Error>, type = 'application/jsonl') {
  const made = { chunks: 0, isCancelled: false };
  const iterator = chunks[Symbol.iterator]();
  const body = () =>
    new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          const { done, value } = iterator.next();
          if (done) return controller.close();
          made.chunks += 1;
          if (value instanceof Error) controller.error(value);
          else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
        },
        cancel: () => void (made.isCancelled = true),
      },
      { highWaterMark: 1 },
    );
  const fetch = async () => new Response(body(), { headers: { 'Content-Type': type, 'X-Request-Id': 'r-1' } });
  return { client: createClient({ baseUrl: 'http://x/api', apiKey: 'k', fetch }), made };
}

async function rowsOf(client: Client, options: object = {}): Promise<unknown[]> {
  const rows = [];
  for await (const row of streamRows(exportJudgementsJsonLines, { client, path, ...options })) rows.push(row);
  return rows;
}

describe('streamRows returns the rows of an export', () => {
  it('streamRows returns 100,000 rows and reads at most two chunks ahead of the caller', async () => {
    const total = 1000;
    const chunk = (at: number) =>
      Array.from(
        { length: 100 },
        (_, row) => `${JSON.stringify({ position: at * 100 + row, note: 'é'.repeat(20) })}\n`,
      );
    function* chunks() {
      for (let at = 0; at < total; at++) yield chunk(at).join('');
    }
    const { client, made } = clientWithExport(chunks());
    let count = 0;
    let mostAhead = 0;
    for await (const row of streamRows(exportJudgementsJsonLines, { client, path })) {
      if (row.position !== count) throw new Error(`row ${count} has the position ${row.position}`);
      count += 1;
      mostAhead = Math.max(mostAhead, made.chunks - Math.ceil(count / 100));
    }
    expect(count).toBe(100_000);
    expect(mostAhead).toBeLessThanOrEqual(2);
    // Planted fault: a call that first reads the whole text creates all chunks before the caller reads a row.
    const whole = clientWithExport(Array.from({ length: 50 }, (_, at) => chunk(at).join('')));
    await exportJudgementsJsonLines({ client: whole.client, path });
    expect(whole.made.chunks).toBe(50);
  });

  it.each([
    ['a row in several chunks', ['{"a"', ':1', '}\n{"a":2}', '\n'], [{ a: 1 }, { a: 2 }]],
    ['a character in two chunks', [Uint8Array.of(0x22, 0xc3), Uint8Array.of(0xa9, 0x22, 0x0a)], ['é']],
    ['no newline at the end', ['{"a":1}\n{"a":2}'], [{ a: 1 }, { a: 2 }]],
    ['empty lines', ['\n\n{"a":1}\n\n'], [{ a: 1 }]],
    ['no rows', [], []],
  ])('streamRows reads an export with %s', async (_, chunks, rows) => {
    expect(await rowsOf(clientWithExport(chunks).client)).toEqual(rows);
  });

  it('if a row is not JSON, streamRows returns the rows before it and then throws', async () => {
    const { client, made } = clientWithExport(['{"a":1}\n{"a":\n', '{"a":3}\n', '{"a":4}\n', '{"a":5}\n']);
    const rows = streamRows(exportJudgementsJsonLines, { client, path });
    expect(await rows.next()).toMatchObject({ value: { a: 1 } });
    await expect(rows.next()).rejects.toMatchObject({
      name: 'UnexpectedResponseError',
      requestId: 'r-1',
      message: 'GET /human-evaluations/{evaluation_id}/export/json-lines: row 2 is not JSON (request r-1)',
    });
    expect(made.isCancelled).toBe(true);
  });

  it('streamRows accepts rows of exactly maxRowLength characters, even if they arrive in chunks', async () => {
    const chunks = ['"1', '23"\n', '"123"\n"1', '23"'];
    expect(await rowsOf(clientWithExport(chunks).client, { maxRowLength: 5 })).toEqual(['123', '123', '123']);
    await expect(rowsOf(clientWithExport(chunks).client, { maxRowLength: 4 })).rejects.toThrow(
      'row 1 is longer than maxRowLength, 4',
    );
    await expect(rowsOf(clientWithExport(['1\n2\n', '"1234"\n']).client, { maxRowLength: 5 })).rejects.toMatchObject({
      name: 'UnexpectedResponseError',
      code: 'unexpected_response',
      status: 200,
      attempts: 1,
      message: expect.stringContaining('row 3 is longer'),
    });
  });

  it('streamRows throws for an endless row as soon as the row is longer than maxRowLength', async () => {
    function* endless() {
      for (;;) yield 'x'.repeat(1000);
    }
    const { client, made } = clientWithExport(endless());
    await expect(rowsOf(client, { maxRowLength: 10_000 })).rejects.toThrow('row 1 is longer than maxRowLength, 10000');
    expect(made.chunks).toBeLessThan(15);
  });
});

describe('streamText returns the text of an export', () => {
  it('streamText returns the text of an export as CSV', async () => {
    const { client } = clientWithExport(['a,b\r\n', '1,2\r\n'], 'text/csv');
    let csv = '';
    for await (const text of streamText(exportJudgementsCsv, { client, path })) csv += text;
    expect(csv).toBe('a,b\r\n1,2\r\n');
  });

  it('streamText throws a ConnectionError if the connection breaks before the end of the export', async () => {
    const { client } = clientWithExport(['{"a":1}\n', new TypeError('terminated')]);
    await expect(rowsOf(client)).rejects.toMatchObject({
      name: 'ConnectionError',
      code: 'connection',
      requestId: 'r-1',
      message: 'GET /human-evaluations/{evaluation_id}/export/json-lines: the export ended too early (request r-1)',
      cause: new TypeError('terminated'),
    });
  });

  it('streamText throws a TimeoutError if the service sends nothing for idleTimeout', async () => {
    vi.useFakeTimers();
    const body = new ReadableStream({ start: (controller) => controller.enqueue(encoder.encode('{"a":1}\n')) });
    const fetch = async () => new Response(body, { headers: { 'Content-Type': 'application/jsonl' } });
    const client = createClient({ baseUrl: 'http://x/api', fetch });
    const failure = rowsOf(client, { idleTimeout: 70_000 }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(69_000);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await failure).toMatchObject({
      name: 'TimeoutError',
      code: 'timeout',
      requestId: '',
      message: expect.stringContaining('the service sent nothing for 70000 ms'),
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('streamText stops reading the response if the caller leaves the loop or aborts the signal', async () => {
    const lines = Array.from({ length: 50 }, () => '{"a":1}\n');
    const left = clientWithExport(lines);
    for await (const _ of streamRows(exportJudgementsJsonLines, { client: left.client, path })) break;
    expect(left.made.isCancelled).toBe(true);
    const aborted = clientWithExport(lines);
    const controller = new AbortController();
    const { signal } = controller;
    const rows = streamRows(exportJudgementsJsonLines, { client: aborted.client, path, signal });
    await rows.next();
    controller.abort('mine');
    await expect(rows.next()).rejects.toBe('mine');
    expect(aborted.made).toEqual({ chunks: expect.toSatisfy((count: number) => count < 5), isCancelled: true });
  });

  it('if the service responds with an error, streamText throws the error of the operation', async () => {
    const problem = { title: 'T', detail: 'D', status: 404, code: 'not_found' };
    const fetch = async () => Response.json(problem, { status: 404 });
    const client = createClient({ baseUrl: 'http://x/api', fetch });
    await expect(rowsOf(client)).rejects.toMatchObject({ name: 'NotFoundError' });
  });
});
