/**
 * Checks with recheck that every regular expression of the contract and of the code takes linear time. A pattern with
 * catastrophic backtracking could block the process on a short text. Tests are excluded, because they match only their
 * own texts.
 */
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { escapeToken } from '@jurybox/openapi';
import ts from 'typescript';
import { readSpec, UnreadableSpec } from '../generate/spec.ts';
import { root } from '../paths.ts';
import { allowed as ours, type Allowed } from './patterns-allowed.ts';
import { openVerdicts, type Verdicts } from './patterns-verdicts.ts';
import type { Result } from './result.ts';

/** A pattern and its place. */
interface Pattern {
  /** `file:line:column`, or a JSON pointer into the contract. */
  place: string;
  file: string;
  source: string;
  flags: string;
  /** Whether the pattern is built at run time. recheck cannot analyse such a pattern. */
  isDynamic?: boolean;
}

const code = ['apps/**/*.{ts,js,mjs}', 'packages/**/*.{ts,js,mjs}', 'scripts/**/*.{ts,js,mjs}'];
/**
 * The check skips folders with these names. `dist` and `dist.new` are written by a build, possibly while the check
 * runs. `generated` only repeats the patterns of the contract.
 */
const excluded = new Set(['node_modules', 'dist', 'dist.new', 'generated', 'test', 'bench', 'load', 'cache', 'site']);

export interface Options {
  folder?: string;
  allowed?: readonly Allowed[];
  verdicts?: Verdicts;
}

export async function lintPatterns({ folder = root, allowed = ours, verdicts }: Options = {}): Promise<Result> {
  // Selects the JavaScript version of recheck, because no other is installed. Otherwise, recheck would first look for
  // others.
  process.env['RECHECK_BACKEND'] = 'pure';
  const patterns = [...(await patternsOfContract(folder)), ...(await patternsOfCode(folder))];
  const known = verdicts ?? (await openVerdicts());
  const problems: string[] = [];
  const used = new Set<Allowed>();
  for (const { place, file, source, flags, isDynamic } of patterns) {
    const key = `/${source}/${flags}`;
    const entry = allowed.find((one) => one.file === file && one.source === source);
    if (entry !== undefined) {
      used.add(entry);
      continue;
    }
    const verdict = isDynamic
      ? 'is built at run time, so recheck cannot analyse it'
      : await known.of(key, () => verdictOn(source, flags));
    if (verdict !== '')
      problems.push(
        `${place} ${key} ${verdict}. Write it so that there is only one way to match each text, ` +
          'or add it to scripts/lint/patterns-allowed.ts with the reason why it is harmless.',
      );
  }
  if (folder === root) await known.save();
  const unused = allowed.filter((entry) => !used.has(entry));
  problems.push(
    ...unused.map(
      ({ file, source }) =>
        `scripts/lint/patterns-allowed.ts: ${file} has no such pattern any more: ${source}. Delete the entry.`,
    ),
  );
  return { what: `patterns (recheck, ${patterns.length})`, problems: problems.join('\n') };
}

/** Returns the problem of a pattern; empty if the pattern takes linear time. */
async function verdictOn(source: string, flags: string): Promise<string> {
  // A pattern without an unbounded repetition cannot backtrack for long, so recheck does not need to analyse it.
  if (!/[*+]|\{\d*,\}/.test(source)) return '';
  // recheck is large, so it is imported only if a pattern has no committed verdict.
  const { check } = await import('recheck');
  const result = await check(source, flags, { timeout: 20_000, randomSeed: 0 });
  if (result.status === 'safe') return '';
  if (result.status === 'unknown') return `cannot be analysed (${result.error.kind})`;
  const { complexity, attack } = result;
  const degree = complexity.type === 'polynomial' ? ` of degree ${complexity.degree}` : '';
  return `takes ${complexity.type} time${degree}, for instance on ${attack.pattern}`;
}

/**
 * Returns the source of an expression without line breaks, so that entries of patterns-allowed.ts do not depend on
 * formatting.
 */
function onOneLine(node: ts.Node): string {
  const lines = node.getText().split('\n');
  return lines.map((line) => line.trim()).join('');
}

/** Returns every `pattern` of the contract. The flag is `u`, because Ajv compiles patterns with it. */
async function patternsOfContract(folder: string): Promise<Pattern[]> {
  const entry = join(folder, 'spec/openapi.yaml');
  if (!existsSync(entry)) return [];
  const found: Pattern[] = [];
  const visit = (node: unknown, pointer: string): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      const at = `${pointer}/${escapeToken(key)}`;
      if (key === 'pattern' && typeof value === 'string')
        found.push({ place: `spec/openapi.yaml#${at}`, file: 'spec/openapi.yaml', source: value, flags: 'u' });
      else if (key === 'patternProperties')
        for (const source of Object.keys(value as object))
          found.push({ place: `spec/openapi.yaml#${at}`, file: 'spec/openapi.yaml', source, flags: 'u' });
      visit(value, at);
    }
  };
  try {
    visit((await readSpec(entry)).document, '');
  } catch (error) {
    // `lintContract` already reports an unreadable contract, so this check ignores it.
    if (!(error instanceof UnreadableSpec)) throw error;
  }
  return found;
}

async function patternsOfCode(folder: string): Promise<Pattern[]> {
  const found: Pattern[] = [];
  for await (const entry of glob(code, {
    cwd: folder,
    exclude: (name) => excluded.has(basename(name)) || name.endsWith('.test.ts'),
  })) {
    const file = entry.replaceAll('\\', '/');
    found.push(...patternsIn(file, await readFile(join(folder, file), 'utf8')));
  }
  return found.sort((a, b) => (a.place < b.place ? -1 : 1));
}

function patternsIn(file: string, text: string): Pattern[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  const add = (node: ts.Node, source: string, flags: string, isDynamic = false): void => {
    const { line, character } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push({ place: `${file}:${line + 1}:${character + 1}`, file, source, flags, isDynamic });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
      const [source, flags] = node.arguments ?? [];
      const isKnown =
        source !== undefined &&
        ts.isStringLiteralLike(source) &&
        (flags === undefined || ts.isStringLiteralLike(flags));
      add(
        node,
        isKnown ? source.text : source === undefined ? '' : onOneLine(source),
        flags !== undefined && ts.isStringLiteralLike(flags) ? flags.text : '',
        !isKnown,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
