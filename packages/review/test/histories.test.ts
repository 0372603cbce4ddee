import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extractContract, lastChanges } from './histories/git-history.ts';
import { runMeasured, type Measured } from './histories/measured-process.ts';
import { contracts, page, readingsOf, resultOf } from './histories/recorded.ts';
import { outcomeOf } from './histories/review-pair.ts';
import type { Breaking, Summary } from './histories/summary.ts';
import { withFigures } from './histories/table.ts';
import { rules } from './support/rules.ts';
import { Repository } from './support/repository.ts';

const contract = (version: string, schema: object) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Notes', version },
    paths: {
      '/notes': {
        post: {
          requestBody: { content: { 'application/json': { schema } } },
          responses: { 204: { description: 'Kept.' } },
        },
      },
    },
  });

describe('reading the history of a repository', () => {
  const repository = new Repository();
  const out = mkdtempSync(join(tmpdir(), 'jurybox-histories-test-'));
  const file = 'api/notes.json';
  const step = (text: string) => {
    repository.write(file, text);
    repository.commit('a change');
    return repository.git('rev-parse', 'HEAD').trim();
  };
  const history = { repository: repository.folder, path: file, until: 'HEAD' };
  let commits: string[] = [];

  beforeAll(() => {
    const first = step(contract('1', { type: 'string' }));
    const narrowed = step(contract('2', { type: 'string', maxLength: 5 }));
    repository.write('readme.md', 'This commit does not change the contract.');
    repository.commit('another file');
    const unreadable = step('{"swagger": "2.0"}');
    commits = [first, narrowed, unreadable];
  });
  afterAll(() => {
    repository.remove();
    rmSync(out, { recursive: true });
  });

  test('the changes of a contract are the pairs of consecutive commits that changed it, newest first', () => {
    const [first, narrowed, unreadable] = commits;
    expect(lastChanges(history, 9)).toStrictEqual([
      { base: narrowed, revision: unreadable },
      { base: first, revision: narrowed },
    ]);
    expect(lastChanges(history, 1)).toHaveLength(1);
    expect(lastChanges({ ...history, until: narrowed! }, 9)).toStrictEqual([{ base: first, revision: narrowed }]);
  });

  test('the changes of a contract do not include commits in which the contract does not exist', () => {
    const other = new Repository();
    const path = 'notes.json';
    for (const text of [contract('1', {}), undefined, contract('2', {}), contract('3', {})]) {
      if (text === undefined) other.git('rm', '--quiet', path);
      else other.write(path, text);
      other.commit('a change');
    }
    const [last, before] = other.git('log', '--format=%H').split('\n');
    expect(lastChanges({ repository: other.folder, path, until: 'HEAD' }, 9)).toStrictEqual([
      { base: before, revision: last },
    ]);
    other.remove();
  });

  test('`extractContract` writes a contract of several files or of one file, and returns its main file', () => {
    const whole = { ...history, path: 'spec/openapi.yaml', folder: 'spec' };
    const root = extractContract(whole, 'HEAD', join(out, 'whole'));
    expect(readFileSync(root, 'utf8')).toBe(repository.read('spec/openapi.yaml'));
    const alone = extractContract(history, commits[0]!, join(out, 'alone'));
    expect(alone).toBe(join(out, 'alone', 'notes.json'));
  });

  test('histories/run.ts counts findings and refused contracts, and writes the breaking findings to a file', () => {
    const findings = join(out, 'findings.json');
    const script = join(import.meta.dirname, 'histories/run.ts');
    const options = ['--repository', repository.folder, '--path', file, '--findings', findings];
    const said = execFileSync(process.execPath, [script, ...options], { stdio: ['ignore', 'pipe', 'ignore'] });
    const summary = JSON.parse(said.toString()) as Summary;
    expect(summary).toMatchObject({ changes: 2, crashes: [], rules: { 'major maxLength': 1 } });
    expect(summary.refusals).toHaveLength(1);
    expect(summary.refusals[0]?.says).toContain('OpenAPI');
    expect(summary.ratio.processor).toBeGreaterThan(0.2);
    const [finding] = JSON.parse(readFileSync(findings, 'utf8')) as Breaking[];
    expect(finding).toMatchObject({
      rule: 'maxLength',
      level: 'major',
      proof: 'proven',
      baseValue: 'absent',
      revisionValue: '5',
    });
    expect(finding?.http).toContain('POST /notes');
  });
});

