/**
 * Measures how many small faults the tests of a package catch. Plants one fault at a time, chosen by a seed, in a clone
 * of the last commit. A fault that does not compile does not count. Example:
 *
 *   node scripts/plant-faults.ts --seed 7 --count 60 --package apps/server src/services src/http
 *
 * Stryker finds the places and the replacements. Its runner does not fit, because our tests start processes. One run of
 * all tests shows which test files reach each fault and how long each file takes. Each fault runs only the files that
 * reach it, the quickest first.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { reachedBlocks } from './reached-blocks.ts';

export interface Fault {
  file: string;
  /** The kind of the fault, for example `EqualityOperator`. */
  kind: string;
  /** The offsets of the replaced text. */
  from: number;
  to: number;
  replacement: string;
}

/** Stryker empties every text. An empty message is no fault that matters, and empty SQL is always caught. */
const excludedMutations = ['StringLiteral'];
/** A fault in a line that only writes a message does not count. */
const onlyMessage = /\b(?:logger|log|console)\.|\bthrow\b|new \w*Error\(/;
const condition = String.raw`[\w.]+ (?:[=<>]+|IS(?: NOT)?) (?:[\w.$']+|\$\{\w+\})`;
/** Faults that Stryker does not plant: a missing statement, and a missing condition in SQL. */
const removals: [kind: string, pattern: RegExp][] = [
  ['removed statement', /^ +(?:await |void )?[\w#.]+(?:\(.*\)| [-+|?&]{0,2}= .*);$/gm],
  ['removed condition', new RegExp(`(?<=\\b(?:WHERE|ON) )${condition}\\s+AND `, 'g')],
  ['removed condition', new RegExp(`\\sAND ${condition}(?=[ \\n\`')])`, 'g')],
];

/** Returns every fault that can be planted in a file. */
export async function faultsOf(file: string, text: string): Promise<Fault[]> {
  const no = () => false;
  const levels = { isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no, isWarnEnabled: no, isErrorEnabled: no };
  const logger = { ...levels, isFatalEnabled: no, trace: no, debug: no, info: no, warn: no, error: no, fatal: no };
  const { mutants } = await new Instrumenter(logger).instrument([{ name: file, mutate: true, content: text }], {
    plugins: null,
    excludedMutations,
    ignorers: [],
  });
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const at = ({ line, column }: { line: number; column: number }) => (lineStarts[line] ?? 0) + column;
  const faults = mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ mutatorName: kind, location: { start, end }, replacement }): Fault => {
      return { file, kind, from: at(start), to: at(end), replacement: replacement ?? '' };
    });
  for (const [kind, pattern] of removals)
    for (const { index: from, 0: found } of text.matchAll(pattern))
      faults.push({ file, kind, from, to: from + found.length, replacement: '' });
  return faults.filter(({ from }) => !onlyMessage.test(lineAt(text, from)));
}

/** Returns the faults in an order that only the seed and the faults themselves decide. */
export function shuffled(faults: Fault[], seed: string): Fault[] {
  const keyed = faults.map((fault) => ({ fault, key: hash(`${seed} ${JSON.stringify(fault)}`) }));
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ fault }) => fault);
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const planted = (text: string, { from, to, replacement }: Fault) => text.slice(0, from) + replacement + text.slice(to);
const lineAt = (text: string, offset: number) =>
  text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? '';

/** Returns where to mark the place of a fault: the start of the smallest block around it, if there is one. */
export function blockAround({ file, from, to }: Fault, faults: Fault[]): Fault | undefined {
  return faults
    .filter((block) => block.kind === 'BlockStatement' && block.file === file && block.from <= from && to <= block.to)
    .toSorted((a, b) => a.to - a.from - (b.to - b.from))[0];
}

