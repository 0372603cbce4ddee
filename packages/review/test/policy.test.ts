/** Tests the policy for approvals, removals and versions. Each case says whether the merge is blocked. */
import { describe, expect, it } from 'vitest';
import { readApprovals, readBaseline } from '../src/policy/exceptions.ts';
import { readChangesets, stepOf } from '../src/policy/changesets.ts';
import type { Document } from '@jurybox/openapi';
import { applyPolicy, type Verdict } from '../src/policy/policy.ts';
import type { PolicyConfig } from '../src/config.ts';
import { reviewDocuments } from '../src/review.ts';
import { documentWith } from './support/contract.ts';

const today = '2026-11-20';
const config = '{"fixed":[["@x/types","@x/client"]]}';
const base = documentWith({ type: 'string' }, 'request');
const at = (version: string, document: Document = base): Document => ({
  ...document,
  info: { ...document.info, version },
});

interface Setup {
  approvals?: string;
  changesets?: Record<string, string>;
  baseline?: string;
  policy?: Partial<PolicyConfig>;
}

function verdict(
  base: Document,
  revision: Document,
  { approvals, changesets, baseline, policy = {} }: Setup = {},
): Verdict {
  const read = readApprovals(approvals);
  const known = readBaseline(baseline);
  const sets = changesets && readChangesets(new Map(Object.entries({ 'config.json': config, ...changesets })));
  return applyPolicy({
    base,
    revision,
    findings: reviewDocuments(base, revision),
    policy: { failOn: 'major', requireSunset: true, approvals: '.review/approvals.yaml', ...policy },
    files: {
      approvals: read.approvals,
      baseline: known.baseline,
      changesets: sets,
      problems: [...read.problems, ...known.problems],
    },
    today,
  });
}

const problems = (base: Document, revision: Document, setup: Setup = {}): string[] =>
  verdict(base, revision, setup).problems;

const narrow = documentWith({ type: 'string', maxLength: 3 }, 'request');
const [finding] = reviewDocuments(base, narrow);
const approve = (more: string) => `approvals:\n  - { fingerprint: ${JSON.stringify(finding?.fingerprint)}, ${more} }\n`;
const whole = "reason: Agreed., owner: contract team, expires: '2026-12-31'";

describe('approvals of breaking changes', () => {
  it.each<[string, string, RegExp | undefined]>([
    ['blocks a breaking change without an approval', 'approvals: []', /revert the change, or approve [0-9a-f]{12}/],
    ['allows a breaking change with a valid approval', approve(whole), undefined],
    [
      'allows a breaking change with an approval that expires today',
      approve(whole.replace('2026-12-31', today)),
      undefined,
    ],
    [
      'reports an approval that expired yesterday',
      approve(whole.replace('2026-12-31', '2026-11-19')),
      /expired on 2026-11-19/,
    ],
    ['reports an approval without a reason', approve("owner: me, expires: '2026-12-31'"), /reason missing/],
    ['reports an approval without an owner', approve("reason: Yes., expires: '2026-12-31'"), /owner missing/],
    ['reports an approval without an expiry date', approve('reason: Yes., owner: me'), /expires missing/],
    ['reports an approval with an invalid date', approve('reason: Yes., owner: me, expires: soon'), /not a date/],
    [
      'reports an approval that expires more than a year ahead',
      approve(whole.replace('2026-12-31', '2027-11-22')),
      /expires on 2027-11-22: choose a day until 2027-11-21/,
    ],
    ['accepts an approval for a year', approve(whole.replace('2026-12-31', '2027-11-21')), undefined],
    [
      'accepts no approval of another change',
      "approvals:\n  - { fingerprint: 'ffffffffffff', reason: Yes., owner: me, expires: '2026-12-31' }\n",
      /revert the change/,
    ],
    [
      'reports an approval that is listed twice',
      `${approve(whole)}${approve(whole).split('\n')[1] ?? ''}\n`,
      /listed twice/,
    ],
    ['reports invalid YAML in the approvals file', 'approvals: [', /the approvals file:1:13: not readable as YAML/],
    ['reports an approvals file without a list', 'approvals: 5', /has no list/],
  ])('the review %s', (_, approvals, says) => {
    const found = problems(base, narrow, { approvals });
    if (says === undefined) expect(found).toEqual([]);
    else expect(found.join('\n')).toMatch(says);
  });

  it('an approval of a change does not allow a stricter change of the same limit', () => {
    const narrower = documentWith({ type: 'string', maxLength: 2 }, 'request');
    expect(problems(base, narrower, { approvals: approve(whole) }).join('\n')).toMatch(/revert the change/);
  });
});

describe('removing an operation', () => {
  const marked = (more: object): Document => ({
    ...base,
    paths: { '/things': { post: { ...(base.paths?.['/things']?.['post'] as object), ...more } } },
  });
  it.each<[string, object, RegExp | undefined]>([
    ['is allowed after its sunset', { deprecated: true, 'x-sunset': '2026-11-19' }, undefined],
    ['is blocked on the day of its sunset', { deprecated: true, 'x-sunset': today }, /its sunset is on/],
    [
      'is blocked before its sunset',
      { deprecated: true, 'x-sunset': '2027-01-01' },
      /its sunset is on 2027-01-01: remove it after that day/,
    ],
    ['is blocked without a sunset', { deprecated: true }, /it has no sunset/],
    ['is blocked without deprecation', {}, /it was not deprecated/],
  ])('removing an operation %s', (_, more, says) => {
    const found = problems(marked(more), { ...base, paths: {} });
    if (says === undefined) expect(found).toEqual([]);
    else expect(found.join('\n')).toMatch(says);
  });
});

