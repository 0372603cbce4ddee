/**
 * A setup file of the tests. Many tests of one file review the same contracts, and each start of `redocly diff` or of
 * the client generator takes a second of CPU time. So both run once for the same contracts. A failure is not reused.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';

/** Returns a function that calls `run` once for the same key, unless the call fails. */
function reuse<T>(): (key: string, run: () => Promise<T>) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key, run) => {
    const result = known.get(key) ?? run();
    known.set(key, result);
    result.catch(() => known.delete(key));
    return result;
  };
}

vi.mock(import('../../src/redocly-diff.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const once = reuse<Awaited<ReturnType<typeof original.runRedoclyDiff>>>();
  return {
    ...original,
    runRedoclyDiff: async (base, revision) =>
      structuredClone(await once(JSON.stringify([base, revision]), () => original.runRedoclyDiff(base, revision))),
  };
});

vi.mock(import('../../src/callers/generated.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const once = reuse<{ generated: Awaited<ReturnType<typeof original.generateClient>>; files: Map<string, Buffer> }>();
  return {
    ...original,
    generateClient: async (document, folder) => {
      const { generated, files } = await once(JSON.stringify(document), async () => ({
        generated: await original.generateClient(document, folder),
        files: filesIn(folder),
      }));
      for (const [name, content] of files) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), content);
      }
      return structuredClone(generated);
    },
  };
});

function filesIn(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)]));
}