/** Runs a command. Returns undefined if it succeeds, and otherwise what failed. Ends all its processes at the limit. */
function failureOf(command: string, cwd: string, root: string, limitMs: number, variables: NodeJS.ProcessEnv = {}) {
  const env = {
    ...process.env,
    PATH: join(root, 'node_modules/.bin') + delimiter + process.env['PATH'],
    NO_COLOR: '1',
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    ...variables,
  };
  const child = spawn('sh', ['-c', `exec ${command}`], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
  const endAll = () => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // All processes have ended.
    }
  };
  process.once('exit', endAll);
  const timer = setTimeout(endAll, limitMs);
  return new Promise<string | undefined>((resolve) => {
    child.once('exit', (code) => {
      clearTimeout(timer);
      process.off('exit', endAll);
      endAll();
      const [, test] = /(?:FAIL|error) +(.*)/.exec(output) ?? [];
      resolve(code === 0 ? undefined : (test ?? (code === null ? 'the time limit' : output.slice(-300))));
    });
  });
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '60' },
      package: { type: 'string', default: 'apps/server' },
      exclude: { type: 'string', multiple: true, default: [] },
      typecheck: { type: 'string', default: 'pnpm typecheck' },
      test: { type: 'string', default: 'vitest run' },
      minutes: { type: 'string', default: '30' },
    },
  });
  const root = mkdtempSync(join(tmpdir(), 'jurybox-faults-'));
  process.on('exit', () => rmSync(root, { recursive: true, force: true }));
  process.on('SIGINT', () => process.exit(1)).on('SIGTERM', () => process.exit(1));
  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
    return stdout;
  };
  run('git', 'clone', '--quiet', join(import.meta.dirname, '..'), root);
  run('npm', 'run', '--silent', 'setup');
  const home = join(root, values.package);
  const isSource = (file: string) => file.endsWith('.ts') && !/\.(?:test|gen|d)\.ts$/.test(file);
  const files = run('git', '-C', home, 'ls-files', ...positionals)
    .trim()
    .split('\n')
    .filter(isSource);
  const kept = files.filter((file) => !values.exclude.some((part) => file.startsWith(part)));
  const texts = new Map(kept.map((file) => [file, readFileSync(join(home, file), 'utf8')]));
  const faults = (await Promise.all([...texts].map(([file, text]) => faultsOf(file, text)))).flat();
  console.log(`seed ${values.seed}: ${values.count} of ${faults.length} faults in ${kept.length} files`);
  const failure = (command: string, variables?: NodeJS.ProcessEnv) =>
    failureOf(command, home, root, Number(values.minutes) * 60_000, variables);
  const withFault = async (fault: Fault, command: string) => {
    const text = texts.get(fault.file) ?? '';
    writeFileSync(join(home, fault.file), planted(text, fault));
    const reason = await failure(command);
    writeFileSync(join(home, fault.file), text);
    return reason;
  };

  const broken = await failure(values.typecheck);
  if (broken !== undefined) throw new Error(`"${values.typecheck}" fails without a fault: ${broken}`);
  const chosen: Fault[] = [];
  for (const fault of shuffled(faults, values.seed)) {
    if (chosen.length === Number(values.count)) break;
    if ((await withFault(fault, values.typecheck)) === undefined) chosen.push(fault);
  }

  const blocks = new Set(chosen.map((fault) => blockAround(fault, faults)).filter((block) => block !== undefined));
  const reached = await reachedBlocks(home, texts, [...blocks], (command, variables) =>
    failure(`${values.test} ${command}`, variables),
  );
  for (const file of reached.failing) console.log(`left out, because it fails without a fault: ${file}`);

  const survivors: string[] = [];
  for (const [index, fault] of chosen.entries()) {
    let reason: string | undefined;
    for (const group of reached.filesFor(blockAround(fault, faults)))
      reason ??= await withFault(fault, `${values.test} --bail 1 ${group.join(' ')}`);
    const { file, from, to, kind, replacement } = fault;
    const text = texts.get(file) ?? '';
    const line = text.slice(0, from).split('\n').length;
    const found = `${file}:${line}: ${kind}: ${text.slice(from, to)} → ${replacement}`;
    console.log(`${index + 1} ${reason === undefined ? 'SURVIVED' : `caught by ${reason}`}\n    ${found}`);
    if (reason === undefined) survivors.push(found);
  }
  console.log(`\nThe tests caught ${chosen.length - survivors.length} of ${chosen.length} faults. Survivors:`);
  for (const found of survivors) console.log(`- ${found}`);
}