describe('removing a parameter', () => {
  const op = base.paths?.['/things']?.['post'] as object;
  const withQuery = (more: object): Document => ({
    ...base,
    paths: {
      '/things': { post: { ...op, parameters: [{ name: 'sort', in: 'query', schema: { type: 'string' }, ...more }] } },
    },
  });
  it.each<[string, object, RegExp | undefined]>([
    ['is allowed after its sunset', { deprecated: true, 'x-sunset': '2026-11-19' }, undefined],
    [
      'is blocked on the day of its sunset',
      { deprecated: true, 'x-sunset': today },
      /query parameter sort removed: its sunset is on 2026-11-20/,
    ],
    ['is blocked without a sunset', { deprecated: true }, /it has no sunset/],
    ['is blocked without deprecation', {}, /it was not deprecated/],
  ])('removing a parameter %s, with or without an approval', (_, more, says) => {
    const found = problems(withQuery(more), base);
    if (says === undefined) expect(found).toEqual([]);
    else expect(found.join('\n')).toMatch(says);
    const fingerprint = reviewDocuments(withQuery(more), base).map((one) => one.fingerprint)[0] ?? '';
    const approved = problems(withQuery(more), base, {
      approvals: `approvals:\n  - { fingerprint: '${fingerprint}', ${whole} }\n`,
    });
    expect(approved.length).toBe(found.length);
  });
});

describe('removing a member', () => {
  const response = (more?: object) =>
    documentWith(
      {
        type: 'object',
        properties: { id: { type: 'string' }, ...(more ? { colour: { type: 'string', ...more } } : {}) },
        required: more ? ['colour'] : [],
      },
      'response',
    );
  it.each<[string, object, RegExp | undefined]>([
    ['is allowed after its sunset', { deprecated: true, 'x-sunset': '2026-11-19' }, undefined],
    [
      'needs an approval before its sunset',
      { deprecated: true, 'x-sunset': '2027-01-01' },
      /colour.*is removed.*: revert/,
    ],
    ['needs an approval without deprecation', {}, /colour.*is removed.*: revert/],
  ])('removing a member %s', (_, more, says) => {
    const [withMember, without] = [response(more), response()];
    const found = problems(withMember, without);
    if (says === undefined) expect(found).toEqual([]);
    else expect(found.join('\n')).toMatch(says);
    const approvals = reviewDocuments(withMember, without)
      .filter(({ level }) => level === 'major')
      .map(({ fingerprint }) => `  - { fingerprint: '${fingerprint}', ${whole} }\n`);
    expect(problems(withMember, without, { approvals: `approvals:\n${approvals.join('')}` })).toEqual([]);
  });
});

describe('the version bump that a change needs', () => {
  const set = (bump: string, name = '@x/types') => ({ 'a.md': `---\n"${name}": ${bump}\n---\n\nDid it.\n` });
  const wide = documentWith({ type: ['string', 'null'] }, 'request');
  it.each<[string, Document, Document, Record<string, string> | undefined, RegExp | undefined]>([
    ['accepts a minor change with a minor changeset', base, wide, set('minor'), undefined],
    ['accepts a minor change with a major changeset', base, wide, set('major'), undefined],
    [
      'reports a minor change with a patch changeset',
      base,
      wide,
      set('patch'),
      /the changes are minor, the changesets say patch/,
    ],
    ['reports a minor change without a changeset', base, wide, {}, /there is no changeset/],
    ['reports a changeset of another package', base, wide, set('minor', '@x/server'), /there is no changeset/],
    ['reports a changeset without a header', base, wide, { 'a.md': 'Did it.\n' }, /does not begin with/],
    ['reports an invalid bump', base, wide, set('huge'), /a bump is major, minor or patch/],
    ['needs no changeset if nothing has changed', base, base, {}, undefined],
    ['accepts a release with the right version', base, at('1.1.0', wide), {}, undefined],
    ['reports a release with too low a version', base, at('1.0.1', wide), {}, /\(patch\), but the changes are minor/],
    ['reports a lower version', base, at('0.9.0'), {}, /went back/],
  ])('the review %s', (_, from, to, changesets, says) => {
    const found = problems(from, to, changesets ? { changesets } : {});
    if (says === undefined) expect(found).toEqual([]);
    else expect(found.join('\n')).toMatch(says);
  });

  it('the version bump is the first part of the version number that is higher in the revision', () => {
    expect(
      ['1.0.0', '1.0.1', '1.2.0', '2.0.0', '0.9.9'].map((version) => stepOf({ base: '1.0.0', revision: version })),
    ).toEqual(['none', 'patch', 'minor', 'major', 'back']);
    expect(stepOf({ base: '0.1.0', revision: '0.2.0' })).toBe('major');
  });
});
