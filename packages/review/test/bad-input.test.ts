/** Checks that the review tool reports invalid input in one line, and escapes hostile text from a contract. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { marker } from '../src/output/markdown.ts';
import { escape } from '../src/output/text.ts';
import { reviewDocuments } from '../src/review.ts';
import { Repository } from './support/repository.ts';

let repository: Repository;
beforeAll(() => {
  repository = new Repository();
});
afterAll(() => repository.remove());

const head = 'openapi: 3.1.1\ninfo: { title: T, version: 1.0.0 }\n';
const bomb = `${head}paths: {}\nx-a: &a [x, x, x, x, x, x, x, x, x, x]\n${'bcdefgh'
  .split('')
  .map((name, i) => `x-${name}: &${name} [${`*${'abcdefg'[i]}, `.repeat(10)}]`)
  .join('\n')}\n`;

const withParameter = (schema: string) =>
  `${head}paths: { /a: { get: { parameters: [{ name: q, in: query, schema: ${schema} }], ` +
  'responses: { "200": { description: A. } } } } }\n';

const chain = (type: string, levels = 5000) =>
  `${withParameter('{ $ref: "#/components/schemas/S0" }')}components:\n  schemas:\n${Array.from(
    { length: levels },
    (_, i) => `    S${i}: { type: object, properties: { a: { $ref: "#/components/schemas/S${i + 1}" } } }\n`,
  ).join('')}    S${levels}: { type: ${type} }\n`;

const inputs: [what: string, files: Record<string, string>, args: string[], says: RegExp][] = [
  ['an unknown revision', {}, ['--base', 'nowhere'], /^could not review: git has no revision nowhere: fetch it first/],
  ['a revision that looks like an option', {}, ['--base=--output=x'], /^could not review: git has no revision/],
  ['a revision without the root document', {}, ['--base', 'main:spec/other.yaml'], /has no spec\/other\.yaml/],
  ['an option that does not exist', {}, ['--bose', 'main'], /see --help/],
  ['an invalid date', {}, ['--today', 'soon'], /is not a date/],
  ['a date that does not exist', {}, ['--today', '2027-99-99'], /is not a date/],
  ['no base', {}, [], /the base is missing/],
  ['three contracts', {}, ['main', 'main', 'main'], /at most two contracts, but got 3/],
  ['a contract that is given twice', {}, ['main', '--base', 'main'], /given twice/],
  ['a configuration that does not exist', {}, ['main', '--config', 'no.yaml'], /cannot read no\.yaml/],
  [
    'an address without TLS',
    {},
    ['main', 'http://192.0.2.1/a.yaml?key=1'],
    /a\.yaml: the review reads only https:\/\/ addresses/,
  ],
  [
    'a folder without a contract',
    { 'empty/x.txt': '' },
    ['--base', 'main', '--revision', 'empty'],
    /empty is a folder without openapi\.yaml/,
  ],
  [
    'text that is not YAML',
    { 'bad.yaml': 'openapi: [3.1.1\n  x: }' },
    ['--base', 'main', '--revision', 'bad.yaml'],
    /bad\.yaml: bad\.yaml:2:\d+: not readable as YAML/,
  ],
  ['an empty file', { 'bad.yaml': '' }, ['main', 'bad.yaml'], /not an OpenAPI document/],
  ['another YAML file', { 'bad.yaml': 'a: 1\n' }, ['main', 'bad.yaml'], /not an OpenAPI document/],
  ['a list', { 'bad.yaml': '- openapi: 3.1.0\n' }, ['main', 'bad.yaml'], /not an OpenAPI document/],
  ['Swagger 2.0', { 'bad.yaml': 'swagger: "2.0"\n' }, ['main', 'bad.yaml'], /the file is Swagger 2\.0; use OpenAPI 3/],
  ['OpenAPI 4.0', { 'bad.yaml': 'openapi: 4.0.0\n' }, ['main', 'bad.yaml'], /OpenAPI 4\.0\.0; use OpenAPI 3\.0, 3\.1/],
  [
    'a reference to a missing file',
    { 'bad.yaml': `${head}paths: { /a: { $ref: missing.yaml } }\n` },
    ['--base', 'main', '--revision', 'bad.yaml'],
    /missing\.yaml does not exist, but the contract refers to it/,
  ],
  [
    'YAML aliases that expand to too many values',
    { 'bad.yaml': bomb },
    ['--base', 'main', '--revision', 'bad.yaml'],
    /aliases expanded, the file has too many values/,
  ],
  [
    'schemas that refer to each other through 5,000 levels',
    { 'old.yaml': chain('string'), 'new.yaml': chain('integer') },
    ['old.yaml', 'new.yaml'],
    /the documents cannot be compared: schemas refer to each other through too many levels/,
  ],
];

describe('the review tool exits with 2 and writes one line to stderr for %s', () => {
  it.each(inputs)('the review tool exits with 2 and writes one line to stderr for %s', async (_, files, args, says) => {
    for (const [file, text] of Object.entries(files)) repository.write(file, text);
    const { code, stdout, stderr } = await repository.review(...args);
    expect(stderr).toMatch(says);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).not.toContain(repository.folder);
    expect(code).toBe(2);
    expect(stdout).toBe('');
  });

  it('for a chain of 700 schemas, the comparison stops with an error before the call stack is full', () => {
    const [base, revision] = [parse(chain('string', 700)), parse(chain('integer', 700))];
    expect(() => reviewDocuments(base, revision)).toThrow('refer to each other through too many levels');
  });

  it('the review skips an invalid pattern and reviews the rest of the contract', async () => {
    repository.write('bad.yaml', withParameter('{ type: string, pattern: "(" }'));
    repository.write('good.yaml', withParameter('{ type: string }'));
    const { code, stdout } = await repository.review('bad.yaml', 'good.yaml');
    expect(code).not.toBe(2);
    expect(stdout).toContain('pattern');
  });

  it('the review tool exits with 0 if both contracts are valid and equal', async () => {
    const { code, stderr } = await repository.review('--base', 'main');
    expect([code, stderr]).toEqual([0, '']);
  });
});

describe('hostile text in a contract', () => {
  const nasty =
    '</summary></details><img src=x onerror=alert(1)> [click](javascript:1) `code` **bold** @everyone ' +
    'https://evil.example ![x](//evil.example/x) <!-- jurybox-review --> | a | ' +
    '\n\n# Title\n```\n~~~~~\n\u001B[31m\u202E';
  const spec = (name: string, required: boolean) =>
    `${head}paths:\n  /a:\n    post:\n      operationId: makeA\n      summary: ${JSON.stringify(name)}\n` +
    '      requestBody:\n        content:\n          application/json:\n            schema:\n' +
    `              type: object\n              required: ${JSON.stringify(required ? [name] : [])}\n` +
    `              properties: { ${JSON.stringify(name)}: { type: string, enum: ${JSON.stringify([nasty])} } }\n` +
    '      responses: { "200": { description: Fine. } }\n';

  it('hostile text in a contract cannot add HTML, Markdown or mentions to the pull-request comment', async () => {
    repository.write('one.yaml', spec(nasty, false));
    repository.write(
      'two.yaml',
      spec(nasty, true)
        .replace('"enum": ', '')
        .replace('Fine.', 'Fine')
        .replace('operationId: makeA', `operationId: ${JSON.stringify(nasty)}`),
    );
    const { stdout, stderr } = await repository.review(
      '--base',
      'one.yaml',
      '--revision',
      'two.yaml',
      '--format',
      'markdown',
    );
    expect(stderr).toBe('');
    expect(stdout).toContain('jurybox-review');
    expect(stdout.split(marker)).toHaveLength(2);
    const outside = withoutFences(stdout);
    for (const bad of [
      '<img',
      '</summary></details>',
      '](',
      '**bold**',
      '@everyone',
      'https://',
      '\n# Title',
      '\u001B',
      '\u202E',
    ])
      expect(outside, bad).not.toContain(bad);
    expect(outside.match(/<details>/g)?.length).toBe(outside.match(/<\/details>/g)?.length);
    expect(outside).toContain('&#60;img');
  });

  it('the terminal output and the GitHub annotations contain no control characters from a contract', async () => {
    const terminal = await repository.review('--base', 'one.yaml', '--revision', 'two.yaml');
    expect(terminal.stdout).not.toMatch(/[^\P{Cc}\n]|\u202E/u);
    const { stdout } = await repository.review('--base', 'one.yaml', '--revision', 'two.yaml', '--github');
    expect(
      stdout
        .split('\n')
        .filter((line) => line.startsWith('::'))
        .every((line) => /^::(error|warning|notice) /.test(line)),
    ).toBe(true);
  });

  it('the helper `withoutFences` removes only code blocks, and `escape` escapes HTML and Markdown', () => {
    expect(withoutFences('a\n```\n<img\n```\nb <img')).toContain('b <img');
    expect(escape('<b>@a_b _c_ www.x.y')).toBe('&#60;b&#62;&#64;a_b &#95;c&#95; www&#46;x.y');
  });
});

function withoutFences(text: string): string {
  let open = '';
  return text
    .split('\n')
    .filter((line) => {
      const fence = /^(`{3,})/.exec(line)?.[1] ?? '';
      if (open === '' && fence !== '') open = fence;
      else if (open !== '' && line === open) open = '';
      else return open === '';
      return false;
    })
    .join('\n');
}
