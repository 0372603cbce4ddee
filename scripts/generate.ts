/**
 * Generates every file that is derived from `spec/`.
 *
 *   pnpm generate            empties each generated folder and writes it again
 *   pnpm generate --check    writes nothing; fails and lists each file that differs from `spec/`
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { emitAgreement } from './generate/agreement.ts';
import { emitClient } from './generate/client.ts';
import { emitDocument } from './generate/document.ts';
import { emitOperations } from './generate/operations.ts';
import { emitProblems } from './generate/problems.ts';
import { emitRetry } from './generate/retry.ts';
import { emitSchemas } from './generate/schemas.ts';
import { root, readSpec } from './generate/spec.ts';
import { emitTypes } from './generate/types.ts';
import { emitValidators } from './generate/validators.ts';

/** The generator deletes every file in these folders that it does not write. */
const folders = ['packages/types/generated', 'packages/validators/generated', 'packages/client/generated'];
const emitters = [
  emitDocument,
  emitTypes,
  emitSchemas,
  emitOperations,
  emitProblems,
  emitValidators,
  emitClient,
  emitRetry,
  emitAgreement,
];

const spec = await readSpec();
const generated = new Map<string, string>();
for (const files of await Promise.all(emitters.map((emit) => emit(spec)))) {
  for (const [path, text] of files) generated.set(path, text);
}

const present = await readTree();
const differing = [...generated].filter(([path, text]) => present.get(path) !== text).map(([path]) => path);
const obsolete = [...present.keys()].filter((path) => !generated.has(path));

if (process.argv.includes('--check')) {
  if (differing.length + obsolete.length > 0) {
    for (const path of differing)
      console.error(`${path}: ${present.has(path) ? 'differs from what spec/ generates' : 'is missing'}`);
    for (const path of obsolete) console.error(`${path}: spec/ no longer generates this file`);
    console.error('\nDo not edit generated files. Change spec/, then run: pnpm generate');
    process.exit(1);
  }
  console.log(`generated files agree with spec/ (${generated.size} files)`);
} else {
  for (const folder of folders) await rm(join(root, folder), { recursive: true, force: true });
  for (const [path, text] of generated) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  console.log(
    `${generated.size} files written, ${differing.length} of them new or changed, ${obsolete.length} removed`,
  );
}

async function readTree(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      files.set(path.slice(root.length + 1).replaceAll('\\', '/'), await readFile(path, 'utf8'));
    }
  }
  return files;
}
