import { expect, it } from 'vitest';
import { readTable } from './read-file.ts';
import { batchesOf, guessRoles, scenariosOf } from './scenarios.ts';

const variants = [
  { variant_id: 'id-1', variant_name: 'concise.small', base_name: 'concise' },
  { variant_id: 'id-2', variant_name: 'warm.small', base_name: 'warm' },
];
const read = (name: string, text: string) => {
  const table = readTable(name, text);
  return { table, ...scenariosOf(table, guessRoles(table, variants), variants) };
};
const lines = (problems: { line: number; message: string }[]) =>
  problems.map(({ line, message }) => `${line}: ${message}`);

it('readTable reads CSV files with quoted cells, with line ends in cells, and with columns in any order', () => {
  const { scenarios, problems } = read(
    'rows.csv',
    '\uFEFFwarm.small,question,concise,Correct answer\r\n"Hi ""you""",Why?,"Because,\r\nyes",42\r\nB,Q2,A,\r\n',
  );
  expect(problems).toEqual([]);
  expect(scenarios).toEqual([
    {
      line: 2,
      scenario: {
        inputs: [{ input_name: 'question', input_value: 'Why?' }],
        outputs: [
          { variant_id: 'id-1', variant_output: 'Because,\r\nyes' },
          { variant_id: 'id-2', variant_output: 'Hi "you"' },
        ],
        correct_answer: '42',
      },
    },
    {
      line: 4,
      scenario: {
        inputs: [{ input_name: 'question', input_value: 'Q2' }],
        outputs: [
          { variant_id: 'id-1', variant_output: 'A' },
          { variant_id: 'id-2', variant_output: 'B' },
        ],
      },
    },
  ]);
});

it.each([';', '\t'])('readTable reads CSV with the delimiter %j', (delimiter) => {
  const text = [
    ['q', 'answer a', 'answer b'],
    ['1,5', 'x', 'y'],
  ]
    .map((row) => row.join(delimiter))
    .join('\n');
  expect(read('rows.csv', text).scenarios[0]?.scenario.inputs).toEqual([{ input_name: 'q', input_value: '1,5' }]);
});

it('readTable reads CSV whose lines end in different ways', () => {
  const { table } = read('rows.csv', 'q,a,b\r\n"1",2,"3"\n1,2,3\r\n"1","2","3"');
  expect(table.rows.map(({ line, cells }) => [line, ...cells.values()])).toEqual(
    [2, 3, 4].map((line) => [line, '1', '2', '3']),
  );
});

it.each([
  ['q,"a" b",c\n1,2,3\n', '1: A cell in quotes contains a quotation mark that is not doubled.'],
  ['q,"a\n1,2\n', '1: A cell in quotes has no closing quotation mark.'],
])('if the names of the columns in %j cannot be read, readTable takes no other line for them', (text, problem) => {
  const { columns, rows, problems } = readTable('rows.csv', text);
  expect({ columns, rows, problems: lines(problems) }).toEqual({ columns: [], rows: [], problems: [problem] });
});

it('readTable reads JSON Lines whose objects have `inputs` and `outputs` or one member for each column', () => {
  const { scenarios, problems } = read(
    'rows.jsonl',
    `${JSON.stringify({
      inputs: [{ input_name: 'question', input_value: 'Why?' }],
      outputs: [
        { variant_id: 'id-2', variant_output: 'B' },
        { variant_id: 'id-1', variant_output: 'A' },
      ],
      correct_answer: 'C',
    })}\n\n${JSON.stringify({ question: { n: 1 }, 'id-1': 'A', 'id-2': 'B' })}\n`,
  );
  expect(problems).toEqual([]);
  expect(scenarios.map(({ line, scenario }) => [line, scenario.inputs[0]?.input_value])).toEqual([
    [1, 'Why?'],
    [3, '{"n":1}'],
  ]);
  expect(scenarios[0]?.scenario.outputs?.map((output) => output.variant_output)).toEqual(['A', 'B']);
});

it('readTable reads a JSON list of objects, and returns the line in which each object begins', () => {
  const rows = [
    { q: 'a "quoted" [text],\n{', concise: '', warm: ['x', { y: 1 }] },
    { q: '2', concise: 'A', warm: null },
    { q: '3', concise: 'A', warm: 'B' },
  ];
  for (const name of ['rows.json', 'rows']) {
    const { scenarios, problems } = read(name, `\uFEFF\n${JSON.stringify(rows, null, 2)}`);
    expect(problems).toEqual([]);
    expect(scenarios.map(({ line }) => line)).toEqual([3, 13, 18]);
    expect(scenarios[0]?.scenario.inputs[0]?.input_value).toBe('a "quoted" [text],\n{');
  }
  expect(read('rows.json', JSON.stringify(rows)).scenarios.map(({ line }) => line)).toEqual([1, 1, 1]);
});

it('scenariosOf accepts an empty output, because a variant can refuse or fail', () => {
  const outputs = (name: string, text: string) =>
    read(name, text).scenarios.map(({ scenario }) => scenario.outputs?.map((output) => output.variant_output));
  expect(outputs('rows.csv', 'q,concise,warm\n1,,B\n2, ,\n')).toEqual([
    ['', 'B'],
    [' ', ''],
  ]);
  expect(outputs('rows.jsonl', '{"q":"1","concise":"","warm":null}')).toEqual([['', '']]);
});

it("readTable removes the ' before =1 only in a file that Jurybox exported, and keeps rows that a person added", () => {
  const inputs = (text: string) =>
    read('rows.csv', text).scenarios.map(({ line, scenario }) => [line, scenario.inputs[0]?.input_value]);
  expect(inputs("q,concise,warm\n'=1,A,B\n")).toEqual([[2, "'=1"]]);
  const columns = 'scenario id,number,input: q,output: concise.small,output: warm.small,note';
  expect(inputs(`${columns}\na,1,'=1,A,B,\na,1,'=1,A,B,again\n,,=2,A,B,\n,,3,A,B,\n`)).toEqual([
    [2, '=1'],
    [4, '=2'],
    [5, '3'],
  ]);
});

