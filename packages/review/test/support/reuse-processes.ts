/**
 * Makes the tests of a file share runs of `redocly diff` and of the client generator. Many tests review the same
 * contracts, and each start takes a second of CPU time, so both run only once for the same contracts. Failures are not
 * shared. The timeouts are long enough for a busy machine. This is a setup file of Vitest.
 */
import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';

const hangMs = 10 * 60_000;

/** Returns a function that calls `run` once for the same key, unless the call fails. */
function reuse<T>(): (key: string, run: () => Promise<T>) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (text, run) => {
    // Stores only the hashes of the documents, because the workers keep this data for all test files.
    const key = hash('sha256', text);
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
      structuredClone(
        await once(JSON.stringify([base, revision]), () => original.runRedoclyDiff(base, revision, hangMs)),
      ),
  };
});

vi.mock(import('../../src/callers/generated.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const once = reuse<{ generated: Awaited<ReturnType<typeof original.generateClient>>; files: Map<string, Buffer> }>();
  return {
    ...original,
    generateClient: async (document, folder) => {
      const { generated, files } = await once(JSON.stringify(document), async () => ({
        generated: await original.generateClient(document, folder, hangMs),
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

vi.mock(import('../../src/callers/matrix.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    runMatrix: (...[parties, first, timeoutMs]: Parameters<typeof original.runMatrix>) =>
      original.runMatrix(parties, first, timeoutMs ?? hangMs),
  };
});

function filesIn(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)]));
}
