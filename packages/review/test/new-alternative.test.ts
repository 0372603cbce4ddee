/** Tests the rule `new-alternative`: callers may receive a value, branch or webhook that they do not know. */
import { describe, expect, it } from 'vitest';
import type { Document, Schema } from '@jurybox/openapi';
import type { PolicyConfig } from '../src/config.ts';
import type { Finding } from '../src/model.ts';
import { applyPolicy } from '../src/policy/policy.ts';
import { reviewDocuments } from '../src/review.ts';
import { between, documentWith } from './support/contract.ts';

const [open, more] = [{ enum: ['open'] }, { enum: ['open', 'paused'] }];
const member = (status: Schema): Schema => ({ type: 'object', required: ['status'], properties: { status } });
const kinds = (keyword: 'anyOf' | 'oneOf', ...names: string[]): Schema => ({
  [keyword]: names.map((name) => ({
    type: 'object',
    required: ['kind', name],
    properties: { kind: { const: name }, [name]: { type: 'string' } },
  })),
});
const done = { 204: { description: 'Done.' } };

/** Returns a contract with a webhook for each entry: its name, and the schema of its body. */
const webhooks = (bodies: Record<string, Schema>): Document =>
  Object.assign(documentWith({}, 'request'), {
    webhooks: Object.fromEntries(
      Object.entries(bodies).map(([name, schema]) => [
        name,
        { post: { requestBody: { required: true, content: { 'application/json': { schema } } }, responses: done } },
      ]),
    ),
  });

const narrowRules = (findings: Finding[]) =>
  findings.flatMap(({ level, rule, narrowRule }) =>
    narrowRule === undefined ? [] : [`${level} ${rule} ${narrowRule}`],
  );

describe('which findings have the rule new-alternative', () => {
  it.each<[string, Finding[], string]>([
    ['a new value', between(open, more, 'response'), 'major enum new-alternative'],
    ['a new value of a member', between(member(open), member(more), 'response'), 'major enum new-alternative'],
    ['a constant that becomes a list', between({ const: 'open' }, more, 'response'), 'major enum new-alternative'],
    [
      'a new branch of oneOf',
      between(kinds('oneOf', 'a', 'b'), kinds('oneOf', 'a', 'b', 'c'), 'response'),
      'major oneOf new-alternative',
    ],
    [
      'a new branch of anyOf',
      between(kinds('anyOf', 'a', 'b'), kinds('anyOf', 'a', 'b', 'c'), 'response'),
      'major anyOf new-alternative',
    ],
    [
      'a single schema that becomes a choice',
      between({ type: 'string' }, { anyOf: [{ type: 'string' }, { type: 'integer', minimum: 1 }] }, 'response'),
      'major anyOf new-alternative',
    ],
    [
      'a new webhook',
      reviewDocuments(webhooks({ sent: {} }), webhooks({ sent: {}, kept: {} })),
      'minor operation-added new-alternative',
    ],
    [
      'a new value in the body of a webhook',
      reviewDocuments(webhooks({ sent: open }), webhooks({ sent: more })),
      'major enum new-alternative',
    ],
  ])('a finding about %s has the rule new-alternative', (_, findings, expected) => {
    expect(narrowRules(findings)).toEqual([expected]);
  });

  it.each<[string, Finding[]]>([
    ['a new value in a request', between(open, more, 'request')],
    ['a removed value', between(more, open, 'response')],
    ['a replaced value', between(open, { enum: ['paused'] }, 'response')],
    ['a list of values that was removed', between({ type: 'string', ...open }, { type: 'string' }, 'response')],
    ['values under `not`', between({ not: more }, { not: open }, 'response')],
    ['a new branch in a request', between(kinds('oneOf', 'a', 'b'), kinds('oneOf', 'a', 'b', 'c'), 'request')],
    ['a removed branch', between(kinds('oneOf', 'a', 'b', 'c'), kinds('oneOf', 'a', 'b'), 'response')],
    ['a removed webhook', reviewDocuments(webhooks({ sent: {}, kept: {} }), webhooks({ sent: {} }))],
    ['a removed limit', between({ type: 'string', maxLength: 5 }, { type: 'string' }, 'response')],
  ])('no finding about %s has the rule new-alternative', (_, findings) => {
    expect(findings).not.toEqual([]);
    expect(narrowRules(findings)).toEqual([]);
  });
});

describe('settings of the policy for the rule new-alternative', () => {
  const [base, revision] = [open, more].map((schema) => documentWith(schema, 'response')) as [Document, Document];
  const causeWith = (policy: Partial<PolicyConfig>, [from, to] = [base, revision]) =>
    applyPolicy({
      base: from,
      revision: to,
      findings: reviewDocuments(from, to),
      policy: { failOn: 'major', requireSunset: false, ...policy },
      files: { approvals: [], baseline: new Set<string>(), changesets: undefined, problems: [] },
      today: '2026-11-20',
    }).causes[0];
  const ownLevel = (rule: string, level: 'minor' | 'patch') => ({ rule, level, reason: 'clients accept new values' });

  it('by default, a new enum value in a response blocks the merge by the rule `new-alternative`', () => {
    expect(causeWith({})).toMatchObject({ rule: 'new-alternative', level: 'major', status: 'blocks' });
  });

  it('a configured level of the rule `new-alternative` applies to a new enum value in a response', () => {
    const levels = [ownLevel('new-alternative', 'minor')];
    expect(causeWith({ levels })).toMatchObject({ level: 'minor', status: 'passes', levelReason: levels[0]?.reason });
  });

  it('a configured level of the rule `enum` applies to a new enum value, unless `new-alternative` has one too', () => {
    expect(causeWith({ levels: [ownLevel('enum', 'patch')] })?.level).toBe('patch');
    expect(causeWith({ levels: [ownLevel('enum', 'patch'), ownLevel('new-alternative', 'minor')] })?.level).toBe(
      'minor',
    );
  });

  it('a configured level of the rule `new-alternative` does not apply to a removed enum value in a request', () => {
    const levels = [ownLevel('new-alternative', 'minor')];
    const requests = [more, open].map((schema) => documentWith(schema, 'request')) as [Document, Document];
    expect(causeWith({ levels }, requests)).toMatchObject({ rule: 'enum', level: 'major', status: 'blocks' });
  });

  it.each(['new-alternative', 'enum'])('a `policy.ignore` entry for the rule %s ignores a new enum value', (rule) => {
    const ignore = [{ rule, reason: 'clients accept new values', expires: '2026-12-20' }];
    expect(causeWith({ ignore })?.status).toBe('ignored');
  });
});
