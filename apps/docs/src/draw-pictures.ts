/** `pnpm --filter docs pictures`: draws the pictures into docs/pictures. With --check it only lists outdated ones. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictures } from './pictures/pictures.ts';
import { root } from './paths.ts';

const folder = join(root, 'docs/pictures');
const wanted = pictures();
mkdirSync(folder, { recursive: true });
// The other files in this folder are screenshots, which `pnpm --filter judge pictures` takes.
const left = readdirSync(folder).filter((name) => name.endsWith('.svg') && wanted[name] === undefined);
const differing = Object.entries(wanted).filter(
  ([name, text]) => !existsSync(join(folder, name)) || readFileSync(join(folder, name), 'utf8') !== text,
);

if (process.argv.includes('--check')) {
  for (const name of [...differing.map(([name]) => name), ...left])
    console.error(`docs/pictures/${name}: is outdated; run: pnpm --filter docs pictures`);
  process.exit(differing.length + left.length > 0 ? 1 : 0);
}
for (const name of left) rmSync(join(folder, name));
for (const [name, text] of differing) writeFileSync(join(folder, name), text);
console.log(`${Object.keys(wanted).length} pictures, ${differing.length} of them new or changed`);
