import { createHash } from 'node:crypto';
import { Instrumenter } from '@stryker-mutator/instrumenter';

export interface Fault {
  file: string;
  /** The kind of the fault, for example `EqualityOperator`. */
  kind: string;
  /** The offsets in the file where the replaced text starts and ends. */
  from: number;
  to: number;
  replacement: string;
}

/** An empty text is no useful fault: few tests notice an empty message, and all tests notice an empty SQL statement. */
const excludedMutations = ['StringLiteral'];
/** Matches a line that only writes or throws a message. A fault in such a line does not matter. */
const onlyMessage = /\b(?:logger|log|console)\.|\bthrow\b|new \w*Error\(/;
const condition = String.raw`[\w.]+ (?:[=<>]+|IS(?: NOT)?) (?:[\w.$']+|\$\{\w+\})`;
/** Further faults, because Stryker removes neither single statements nor single conditions of an SQL statement. */
const removals: [kind: string, pattern: RegExp][] = [
  ['removed statement', /^ +(?:await |void )?[\w#.]+(?:\(.*\)| [-+|?&]{0,2}= .*);$/gm],
  ['removed condition', new RegExp(`(?<=\\b(?:WHERE|ON) )${condition}\\s+AND `, 'g')],
  ['removed condition', new RegExp(`\\sAND ${condition}(?=[ \\n\`')])`, 'g')],
];

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

/** Returns the faults in an order that depends only on the seed and on the faults. */
export function shuffled(faults: Fault[], seed: string): Fault[] {
  const keyed = faults.map((fault) => ({ fault, key: hash(`${seed} ${JSON.stringify(fault)}`) }));
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ fault }) => fault);
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const lineAt = (text: string, offset: number) =>
  text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? '';

/** Returns faults that can be planted at once: leaves out a fault whose text overlaps that of an earlier one. */
export function withoutOverlaps(faults: Fault[]): Fault[] {
  const kept: Fault[] = [];
  for (const fault of faults)
    if (!kept.some(({ file, from, to }) => file === fault.file && from < fault.to && fault.from < to)) kept.push(fault);
  return kept;
}

/** Returns the smallest block of code that contains the fault, or undefined if no block contains it. */
export function blockAround({ file, from, to }: Fault, faults: Fault[]): Fault | undefined {
  return faults
    .filter((block) => block.kind === 'BlockStatement' && block.file === file && block.from <= from && to <= block.to)
    .toSorted((a, b) => a.to - a.from - (b.to - b.from))[0];
}
