import { stripVTControlCharacters } from 'node:util';

/** Collects the failures and the skipped checks from the output of `npm test`. */
export interface Summary {
  /** Reads a line of turbo's output. */
  read(line: string): void;
  /** The lines to print at the end: one per failed test, compiler error or problem. */
  lines(): string[];
}

/** The parts of a task's output that the summary needs. */
interface Output {
  failures: Set<string>;
  /** A failed test. One of the next lines contains its error message. */
  pending?: string;
  /** The last lines of the task. The summary prints them if it recognises no failure in the output. */
  last: string[];
}

const maxLast = 20;

export function createSummary(): Summary {
  const notRun = new Set<string>();
  const outputs = new Map<string, Output>();
  let failed: string[] = [];

  function readOutput(task: string, text: string): void {
    const output = outputs.get(task) ?? { failures: new Set(), last: [] };
    outputs.set(task, output);
    output.last = [...output.last, text].slice(-maxLast);
    const [, test] = /^FAIL +(\S.*)$/.exec(text.trimStart()) ?? [];
    if (test !== undefined) {
      output.pending = test;
    } else if (output.pending !== undefined && text.trim() !== '') {
      output.failures.add(`${output.pending}: ${text.trim()}`);
      delete output.pending;
    } else if (/^[^ ]+\(\d+,\d+\): error TS\d+: /.test(text)) {
      output.failures.add(text);
    }
  }

  return {
    read(line) {
      const plain = stripVTControlCharacters(line);
      const skipped = /NOT RUN: .*/.exec(plain);
      if (skipped) notRun.add(skipped[0]);
      const [, names] = /^ *Failed: +(.*)/.exec(plain) ?? [];
      if (names !== undefined) failed = names.split(/, */).map((name) => name.replace('#', ':'));
      const [, task, text] = /^(\S+:[\w:]+): ?(.*)$/.exec(plain) ?? [];
      if (task !== undefined && text !== undefined) readOutput(task, text);
    },
    lines: () => [
      ...failed.flatMap((task) => {
        const { failures = new Set<string>(), last = [] } = outputs.get(task) ?? {};
        const lines = failures.size > 0 ? [...failures] : last.filter((text) => text.trim() !== '');
        return ['', `${task} failed:`, ...lines.map((text) => `  ${text}`)];
      }),
      ...notRun,
    ],
  };
}
