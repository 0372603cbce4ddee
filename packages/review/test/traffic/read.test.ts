/** Tests reading recorded requests: HAR archives, and files with one request a line. Some are large or broken. */
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { exchangeOf } from '../../src/traffic/exchange.ts';
import { maxHarBytes, maxLineBytes, readTraffic, type TrafficRecord } from '../../src/traffic/read.ts';
import { line } from './support/recorded.ts';

const folder = mkdtempSync(join(tmpdir(), 'jurybox-traffic-read-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function recordsIn(path: string, name: string): Promise<TrafficRecord[]> {
  const records: TrafficRecord[] = [];
  for await (const record of readTraffic(path, name)) records.push(record);
  return records;
}

async function read(text: string | Buffer, name = 'file'): Promise<TrafficRecord[]> {
  const path = join(folder, name);
  writeFileSync(path, text);
  return recordsIn(path, name);
}

const entry = (postData?: object, content: object = { size: 2, mimeType: 'application/json', text: '{}' }) => ({
  startedDateTime: '2026-11-20T00:00:00Z',
  request: {
    method: 'POST',
    url: 'https://api.example.com/things?a=1',
    headers: [
      { name: 'Accept', value: 'a' },
      { name: 'X-Two', value: '1' },
      { name: 'x-two', value: '2' },
    ],
    ...(postData === undefined ? {} : { postData }),
  },
  response: { status: 200, headers: [], content },
});
const har = (...entries: object[]) => JSON.stringify({ log: { version: '1.2', creator: {}, entries } }, null, 2);

describe('reading recorded requests', () => {
  it('the review reads each entry of a HAR archive as one exchange (a request and its response)', async () => {
    const [first, second, ...others] = await read(
      har(entry({ mimeType: 'application/json; charset=utf-8', text: '"x"' }), {}),
    );
    expect([first?.at, second, others]).toEqual(['file, entry 1', { at: 'file, entry 2', exchange: undefined }, []]);
    expect(first?.exchange).toMatchObject({
      method: 'POST',
      hasHost: true,
      type: 'application/json',
      body: { text: '"x"' },
      status: 200,
      response: { type: 'application/json', body: { text: '{}' } },
    });
    expect(first?.exchange?.headers?.get('x-two')).toEqual(['1', '2']);
  });

  it('the review decodes base64 bodies and form parameters of a HAR archive', () => {
    const encoded = { text: Buffer.from('ä').toString('base64'), encoding: 'base64' };
    const pairs = { mimeType: 'application/x-www-form-urlencoded', params: [{ name: 'a b', value: 'c&d' }] };
    expect(exchangeOf(entry(pairs, encoded))).toMatchObject({
      body: { text: 'a+b=c%26d' },
      response: { body: { text: 'ä' } },
    });
    expect(exchangeOf(entry(undefined, { size: 9 }))).toMatchObject({ body: 'none', response: { body: 'unrecorded' } });
    expect(exchangeOf(entry({ mimeType: 'multipart/form-data', params: [] }, {}))?.response.body).toBe('none');
  });

  it('the body of a recorded request may be a text or a JSON value', async () => {
    const lines = [
      line({ body: 'text' }),
      '',
      line({ body: { a: 1 } }),
      line({}),
      '{"request":{"method":"get","url":"x"}}',
    ];
    const records = await read(`\n${lines.join('\r\n')}`);
    expect(records.map(({ at }) => at)).toEqual(['file:2', 'file:4', 'file:5', 'file:6']);
    expect(records.map(({ exchange }) => exchange?.body)).toEqual([
      { text: 'text' },
      { value: { a: 1 } },
      'none',
      'unrecorded',
    ]);
    expect(records[3]?.exchange).toMatchObject({
      method: 'GET',
      hasHost: false,
      status: undefined,
      headers: undefined,
    });
    expect(records[3]?.exchange?.url.pathname).toBe('/x');
  });

  it('the review reads a line of more than 200,000 characters, even if a text in it contains U+2028', async () => {
    const text = `ä\u2028${'ö'.repeat(200_000)}`;
    const records = await read([line({ body: text }), line({ body: text })].join('\n'));
    expect(records.map(({ exchange }) => exchange?.body)).toEqual([{ text }, { text }]);
  });

  it.each([
    ['broken JSON', '{"request'],
    ['a record without a request', '{}'],
    ['a list', '[1]'],
    ['a line that is too long', `"${'x'.repeat(maxLineBytes)}"`],
    ['bytes that are not text', Buffer.from([0xff, 0xfe, 0])],
  ])('the review skips %s, but reads the next line', async (_, text) => {
    const records = await read(Buffer.concat([Buffer.from(text), Buffer.from(`\n${line({})}`)]));
    expect(records.map(({ exchange }) => exchange !== undefined)).toEqual([false, true]);
  });

  it('an error about a recorded file says what to do, and contains nothing from the file', async () => {
    await expect(read('{"log": {"entries": s3cret')).rejects.toThrow(
      'file is not a HAR archive: it has no log.entries',
    );
    await expect(recordsIn(join(folder, 'none'), 'none')).rejects.toThrow('check the path after --traffic');
    const path = join(folder, 'large.har');
    writeFileSync(path, '{"log":{');
    const file = openSync(path, 'r+');
    ftruncateSync(file, maxHarBytes + 1);
    closeSync(file);
    await expect(recordsIn(path, 'large.har')).rejects.toThrow(
      "write one entry a line, for example with jq -c '.log.entries[]'",
    );
  });
});
