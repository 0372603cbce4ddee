/** Checks that the first lines of a report say whether to merge, which callers the revision breaks, and what to do. */
import { describe, expect, it } from 'vitest';
import type { Document } from '@jurybox/openapi';
import { toMarkdown } from '../src/output/markdown.ts';
import { toTerminal } from '../src/output/terminal.ts';
import { applyPolicy } from '../src/policy/policy.ts';
import type { Report } from '../src/run.ts';
import { reviewDocuments } from '../src/review.ts';

function contract(count: number, limit: number, words: string[]): Document {
  const schemas = { Word: { type: 'string', enum: words } };
  const word = { 'application/json': { schema: { $ref: '#/components/schemas/Word' } } };
  const paths = Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `/notes/${i}`,
      {
        put: {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: { type: 'object', properties: { [`text${i}`]: { type: 'string', maxLength: limit } } },
              },
            },
          },
          responses: { 204: { description: 'Kept.' } },
        },
      },
    ]),
  );
  const shared = {
    get: { responses: { 200: { description: 'A word.', content: word } } },
    put: { requestBody: { required: true, content: word }, responses: { 204: { description: 'Kept.' } } },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Notes', version: '1.0.0' },
    paths: { ...paths, '/word': shared },
    components: { schemas },
  } as unknown as Document;
}

const none = { added: [], removed: [], changed: [] };

function reportOf(
  base: Document,
  revision: Document,
  policy: { approvals?: string } = { approvals: '.review/approvals.yaml' },
): Report {
  const { bump, ...verdict } = applyPolicy({
    base,
    revision,
    findings: reviewDocuments(base, revision),
    policy: { failOn: 'major', requireSunset: false, ...policy },
    files: { approvals: [], baseline: new Set(), changesets: undefined, problems: [] },
    today: '2026-11-20',
  });
  return {
    format: 2,
    base: 'main',
    revision: 'working tree',
    bump: bump ?? 'none',
    ...verdict,
    names: { operations: none, schemas: none },
    notReviewed: [],
  };
}

const limits = (count: number): Report => reportOf(contract(count, 9, ['a']), contract(count, 5, ['a']));
const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

describe.each([1, 3, 20])('a report with %i blocking changes', (count) => {
  const changes = count === 1 ? '1 change breaks' : `${count} changes break`;

  it('the pull-request comment first shows the verdict, then what to do, and then the changes', () => {
    const [, heading = '', ...rest] = lines(toMarkdown([limits(count)]));
    expect(heading).toBe(`## 🔴 Contract review: do not merge, ${changes} callers`);
    const first = rest.findIndex((line) => line.startsWith('<details><summary>🔴'));
    const what = rest.findIndex((line) => line.startsWith('**What to do:** revert '));
    expect(what).toBeGreaterThanOrEqual(0);
    expect(what).toBeLessThan(first);
    expect(first).toBeLessThan(30 + count * 5);
  });

  it('the terminal output shows the verdict and what to do before the list of changes', () => {
    const [, answer, ...rest] = lines(toTerminal([limits(count)]));
    expect(answer).toBe(`Do not merge, ${changes} callers.`);
    const first = rest.findIndex((line) => /^(BREAKS|What breaks)/.test(line));
    expect(rest.slice(0, first).at(-1)).toMatch(
      /^What to do: revert .* or approve (it|them) in `\.review\/approvals\.yaml`\.$/,
    );
  });
});

it.each<[string, number, number, object]>([
  ['May be merged, 1 formal break and no other breaking change.', 9, 9, { more: { type: 'string' } }],
  ['May be merged, nothing breaks callers.', 5, 9, {}],
  ['Nothing changed.', 9, 9, {}],
])('the verdict in the terminal output is: %s', (answer, before, after, members) => {
  const revision = contract(1, after, ['a']) as any;
  Object.assign(revision.paths['/notes/0'].put.requestBody.content['application/json'].schema.properties, members);
  const [, said] = lines(toTerminal([reportOf(contract(1, before, ['a']), revision)]));
  expect(said).toBe(answer);
});

