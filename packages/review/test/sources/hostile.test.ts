/** Hostile documents for the reader. Each case has its bound: how long reading may take, and what is said at the end. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAddress } from '../../src/sources/address.ts';
import { load } from '../../src/sources/load.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-review-hostile-'));
  return () => rmSync(folder, { recursive: true, force: true });
});

const head = 'openapi: 3.1.1\ninfo: { title: T, version: 1.0.0 }\n';
const paths = 'paths: {}\n';
const megabyte = 1024 * 1024;
/** One schema for a part, and so on: the last of `levels` schemas is reached in 2^levels ways. */
const diamond = (levels: number, refer: (i: number) => string): string =>
  Array.from({ length: levels }, (_, i) => `    S${i}: ${refer(i + 1)}\n`).join('') +
  `    S${levels}: { type: string }\n`;

interface Hostile {
  files: Record<string, string | Buffer>;
  /** What the error says; undefined if the contract is read. */
  says?: RegExp;
  /** The reasons of the parts that are left out. */
  leftOut?: RegExp[];
  milliseconds?: number;
}

const deep = (open: string, close: string, levels: number) => `${open.repeat(levels)}1${close.repeat(levels)}`;

const cases: Record<string, Hostile> = {
  'aliases that expand a thousandfold': {
    files: {
      'openapi.yaml': `${head}${paths}x-a: &a [x, x, x, x, x, x, x, x, x, x]\n${'bcdefgh'
        .split('')
        .map((name, i) => `x-${name}: &${name} [${`*${'abcdefg'[i]}, `.repeat(10)}]`)
        .join('\n')}\n`,
    },
    says: /aliases expand to too many nodes/,
  },
  'an alias inside of itself': { files: { 'openapi.yaml': `${head}${paths}x-a: &a [*a]\n` }, says: /themselves/ },
  'a chain of aliases that nests deeply': {
    files: {
      'openapi.yaml': `${head}${paths}x-0: &a0 [x]\n${Array.from({ length: 5000 }, (_, i) => `x-${i + 1}: &a${i + 1} [*a${i}]\n`).join('')}`,
    },
    says: /aliases expand to more than 200 levels/,
  },
  'merge keys that multiply': {
    files: {
      'openapi.yaml': `${head}${paths}x-0: &a0 { ${Array.from({ length: 2000 }, (_, i) => `k${i}: 1`).join(', ')} }\n${Array.from({ length: 2000 }, (_, i) => `x-${i + 1}: &a${i + 1} { <<: *a${i} }\n`).join('')}`,
    },
    says: /merge|too many/i,
  },
  'a million open brackets': { files: { 'openapi.json': '['.repeat(megabyte) }, says: /nested deeper than 200 levels/ },
  'a million nested lists': { files: { 'openapi.yaml': '- '.repeat(megabyte) }, says: /nested deeper than 200 levels/ },
  'a schema that is nested deeply': {
    files: { 'openapi.yaml': `${head}${paths}components: { schemas: { A: ${deep('{ items: ', '}', 5000)} } }\n` },
    says: /nested deeper than 200 levels/,
  },
  'a file that is too large': {
    files: { 'openapi.yaml': Buffer.alloc(33 * megabyte, 'a') },
    says: /larger than 32 MB/,
    milliseconds: 1000,
  },
  'files that are too large together': {
    files: {
      'openapi.yaml': `${head}paths:\n${[1, 2, 3].map((i) => `  /${i}: { $ref: ${i}.yaml }\n`).join('')}`,
      ...Object.fromEntries([1, 2, 3].map((i) => [`${i}.yaml`, `x-a: "${'a'.repeat(24 * megabyte)}"\n`])),
    },
    says: /larger than 64 MB/,
    milliseconds: 20_000,
  },
  'a text of 20 MB': {
    files: { 'openapi.yaml': `${head}${paths}x-a: "${'a'.repeat(20 * megabyte)}"\n` },
    milliseconds: 10_000,
  },
  'thousands of files': {
    files: {
      'openapi.yaml': `${head}paths:\n${Array.from({ length: 5001 }, (_, i) => `  /${i}: { $ref: ${i}.yaml }\n`).join('')}`,
      ...Object.fromEntries(Array.from({ length: 5001 }, (_, i) => [`${i}.yaml`, '{}\n'])),
    },
    says: /more than 5000 files/,
    milliseconds: 60_000,
  },
  'thirty levels of schemas that refer twice to the next': {
    files: {
      'openapi.yaml': `${head}${paths}components:\n  schemas:\n${diamond(30, (i) => `{ allOf: [{ $ref: "#/components/schemas/S${i}" }, { $ref: "#/components/schemas/S${i}" }] }`)}`,
    },
  },
  'thirty levels of files that refer twice to the next': {
    files: {
      'openapi.yaml': `${head}${paths}components: { schemas: { A: { $ref: s0.yaml } } }\n`,
      ...Object.fromEntries(
        Array.from({ length: 31 }, (_, i) => [
          `s${i}.yaml`,
          i === 30 ? 'type: string\n' : `allOf: [{ $ref: s${i + 1}.yaml }, { $ref: s${i + 1}.yaml }]\n`,
        ]),
      ),
    },
  },
  'thirty levels of copied members that refer twice to the next': {
    files: {
      'openapi.yaml': `${head}${paths}components: { schemas: { A: { properties: { $ref: p0.yaml } } } }\n`,
      ...Object.fromEntries(
        Array.from({ length: 31 }, (_, i) => [
          `p${i}.yaml`,
          ['a', 'b']
            .map((name) => `${name}: { properties: ${i === 30 ? '{}' : `{ $ref: p${i + 1}.yaml }`} }\n`)
            .join(''),
        ]),
      ),
    },
    says: /references inside of references/,
  },
  'paths whose callbacks are the path itself': {
    files: {
      'openapi.yaml': `${head}paths: { /a: { $ref: a.yaml } }\n`,
      'a.yaml': 'post: { callbacks: { c: { "{$url}": { $ref: a.yaml } } }, responses: {} }\n',
    },
  },
  'a circle of references': {
    files: {
      'openapi.yaml': `${head}${paths}components: { schemas: { A: { $ref: b.yaml } } }\n`,
      'b.yaml': '$ref: c.yaml\n',
      'c.yaml': '$ref: b.yaml\n',
    },
    leftOut: [/refers to itself/],
  },
  'a pointer through itself': {
    files: {
      'openapi.yaml': `${head}${paths}components: { schemas: { A: { $ref: "#/components/schemas/A/items/items" } } }\n`,
    },
    leftOut: [/refers to itself/],
  },
  'a chain of a thousand references': {
    files: {
      'openapi.yaml': `${head}${paths}components: { schemas: { A: { $ref: 0.yaml } } }\n`,
      ...Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`${i}.yaml`, `$ref: ${i + 1}.yaml\n`])),
      '1000.yaml': 'type: string\n',
    },
    leftOut: [/refers to itself/],
  },
  'the same key twice': {
    files: { 'openapi.yaml': `${head}${paths}${paths}` },
    says: /openapi\.yaml:4:1: .*duplicated/,
  },
  'the same key twice in JSON': {
    files: { 'openapi.json': '{"openapi": "3.1.0", "paths": {}, "paths": {}}' },
    says: /duplicated/,
  },
  'keys with the names of JavaScript': {
    files: {
      'openapi.yaml': `${head}paths: { /a: { __proto__: { get: {} }, constructor: {}, toString: {} } }\n__proto__: { components: {} }\n`,
    },
    leftOut: [/__proto__/, /constructor/, /toString/, /__proto__/],
  },
  'bytes that are no UTF-8': {
    files: { 'openapi.yaml': Buffer.from([...Buffer.from(head), 0xff, 0xfe, 0x80]) },
    says: /not text in UTF-8/,
  },
  'control characters': { files: { 'openapi.yaml': `${head}x-a: "\u0000\u001B[31m"\n` }, says: /not readable as YAML/ },
  'a tag that stands for code': {
    files: { 'openapi.yaml': `${head}x-a: !!js/function "function () { throw 1 }"\n` },
    says: /unknown .*tag/,
  },
  'two documents in one file': { files: { 'openapi.yaml': `${head}---\n${head}` }, says: /2 YAML documents/ },
  'a pattern that never ends': {
    files: {
      'openapi.yaml': `${head}${paths}components: { schemas: { A: { type: string, pattern: "^(a+)+$" } } }\n`,
    },
  },
  'a pattern that is too large': {
    files: {
      'openapi.yaml': `${head}${paths}components: { schemas: { A: { pattern: "${'('.repeat(20_000)}${')'.repeat(20_000)}" } } }\n`,
    },
    leftOut: [/not a regular expression/],
  },
  '20,000 parts that cannot be read': {
    files: {
      'openapi.yaml': `${head}${paths}components:\n  schemas:\n${Array.from({ length: 20_000 }, (_, i) => `    A${i}: { type: strin }\n`).join('')}`,
    },
    leftOut: [...Array.from({ length: 200 }, () => /`type` is left out/), /^19800 more parts/],
    milliseconds: 20_000,
  },
};

