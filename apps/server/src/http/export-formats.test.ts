import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExportColumns, ExportedScenario, ExportFormat } from '../services/export.ts';
import { guessRoles, readTable, scenariosOf } from '@jurybox/scenario-files';
import { csv, jsonLines, sheet } from './export-formats.ts';
import type { Piece } from './stream.ts';

const header =
  'evaluation_scenario_id,position,vote,vote_variant_name,score,judged_at,judged_by_id,is_pinned,note,correct_answer,' +
  'inputs,outputs,revision';
const scenario: ExportedScenario = {
  evaluation_scenario_id: 's',
  evaluation_id: 'e',
  evaluation_type: 'human_a_b_testing',
  position: 0,
  inputs: [],
  outputs: [],
  vote: null,
  score: null,
  correct_answer: null,
  is_pinned: false,
  note: null,
  revision: 1,
  created_at: 't',
  updated_at: 't',
  modified_by_id: null,
  judged_at: null,
  judged_by_id: null,
  vote_variant_name: null,
};

const columnsOf: ExportColumns = { inputs: [], variants: [], type: 'human_a_b_testing', hasJudges: false };
const fileOf = ({ head, write }: ExportFormat<Piece>, columns: ExportColumns, ...batches: ExportedScenario[][]) =>
  [head?.(columns) ?? '', ...batches.map((rows) => write(rows, columns))].join('');
const csvFile = (...batches: ExportedScenario[][]) => fileOf(csv, columnsOf, ...batches);
const csvOf = (...rows: Partial<ExportedScenario>[]) => csvFile(rows.map((row) => ({ ...scenario, ...row })));

describe('the CSV export follows RFC 4180', () => {
  it('the CSV file has a header line, CRLF line ends, and empty cells for missing values', () => {
    expect(csvFile()).toBe(`${header}\r\n`);
    expect(csvOf({}, { position: 1, vote: '', score: 0 })).toBe(
      `${header}\r\ns,0,,,,,,false,,,[],[],1\r\ns,1,,,0,,,false,,,[],[],1\r\n`,
    );
    expect(csvFile([scenario], [scenario])).toBe(csvOf({}, {}));
  });

  it.each([
    ['a comma', 'a,b', '"a,b"'],
    ['a quote', 'say "hi"', '"say ""hi"""'],
    ['a line feed', 'a\nb', '"a\nb"'],
    ['a carriage return', 'a\rb', '"a\rb"'],
    ['text of all kinds', 'Grüße 👋 שלום \u2028', 'Grüße 👋 שלום \u2028'],
    ['spaces at the ends', ' a ', ' a '],
    ['text that looks like a formula', '=1+1', '=1+1'],
  ])('the CSV file quotes a cell with %s only if RFC 4180 requires it', (_, note, cell) => {
    expect(csvOf({ note })).toBe(`${header}\r\ns,0,,,,,,false,${cell},,[],[],1\r\n`);
  });

  it('an independent CSV parser reads back the values that the server wrote', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', 'a', 'é') }));
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            note: text,
            correct_answer: text,
            inputs: fc.array(fc.record({ input_name: text, input_value: text }), { maxLength: 2 }),
          }),
          { maxLength: 4 },
        ),
        (rows) => {
          const [names, ...lines] = parseCsv(csvOf(...rows));
          expect(names?.join(',')).toBe(header);
          expect(lines.map((cells) => [cells.length, cells[8], cells[9], JSON.parse(cells[10] ?? '')])).toEqual(
            rows.map((row) => [13, row.note, row.correct_answer, row.inputs]),
          );
        },
      ),
    );
  });
});

