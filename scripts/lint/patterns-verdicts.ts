import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../paths.ts';

const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string };
const file = join(root, 'scripts/lint/patterns-safe.json');

export interface Verdicts {
  /**
   * Returns recheck's verdict on a pattern. The verdict is empty if the pattern is safe. If no committed verdict
   * exists, calls `judge` to compute it.
   */
  of: (pattern: string, judge: () => Promise<string>) => Promise<string>;
  /** Writes the safe patterns of this run into the file of committed verdicts. */
  save: () => Promise<void>;
}

/**
 * Opens the committed verdicts. recheck takes seconds for one pattern and always gives the same verdict, so the
 * patterns that it found safe are committed. With `isFresh`, recheck analyses every pattern again. `pnpm lint --fresh`
 * sets `isFresh`, and `pnpm test:long` runs this command.
 */
export async function openVerdicts({ isFresh = false, text = '' } = {}): Promise<Verdicts> {
  const kept = text === '' ? await readFile(file, 'utf8').catch(() => '{}') : text;
  const known = JSON.parse(kept) as { recheck?: string; safe?: string[] };
  const safe = new Set(isFresh || known.recheck !== version ? [] : known.safe);
  const used = new Set<string>();
  return {
    async of(pattern, judge) {
      const verdict = safe.has(pattern) ? '' : await judge();
      if (verdict === '') used.add(pattern);
      return verdict;
    },
    async save() {
      const next = `${JSON.stringify({ recheck: version, safe: [...used].sort() }, null, 2)}\n`;
      if (next !== kept) await writeFile(file, next);
    },
  };
}
