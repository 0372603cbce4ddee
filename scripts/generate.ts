/**
 * Generates every file that is derived from `spec/`.
 *
 *   pnpm generate            writes the files that differ and deletes those that spec/ no longer generates
 *   pnpm generate --check    writes nothing; fails and lists each file that differs from `spec/`
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.ts';

const isCheck = process.argv.includes('--check');
/** Contains the hash that `currentHash` returned after the last generation. */
const stamp = join(root, 'node_modules/.cache/generated-from');

/** Returns a hash of the generated files and of all files that they depend on. */
function currentHash(): string {
  const hash = createHash('sha256').update(process.version);
  const folders = ['spec', 'scripts/generate', 'packages/openapi/src', 'packages/{types,validators,client}/generated'];
  for (const file of globSync(
    ['pnpm-lock.yaml', 'scripts/generate.ts', ...folders.map((folder) => `${folder}/**/*.*`)],
    { cwd: root },
  ).sort())
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

if (!isCheck && existsSync(stamp) && readFileSync(stamp, 'utf8') === currentHash()) {
  console.log('the generated files are up to date');
  process.exit();
}
// Loading the generators takes a second. So read the contract first, and report at once if it is unreadable.
const { readSpec, UnreadableSpec } = await import('./generate/spec.ts');
const spec = await readSpec().catch((error: unknown) => {
  if (!(error instanceof UnreadableSpec)) throw error;
  console.error(error.message);
  process.exit(1);
});
const { compareTree, generateFiles, writeTree } = await import('./generate/tree.ts');
const wanted = await generateFiles(spec);

if (isCheck) {
  const { changed, missing, extra } = await compareTree(wanted);
  const problems = [
    ...changed.map((path) => `${path}: differs from what spec/ generates`),
    ...missing.map((path) => `${path}: is missing`),
    ...extra.map((path) => `${path}: spec/ no longer generates this file`),
  ];
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    console.error('\nDo not edit generated files. Change spec/, then run: pnpm generate');
    process.exit(1);
  }
  console.log(`generated files agree with spec/ (${wanted.size} files)`);
} else {
  const { changed, missing, extra } = await writeTree(wanted);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, currentHash());
  console.log(
    `${wanted.size} files, ${changed.length + missing.length} of them new or changed; ${extra.length} removed`,
  );
}
