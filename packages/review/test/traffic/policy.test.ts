/** Tests `policy.traffic: allow-unused`: breaking changes that affect no recorded request do not block the merge. */
import { describe, expect, it } from 'vitest';
import { contract, jsonBody, line, review } from './support/recorded.ts';

const limited = (maxLength: number, more: object = {}) =>
  contract(jsonBody({ type: 'object', properties: { name: { type: 'string', maxLength } } }), more);
const [base, revision] = [limited(9), limited(5)];
const unused = line({ body: { name: '12345' } });
const using = line({ body: { name: '123456' } });
const config = 'policy: { traffic: allow-unused }\n';
const statusOf = async (traffic: string | string[], given: Parameters<typeof review>[3] = { config }) => {
  const { code, report } = await review(base, revision, traffic, given);
  return [code, report.causes[0]?.status, report.causes[0]?.level, report.bump];
};

describe('breaking changes that affect no recorded request', () => {
  it('a breaking change that affects no recorded request keeps its level, but does not block the merge', async () => {
    expect(await statusOf(unused)).toEqual([0, 'unused', 'major', 'major']);
    const { stdout, read } = await review(base, revision, unused, { config });
    expect(stdout).toContain('allowed: no recorded request uses it');
    expect(read('markdown')).toContain('no recorded request uses it');
  });

  it('by default, a breaking change blocks the merge even if it affects no recorded request', async () => {
    for (const given of ['', 'policy: { traffic: inform }'])
      expect(await statusOf(unused, { config: given })).toEqual([1, 'blocks', 'major', 'major']);
  });

  it('a breaking change blocks the merge if it affects one of many recorded requests', async () => {
    expect(await statusOf([...Array.from({ length: 500 }, () => unused), using])).toEqual([
      1,
      'blocks',
      'major',
      'major',
    ]);
  });

  it.each<[string, string | string[]]>([
    ['no request was recorded', ''],
    ['no request calls an operation of the base', line({ url: '/other' })],
    ['a record cannot be read', [unused, '{']],
    ['a body was not recorded', [unused, line({ headers: { 'Content-Length': '5' } })]],
    ['a record has no headers and no body', [unused, '{"request":{"method":"POST","url":"/things"}}']],
  ])('a break blocks the merge if %s', async (_, traffic) => {
    expect(await statusOf(traffic)).toEqual([1, 'blocks', 'major', 'major']);
  });

  it('the review ignores recorded requests to a host that `traffic.hosts` does not name', async () => {
    const to = (host: string) => line({ url: `https://${host}/things`, body: { name: '123456' } });
    const given = { config: `${config}traffic: { hosts: [api.example.com] }\n` };
    expect(await statusOf([unused, to('other.example.com')], given)).toEqual([0, 'unused', 'major', 'major']);
    expect(await statusOf([unused, to('api.example.com')], given)).toEqual([1, 'blocks', 'major', 'major']);
  });

  it('a breaking change of a webhook blocks the merge, because recorded requests contain no webhooks', async () => {
    const hook = (minLength: number) => ({ post: { ...jsonBody({ type: 'string', minLength }), responses: {} } });
    const withHook = (minLength: number) => ({ ...limited(9), webhooks: { kept: hook(minLength) } });
    const { code, report } = await review(withHook(4), withHook(3), unused, { config });
    expect([code, report.causes[0]?.status, report.causes[0]?.traffic]).toEqual([1, 'blocks', undefined]);
    expect(report.traffic?.unused).toEqual([]);
  });

  it('if a sunset is required, removing an operation blocks the merge even if nobody calls the operation', async () => {
    const withOther = { ...base, paths: { ...(base as any).paths, '/other': { get: { responses: {} } } } };
    const given = { config: 'policy: { traffic: allow-unused, requireSunset: true }' };
    const { code, cause } = await review(withOther, base, unused, given);
    expect([code, cause('operation-removed').status, cause('operation-removed').traffic?.used]).toEqual([
      1,
      'blocks',
      0,
    ]);
  });

  it('the report suggests no approval for a breaking change that affects no recorded request', async () => {
    const { report } = await review(base, revision, unused);
    expect(report.approvals?.text).toContain(report.causes[0]?.fingerprint);
    const allowed = await review(base, revision, unused, { config });
    expect(allowed.report.approvals).toBeUndefined();
  });
});
