import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/guides/team-pages.md'), 'utf8');
const source = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/** Returns the names that are bold in the text but occur on no page for the team. */
const missing = (text: string) =>
  [...text.matchAll(/\*\*([^*]+)\*\*/g)]
    .map(([, name = '']) => name.replaceAll(/\s+/g, ' '))
    .filter((name) => !source.includes(name));

it('the guide to the team pages names only buttons, links and fields that exist on these pages', () => {
  expect(guide.match(/\*\*/g)?.length).toBeGreaterThan(20);
  expect(missing(guide)).toEqual([]);
  // Planted fault: the guide names a button that the pages do not have.
  expect(missing(guide.replace('**Roll back now**', '**Undo now**'))).toEqual(['Undo now']);
});
