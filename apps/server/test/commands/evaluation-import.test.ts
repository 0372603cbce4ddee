/** Tests the command `jurybox evaluation import`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runJuryboxHere, runJuryboxSync, serve } from '../support/cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'jurybox-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('jurybox evaluation import', () => {
  const demo = () => ({ DATABASE_URL: `file:${join(folder, 'import', 'jurybox.db')}` });
  const names = ['--project', 'demo', '--app', 'support-assistant', '--variants', 'concise.small,warm.small'];
  const writeArgs = (name: string, text: string, ...args: string[]) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return ['evaluation', 'import', file, ...names, ...args];
  };
  const importFile = (name: string, text: string, ...args: string[]) =>
    runJuryboxHere(writeArgs(name, text, ...args), demo());

  it('`evaluation import` creates an evaluation from CSV or JSON Lines, even while a server runs', async () => {
    const server = await serve(['--demo'], /Ctrl-C/, demo());
    const key = /Key +(\S+)/.exec(server.output())?.[1] ?? '';
    const csv = `question,concise.small,warm.small,correct_answer\n${'Why?,"a, b",c,d\n'.repeat(1200)}`;
    const jsonLines = '{"question":"Why?","concise.small":"a","warm.small":"b"}\n';
    for (const [name, text, count] of [
      ['rows.csv', csv, 1200],
      ['rows.jsonl', jsonLines, 1],
    ] as const) {
      const args = writeArgs(name, text, '--judgements', '3', '--instructions', 'Choose.');
      const { code, out, err } = await (count > 1 ? runJuryboxSync : runJuryboxHere)(args, demo());
      expect({ code, err }).toEqual({
        code: 0,
        err:
          `Created an evaluation of ${count === 1 ? '1 scenario' : `${count} scenarios`} in support-assistant.\n` +
          'Judges see these columns as inputs: question\n',
      });
      const response = await fetch(`${server.origin}/api/human-evaluations/${out.trim()}`, {
        headers: { Authorization: key },
      });
      expect(await response.json()).toMatchObject({
        evaluation_name: 'rows',
        scenario_count: count,
        judgements_per_scenario: 3,
        instructions: 'Choose.',
      });
    }
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  });

  it('`evaluation import` prints a warning if judges may recognize a variant by an output', async () => {
    const { code, err } = await importFile(
      'names.csv',
      'question,concise.small,warm.small\nWhy?,a,"As ChatGPT, I say b"\n',
    );
    expect([code, err.split('\n')]).toEqual([
      0,
      [
        'Created an evaluation of 1 scenario in support-assistant.',
        'Judges see these columns as inputs: question',
        'Judges may recognize variants by these outputs:',
        expect.stringMatching(/names\.csv:2: The answer of warm\.small contains "ChatGPT"\.$/),
        '',
      ],
    ]);
  });

  it('`evaluation import` lists the columns that judges see as inputs', async () => {
    const text = 'question,concise.small,"two\nlines",warm.small,correct_answer\nWhy?,a,b,c,d\n';
    const { code, err } = await importFile('inputs.csv', text, '--variants', 'concise.small');
    expect([code, err]).toEqual([
      0,
      'Created an evaluation of 1 scenario in support-assistant.\n' +
        'Judges see these columns as inputs: question, two\\nlines, warm.small\n',
    ]);
  });

  it.each([
    ['question', ['--name', ''], 'the name of the evaluation should have at least 1 character; choose one with --name'],
    ['question', ['--name', 'x'.repeat(201)], 'the name of the evaluation should have at most 200 characters; choose'],
    ['question', ['--instructions', 'x'.repeat(10_001)], '--instructions should have at most 10000 characters'],
    ['x'.repeat(201), [], 'the name of a column with inputs should have at most 200 characters'],
  ])(
    '`evaluation import` refuses names and texts that are too short or too long: column %s, flags %j',
    async (column, args, message) => {
      const { code, out, err } = await importFile(
        'long.csv',
        `${column},concise.small,warm.small\nWhy?,a,b\n`,
        ...args,
      );
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain(`jurybox: ${message}`);
      expect(err).toMatch(/^[^\n]+\nSee: jurybox --help\n$/);
    },
  );

  it('`evaluation import` of a faulty file lists the lines of the first 20 faults, and stores nothing', async () => {
    const rows = `question,concise.small,warm.small\nWhy?,a,b\nWhy?,a\n,a,b\n${',a,b\n'.repeat(30)}`;
    const { code, out, err } = await importFile('faults.csv', rows);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('faults.csv has 32 faults');
    expect(err).toContain('faults.csv:3: The line has 2 cells, and the first line has 3.');
    expect(err).toContain('faults.csv:4: All inputs are empty.');
    expect(err).toContain('… and 12 more');
  });

  it.each([
    [['--judgements', '21'], '--judgements should be a whole number from 1 to 20'],
    [['--project', 'none'], 'there is no project "none"'],
    [['--app', 'none'], 'there is no application "none" in the project'],
    [['--variants', 'none'], 'there is no variant "none" in the application'],
    [['--variants', 'concise.small,concise.small'], '--variants should be one name'],
  ])('`evaluation import` refuses the invalid flag %j', async (args, message) => {
    const { code, err } = await importFile('one.csv', 'question,concise.small,warm.small\nWhy?,a,b\n', ...args);
    expect(code).toBe(1);
    expect(err).toContain(message);
  });

  it('`evaluation import` refuses a file that is missing or not UTF-8', async () => {
    const missing = await runJuryboxHere(['evaluation', 'import', join(folder, 'none.csv'), ...names], demo());
    expect(missing.err).toContain('cannot read');
    const file = join(folder, 'latin.csv');
    writeFileSync(file, Buffer.from([0x71, 0xe4]));
    expect((await runJuryboxHere(['evaluation', 'import', file, ...names], demo())).err).toContain(
      'is not text in UTF-8',
    );
  });
});
