/** Reviews contracts that lie anywhere: in files, folders and git revisions, mostly without a configuration. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { main } from '../../src/cli.ts';
import { load } from '../../src/sources/load.ts';
import { parseYaml } from '../../src/sources/yaml.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-review-anywhere-'));
  return () => rmSync(folder, { recursive: true, force: true });
});

const contract = (most: number, version = '1.0.0') =>
  `openapi: 3.0.3\ninfo: { title: T, version: ${version} }\npaths:\n  /a:\n    get:\n      parameters:\n` +
  `        - { name: q, in: query, schema: { type: string, maxLength: ${most} } }\n` +
  '      responses: { 200: { description: A. } }\n';

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: folder });

function commit(...tags: string[]): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'a change');
  for (const tag of tags) git('tag', tag);
}

/** Runs the review tool in the folder `inside`. Returns the exit code, stderr, and the places of all findings. */
async function review(args: string[], inside = '.') {
  let [out, err] = ['', ''];
  const code = await main([...args, '--format', 'json'], {
    folder: join(folder, inside),
    env: {},
    now: () => new Date('2026-11-20T12:00:00Z'),
    stdout: (text) => void (out += text),
    stderr: (text) => void (err += text),
  });
  const parsed = out === '' ? [] : ([JSON.parse(out)].flat() as any[]);
  const found = parsed.map(({ contract: name, base, revision, findings }) => ({
    ...(name === undefined ? {} : { name }),
    base,
    revision,
    places: findings.map(({ source }: any) => `${source.file}:${source.line}`),
  }));
  return { code, err, found };
}

