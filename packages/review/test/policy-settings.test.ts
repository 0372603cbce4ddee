/** Tests the settings of the policy, except those for recorded requests and unstable operations. */
import { describe, expect, it } from 'vitest';
import type { Document } from '@jurybox/openapi';
import type { PolicyConfig } from '../src/config.ts';
import { readApprovals, readBaseline, writeBaseline } from '../src/policy/exceptions.ts';
import { applyPolicy, type Verdict } from '../src/policy/policy.ts';
import { reviewDocuments } from '../src/review.ts';
import { documentWith } from './support/contract.ts';

const today = '2026-11-20';
const base = documentWith({ type: 'string' }, 'request');
const narrow = documentWith({ type: 'string', maxLength: 3 }, 'request');
const narrower = documentWith({ type: 'string', maxLength: 2 }, 'request');

interface Setup {
  policy?: Partial<PolicyConfig>;
  approvals?: string;
  baseline?: string;
  findings?: ReturnType<typeof reviewDocuments>;
  unread?: { pointer: string; reason: string }[];
}

function verdict(
  from: Document,
  to: Document,
  { policy = {}, approvals, baseline, findings, unread = [] }: Setup = {},
): Verdict {
  const [read, known] = [readApprovals(approvals), readBaseline(baseline)];
  return applyPolicy({
    base: from,
    revision: to,
    findings: findings ?? reviewDocuments(from, to),
    unread,
    policy: { failOn: 'major', requireSunset: false, ...policy },
    files: {
      approvals: read.approvals,
      baseline: known.baseline,
      changesets: undefined,
      problems: [...read.problems, ...known.problems],
    },
    today,
  });
}

describe('the setting failOnUnread', () => {
  const unread = [{ pointer: '#/paths', reason: 'it is not an object (openapi.yaml:3)' }];
  const problemsOf = (policy: Partial<PolicyConfig>) => verdict(base, base, { policy, unread }).problems;

  it('by default, a changed part that the review cannot read blocks the merge, and the message names the part', () => {
    expect(problemsOf({})).toEqual([
      '`#/paths` changed, and the review cannot read it: it is not an object (openapi.yaml:3); ' +
        'make it readable, or set `policy.failOnUnread` to false',
    ]);
  });

  it.each<Partial<PolicyConfig>>([{ failOnUnread: false }, { failOn: 'none' }])(
    'with the policy %j, a changed part that the review cannot read does not block the merge',
    (policy) => {
      expect(problemsOf(policy)).toEqual([]);
    },
  );
});

describe('the setting failOn', () => {
  const formal: PolicyConfig['levels'] = [{ rule: 'maxLength', level: 'formal', reason: 'For this test.' }];
  it.each<[PolicyConfig['failOn'], PolicyConfig['levels'], number]>([
    ['major', [], 1],
    ['formal', [], 1],
    ['none', [], 0],
    ['major', formal, 0],
    ['formal', formal, 1],
    ['none', formal, 0],
  ])('failOn %s with the levels %j blocks %i changes', (failOn, levels = [], count) => {
    const { problems, causes } = verdict(base, narrow, { policy: { failOn, levels } });
    expect(problems).toHaveLength(count);
    expect(causes.filter(({ status }) => status === 'blocks')).toHaveLength(count);
  });

  it('if the policy names no approvals file, the message says which setting to add', () => {
    expect(verdict(base, narrow).problems[0]).toMatch(/name this file with `policy.approvals` in jurybox-review.yaml/);
  });
});

describe('a configured level of a rule', () => {
  it('a level of a rule in the policy replaces the default level, and changes the version bump', () => {
    const levels: PolicyConfig['levels'] = [{ rule: 'maxLength', level: 'patch', reason: 'Nobody sends text.' }];
    const { bump, problems, causes, findings } = verdict(base, narrow, { policy: { levels } });
    expect([bump, problems, findings[0]?.level]).toEqual(['patch', [], 'patch']);
    expect(causes[0]).toMatchObject({ level: 'patch', levelReason: 'Nobody sends text.' });
    expect(verdict(base, narrow).bump).toBe('major');
  });
});

