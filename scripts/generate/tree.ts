/** Generates all files from the contract, and compares them with the files in the generated folders. */
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../paths.ts';
import { emitClient } from './client.ts';
import { emitOperations } from './operations.ts';
import type { Files, Spec } from './spec.ts';
import { emitTables } from './tables.ts';
import { emitTypes } from './types.ts';
import { emitValidators } from './validators.ts';

/** The folders of the generated files. `pnpm generate` deletes every file in them that it does not generate. */
export const generatedFolders = [
  'packages/types/generated',
  'packages/validators/generated',
  'packages/client/generated',
];
const emitters = [emitTypes, emitTables, emitOperations, emitValidators, emitClient];

export async function generateFiles(spec: Spec): Promise<Files> {
  const files = await Promise.all(emitters.map((emit) => emit(spec)));
  return new Map(files.flatMap((some) => [...some]));
}

export async function compareTree(wanted: Files, folder = root) {
  const present = await readTree(folder);
  return {
    changed: [...wanted].filter(([path, text]) => (present.get(path) ?? text) !== text).map(([path]) => path),
    missing: [...wanted.keys()].filter((path) => !present.has(path)),
    /** Files that are in the generated folders but are no longer generated. */
    extra: [...present.keys()].filter((path) => !wanted.has(path)),
  };
}

/** Writes or deletes only the files that differ, because `pnpm dev` restarts the server after each written file. */
export async function writeTree(wanted: Files, folder = root) {
  const difference = await compareTree(wanted, folder);
  for (const path of difference.extra) await rm(join(folder, path));
  for (const path of [...difference.changed, ...difference.missing]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), wanted.get(path) ?? '');
  }
  return difference;
}

export async function readTree(folder: string): Promise<Files> {
  const patterns = generatedFolders.map((generated) => `${generated}/**/*.*`);
  const files: Files = new Map();
  for await (const path of glob(patterns, { cwd: folder }))
    files.set(path.replaceAll('\\', '/'), await readFile(join(folder, path), 'utf8'));
  return files;
}