describe('a contract without a configuration', () => {
  it('without a configuration, the review of two files needs no approval, sunset or changeset', async () => {
    write('old.yaml', contract(9));
    write('sub/new.yaml', contract(5));
    write('.changeset/config.json', '{"fixed": [["a"]]}');
    expect(await review(['old.yaml', 'sub/new.yaml'])).toMatchObject({
      code: 1,
      found: [{ base: 'old.yaml', revision: 'sub/new.yaml', places: ['sub/new.yaml:7'] }],
    });
    expect(await review(['sub/new.yaml', 'old.yaml'])).toMatchObject({ code: 0, err: '' });
  });

  it.each(['openapi.json', 'swagger.yml', 'api/openapi.yml', 'docs/swagger.json', 'spec/openapi.yaml'])(
    'the review finds the contract %s in a folder, in a git revision and in the working folder',
    async (name) => {
      git('init', '--quiet', '--initial-branch=main');
      write(name, contract(9));
      commit();
      write(name, contract(5));
      write(`other/${name}`, contract(5));
      const places = [`${name}:7`];
      expect(await review(['main'])).toMatchObject({
        code: 1,
        found: [{ base: 'main', revision: 'working tree', places }],
      });
      expect(await review(['main', '.'])).toMatchObject({ code: 1, found: [{ places }] });
      expect(await review(['main', 'other'])).toMatchObject({ code: 1, found: [{ places: [`other/${name}:7`] }] });
    },
  );

  it('in `revision:path`, a path is relative to the repository, or with `./` to the current folder', async () => {
    git('init', '--quiet', '--initial-branch=main');
    write('services/notes/openapi.yaml', contract(9));
    commit('v1');
    write('services/notes/openapi.yaml', contract(5));
    commit('v2');
    const places = ['services/notes/openapi.yaml:7'];
    const inside = 'services/notes';
    expect(await review(['v1', 'v2'], inside)).toMatchObject({ code: 1, found: [{ places }] });
    expect(await review(['v1'], inside)).toMatchObject({ code: 1, found: [{ places: ['openapi.yaml:7'] }] });
    for (const path of ['services/notes/openapi.yaml', 'services/notes'])
      expect(await review([`v1:${path}`, `v2:${path}`], inside)).toMatchObject({ code: 1, found: [{ places }] });
    expect(await review(['v1:./openapi.yaml', 'v2:./openapi.yaml'], inside)).toMatchObject({ found: [{ places }] });
    expect(await review(['v1', 'v2'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/revision v1 has no openapi/),
    });
  });

  it('if a git branch has the name of a folder without a contract, the review reads the branch', async () => {
    git('init', '--quiet', '--initial-branch=docs');
    write('openapi.yaml', contract(9));
    write('docs/words.md', 'Words.\n');
    commit();
    write('openapi.yaml', contract(5));
    expect(await review(['docs'])).toMatchObject({ code: 1, found: [{ places: ['openapi.yaml:7'] }] });
  });

  it("the review reads files outside the contract's folder only if --folder names a larger folder", async () => {
    git('init', '--quiet', '--initial-branch=main');
    const operation = contract(9).slice(contract(9).indexOf('    get:'));
    write('api/shared/a.yaml', operation.replaceAll(/^ {4}/gm, ''));
    write('secret.yaml', operation.replaceAll(/^ {4}/gm, ''));
    write(
      'api/root/notes.yaml',
      'openapi: 3.0.3\ninfo: { title: T, version: 1.0.0 }\npaths:\n  /a: { $ref: ../shared/a.yaml }\n' +
        '  /b: { $ref: ../../secret.yaml }\n',
    );
    commit('v1');
    for (const source of ['api/root/notes.yaml', 'v1:api/root/notes.yaml']) {
      const { notReviewed, document, placeOf } = await load(source, { folder, within: 'api' });
      expect(notReviewed.map(({ pointer }) => pointer)).toEqual(['#/paths/~1b']);
      expect(notReviewed[0]?.reason).toMatch(/outside the folder of the contract; name a larger folder with --folder/);
      expect(JSON.stringify(document.paths)).toContain('maxLength');
      expect(placeOf('#/paths/~1a/get')).toMatchObject({ file: 'api/shared/a.yaml', line: 1 });
      expect((await load(source, { folder })).notReviewed).toHaveLength(2);
    }
    expect(await review(['v1:api/root/notes.yaml', 'api/root/notes.yaml', '--folder', 'api'])).toMatchObject({
      code: 0,
    });
    const configured = (folderKey: string) =>
      write('jurybox-review.yaml', `contracts:\n  - { path: api/root/notes.yaml, base: v1${folderKey} }\n`);
    write('api/shared/a.yaml', operation.replaceAll(/^ {4}/gm, '').replace('maxLength: 9', 'maxLength: 5'));
    configured(', folder: api');
    for (const args of [[], ['v1'], ['v1', '--spec', 'api/root/notes.yaml'], ['v1', '--folder', 'api']])
      expect(await review(args)).toMatchObject({
        code: 1,
        found: [{ places: [expect.stringMatching(/^api.shared/)] }],
      });
    configured('');
    expect(await review([])).toMatchObject({ code: 0 });
  });

  it('the review tool reviews all configured contracts, and exits with 1 if one has a blocking change', async () => {
    git('init', '--quiet', '--initial-branch=main');
    write('one.yaml', contract(9));
    write('two/api.yaml', contract(9));
    commit('v1');
    write('two/api.yaml', contract(5));
    write('old.yaml', contract(7));
    write(
      'jurybox-review.yaml',
      'contracts:\n  - { path: one.yaml, base: old.yaml }\n  - { name: second, path: two/api.yaml, base: v1 }\n',
    );
    expect(await review([])).toMatchObject({
      code: 1,
      found: [
        { name: 'one.yaml', base: 'old.yaml', places: ['one.yaml:7'] },
        { name: 'second', base: 'v1', places: ['two/api.yaml:7'] },
      ],
    });
    expect((await review(['v1'])).found.map(({ base }) => base)).toEqual(['v1', 'v1']);
    expect(await review(['one.yaml', 'old.yaml'])).toMatchObject({ code: 1, found: [{ places: ['old.yaml:7'] }] });
  });

  it('if the review tool finds no contract and no git repository, the error says what to do', async () => {
    write('openapi.yaml', contract(9));
    expect((await review(['v1'])).err).toMatch(/^could not review: v1 is neither a file nor a folder/);
    rmSync(join(folder, 'openapi.yaml'));
    expect((await review(['v1'])).err).toMatch(
      /no openapi\.yaml or another file with a usual name: name the contracts/,
    );
  });
});