describe('an entry in `policy.ignore`', () => {
  const ignoring = (entry: object): Setup => ({
    policy: { ignore: [{ reason: 'Internal.', expires: '2027-01-31', ...entry }] },
  });
  it.each<[string, object, boolean]>([
    ['by rule', { rule: 'maxLength' }, true],
    ['by path', { path: '/things' }, true],
    ['by a path with *', { path: '/th*gs' }, true],
    ['by a path with **', { path: '/**' }, true],
    ['by rule and path', { rule: 'maxLength', path: '/things' }, true],
    ['until today', { rule: 'maxLength', expires: today }, true],
    ['of another rule', { rule: 'minLength' }, false],
    ['of another path', { path: '/thing' }, false],
    ['of a deeper path', { path: '/things/*' }, false],
    ['of the rule at another path', { rule: 'maxLength', path: '/others/**' }, false],
    ['that expired', { rule: 'maxLength', expires: '2026-11-19' }, false],
    ['that expires in two years', { rule: 'maxLength', expires: '2028-11-19' }, false],
  ])('whether an entry in `policy.ignore` %s ignores a finding', (_, entry, isIgnored) => {
    const { problems, causes } = verdict(base, narrow, ignoring(entry));
    expect(causes[0]?.status).toBe(isIgnored ? 'ignored' : 'blocks');
    expect(problems.length > 0).toBe(!isIgnored);
  });

  it('the review says how to correct an entry in `policy.ignore` that expired or expires too late', () => {
    expect(verdict(base, narrow, ignoring({ rule: 'maxLength', expires: '2026-11-19' })).hints).toEqual([
      'the ignore of maxLength expired on 2026-11-19: remove it from the configuration, or renew it',
    ]);
    expect(verdict(base, base, ignoring({ path: '/a', expires: '2028-11-19' })).problems).toEqual([
      'the ignore of /a expires on 2028-11-19: choose a day until 2027-11-21',
    ]);
  });

  it('an entry in `policy.ignore` for a path does not ignore a change that also affects another path', () => {
    const shared = (schema: object): Document => ({
      ...base,
      paths: Object.fromEntries(
        ['/internal', '/public'].map((path) => [
          path,
          {
            post: {
              requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Text' } } } },
              responses: { 204: { description: 'Done.' } },
            },
          },
        ]),
      ),
      components: { schemas: { Text: schema } },
    });
    const setup = ignoring({ path: '/internal' });
    expect(verdict(shared({ type: 'string' }), shared({ type: 'string', maxLength: 3 }), setup).problems).toHaveLength(
      1,
    );
  });
});

describe('the baseline of accepted findings', () => {
  it('a written baseline lists the blocking findings, so that later reviews block only other findings', () => {
    const { text, count } = writeBaseline(verdict(base, narrow).causes);
    expect(count).toBe(1);
    expect(text).toContain('rule: maxLength');
    const later = verdict(base, narrow, { baseline: text });
    expect([later.problems, later.causes[0]?.status]).toEqual([[], 'baseline']);
    expect(verdict(base, narrower, { baseline: text }).problems).toHaveLength(1);
    expect(writeBaseline(later.causes).text).toBe(text);
  });

  it.each(['x', '0123456789abc', 'x0123456789ab', '0123456789aB'])(
    'the review reports the baseline entry %j, because it is not a fingerprint',
    (fingerprint) => {
      const baseline = JSON.stringify({ findings: [{ fingerprint: '0123456789ab' }, { fingerprint }] });
      expect(verdict(base, base, { baseline }).problems).toEqual([
        'baseline: entry 2 has no fingerprint: write the file again with --write-baseline',
      ]);
    },
  );
});

describe('an approval without a reason and an owner', () => {
  it('the message about an incomplete approval says what is missing, and the report suggests no new approval', () => {
    const policy: Partial<PolicyConfig> = { approvals: 'approvals.yaml' };
    const open = verdict(base, narrow, { policy });
    const { causes, problems, approvals } = verdict(base, narrow, {
      policy,
      approvals: `approvals:\n${open.approvals?.text}`,
    });
    const blocks = `approval ${causes[0]?.fingerprint}: reason, owner missing: fill in the entry`;
    expect(causes[0]).toMatchObject({ status: 'blocks', blocks });
    expect(problems).toEqual([`${causes[0]?.title}: ${blocks}`]);
    expect([causes[0]?.canBeApproved, approvals]).toEqual([undefined, undefined]);
  });
});

