/**
 * Makes the tests share runs of the client generator and of generated clients. Many tests review the
 * same contracts, and each start of a program takes up to a second of CPU time. So each program runs only once for the
 * same contracts. Failures are not shared. The timeouts are long enough for a busy machine. This is a setup file of
 * Vitest.
 *
 * The client generator runs in the process of the tests, because most of its CPU time is for loading it. Only the tests
 * that start the command run the generator in a process of its own.
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

vi.mock(import('../../src/callers/generated.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const once = reuse<{ generated: Awaited<ReturnType<typeof original.generateClient>>; files: Map<string, Buffer> }>();
  return {
    ...original,
    generateClient: async (document, folder) => {
      const { generated, files } = await once(JSON.stringify(document), async () => {
        const { createClient } = await import('@hey-api/openapi-ts');
        const { generatorOptions: options } = original;
        const input: Record<string, unknown> = { ...structuredClone(document) };
        const plugins = [...options.plugins];
        const output = { ...options.output, path: folder, postProcess: [] };
        await createClient({ ...options, plugins, input, output });
        return { generated: original.readGenerated(folder), files: filesIn(folder) };
      });
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
  const once = reuse<Awaited<ReturnType<typeof original.runMatrix>>>();
  return {
    ...original,
    runMatrix: async (...[parties, first, timeoutMs]: Parameters<typeof original.runMatrix>) => {
      // If a test sets a timeout, it runs a client of its own. So no other test may share the result.
      if (timeoutMs !== undefined) return original.runMatrix(parties, first, timeoutMs);
      const documents = [parties.base.contract.document, parties.revision.contract.document];
      const key = JSON.stringify([documents, [...(first ?? [])]]);
      return structuredClone(await once(key, () => original.runMatrix(parties, first, hangMs)));
    },
  };
});

function filesIn(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)]));
}
