/** Reviews contracts that `jurybox-review.yaml`, the configuration of the review tool, does not name. */
import { afterAll, describe, expect, it } from 'vitest';
import { Repository } from './support/repository.ts';

const contract = (limit: number, more = '') =>
  `openapi: 3.1.0
info: { title: Notes, version: '1.0.0' }
paths:
  /notes:
    post:
      requestBody:
        content:
          application/json:
            schema: { type: string, maxLength: ${limit}${more} }
      responses:
        '204': { description: Kept. }
`;

const repository = new Repository();
afterAll(() => repository.remove());
const review = (...args: string[]) => repository.review(...args, '--today', '2026-11-20');

describe('approvals for contracts that the configuration does not name', () => {
  repository.write('api.yaml', contract(5));
  repository.write('old.yaml', contract(9));
  repository.write('other/new.yaml', contract(5));
  repository.write(
    'jurybox-review.yaml',
    'contracts: [{ path: api.yaml, base: old.yaml }]\npolicy: { approvals: approvals.yaml }\n',
  );

  it('an approval applies only to the configured contract, not to the same change of another file', async () => {
    repository.write('approvals.yaml', 'approvals: []\n');
    const first = await review('--format', 'json');
    expect(first.code).toBe(1);
    const [fingerprint] = /(?<="fingerprint": ")[0-9a-f]{12}/.exec(first.stdout) ?? [];
    repository.write(
      'approvals.yaml',
      `approvals:\n  - { fingerprint: '${fingerprint}', reason: Agreed., owner: me, expires: '2026-12-31' }\n`,
    );
    expect((await review()).code).toBe(0);
    expect((await review('old.yaml', 'api.yaml')).code).toBe(0);
    expect((await review('old.yaml', 'other/new.yaml')).code).toBe(1);
  });
});

describe('unreadable parts in the pull-request comment', () => {
  it('a pull-request comment says `unchanged` for equal contracts, but not if an unreadable part changed', async () => {
    repository.write('one.yaml', contract(5, ', pattern: "("'));
    repository.write('same.yaml', contract(5, ', pattern: "("'));
    repository.write('changed.yaml', contract(5, ', pattern: "(("'));
    const unchanged = '<!-- jurybox-review: unchanged -->';
    expect((await review('one.yaml', 'same.yaml', '--format', 'markdown')).stdout).toContain(unchanged);
    expect((await review('one.yaml', 'changed.yaml', '--format', 'markdown')).stdout).not.toContain(unchanged);
  });
});
