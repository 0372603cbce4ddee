/** Applies random policies to random changes of contracts. Each decision must be the same as in the snapshot. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PolicyConfig } from '../src/config.ts';
import type { Cause } from '../src/model.ts';
import { readChangesets } from '../src/policy/changesets.ts';
import { readApprovals, readBaseline, writeBaseline } from '../src/policy/exceptions.ts';
import { applyPolicy } from '../src/policy/policy.ts';
import { reviewDocuments } from '../src/review.ts';
import { contractPair } from './support/random-contracts.ts';
import { short } from './support/said.ts';

const today = '2026-11-20';
const maybe = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const days = ['2026-11-19', '2026-11-20', '2026-12-31', '2027-11-21', '2027-11-22'];
const day = fc.constantFrom(...days);
const rules = ['enum', 'type', 'new-alternative', 'operation-removed', 'status-added', 'parameter-added', 'body-added'];
const paths = ['/**', '/things', '/things/*', '/things/**', '/*/things/{id}', '/thing'];
const policies: fc.Arbitrary<PolicyConfig> = fc.record({
  failOn: fc.constantFrom('major', 'major', 'formal', 'none'),
  requireSunset: fc.boolean(),
  failOnUnread: fc.boolean(),
  stability: maybe<object>({ name: 'x-level' }, { unstable: ['stable'] }),
  levels: fc.array(
    fc.record({ rule: fc.constantFrom(...rules), level: maybe('minor', 'major'), reason: fc.constant('So.') }),
  ),
  ignore: fc.array(
    fc.record({ rule: maybe(...rules), path: maybe(...paths), reason: fc.constant('Later.'), expires: day }),
    { maxLength: 2 },
  ),
  approvals: maybe('approvals.yaml'),
  baseline: maybe('baseline.yaml'),
}) as never;
const versions = ['0.1.0', '0.2.0', '1.0.0', '1.0.1', '1.1.0', '2.0.0', '1.0.0-beta'];
const setup = fc.record({
  policy: policies,
  version: fc.tuple(fc.constantFrom(...versions), fc.constantFrom(...versions)),
  changeset: maybe(
    "'@x/a': major",
    "'@x/a': minor",
    "'@x/b': patch",
    "'@x/a': huge",
    'a: [',
    "'@x/c': major\n'@x/b': minor",
  ),
  group: fc.constantFrom('{"fixed":[["@x/a","@x/b"]]}', '{"fixed":[["@x/a"]]}', '{}', undefined),
  approved: fc.array(fc.record({ cause: fc.nat(4), reason: maybe('Agreed.'), owner: maybe('team'), expires: day })),
  accepted: fc.array(fc.nat(4), { maxLength: 2 }),
  unused: fc.array(fc.nat(4), { maxLength: 2 }),
  unread: fc.constantFrom(0, 1, 20, 21),
});

it('the verdicts of random policies about random changes match the snapshot', async () => {
  const cases = fc.sample(fc.tuple(contractPair, setup), { numRuns: 150, seed: 20_261_128 });
  const lines = cases.flatMap(([[, base, revision], { policy, version, ...given }], i) => {
    [base.info.version, revision.info.version] = version;
    const findings = reviewDocuments(base, revision, { proveHarmless: false });
    const input = { base, revision, findings, policy, today };
    const empty = { approvals: [], baseline: new Set<string>(), changesets: undefined, problems: [] };
    const { causes } = applyPolicy({ ...input, files: empty });
    const idOf = (n: number): string => causes[n]?.fingerprint ?? causes[0]?.findings[n] ?? 'ffffffffffff';
    const approvals = readApprovals(
      JSON.stringify(given.approved.map(({ cause, ...entry }) => ({ fingerprint: idOf(cause), ...entry }))),
    );
    const baseline = readBaseline(JSON.stringify(given.accepted.map((n) => ({ fingerprint: idOf(n) }))));
    const changesets =
      given.group === undefined
        ? undefined
        : readChangesets(
            new Map([
              ['config.json', given.group],
              ['README.md', 'Words.'],
              ...(given.changeset === undefined ? [] : [['a.md', `---\n${given.changeset}\n---\nDone.\n`] as const]),
            ]),
          );
    const verdict = applyPolicy({
      ...input,
      files: { ...approvals, ...baseline, changesets, problems: [...approvals.problems, ...baseline.problems] },
      unread: Array.from({ length: given.unread }, (_, n) => ({ pointer: `#/${n}`, reason: 'it is empty' })),
      unused: new Set(given.unused.map(idOf)),
    });
    return [
      `${i}: ${verdict.bump} ${JSON.stringify({ ...policy, version, ...given })}`,
      ...verdict.causes.map(causeLine),
      ...verdict.problems.map((problem) => `  problem: ${short(problem, 200)}`),
      ...verdict.hints.map((hint) => `  hint: ${short(hint, 200)}`),
      `  approvals: ${short(JSON.stringify(verdict.approvals), 200)}; baseline: ${baselineOf(verdict.causes)}`,
    ];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/random-policies.txt');
});

const causeLine = ({
  status,
  level,
  rule,
  blocks,
  allowed,
  reason,
  levelReason,
  canBeApproved,
  findings,
}: Cause): string =>
  [
    `  ${status} ${level} ${rule} ${findings.length}`,
    short(JSON.stringify({ blocks, allowed, reason, levelReason, canBeApproved }), 250),
  ].join(' ');

function baselineOf(causes: Cause[]): string {
  const { text, count } = writeBaseline(causes);
  return [count, ...text.matchAll(/[0-9a-f]{12}/g)].join(' ');
}
