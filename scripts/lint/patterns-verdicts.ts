import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../paths.ts';

const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string };
const file = join(root, `node_modules/.cache/jurybox/patterns-${version}.json`);

export interface Verdicts {
  /** What was found about a pattern, found now if it never was. */
  of: (pattern: string, find: () => Promise<string>) => Promise<string>;
  save: () => Promise<void>;
}

/** Judging a pattern can take seconds and always ends the same, so what was found is kept beside the packages. */
export async function openVerdicts(): Promise<Verdicts> {
  const known = new Map(
    Object.entries(JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<string, string>),
  );
  let isNew = false;
  return {
    async of(pattern, find) {
      const before = known.get(pattern);
      if (before !== undefined) return before;
      const found = await find();
      known.set(pattern, found);
      isNew = true;
      return found;
    },
    async save() {
      if (!isNew) return;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(Object.fromEntries(known)));
    },
  };
}
