/** If the request in a proof is also a recorded request, the review must count it as affected by the change. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Cause, Finding } from '../../src/index.ts';
import { reviewDocuments } from '../../src/review.ts';
import { rules } from '../support/rules.ts';
import { rulesOfPresence, rulesOfRequests } from '../../src/traffic/touched.ts';
import { checkTraffic } from '../../src/traffic/traffic.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { contract } from '../support/contract.ts';

const isLong = process.env['JURYBOX_LONG'] === '1';
const folder = mkdtempSync(join(tmpdir(), 'jurybox-traffic-proofs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the request in a proof as a line of a recording. Undefined if it is shortened, or if there is no request. */
function recordOf({ witness, position }: Finding): string | undefined {
  const { http = '', validIn } = witness ?? {};
  if (
    position !== 'request' ||
    validIn !== 'base' ||
    http.startsWith('(') ||
    / \(\d+ (characters|items|members)\)|…/.test(http)
  )
    return undefined;
  const [head = '', ...body] = http.split('\n\n');
  const [start = '', ...headers] = head.split('\n');
  const [method, url] = start.split(' ');
  const pairs = headers.map((text) => [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 2)]);
  const request = {
    method,
    url,
    headers: Object.fromEntries(pairs),
    ...(body.length === 0 ? {} : { body: body.join('\n\n') }),
  };
  return JSON.stringify({ request, response: { status: 204, headers: {} } });
}

const all = catalogue(contract(), { isQuick: !isLong });
/** Without JURYBOX_LONG, the test uses only every 20th change, to save time. */
const some = isLong ? all : all.filter((_, i) => i % 20 === 0);
if (!isLong) console.warn(`NOT RUN: ${all.length - some.length} more changes; JURYBOX_LONG=1 runs all`);

describe('proofs of findings as recorded requests', () => {
  it(`a change affects the recorded request that is its witness (${some.length} changes)`, async () => {
    const missed: string[] = [];
    const counts = { refused: 0, used: 0, unchecked: 0 };
    for (const [i, { name, base, revision }] of some.entries()) {
      const findings = reviewDocuments(base, revision).filter(({ level }) => level === 'major' || level === 'formal');
      for (const finding of findings) {
        const record = recordOf(finding);
        // Skips `parameter-style`: the request in such a witness may lack the changed parameter. Then the change does
        // not affect the request, so the review does not count it as affected.
        if (record === undefined || finding.rule === 'parameter-style') continue;
        const file = `${i}.jsonl`;
        writeFileSync(join(folder, file), record);
        const causes = [{ ...finding, findings: [finding.fingerprint] }] as unknown as Cause[];
        const found = await checkTraffic({ base, revision }, { causes, findings }, { folder, files: [file] });
        const { used = 0, refused = 0, unchecked = 0 } = found.byCause.get(finding.fingerprint) ?? {};
        counts.refused += refused;
        counts.used += used - refused;
        counts.unchecked += unchecked;
        if (used + unchecked !== 1 || found.unused.size > 0)
          missed.push(`${name}: ${finding.rule} ${finding.message}\n${record}`);
      }
    }
    expect(missed).toEqual([]);
    expect(counts.refused).toBeGreaterThan(some.length / 10);
    expect(counts.unchecked).toBeLessThan(counts.refused / 5);
  });

  it('`rulesOfRequests` and `rulesOfPresence` contain only names of rules in `rules.md`', () => {
    expect([...rulesOfRequests, ...rulesOfPresence].filter((name) => !(name in rules))).toEqual([]);
  });
});