describe('the CSV export for spreadsheets', () => {
  const variants = ['concise.small', 'warm.small'].map((variant_name, at) => ({
    variant_id: `v${at}`,
    variant_name,
    revision: 1,
  }));
  const columns: ExportColumns = { inputs: ['q'], variants, type: 'human_a_b_testing', hasJudges: true };
  const sheetOf = (rows: ExportedScenario[], inputs: string[] = ['q']) => fileOf(sheet, { ...columns, inputs }, rows);
  const imported = (file: string) => {
    const table = readTable('export.csv', file);
    const named = variants.map((variant) => ({ ...variant, base_name: variant.variant_name }));
    return scenariosOf(table, guessRoles(table, named), named);
  };

  it('the file for spreadsheets has names instead of ids, and one line for each scenario and judge', () => {
    const row = { ...scenario, judge_name: 'Ada', first_shown: 'v1', vote: 'v0', is_pinned: true };
    expect(sheetOf([row, { ...row, vote: '1', score: -3 }])).toBe(
      '\uFEFFscenario id,number,input: q,output: concise.small,output: warm.small,correct answer,vote,note,flagged,' +
        'judge,shown first,judged at\r\n' +
        's,1,,,,,concise.small,,yes,Ada,warm.small,\r\ns,1,,,,,both good,,yes,Ada,warm.small,\r\n',
    );
    const scored = { ...columns, type: 'single_model_test' as const, hasJudges: false };
    expect(
      sheet.write(
        [
          { ...scenario, score: -3 },
          { ...scenario, score: '-a' },
        ],
        scored,
      ),
    ).toBe("s,1,,,,,-3,,,\r\ns,1,,,,,'-a,,,\r\n");
  });

  it('importing an exported file creates the exported scenarios, even if its delimiter is not a comma', () => {
    const risky = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', "'", '"', ',', ';', 'a') });
    const text = fc.oneof(
      risky,
      fc.string({ unit: 'binary' }).filter((one) => !one.includes('\0')),
    );
    const name = text.filter((one) => one.length > 0);
    const scenarios = fc.uniqueArray(name, { minLength: 1, maxLength: 3 }).chain((names) =>
      fc.record({
        names: fc.constant(names),
        rows: fc.array(
          fc.record({ values: fc.tuple(...names.map(() => text)), outputs: fc.tuple(text, text), correct: text }),
          { minLength: 1, maxLength: 3 },
        ),
      }),
    );
    fc.assert(
      fc.property(scenarios, fc.constantFrom(',', ';', '\t'), ({ names, rows }, delimiter) => {
        const stored = rows.map(({ values, outputs, correct }) => ({
          inputs: names.map((input_name, at) => ({ input_name, input_value: values[at] || 'x' })),
          outputs: outputs.map((variant_output, at) => ({ variant_id: `v${at}`, variant_output })),
          correct_answer: correct,
        }));
        fc.pre(stored.every(({ inputs }) => inputs.some(({ input_value: value }) => value.trim() !== '')));
        const exported = stored.flatMap((one, at) =>
          ['Ada', 'Grace'].map((judge_name) => ({
            ...scenario,
            ...one,
            evaluation_scenario_id: `s${at}`,
            position: at,
            judge_name,
            first_shown: null,
          })),
        );
        const file = sheetOf(exported, names);
        const lines = parseCsv(file.slice(1));
        expect(lines.flat().filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([]);
        const saved = lines
          .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter))
          .join('\n');
        for (const each of [file, saved]) {
          const { scenarios: found, problems } = imported(each);
          expect(problems).toEqual([]);
          expect(found.map((one) => ({ correct_answer: '', ...one.scenario }))).toEqual(stored);
        }
      }),
    );
  });

  it('in the file for spreadsheets, inputs with the same name have a column each, and missing inputs are empty', () => {
    const inputs = ['1', '2'].map((input_value) => ({ input_name: 'q', input_value }));
    const rows = [
      { ...scenario, judge_name: 'Ada', inputs },
      { ...scenario, judge_name: 'Ada', evaluation_scenario_id: 't' },
    ];
    expect(sheetOf(rows, ['q', 'q (2)'])).toContain('s,1,1,2,');
    expect(sheetOf(rows, ['q', 'q (2)'])).toContain('t,1,,,');
  });
});

it('JSON Lines has one line per scenario, even if a text contains line breaks', async () => {
  const notes = ['a\nb', '"\r\n"', '\u2028'];
  const text = String(jsonLines.write([...notes.map((note) => ({ ...scenario, note })), scenario], columnsOf));
  const lines = text.split('\n');
  expect(lines.pop()).toBe('');
  expect(lines.map((line) => (JSON.parse(line) as ExportedScenario).note)).toEqual([...notes, null]);
});

/** A CSV parser that follows the grammar of RFC 4180, section 2, and shares no code with the server. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  for (let at = 0; at < text.length;) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(text.slice(at));
    const cell = quoted ?? /^[^",\r\n]*/.exec(text.slice(at));
    cells.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"') : (cell?.[0] ?? ''));
    at += cell?.[0].length ?? 0;
    if (text[at] === ',') at += 1;
    else if (text.startsWith('\r\n', at)) {
      rows.push(cells);
      cells = [];
      at += 2;
    } else throw new Error(`invalid CSV at index ${at}: ${JSON.stringify(text.slice(at, at + 20))}`);
  }
  return rows;
}
