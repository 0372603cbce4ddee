/** Tests that every output is valid in its format, even if a contract contains control characters or markup. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readApprovals } from '../src/policy/exceptions.ts';
import { hostileContract } from './support/hostile.ts';
import { root } from './support/contract.ts';
import { Repository } from './support/repository.ts';

let repository: Repository;
const run = async (format: string, ...args: string[]): Promise<string> => {
  const { stdout, stderr } = await repository.review('--format', format, ...args);
  expect(stderr).toBe('');
  return stdout;
};
const hostile = ['--base', 'base.yaml', '--revision', 'revision.yaml'];

beforeAll(() => {
  repository = new Repository();
  repository.write('base.yaml', hostileContract('base'));
  repository.write('revision.yaml', hostileContract('revision'));
  repository.edit('spec/components/schemas/NoteUpdate.yaml', 'maxLength: 10000', 'maxLength: 500');
  repository.edit('spec/components/schemas/NoteStatus.yaml', '[OPEN, DONE]', '[OPEN, PAUSED, DONE]');
  repository.edit('spec/paths/notes.yaml', 'List the notes', 'Everything there is');
});
afterAll(() => repository.remove());

const ajv = new Ajv2020({ allErrors: true });
addFormats.default(ajv);
const schemaIn = (file: string) => ajv.compile(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')));

/** Compiles a schema that is written for JSON Schema draft 4. Removes `id`, which Ajv does not accept. */
function draft4(file: string) {
  const { id, $schema, ...schema } = JSON.parse(readFileSync(file, 'utf8'));
  expect([id, $schema]).toEqual([expect.stringContaining('sarif'), expect.stringContaining('draft-04')]);
  const validator = new Ajv({ allErrors: true, strict: false });
  addFormats.default(validator);
  return validator.compile(schema);
}