const write = (name: string, content: string | Buffer): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
};

it.each(Object.entries(cases))('%s', async (_, { files, says, leftOut = [], milliseconds = 5000 }) => {
  for (const [name, content] of Object.entries(files)) write(name, content);
  const [started, before] = [performance.now(), process.memoryUsage().rss];
  const outcome = await load('.', { folder }).then(
    ({ notReviewed }) => notReviewed.map(({ reason }) => reason),
    (error: Error) => error.message,
  );
  expect(performance.now() - started).toBeLessThan(milliseconds);
  expect(process.memoryUsage().rss - before).toBeLessThan(1024 * megabyte);
  if (says) {
    expect(outcome).toMatch(says);
    expect(outcome).not.toContain(folder);
    expect(outcome).not.toMatch(/[^\P{Cc}\t]/u);
    return;
  }
  expect(outcome).toHaveLength(leftOut.length);
  for (const [i, reason] of leftOut.entries()) expect(outcome[i]).toMatch(reason);
});

describe('files that are no files', () => {
  const contract = `${head}paths: { /a: { $ref: other.yaml } }\n`;

  it('does not wait for a pipe, and does not read a folder or a device', async () => {
    write('openapi.yaml', contract);
    execFileSync('mkfifo', [join(folder, 'other.yaml')]);
    const { notReviewed } = await load('.', { folder });
    expect(notReviewed[0]?.reason).toMatch(/is not a regular file/);
    mkdirSync(join(folder, 'more/openapi.yaml'), { recursive: true });
    await expect(load('more', { folder })).rejects.toThrow('not a regular file');
    await expect(load('/dev/zero', { folder })).rejects.toThrow('neither a file nor a folder');
  });

  it('reads nothing outside of the folder, also through symbolic links of files and folders', async () => {
    write('secret/other.yaml', 'get: { summary: secret, responses: {} }\n');
    for (const [name, ref] of [
      ['up', '../secret/other.yaml'],
      ['encoded', '..%2Fsecret%2Fother.yaml'],
      ['absolute', join(folder, 'secret/other.yaml')],
      ['address', `file://${folder}/secret/other.yaml`],
      ['link', 'link.yaml'],
      ['folder', 'linked/other.yaml'],
    ] as const) {
      write(`${name}/openapi.yaml`, `${head}paths: { /a: { $ref: "${ref}" } }\n`);
      symlinkSync(join(folder, 'secret/other.yaml'), join(folder, name, 'link.yaml'));
      symlinkSync(join(folder, 'secret'), join(folder, name, 'linked'));
      const { document, notReviewed } = await load(name, { folder });
      expect(JSON.stringify(document)).not.toContain('secret');
      expect(notReviewed, name).toHaveLength(1);
      expect(notReviewed[0]?.reason).toMatch(/is outside the folder|is an address/);
    }
  });

  it('follows no symbolic link of a git revision, and runs no filter', async () => {
    write('other.yaml', 'get: { summary: secret, responses: {} }\n');
    write('api/openapi.yaml', `${head}paths: { /a: { $ref: link.yaml }, /b: { $ref: b.yaml } }\n`);
    write('api/b.yaml', 'get: { summary: mine, responses: {} }\n');
    symlinkSync('../other.yaml', join(folder, 'api/link.yaml'));
    write('.gitattributes', '*.yaml filter=bad\n');
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: folder });
    git('init', '--quiet', '--initial-branch=main');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'hostile');
    git('config', 'filter.bad.smudge', `touch ${join(folder, 'ran')}; cat`);
    const { document, notReviewed } = await load('main', { folder });
    expect(JSON.stringify(document)).toContain('mine');
    expect(JSON.stringify(document)).not.toContain('secret');
    expect(notReviewed.map(({ reason }) => reason)).toEqual([expect.stringContaining('not a regular file')]);
    expect(() => execFileSync('ls', [join(folder, 'ran')], { stdio: 'ignore' })).toThrow('ls');
  });
});

