import { createHash } from 'node:crypto';
import { Instrumenter } from '@stryker-mutator/instrumenter';

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
const lineAt = (text: string, offset: number) =>
  text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? '';

/** Returns the faults without those that lie in the same text as an earlier one. */
export function withoutOverlaps(faults: Fault[]): Fault[] {
  const kept: Fault[] = [];
  for (const fault of faults)
    if (!kept.some(({ file, from, to }) => file === fault.file && from < fault.to && fault.from < to)) kept.push(fault);
  return kept;
}

/** Returns where to mark the place of a fault: the start of the smallest block around it, if there is one. */
export function blockAround({ file, from, to }: Fault, faults: Fault[]): Fault | undefined {
  return faults
    .filter((block) => block.kind === 'BlockStatement' && block.file === file && block.from <= from && to <= block.to)
    .toSorted((a, b) => a.to - a.from - (b.to - b.from))[0];
}