describe('a report with 300 blocking changes, among them two removed operations', () => {
  const base = contract(300, 9, ['a']);
  const {
    '/notes/7': _,
    '/notes/280': __,
    ...paths
  } = contract(300, 5, ['a']).paths as object as Record<string, object>;
  const report = reportOf(base, { ...base, paths } as unknown as Document);

  it('the pull-request comment lists all breaking changes, removals first, before the details of any change', () => {
    const text = toMarkdown([report]);
    // The workflow on GitHub that posts the comment cuts off longer texts.
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
    expect(text).toMatch(/… and \d+ more changes; run the command to see all of them\.\n$/);
    const all = lines(text);
    const start = all.indexOf('**What breaks (300):**');
    expect(all.slice(start + 1, start + 3)).toEqual([
      '- <code>PUT /notes/280</code> removed',
      '- <code>PUT /notes/7</code> removed',
    ]);
    const first = all.findIndex((line) => line.startsWith('<details><summary>🔴'));
    expect(all.slice(start, first).filter((line) => line.includes('must now have at most 5 characters'))).toHaveLength(
      298,
    );
  });

  it('for 300 changes, the terminal output has at most 65 lines, and names the option that prints all lines', () => {
    const few = toTerminal([report]);
    expect(lines(few).length).toBeLessThan(65);
    expect(few.match(/^  - `/gm)).toHaveLength(45);
    expect(few).toContain('\n  … and 255 more\n');
    expect(few).toMatch(/… \d+ more lines: --all prints them\.\n/);
    expect(few.trimEnd().split('\n').at(-1)).toBe('Do not merge, 300 changes break callers.');
    const all = toTerminal([report], true);
    expect(all.match(/^BREAKS/gm)).toHaveLength(300);
    expect(all).not.toContain('--all');
  });
});

it('if the policy names no file for approvals, the report suggests a file and the setting that names it', () => {
  const { base, revision } = { base: contract(1, 9, ['a']), revision: contract(1, 5, ['a']) };
  const report = reportOf(base, revision, {});
  expect(report.approvals).toMatchObject({ file: '.review/approvals.yaml', isConfigured: false });
  expect(toTerminal([report])).toContain(
    'approve it in `.review/approvals.yaml`. Name this file with `policy.approvals` in `jurybox-review.yaml`.',
  );
});

it('if many changes break callers, the pull-request comment says how many operations they concern', () => {
  const text = toMarkdown([limits(20)]);
  expect(text).toContain('**Whom it breaks:**\n\n- 20 operations: callers send requests that the revision refuses\n');
  expect(toMarkdown([limits(3)])).not.toContain('Whom it breaks');
});

it('if a change breaks requests and responses, the report lists the operations of each on its own line', () => {
  const report = reportOf(contract(0, 9, ['a', 'b']), contract(0, 9, ['a', 'c']));
  expect(report.causes).toHaveLength(1);
  const text = toTerminal([report]);
  expect(text).toContain('PUT /word: callers send requests that the revision refuses\n');
  expect(text).toContain('GET /word: callers receive responses that the base does not allow\n');
  expect(text).not.toMatch(/GET \/word.*callers send/);
  expect(toMarkdown([report])).toContain(
    '<br><code>PUT /word</code>: callers send requests that the revision refuses' +
      '<br><code>GET /word</code>: callers receive responses that the base does not allow</summary>',
  );
});

it('if several operations share a changed schema, the title of the cause contains the name of the schema', () => {
  const card = (maxLength: number) => {
    const document = contract(0, 9, []) as any;
    const lines = { type: 'array', items: { type: 'object', properties: { 'a/b': { type: 'string', maxLength } } } };
    document.components.schemas.Word = { type: 'object', properties: { lines } };
    return document as Document;
  };
  expect(reportOf(card(9), card(5)).causes.map(({ title }) => title)).toEqual([
    '`Word.lines[].a/b` must now have at most 5 characters (before: 9)',
  ]);
  const title = ({ causes }: Report) => causes[0]?.title;
  expect(title(limits(1))).toBe('`body.text0` must now have at most 5 characters (before: 9)');
});

it('the report says "may" about an unproven finding, but not about a stated finding of the same cause', () => {
  const report = limits(1);
  const [finding] = report.findings;
  const removed = { ...finding!, fingerprint: 'removed', rule: 'property-removed', proof: 'stated' as const };
  const causes = report.causes.map((cause) => ({ ...cause, findings: [...cause.findings, 'removed'] }));
  expect(toTerminal([{ ...report, findings: [{ ...finding!, proof: 'unproven' }, removed], causes }])).toContain(
    'callers may send requests that the revision refuses and callers no longer receive a member that they may read',
  );
});

it('if none of the changes has a witness, the report says that the changes may break callers', () => {
  const report = limits(1);
  const unproven = report.findings.map((finding) => {
    const { witness: _, ...others } = finding;
    return { ...others, proof: 'unproven' as const };
  });
  const causes = report.causes.map((cause) => ({ ...cause, proof: 'unproven' as const }));
  const text = toTerminal([{ ...report, findings: unproven, causes }]);
  expect(text).toContain('\nDo not merge, 1 change may break callers.\n');
  expect(text).toContain('callers may send requests that the revision refuses\n');
  expect(text).toContain('the review found no request or response that shows the change; check the change yourself\n');
});

it('if at least one change has a witness, the report says that the changes break callers', () => {
  const report = limits(2);
  const [first, ...others] = report.causes;
  const causes = [{ ...first!, proof: 'unproven' as const }, ...others];
  expect(toTerminal([{ ...report, causes }])).toContain('\nDo not merge, 2 changes break callers.\n');
});
