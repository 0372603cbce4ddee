/**
 * From `spec/` to everything that can be derived from it.
 *
 *   pnpm generate            empty every generated folder, then write it
 *   pnpm generate --check    write nothing; fail, naming each file, where the tree differs
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { emitAgreement } from './generate/agreement.ts';
import { emitClient } from './generate/client.ts';
import { emitDocument } from './generate/document.ts';
import { emitOperations } from './generate/operations.ts';
import { emitRetry } from './generate/retry.ts';
import { readSpec } from './generate/spec.ts';
import { emitTypes } from './generate/types.ts';
import { emitValidators } from './generate/validators.ts';
import { root } from './paths.ts';

/** Every folder here is owned by the generator: what it does not write, it deletes. */
const folders = ['packages/types/generated', 'packages/validators/generated', 'packages/client/generated'];
const emitters = [emitDocument, emitTypes, emitOperations, emitValidators, emitClient, emitRetry, emitAgreement];

const spec = await readSpec();
const wanted = new Map<string, string>();
for (const files of await Promise.all(emitters.map((emit) => emit(spec)))) {
  for (const [path, text] of files) wanted.set(path, text);
}

const present = await readTree();
const differing = [...wanted].filter(([path, text]) => present.get(path) !== text).map(([path]) => path);
const leftOver = [...present.keys()].filter((path) => !wanted.has(path));

if (process.argv.includes('--check')) {
  if (differing.length + leftOver.length > 0) {
    for (const path of differing)
      console.error(`${path}: ${present.has(path) ? 'is not what spec/ gives' : 'is missing'}`);
    for (const path of leftOver) console.error(`${path}: nothing in spec/ gives this file`);
    console.error('\nGenerated files are not edited by hand. Change spec/, then run: pnpm generate');
    process.exit(1);
  }
  console.log(`generated files agree with spec/ (${wanted.size} files)`);
} else {
  for (const folder of folders) await rm(join(root, folder), { recursive: true, force: true });
  for (const [path, text] of wanted) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  console.log(`${wanted.size} files written, ${differing.length} of them new or changed, ${leftOver.length} removed`);
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
