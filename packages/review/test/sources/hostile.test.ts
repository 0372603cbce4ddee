/** Reads hostile documents. The review must read or refuse each of them in limited time and memory. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { load } from '../../src/sources/load.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-review-hostile-'));
  return () => rmSync(folder, { recursive: true, force: true });
});

const head = 'openapi: 3.1.1\ninfo: { title: T, version: 1.0.0 }\n';
const paths = 'paths: {}\n';
const megabyte = 1024 * 1024;
const lines = (count: number, line: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => `${line(i)}\n`).join('');
/** A chain of schemas. Each refers twice to the next one, so 2^30 paths lead to the last schema. */
const diamond =
  lines(30, (i) => `    S${i}: { allOf: [&a${i} { $ref: '#/components/schemas/S${i + 1}' }, *a${i}] }`) +
  '    S30: { type: string }\n';

interface Hostile {
  files: Record<string, string | Buffer>;
  /** The expected error. Undefined if the review must read the contract. */
  says?: RegExp;
  /** The expected reasons why the review leaves out parts of the contract. */
  leftOut?: RegExp[];
  /** The largest allowed CPU time. Elapsed time would depend on other processes of the machine. */
  milliseconds?: number;
}

const deep = (open: string, close: string, levels: number) => `${open.repeat(levels)}1${close.repeat(levels)}`;

const cases: Record<string, Hostile> = {
  'YAML aliases that multiply the size by a thousand': {
    files: {
      'openapi.yaml': `${head}${paths}x-a: &a [x, x, x, x, x, x, x, x, x, x]\n${'bcdefgh'
        .split('')
        .map((name, i) => `x-${name}: &${name} [${`*${'abcdefg'[i]}, `.repeat(10)}]`)
        .join('\n')}\n`,
    },
    says: /aliases expanded, the file has too many values/,
  },
  'a YAML alias inside its own target': {
    files: { 'openapi.yaml': `${head}${paths}x-a: &a [*a]\n` },
    says: /contains itself/,
  },
  'a chain of YAML aliases with deep nesting': {
    files: {
      'openapi.yaml': `${head}${paths}x-0: &a0 [x]\n${lines(5000, (i) => `x-${i + 1}: &a${i + 1} [*a${i}]`)}`,
    },
    says: /aliases expanded, the file has more than 200 levels/,
  },
  'YAML merge keys that multiply the size': {
    files: {
      'openapi.yaml':
        `${head}${paths}x-0: &a0\n${lines(2000, (i) => `  k${i}: 1`)}` +
        lines(2000, (i) => `x-${i + 1}: &a${i + 1} { <<: *a${i} }`),
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
  'files that together are too large': {
    files: {
      'openapi.yaml': `${head}paths:\n${[1, 2, 3].map((i) => `  /${i}: { $ref: ${i}.json }\n`).join('')}`,
      ...Object.fromEntries([1, 2, 3].map((i) => [`${i}.json`, `{"x-a": "${'a'.repeat(24 * megabyte)}"}\n`])),
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
      'openapi.yaml': `${head}paths:\n${lines(5001, (i) => `  /${i}: { $ref: ${i}.json }`)}`,
      ...Object.fromEntries(Array.from({ length: 5001 }, (_, i) => [`${i}.json`, '{}\n'])),
    },
    says: /more than 5000 files/,
    milliseconds: 60_000,
  },
  'thirty levels of schemas that refer twice to the next': {
    files: {
      'openapi.yaml': `${head}${paths}components:\n  schemas:\n${diamond}`,
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
    says: /references inside references/,
  },
  'paths whose callbacks are the same paths': {
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
  'a reference whose pointer leads through itself': {
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
  'keys with names that JavaScript reserves, such as `__proto__`': {
    files: {
      'openapi.yaml':
        `${head}paths: { /a: { __proto__: { get: {} }, constructor: {}, toString: {} } }\n` +
        '__proto__: { components: {} }\n',
    },
    leftOut: [/__proto__/, /constructor/, /toString/, /__proto__/],
  },
  'bytes that are not UTF-8': {
    files: { 'openapi.yaml': Buffer.from([...Buffer.from(head), 0xff, 0xfe, 0x80]) },
    says: /not text in UTF-8/,
  },
  'control characters': { files: { 'openapi.yaml': `${head}x-a: "\u0000\u001B[31m"\n` }, says: /not readable as YAML/ },
  'a YAML tag for executable code': {
    files: { 'openapi.yaml': `${head}x-a: !!js/function "function () { throw 1 }"\n` },
    says: /unknown .*tag/,
  },
  'two documents in one file': { files: { 'openapi.yaml': `${head}---\n${head}` }, says: /2 YAML documents/ },
  'a pattern with exponential running time': {
    files: {
      'openapi.yaml': `${head}${paths}components: { schemas: { A: { type: string, pattern: "^(a+)+$" } } }\n`,
    },
  },
  'a pattern that is too large': {
    files: {
      'openapi.yaml': `${head}${paths}components: { schemas: { A: { pattern: "${deep('(', ')', 20_000)}" } } }\n`,
    },
    leftOut: [/not a valid JavaScript regular expression/],
  },
  '20,000 parts that cannot be read': {
    files: {
      'openapi.yaml': `${head}${paths}components:\n  schemas:\n${lines(20_000, (i) => `    A${i}: { type: strin }`)}`,
    },
    leftOut: [...Array.from({ length: 200 }, () => /`type` is not one of/), /^19800 more parts/],
    milliseconds: 20_000,
  },
};

const write = (name: string, content: string | Buffer): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
};

it.each(Object.entries(cases))(
  'the review reads or refuses %s in limited time and memory',
  async (_, { files, says, leftOut = [], milliseconds = 5000 }) => {
    for (const [name, content] of Object.entries(files)) write(name, content);
    const [started, before] = [process.cpuUsage(), process.memoryUsage().rss];
    const outcome = await load('.', { folder }).then(
      ({ notReviewed }) => notReviewed.map(({ reason }) => reason),
      (error: Error) => error.message,
    );
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(milliseconds);
    expect(process.memoryUsage().rss - before).toBeLessThan(1024 * megabyte);
    if (says) {
      expect(outcome).toMatch(says);
      expect(outcome).not.toContain(folder);
      expect(outcome).not.toMatch(/[^\P{Cc}\t]/u);
      return;
    }
    expect(outcome).toHaveLength(leftOut.length);
    for (const [i, reason] of leftOut.entries()) expect(outcome[i]).toMatch(reason);
  },
);