describe('an approval of a change that was merged', () => {
  const policy: Partial<PolicyConfig> = { approvals: 'approvals.yaml' };
  const fingerprint = verdict(base, narrow, { policy }).causes[0]?.fingerprint ?? '';
  const approvals = (expires: string) =>
    `approvals: [{ fingerprint: '${fingerprint}', reason: Agreed., owner: me, expires: '${expires}' }]`;

  it('after an approved change is merged, its approval causes only a hint that says when to remove it', () => {
    expect(verdict(base, narrow, { policy, approvals: approvals('2026-12-31') }).problems).toEqual([]);
    for (const expires of ['2026-12-31', '2026-11-01']) {
      const { problems, hints } = verdict(narrow, narrow, { policy, approvals: approvals(expires) });
      expect(problems).toEqual([]);
      expect(hints).toEqual([
        `approval ${fingerprint} matches no finding of this change: ` +
          'remove it from approvals.yaml after the approved change is released',
      ]);
    }
  });

  it('an approval of a lower `maxLength` does not apply to a later change that lowers `maxLength` further', () => {
    expect(verdict(narrow, narrower, { policy, approvals: approvals('2026-12-31') }).problems).toHaveLength(1);
  });
});

describe('the sunset of an operation, parameter or member', () => {
  const operation = base.paths?.['/things']?.['post'] as object;
  const withOperation = (more: object): Document => ({
    ...base,
    paths: { '/things': { post: { ...operation, ...more } } },
  });
  const withParameter = (more: object): Document =>
    withOperation({
      parameters: [{ name: 'sort', in: 'query', schema: { type: 'string' }, deprecated: true, ...more }],
    });
  const policy: Partial<PolicyConfig> = { requireSunset: true };

  it.each(['01/02/2099', '', 'soon', '2026-13-01', '2026-02-30', '20200101'])(
    'the review ignores the sunset %j and reports that it is not a date',
    (sunset) => {
      const { problems } = verdict(withParameter({ 'x-sunset': sunset }), base, { policy });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain(`its \`x-sunset\` is ${JSON.stringify(sunset)}, which is not a date`);
    },
  );

  it('a sunset may be a date with a time', () => {
    expect(verdict(withParameter({ 'x-sunset': '2026-11-01T00:00:00Z' }), base, { policy }).problems).toEqual([]);
  });

  it.each<[string, (more: object) => Document]>([
    ['an operation', withOperation],
    ['a parameter', withParameter],
  ])('moving the sunset of %s to an earlier date breaks callers', (_, document) => {
    const move = (from: string, to: string) => verdict(document({ 'x-sunset': from }), document({ 'x-sunset': to }));
    expect(move('2027-06-01', '2027-03-01').causes[0]).toMatchObject({ rule: 'sunset', level: 'major' });
    expect(move('2027-03-01', '2027-06-01').causes[0]).toMatchObject({ rule: 'sunset', level: 'minor' });
  });

  it('moving the sunset of a member to an earlier date breaks callers', () => {
    const member = (sunset: string) =>
      documentWith({ type: 'object', properties: { id: { type: 'string', 'x-sunset': sunset } } }, 'response');
    expect(verdict(member('2027-06-01'), member('2027-03-01')).causes[0]).toMatchObject({
      rule: 'sunset',
      level: 'major',
    });
  });

  it.each<[string, RegExp | undefined]>([
    ['2020-01-01', /the sunset 2020-01-01 is in the past/],
    ['2026-11-19', /in the past/],
    ['next year', /"next year", which is not a date/],
    ['2026-11-21', undefined],
  ])('the review reports the new sunset %s if it is in the past or is not a date', (sunset, says) => {
    for (const document of [withOperation, withParameter]) {
      const { problems } = verdict(document({}), document({ deprecated: true, 'x-sunset': sunset }), { policy });
      if (says === undefined) expect(problems).toEqual([]);
      else expect(problems.join('\n')).toMatch(says);
      expect(verdict(document({}), document({ deprecated: true, 'x-sunset': sunset })).problems).toEqual([]);
    }
  });

  it('if a sunset is required, a shared parameter may be removed after its sunset', () => {
    const parameter = {
      name: 'sort',
      in: 'query',
      schema: { type: 'string' },
      deprecated: true,
      'x-sunset': '2026-01-01',
    };
    const from: Document = {
      ...withOperation({ parameters: [{ $ref: '#/components/parameters/Sort' }] }),
      components: { parameters: { Sort: parameter } },
    };
    const findings = reviewDocuments(from, base);
    expect(verdict(from, base, { policy, findings }).problems).toEqual([]);
    expect(findings.filter(({ level }) => level === 'major').map(({ rule }) => rule)).toEqual(['parameter-removed']);
  });
});