it('if two files have the same name, the names of their schemas do not depend on the order of references', async () => {
  const names = async (first: string, second: string) => {
    write('a/Note.yaml', 'type: string\n');
    write('b/c/Note.yaml', 'type: integer\n');
    write(
      'openapi.yaml',
      'openapi: 3.1.0\npaths: {}\ncomponents: { schemas: ' +
        `{ X: { items: { $ref: ${first} } }, Y: { items: { $ref: ${second} } } } }\n`,
    );
    const { document, notReviewed } = await load('.', { folder });
    expect(notReviewed).toEqual([]);
    return Object.fromEntries(
      Object.entries(document.components?.['schemas'] ?? {}).filter(([name]) => name.includes('Note')),
    );
  };
  const expected = { Note: { type: 'string' }, b_c_Note: { type: 'integer' } };
  expect(await names('a/Note.yaml', 'b/c/Note.yaml')).toEqual(expected);
  expect(await names('b/c/Note.yaml', 'a/Note.yaml')).toEqual(expected);
});

it('the review reads an `enum` that refers to a list in another file, and finds the lines of its values', async () => {
  write('words.yaml', 'colors:\n  - red\n  - green\n');
  const schema = '{ type: string, enum: { $ref: words.yaml#/colors } }';
  write('openapi.yaml', `openapi: 3.1.0\npaths: {}\ncomponents: { schemas: { Color: ${schema} } }\n`);
  const { document, notReviewed, placeOf } = await load('.', { folder });
  expect(notReviewed).toEqual([]);
  expect(document.components?.['schemas']?.['Color']).toEqual({ type: 'string', enum: ['red', 'green'] });
  expect(placeOf('#/components/schemas/Color/enum/1')).toMatchObject({ file: 'words.yaml', line: 3 });
});

it('the review reads JSON with a byte order mark, a member name of 3,000 characters, and any indentation', () => {
  const long = 'k'.repeat(3000);
  const value = { a: { 'b/c~d': ['\u{1F600}', '\\', 1e21, -0.5, null, true, ''] }, [long]: 1, '': {} };
  for (const text of [JSON.stringify(value), JSON.stringify(value, null, '\t'), JSON.stringify(value, null, 2)])
    expect(parseYaml(`\uFEFF${text}`, 'a.json').value).toEqual(value);
});

it('for each way to name a contract in git, the contract or the error is the same as in the snapshot', async () => {
  git('init', '--quiet', '--initial-branch=main');
  write('openapi.yaml', contract(9));
  write('api/openapi.yaml', contract(8));
  write('api/other.yaml', contract(7));
  write('docs/readme.md', 'Words.');
  commit('v1');
  const sources = [
    'v1',
    'v1:api',
    'v1:api/',
    'v1:./other.yaml',
    'v1:../api/other.yaml',
    'v1:api/other.yaml',
    'v1:docs',
  ];
  const wrong = ['v1:no.yaml', 'v2', 'v2:api', ':0:openapi.yaml', 'v1:docs/readme.md', 'v1:'];
  const places = [{ inside: '.' }, { inside: 'docs', within: '..' }, { inside: '.', spec: 'api' }];
  const lines: string[] = [];
  for (const source of [...sources, ...wrong])
    for (const { inside, ...more } of places) {
      const where = { folder: join(folder, inside), ...more };
      const found = await load(source, where).then(
        ({ name, placeOf }) => `${name} ${placeOf('#/paths/~1a/get/parameters/0/schema', 'maxLength').file}`,
        (error: Error) => error.message,
      );
      lines.push(`${source} in ${inside} ${JSON.stringify(more)}: ${found}`);
    }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../snapshots/git-sources.txt');
});
