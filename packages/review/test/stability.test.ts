/** Tests operations that the base marks as not stable. Their breaking changes do not block the merge. */
import { describe, expect, it } from 'vitest';
import type { Document } from '@jurybox/openapi';
import type { PolicyConfig } from '../src/config.ts';
import { applyPolicy } from '../src/policy/policy.ts';
import { reviewDocuments } from '../src/review.ts';
import { documentWith } from './support/contract.ts';

const base = documentWith({ type: 'string' }, 'request');
const narrow = documentWith({ type: 'string', maxLength: 3 }, 'request');

const verdict = (from: Document, to: Document, policy: Partial<PolicyConfig> = {}) =>
  applyPolicy({
    base: from,
    revision: to,
    findings: reviewDocuments(from, to),
    policy: { failOn: 'major', requireSunset: false, ...policy },
    files: { approvals: [], baseline: new Set(), changesets: undefined, problems: [] },
    today: '2026-11-20',
  });

describe('operations that the base marks as not stable', () => {
  const marked = (document: typeof base, level: string, name = 'x-stability-level') => {
    const copy = structuredClone(document) as any;
    for (const path of Object.values<any>(copy.paths)) for (const one of Object.values<any>(path)) one[name] = level;
    return copy as typeof base;
  };

  it.each(['draft', 'alpha'])('a break of an operation whose stability is `%s` does not block the merge', (level) => {
    const { problems, causes, bump } = verdict(marked(base, level), marked(narrow, level));
    expect(problems).toEqual([]);
    expect(causes).toMatchObject([
      { level: 'major', status: 'passes', allowed: 'the base says that the operation is not stable' },
    ]);
    expect(bump).toBe('minor');
  });

  it.each(['webhook', 'callback'])('a break of a %s whose stability is `draft` does not block the merge', (kind) => {
    const sent = (type: string, level: string): Document => {
      const content = { 'application/json': { schema: { type } } };
      const item = { post: { 'x-stability-level': level, requestBody: { content }, responses: { 204: {} } } };
      const add = {
        responses: { 204: {} },
        ...(kind === 'callback' ? { callbacks: { done: { '{$url}': item } } } : {}),
      };
      const paths = { '/notes': { post: add } };
      const webhooks = kind === 'webhook' ? { done: item } : {};
      return { openapi: '3.1.1', info: { title: 'Notes' }, paths, webhooks } as unknown as Document;
    };
    expect(verdict(sent('string', 'draft'), sent('integer', 'draft')).problems).toEqual([]);
    expect(verdict(sent('string', 'stable'), sent('integer', 'stable')).problems).toHaveLength(1);
  });

  it.each(['beta', 'stable'])('a break of an operation whose stability is `%s` blocks the merge', (level) => {
    expect(verdict(marked(base, level), marked(narrow, level)).problems).toHaveLength(1);
  });

  it('if a revision breaks a stable operation and marks it as not stable, both changes block the merge', () => {
    const { causes } = verdict(base, marked(narrow, 'alpha'));
    expect(causes.map(({ rule, level, status }) => [rule, level, status]).sort()).toEqual([
      ['maxLength', 'major', 'blocks'],
      ['stability', 'major', 'blocks'],
    ]);
    expect(verdict(marked(base, 'alpha'), base).problems).toEqual([]);
  });

  it('the policy can name an extension other than `x-stability-level`, and the values that mean "not stable"', () => {
    const policy = { stability: { name: 'x-stage', unstable: ['preview'] } };
    const [one, other] = [marked(base, 'preview', 'x-stage'), marked(narrow, 'preview', 'x-stage')];
    expect(verdict(one, other, policy).problems).toEqual([]);
    expect(verdict(one, other).problems).toHaveLength(1);
  });
});