it('if two columns of a file have the same name, the import reads no scenario from it', () => {
  expect(read('rows.csv', 'q,q,concise,warm\n1,2,3,4\n').scenarios).toEqual([]);
});

it('if a cell contains the messages of a conversation, readTable returns them as JSON text', () => {
  const messages = [{ role: 'user', content: 'Why?' }];
  const rows = [
    { inputs: [{ input_name: 'chat', input_value: messages }], concise: messages, warm: 'B' },
    { chat: messages, concise: 'A', warm: messages },
  ];
  const text = JSON.stringify(messages);
  for (const [name, content] of [
    ['rows.json', JSON.stringify(rows)],
    ['rows.jsonl', rows.map((row) => JSON.stringify(row)).join('\n')],
    [
      'rows.csv',
      [
        'chat;concise;warm',
        ...[
          [text, text, 'B'],
          [text, 'A', text],
        ].map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')),
      ].join('\n'),
    ],
  ] as const) {
    const { scenarios, problems } = read(name, content);
    expect(problems).toEqual([]);
    expect(
      scenarios.map(({ scenario }) => [
        scenario.inputs[0]?.input_value,
        scenario.outputs?.map((output) => output.variant_output),
      ]),
    ).toEqual([
      [text, [text, 'B']],
      [text, ['A', text]],
    ]);
  }
});

it.each<[string, string, string[]]>([
  ['rows.csv', '', ['1: The file is empty.', '1: No column is chosen as an input.']],
  ['rows.csv', 'q,concise,warm\na,b\n', ['2: The line has 2 cells, and the first line has 3.']],
  ['rows.csv', 'q,concise,warm\n1,2,3\n"a,b,c\n', ['3: A cell in quotes has no closing quotation mark.']],
  ['rows.csv', 'q,concise,warm\n"1\n1",2,"3\n3\n', ['3: A cell in quotes has no closing quotation mark.']],
  ['rows.csv', 'q,concise,warm\n1,"2" 2,3\n', ['2: A cell in quotes contains a quotation mark that is not doubled.']],
  ['rows.csv', 'q,concise,warm\n , ,x\n', ['2: All inputs are empty.']],
  ['rows.csv', 'q,concise,warm\n', ['1: The file has only the line with the names of the columns.']],
  ['rows.csv', 'q,q,concise,warm\n1,2,3,4\n', ['1: Two columns have the name "q". Rename one of them.']],
  [
    'rows.jsonl',
    '{"q":"1","concise":"2"}\n{"q":"1","concise":"2","warm":""}\n',
    ['1: The answer of warm.small is missing.'],
  ],
  [
    'rows.jsonl',
    '{"q":"1","inputs":[{"input_name":"q","input_value":"2"}],"concise":"2","warm":"3"}\n',
    ['1: Two members have the name "q".'],
  ],
  ['rows.json', '[{"q":\n1 x}]', ['2: The file is not valid JSON.']],
  [
    'rows.json',
    '[1,\n  "a,[", [[]],\n\n {"q":"]"}, {}]',
    ['1', '2', '2'].map((line) => `${line}: The line is not a JSON object.`),
  ],
  ['rows.json', '[]', ['1: The file is empty.']],
  ['rows.csv', 'q,concise,x\n1,2,3\n', ['1: No column has the answers of warm.small.']],
  [
    'rows.csv',
    `q,concise,warm\n${'x'.repeat(100_001)},2,3\n`,
    ['2: "q" has 100001 characters; at most 100000 are allowed.'],
  ],
  ['rows.csv', 'q,concise,warm\n\0,2,3\n', ['2: "q" contains an invalid character: U+0000 or an unpaired surrogate.']],
  [
    'rows.jsonl',
    '{"q\\u0000":"1","concise":"2","warm":"3"}\n{"\\ud800":"1","concise":"2","warm":"3"}\n',
    [
      '1: "q\0" contains an invalid character: U+0000 or an unpaired surrogate.',
      '2: "\ud800" contains an invalid character: U+0000 or an unpaired surrogate.',
    ],
  ],
  [
    'rows.jsonl',
    '{"inputs":[{"input_name":{"toString":1},"input_value":""}]}\n',
    ['1: No column has the answers of warm.small.'],
  ],
  ['rows.jsonl', '{"q": 1\n[]\n', ['1: The line is not valid JSON.', '2: The line is not a JSON object.']],
])('the import reports each fault with its line, in %s with the content %j', (name, text, expected) => {
  const found = lines(read(name, text).problems);
  expect(expected.filter((line) => !found.includes(line))).toEqual([]);
});

it('if a cell contains line ends, a fault in a later row is still reported with the right line', () => {
  const { problems } = read('rows.csv', 'q,concise,warm\n"a\nb",2,3\nx\n');
  expect(lines(problems)).toEqual(['4: The line has 1 cells, and the first line has 3.']);
});

it('batchesOf splits scenarios into batches of less than 1 MiB and at most 500 scenarios', () => {
  const scenario = (length: number) => ({ inputs: [{ input_name: 'q', input_value: 'ü'.repeat(length) }] });
  expect(batchesOf(Array.from({ length: 1001 }, () => scenario(1))).map((batch) => batch.length)).toEqual([
    500, 500, 1,
  ]);
  expect(batchesOf(Array.from({ length: 9 }, () => scenario(100_000))).map((batch) => batch.length)).toEqual([4, 4, 1]);
});
