import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { options } from '../src/cli.ts';
import { helpText } from '../src/explain.ts';
import { readConfig } from '../src/config.ts';
import { readApprovals } from '../src/policy/exceptions.ts';

const folder = join(import.meta.dirname, '..');
const readme = readFileSync(join(folder, 'README.md'), 'utf8');
const blocks = (language: string): string[] =>
  [...readme.matchAll(/^( *)```(\w+)\n([\s\S]*?)^ *```$/gm)]
    .filter(([, , name]) => name === language)
    .map(([, indent = '', , text = '']) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));

it('the README contains the help text of the review tool, and the help text describes every option', () => {
  expect(blocks('text')[0]).toBe(helpText());
  const described = [...helpText().matchAll(/^  --([\w-]+)/gm)].map(([, name]) => name);
  expect([...described, 'help'].toSorted()).toEqual(Object.keys(options).toSorted());
});

it('the example program in the README prints the output that the README shows', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'jurybox-review-readme-'));
  try {
    const file = join(scratch, 'example.mts');
    const source = pathToFileURL(join(folder, 'src/index.ts')).href;
    writeFileSync(file, (blocks('ts')[0] ?? '').replace('@jurybox/review', source));
    expect(execFileSync(process.execPath, [file], { encoding: 'utf8' })).toBe(blocks('text')[1]);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});

it('the example of an approval in the README is valid', () => {
  const { approvals, problems } = readApprovals(blocks('yaml')[1]);
  expect([approvals.map(({ problem }) => problem), problems]).toEqual([[undefined], []]);
});

it('the example of a configuration in the README is valid', () => {
  expect(readConfig(blocks('yaml')[0] ?? '', 'jurybox-review.yaml').problems).toEqual([]);
});