describe('hostile servers', () => {
  const answers: Record<string, RequestListener> = {
    '/good': (_, res) => void res.end(`${head}${paths}`),
    '/once': (_, res) => void res.writeHead(302, { location: '/good' }).end(),
    '/loop': (_, res) => void res.writeHead(302, { location: '/loop' }).end(),
    '/downgrade': (_, res) => void res.writeHead(301, { location: 'http://hostile.test/good' }).end(),
    '/file': (_, res) => void res.writeHead(301, { location: 'file:///etc/hostname' }).end(),
    '/silent': () => undefined,
    '/slow': (_, res) => void setInterval(() => res.write('a'), 20).unref(),
    '/endless': (_, res) => {
      const more = (): void => {
        while (res.write(Buffer.alloc(megabyte, 'a')));
        res.once('drain', more);
      };
      more();
    },
    '/closed': (_, res) => void res.destroy(),
    '/missing': (_, res) => void res.writeHead(404).end('openapi: 3.1.0'),
  };
  const server = createServer((req, res) => answers[req.url ?? '']?.(req, res));
  const asked: string[] = [];
  /** Sends requests for https://hostile.test to the server of the test, and asks nothing else. */
  const request = (address: string, options: RequestInit): Promise<Response> => {
    asked.push(address);
    if (!address.startsWith('https://hostile.test/')) throw new Error(`${address} was asked`);
    const { port } = server.address() as AddressInfo;
    return fetch(address.replace('https://hostile.test', `http://127.0.0.1:${port}`), options);
  };
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const read = (path: string) => readAddress(`https://hostile.test${path}`, request, 700);

  it.each(['/good', '/once'])('reads the document at %s', async (path) => {
    expect((await read(path)).toString()).toBe(`${head}${paths}`);
  });

  it.each([
    ['/loop', /redirects more than 5 times/],
    ['/downgrade', /redirects to http:/],
    ['/file', /redirects to file:/],
    ['/silent', /did not answer in full within 0.7 s/],
    ['/slow', /did not answer in full within 0.7 s/],
    ['/endless', /larger than 32 MB|did not answer in full/],
    ['/closed', /cannot be read/],
    ['/missing', /status 404/],
  ])('refuses %s', async (path, says) => {
    const started = performance.now();
    await expect(read(path)).rejects.toThrow(says);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(asked.filter((address) => !address.startsWith('https://'))).toEqual([]);
  });

  it('shows no password and no query of an address, and sends no password', async () => {
    const error = await readAddress('https://user:secret@hostile.test/missing?key=secret', request).catch(String);
    expect(error).not.toContain('secret');
    expect(asked.filter((address) => address.includes('user'))).toEqual([]);
  });
});
