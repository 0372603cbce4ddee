/**
 * Generates everything that is derived from `spec/`.
 *
 *   pnpm generate            makes the generated folders what the contract gives
 *   pnpm generate --check    writes nothing; exits 1 and names each file that differs from the contract
 */
import { readSpec } from './generate/spec.ts';
import { compareTree, generateFiles, writeTree } from './generate/tree.ts';

const wanted = await generateFiles(await readSpec());

if (process.argv.includes('--check')) {
  const { changed, missing, extra } = await compareTree(wanted);
  for (const path of changed) console.error(`${path}: is not what spec/ gives`);
  for (const path of missing) console.error(`${path}: is missing`);
  for (const path of extra) console.error(`${path}: nothing in spec/ gives this file`);
  if (changed.length + missing.length + extra.length > 0) {
    console.error('\nGenerated files are not edited by hand. Change spec/, then run: pnpm generate');
    process.exit(1);
  }
  console.log(`generated files agree with spec/ (${wanted.size} files)`);
} else {
  const { changed, missing, extra } = await writeTree(wanted);
  console.log(
    `${wanted.size} files, ${changed.length + missing.length} of them new or changed; ${extra.length} removed`,
  );
}
