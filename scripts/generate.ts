/**
 * Generates every file that is derived from `spec/`.
 *
 *   pnpm generate            writes the files that differ and deletes those that spec/ no longer generates
 *   pnpm generate --check    writes nothing; fails and lists each file that differs from `spec/`
 */
import { readSpec, UnreadableSpec } from './generate/spec.ts';

const spec = await readSpec().catch((error: unknown) => {
  if (!(error instanceof UnreadableSpec)) throw error;
  console.error(error.message);
  process.exit(1);
});
// Loading the generators takes a second. So the code above first reads the contract, and reports an unreadable
// contract.
const { compareTree, generateFiles, writeTree } = await import('./generate/tree.ts');
const wanted = await generateFiles(spec);

if (process.argv.includes('--check')) {
  const { changed, missing, extra } = await compareTree(wanted);
  for (const path of changed) console.error(`${path}: differs from what spec/ generates`);
  for (const path of missing) console.error(`${path}: is missing`);
  for (const path of extra) console.error(`${path}: spec/ no longer generates this file`);
  if (changed.length + missing.length + extra.length > 0) {
    console.error('\nDo not edit generated files. Change spec/, then run: pnpm generate');
    process.exit(1);
  }
  console.log(`generated files agree with spec/ (${wanted.size} files)`);
} else {
  const { changed, missing, extra } = await writeTree(wanted);
  console.log(
    `${wanted.size} files, ${changed.length + missing.length} of them new or changed; ${extra.length} removed`,
  );
}
