/**
 * Generates everything that is derived from `spec/`.
 *
 *   pnpm generate            empties every generated folder, then writes it
 *   pnpm generate --check    writes nothing; exits 1 and names each file that differs from the contract
 */
import { readSpec } from './generate/spec.ts';
import { compareTree, generateFiles, writeTree } from './generate/tree.ts';

const wanted = await generateFiles(await readSpec());
const { changed, missing, extra } = await compareTree(wanted);

if (process.argv.includes('--check')) {
  if (changed.length + missing.length + extra.length > 0) {
    for (const path of changed) console.error(`${path}: is not what spec/ gives`);
    for (const path of missing) console.error(`${path}: is missing`);
    for (const path of extra) console.error(`${path}: nothing in spec/ gives this file`);
    console.error('\nGenerated files are not edited by hand. Change spec/, then run: pnpm generate');
    process.exit(1);
  }
  console.log(`generated files agree with spec/ (${wanted.size} files)`);
} else {
  await writeTree(wanted);
  const written = `${wanted.size} files written, ${changed.length + missing.length} of them new or changed`;
  console.log(`${written}, ${extra.length} removed`);
}
