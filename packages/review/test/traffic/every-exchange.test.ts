/** Compares reports about random recorded requests with a snapshot, to notice every change of a report. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Document } from '@jurybox/openapi';
import { applyPolicy } from '../../src/policy/policy.ts';
import { reviewDocuments } from '../../src/review.ts';
import { checkTraffic } from '../../src/traffic/traffic.ts';
import { differenceTexts, shortTrafficText, trafficSummary, trafficTexts } from '../../src/traffic/words.ts';
import { contractPair } from '../support/random-contracts.ts';
import { short } from '../support/said.ts';

const bodies: unknown[] = [
  undefined,
  '',
  'a',
  'abcdef',
  5,
  true,
  null,
  ['a'],
  [1],
  [],
  { a: 'x', b: 1 },
  { a: 1 },
  { b: 2 },
];
const types = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/x-www-form-urlencoded',
];
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const queries = [
  '',
  '?a=a',
  '?a=5&b=true',
  '?a=a,b&a=c',
  '?a=a%7Cb&b=x%20y',
  '?a={"a":"x"}',
  '?b[a]=x',
  '?a=',
  '?other=1',
];
const exchange = fc.record({
  method: fc.constantFrom(undefined, undefined, undefined, 'GET', 'post'),
  before: fc.constantFrom('', '', '/v1', 'https://a.x', 'https://other.example/v1', 'HTTP://a.x/v1'),
  id: fc.constantFrom('a', '5', '12345678', '%7Bid%7D', 'a/b', 'true'),
  query: fc.constantFrom(...queries),
  headers: fc.constantFrom<Record<string, unknown> | undefined>(
    { 'User-Agent': 'shop/2.0 (x)', A: 'a', 'Content-Type': types[0] },
    { 'user-agent': 'billing', b: '5', Cookie: 'a=b; b=1', 'content-type': types[1] },
    { A: ['a', 'b'], 'Content-Type': types[2], 'Content-Length': '3' },
    { 'Content-Type': types[3] },
    {},
    undefined,
  ),
  body: fc.constantFrom(...bodies),
  status: fc.constantFrom(200, 200, 201, 204, 404, 500, 0, '200', undefined),
  answer: maybe(
    fc.record({
      headers: fc.constantFrom<object>(
        { 'content-type': types[0], 'X-Left': '5' },
        { 'Content-Type': types[2], Location: 'x' },
        {},
      ),
      body: fc.constantFrom(...bodies),
    }),
  ),
});

/** Returns a line with a recorded request. The request may call an operation that the contract does not have. */
function lineOf({ method, before, id, query, headers, body, status, answer }: any, document: Document): string {
  const [path = '', item = {}] = Object.entries(document.paths ?? {})[0] ?? [];
  const url = `${before}${path.replace(/\{\w+\}/, id)}${query}`;
  const own = Object.keys(item as object)[0]?.toUpperCase();
  return JSON.stringify({ request: { method: method ?? own, url, headers, body }, response: { ...answer, status } });
}

const other = ['not json', '{"request": 5}', '{"request": {"method": "GET", "url": 5}}', '', '[]'];

it('reports about random changes and random recorded requests are the same as in the snapshot', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-every-exchange-'));
  const cases = fc.sample(fc.tuple(contractPair, fc.array(exchange, { minLength: 12, maxLength: 12 })), {
    numRuns: 100,
    seed: 20_261_129,
  });
  const lines: string[] = [];
  for (const [i, [[names, base, revision], exchanges]] of cases.entries()) {
    const findings = reviewDocuments(base, revision, { proveHarmless: false });
    const input = { base, revision, findings, policy: { failOn: 'formal', requireSunset: false } as const };
    const files = { approvals: [], baseline: new Set<string>(), changesets: undefined, problems: [] };
    const { causes } = applyPolicy({ ...input, files, today: '2026-11-20' });
    if (causes.every(({ level }) => level === 'minor' || level === 'patch')) continue;
    const recorded = [...exchanges.map((one) => lineOf(one, base)), ...(i % 9 === 0 ? other : [])];
    writeFileSync(join(folder, 'lines'), recorded.join(i % 2 === 0 ? '\n' : '\r\n'));
    const options = {
      folder,
      files: ['lines'],
      show: i % 3 === 0 ? ['a'] : [],
      ...(i % 5 === 0 ? { hosts: ['a.x'] } : {}),
    };
    const { traffic, byCause, unused } = await checkTraffic({ base, revision }, { causes, findings }, options);
    const counted = causes.map((cause) => ({ ...cause, traffic: byCause.get(cause.fingerprint) }) as typeof cause);
    lines.push(
      `${i}: ${names.join(', ')}`,
      ...counted.flatMap((cause) => [
        `  ${cause.title}${shortTrafficText(cause)}${unused.has(cause.fingerprint) ? ' (unused)' : ''}`,
        ...trafficTexts(cause, { traffic }).map((one) => `    ${one}`),
        ...(cause.traffic?.example ? [`    ${short(cause.traffic.example.http, 200)}`] : []),
      ]),
      ...trafficSummary({ traffic, causes: counted }).map((one) => `  ${one}`),
      ...differenceTexts({ traffic }).map((one) => `  ${one}`),
    );
  }
  rmSync(folder, { recursive: true });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../snapshots/random-exchanges.txt');
});