describe('the SARIF log', () => {
  const isSarif = schemaIn('support/sarif.schema.json');
  const official = process.env['JURYBOX_SARIF_SCHEMA'];
  if (official === undefined)
    console.warn(
      'NOT RUN: the logs against the schema of OASIS, whose licence allows no copy here. Set JURYBOX_SARIF_SCHEMA to ' +
        'sarif-2.1/schema/sarif-schema-2.1.0.json of github.com/oasis-tcs/sarif-spec.',
    );
  const isOfficial = official === undefined ? undefined : draft4(official);

  it.each<[string, string[]]>([
    ['of two breaking changes', ['--base', 'main']],
    ['of a hostile contract', hostile],
    ['without a finding', ['--base', 'base.yaml', '--revision', 'base.yaml']],
  ])('the log %s fits the schema of SARIF', async (_, args) => {
    const text = await run('sarif', ...args);
    const log = JSON.parse(text);
    expect(isSarif(log), JSON.stringify(isSarif.errors)).toBe(true);
    if (isOfficial) {
      expect(isOfficial(log), JSON.stringify(isOfficial.errors)).toBe(true);
      expect(isOfficial({ ...log, version: '2.0.0' })).toBe(false);
    }
    for (const { ruleIndex, ruleId } of log.runs[0].results)
      expect(log.runs[0].tool.driver.rules[ruleIndex].id).toBe(ruleId);
    expect(text).not.toMatch(/\\u00(0[0-8bce-f]|1)/);
    expect(text.isWellFormed()).toBe(true);
  });

  it('the SARIF log contains the place of each breaking change, and leaves out changes of documentation', async () => {
    const { runs } = JSON.parse(await run('sarif', '--base', 'main'));
    expect(runs[0].results.map((one: any) => [one.level, one.ruleId, one.locations[0].physicalLocation])).toEqual([
      [
        'error',
        'new-alternative',
        {
          artifactLocation: { uri: 'spec/components/schemas/NoteStatus.yaml' },
          region: { startLine: expect.any(Number), startColumn: expect.any(Number) },
        },
      ],
      [
        'error',
        'maxLength',
        {
          artifactLocation: { uri: 'spec/components/schemas/NoteUpdate.yaml' },
          region: { startLine: expect.any(Number), startColumn: expect.any(Number) },
        },
      ],
    ]);
  });

  it('the SARIF log describes and links each rule, and begins each sentence with a capital letter', async () => {
    const { runs } = JSON.parse(await run('sarif', '--base', 'main'));
    expect(runs[0].tool.driver.rules[1]).toEqual({
      id: 'maxLength',
      shortDescription: { text: expect.stringMatching(/^Reports a changed maximum length/) },
      helpUri: expect.stringMatching(/\/packages\/review\/rules\.md#maxlength$/),
    });
    for (const { message } of runs[0].results) expect(message.text).not.toMatch(/\. [a-z]/);
  });

  it('planted faults: support/sarif.schema.json rejects invalid SARIF logs', async () => {
    const log = JSON.parse(await run('sarif', '--base', 'main'));
    const broken = (change: (result: any) => void) => {
      const copy = structuredClone(log);
      change(copy.runs[0].results[0]);
      return isSarif(copy);
    };
    expect(broken(() => undefined)).toBe(true);
    expect(broken((one) => (one.level = 'major'))).toBe(false);
    expect(broken((one) => delete one.message)).toBe(false);
    expect(broken((one) => (one.locations[0].physicalLocation.region.startLine = 0))).toBe(false);
    expect(broken((one) => (one.locations[0].physicalLocation.artifactLocation.uri = 'a b'))).toBe(false);
  });
});

describe('the JSON report', () => {
  it('the report in JSON fits report.schema.json', async () => {
    const isReport = schemaIn('../report.schema.json');
    for (const args of [['--base', 'main'], hostile]) {
      const report = JSON.parse(await run('json', ...args));
      expect(isReport(report), JSON.stringify(isReport.errors)).toBe(true);
      for (const { status, blocks } of report.causes) expect(blocks !== undefined).toBe(status === 'blocks');
      const { causes: _, ...withoutCauses } = report;
      expect(isReport(withoutCauses)).toBe(false);
    }
  });
});

describe('the approvals that the report suggests', () => {
  it.each<[string, string[]]>([
    ['of two breaking changes', ['--base', 'main']],
    ['of a hostile contract', hostile],
  ])('the suggested approvals are valid after a person adds a reason and an owner: %s', async (_, args) => {
    const report = JSON.parse(await run('json', ...args));
    const { text } = report.approvals;
    const blocking = report.causes.filter(({ canBeApproved }: any) => canBeApproved);
    expect(blocking.length).toBeGreaterThan(0);
    expect(readApprovals(`approvals:\n${text}`).approvals[0]?.problem).toMatch(/reason, owner missing/);
    const filled = text.replaceAll('reason: #', 'reason: Agreed. #').replaceAll('owner: #', 'owner: me #');
    const { approvals, problems } = readApprovals(`approvals:\n${filled}`);
    expect([...problems, ...approvals.flatMap(({ problem }) => problem ?? [])]).toEqual([]);
    expect(approvals.map(({ fingerprint }) => fingerprint)).toEqual(
      blocking.map(({ fingerprint }: any) => fingerprint),
    );
    expect(parse(`approvals:\n${text}`).approvals).toHaveLength(blocking.length);
  });
});

describe('the terminal output', () => {
  it('the terminal output begins and ends with the verdict, and lists each breaking change', async () => {
    const lines = (await run('terminal', '--base', 'main')).split('\n');
    expect(lines[1]).toBe('Do not merge, 2 changes break callers.');
    expect(lines.filter((line) => line.startsWith('BREAKS'))).toHaveLength(2);
    expect(lines.at(-2)).toBe('Do not merge, 2 changes break callers.');
  });

  it('the terminal output contains no control characters, even if the contract contains some', async () => {
    expect(await run('terminal', ...hostile)).not.toMatch(/[^\P{Cc}\n]|[\u2028\u202E]/u);
  });
});

describe('the GitHub annotations', () => {
  it('the annotation of a change has its file, line and column, and the last annotation has the verdict', async () => {
    const lines = (await run('json', '--base', 'main', '--github')).split('\n').filter((line) => line.startsWith('::'));
    expect(lines[0]).toMatch(
      /^::error file=spec\/components\/schemas\/NoteStatus\.yaml,line=\d+,col=\d+,title=Contract review::/,
    );
    expect(lines.at(-1)).toBe('::notice title=Contract review::Do not merge, 2 changes break callers');
    for (const line of lines) expect(line).not.toMatch(/\. [a-z]/);
  });

  it('each GitHub annotation is one line, and the text `::error` in a contract adds no annotation', async () => {
    const lines = (await run('json', ...hostile, '--github')).split('\n');
    const commands = lines.filter((line) => line.startsWith('::'));
    const report = JSON.parse(await run('json', ...hostile));
    const shown = report.causes.filter(({ level }: any) => level !== 'patch').length;
    expect(commands).toHaveLength(shown + 1);
    for (const line of commands) expect(line).toMatch(/^::(error|warning|notice) [^:]*::[^\r]*$/);
  });
});

describe('the changelog that the review writes', () => {
  it('the changelog does not contain changes that block the merge', async () => {
    expect(await run('changelog', '--base', 'main')).toBe(
      '## 0.1.0\n\n### Documentation\n\n- <code>GET /notes</code>: summary changed\n',
    );
  });
});

describe('the pull-request comment', () => {
  it('the pull-request comment has the verdict in its heading and approvals to copy for blocking changes', async () => {
    const text = await run('markdown', '--base', 'main');
    expect(text.split('\n')[2]).toBe('## 🔴 Contract review: do not merge, 2 changes break callers');
    expect(text.match(/at most 500 characters \(before/g)).toHaveLength(2); // In the heading and in the approval.
  });

  it('the pull-request comment links to the changed lines, unless the name of the repository is invalid', async () => {
    const env = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'a/b', GITHUB_SHA: 'c'.repeat(40) };
    const { stdout } = await repository.review('--base', 'main', '--format', 'markdown', env);
    expect(stdout).toContain(
      `](https://github.com/a/b/blob/${'c'.repeat(40)}/spec/components/schemas/NoteUpdate.yaml#L`,
    );
    const wrong = { ...env, GITHUB_REPOSITORY: 'a/b) [x](https://evil.example' };
    expect((await repository.review('--base', 'main', '--format', 'markdown', wrong)).stdout).not.toContain('](http');
  });
});

it('the configuration of the review in this repository names the file for approvals', () => {
  expect(readFileSync(join(root, 'jurybox-review.yaml'), 'utf8')).toContain('approvals: .review/approvals.yaml');
});
