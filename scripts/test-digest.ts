import { stripVTControlCharacters } from 'node:util';

/** What a long output comes to: what could not be run, and what each failed task said last. */
export interface Digest {
  /** Takes a line of turbo's stream. */
  take(line: string): void;
  /** The lines to end with. */
  lines(): string[];
}

const kept = 60;

export function createDigest(): Digest {
  const notRun = new Set<string>();
  const said = new Map<string, string[]>();
  let failed: string[] = [];
  return {
    take(line) {
      const plain = stripVTControlCharacters(line);
      const skipped = /NOT RUN: .*/.exec(plain);
      if (skipped) notRun.add(skipped[0]);
      const [, names] = /^Failed: +(.*)/.exec(plain) ?? [];
      if (names !== undefined) failed = names.split(/, */).map((name) => name.replace('#', ':'));
      const [, task, text] = /^(\S+:[\w:]+): ?(.*)$/.exec(plain) ?? [];
      if (task === undefined || text === undefined) return;
      // Vitest lists what failed at the end, behind this heading.
      const lines = /Failed (Tests|Suites) \d+/.test(text) ? [] : (said.get(task) ?? []);
      said.set(
        task,
        lines.length < 2 * kept ? [...lines, text] : [...lines.slice(0, kept), ...lines.slice(kept + 1), text],
      );
    },
    lines: () => [
      ...failed.flatMap((task) => ['', `${task} failed:`, ...(said.get(task) ?? []).map((text) => `  ${text}`)]),
      ...notRun,
    ],
  };
}
