/** The last steps of the build: moves inline scripts into files, and inserts the base address of the site. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, shortHash } from '@jurybox/built-pages';
import { basePlaceholder } from './paths.ts';

/**
 * Moves inline scripts into files, so that the content security policy can forbid inline scripts. Returns the number of
 * moved scripts.
 */
export function moveScripts(folder: string): number {
  let moved = 0;
  for (const path of filesIn(folder).filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(join(folder, path), 'utf8');
    const without = html.replaceAll(
      /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g,
      (_, attributes: string, text: string) => {
        const name = `assets/inline.${shortHash(text)}.js`;
        mkdirSync(join(folder, 'assets'), { recursive: true });
        writeFileSync(join(folder, name), text);
        moved += 1;
        return `<script${attributes} src="${basePlaceholder}${name}"></script>`;
      },
    );
    if (without !== html) writeFileSync(join(folder, path), without);
  }
  return moved;
}

/** Replaces `basePlaceholder` in all files by the base address of the site. The hashes in file names stay the same. */
export function insertBase(folder: string, base: string): void {
  for (const path of filesIn(folder).filter((file) => /\.(html|js|css|md|txt)$/.test(file))) {
    const text = readFileSync(join(folder, path), 'utf8');
    if (text.includes(basePlaceholder)) writeFileSync(join(folder, path), text.replaceAll(basePlaceholder, base));
  }
}
