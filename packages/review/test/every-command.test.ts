import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { main } from '../src/cli.ts';
import { readConfig } from '../src/config.ts';
import { documentWith } from './support/contract.ts';
import { short } from './support/said.ts';

let folder: string;
const write = (name: string, content: unknown): void =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-every-command-'));
  write('a.json', documentWith({ type: 'string' }, 'request'));
  write('b.json', documentWith({ type: 'string', maxLength: 5 }, 'request'));
  write('not.yaml', 'a: [');
  write('swagger2.yaml', 'swagger: "2.0"\n');
  write('other.yaml', 'policy: { failOn: none }\n');
  write('wrong.yaml', 'zebra: 1\n');
  write('baseline.yaml', 'policy: { baseline: accepted.yaml }\n');
  write('two.yaml', { contracts: [{ path: 'a.json' }, { path: 'b.json', name: 'Other', base: 'a.json' }] });
  write('one.yaml', { contracts: [{ path: 'b.json', base: 'a.json' }], policy: { approvals: 'no.yaml' } });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(args: string[]): Promise<string[]> {
  let [said, code] = ['', 0];
  const add = (text: string) => void (said += text);
  const now = () => new Date('2026-11-20T12:00:00Z');
  code = await main(args, { folder, env: {}, now, stdout: add, stderr: add });
  return [`$ ${args.join(' ')}`, `${code}: ${short(said.replaceAll(folder, '<folder>').trim(), 400)}`];
}

const commands = [
  '',
  '--help',
  'a.json',
  'a.json b.json',
  '-- a.json b.json',
  'a.json b.json c.json',
  'a.json --revision b.json',
  'b.json --base a.json --revision b.json',
  'a.json b.json --base a.json',
  '--base a.json --revision b.json',
  'a.json --spec b.json',
  'a.json --spec ./b.json --format json',
  'a.json b.json --format markdown',
  'a.json b.json --format sarif',
  'a.json b.json --format changelog',
  'a.json b.json --format changelogs',
  'a.json b.json --formta json',
  'a.json b.json --today 2026-02-30',
  'a.json b.json --today 2027-01-31',
  'a.json b.json --config other.yaml',
  'a.json b.json --config wrong.yaml',
  'a.json b.json --config no.yaml',
  'a.json b.json --config baseline.yaml --write-baseline',
  'a.json b.json --config baseline.yaml',
  'a.json b.json --write-baseline',
  '--config two.yaml',
  '--config two.yaml --base a.json',
  '--config two.yaml --base a.json --format json',
  '--config one.yaml',
  'a.json b.json --config one.yaml',
  'a.json not.yaml --config one.yaml',
  'a.json not.yaml',
  'a.json swagger2.yaml',
  'a.json missing.json',
  'a.json .',
  'http://x.example/a.json b.json',
  'https:// b.json',
  'HEAD b.json',
  '--explain enum',
  '--explain enmu',
  'a.json b.json --traffic no.jsonl',
  'a.json b.json --github',
  'a.json b.json --all',
];

it('for each list of arguments, the review tool prints the same as in the snapshot', async () => {
  const lines: string[] = [];
  for (const args of commands) lines.push(...(await run(args.split(' ').filter((arg) => arg !== ''))));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/commands.txt');
});

/** Configurations in which the test replaces each `@` by a wrong value. */
const settings = [
  '@',
  '{ contracts: @, policy: @, traffic: @, $schema: @, programs: @ }',
  '{ contracts: [@, { path: @, name: @, folder: @, base: @ }], traffic: { caller: @, show: @, hosts: @ } }',
  '{ policy: { failOn: @, failOnUnread: @, requireSunset: @, traffic: @, stability: @, approvals: @, baseline: @ } }',
  '{ policy: { changesets: @, stability: { name: @, unstable: @ }, levels: [@, { rule: @, level: @, reason: @ }] } }',
  '{ policy: { ignore: [@, { rule: @, path: @, reason: @, expires: @ }, { rule: enum, reason: @ }] } }',
];
const values = ['null', '1', '[]', '{}', '""', 'x', '[x]', '[{}]', 'true', '"2027-01-31"'];

it('the errors about wrong values of settings are the same as in the snapshot', async () => {
  const lines = settings.flatMap((text) =>
    values.flatMap((value) => {
      const { problems } = readConfig(text.replaceAll('@', value), 'file');
      return [`${text} with ${value}:`, ...problems.map((problem) => `  ${short(problem, 160)}`)];
    }),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/settings.txt');
});