describe('the limits of a measured process', () => {
  const bounds = { timeoutMs: 600_000, heapMiB: 200 };
  const run = (program: string, limits = bounds) => runMeasured(['-e', program], tmpdir(), limits);

  test('`runMeasured` stops a program that exceeds the timeout, and its child processes', async () => {
    const marker = join(mkdtempSync(join(tmpdir(), 'jurybox-bounds-')), 'time');
    const write = "setInterval(() => require('fs').writeFileSync(process.argv[1], String(performance.now())), 20)";
    const args = JSON.stringify(['-e', write, marker]);
    const program = `require('child_process').spawnSync(process.execPath, ${args})`;
    // A busy machine may reach the timeout before the child process has written the file. Then try a longer timeout.
    for (let timeoutMs = 1000; !existsSync(marker); timeoutMs *= 4)
      expect(await run(program, { ...bounds, timeoutMs })).toMatchObject({ end: 'timeout' });
    const last = readFileSync(marker, 'utf8');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(readFileSync(marker, 'utf8')).toBe(last);
  });

  test('`runMeasured` stops a program that exceeds the memory limit', async () => {
    const program = 'const all = []; for (;;) all.push(new Array(1e5).fill({}))';
    expect((await run(program, { ...bounds, heapMiB: 30 })).end).toBe('memory');
  });

  test('the measured CPU time of a program includes the processes that the program starts', async () => {
    // The program ends after 300 ms of CPU time, not of elapsed time, which depends on other processes of the machine.
    const busy = 'while (process.cpuUsage().user < 300_000);';
    const program = `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`;
    const { end, cpuMs, peakMiB } = await run(program);
    expect(end).toBe(0);
    expect(cpuMs).toBeGreaterThan(100);
    expect(peakMiB).toBeGreaterThan(10);
  });

  test('the measured memory of a program does not include the memory of the test process', async () => {
    const large = Array.from({ length: 300 }, () => Buffer.alloc(1024 * 1024, 'a'));
    const { peakMiB } = await run('0');
    expect(peakMiB).toBeGreaterThan(10);
    expect(peakMiB).toBeLessThan(large.length);
  });
});

describe('how the result of a review process is classified', () => {
  const measured: Measured = { end: 2, stdout: '', stderr: '', wallMs: 1, cpuMs: 1, peakMiB: 1 };
  const outcome = (of: Partial<Measured>) => outcomeOf({ ...measured, ...of }, '/tmp/pair');

  test.each([
    [{ stderr: 'could not review: /tmp/pair/base/a.yaml: not YAML\n' }, { refused: 'base/a.yaml: not YAML' }],
    [{ stderr: 'could not review: Maximum call stack size exceeded\n' }, 'crashed'],
    [{ stderr: 'could not review: schemas refer to each other through too many levels\n' }, 'crashed'],
    [{ stderr: "could not review: Cannot read properties of undefined (reading 'a')\n" }, 'crashed'],
    [{ end: 1, stdout: 'no JSON' }, 'crashed'],
    [{ end: 1, stdout: '{"findings": []}' }, { report: { findings: [] } }],
    [{ end: 'timeout' as const }, { crashed: 'timeout:' }],
    [{ end: 7, stderr: 'TypeError: x\n    at y' }, 'crashed'],
  ])('the outcome of a review process with the result %j is correct', (of, expected) => {
    if (typeof expected === 'string') expect(Object.keys(outcome(of))).toStrictEqual([expected]);
    else expect(outcome(of)).toStrictEqual(expected);
  });
});

describe('docs/review-histories.md and its data', () => {
  const text = readFileSync(page, 'utf8');

  test('the figures in docs/review-histories.md equal those that are computed from the recorded data', () => {
    expect(text).toBe(withFigures(text));
    expect(withFigures(text.replace(/\| \*\*all\*\* .*/, ''))).toBe(text);
  });

  test.each(contracts.map((contract) => [contract.name, contract] as const))(
    '%s: each finding that a person checked has a commit, a rule, the verdict of this person and a reason',
    (_, of) => {
      const readings = readingsOf(of);
      expect(readings.length).toBeLessThanOrEqual(resultOf(of).findings.major);
      for (const reading of readings) {
        expect(Object.keys(reading)).toStrictEqual(['change', 'rule', 'finding', 'verdict', 'reason']);
        expect(['break', 'formal', 'false']).toContain(reading.verdict);
        expect(Object.keys(rules)).toContain(reading.rule);
        expect(reading.reason).toMatch(/^[A-Z].{10,}\.$/s);
      }
    },
  );
});
