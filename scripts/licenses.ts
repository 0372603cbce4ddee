import { readdirSync, readFileSync } from 'node:fs';

/**
 * Returns the licences of the packages in `node_modules` that the files belong to, as one text. A built file that
 * contains these packages is published with this text, because the MIT licence requires it. Throws if a package has no
 * licence. `files` are absolute paths with `/`.
 */
export function licensesOf(files: readonly string[]): string {
  const folders = files.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  const texts = [...new Set(folders)].map((folder) => {
    const name = folder.slice(folder.lastIndexOf('/node_modules/') + '/node_modules/'.length);
    const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    // Some packages only name their licence.
    const text = file === undefined ? (JSON.parse(read('package.json')) as { license?: string }).license : read(file);
    if (text === undefined) throw new Error(`the package ${name} has no licence to put into licenses.txt`);
    return `${name}\n\n${text.trim()}\n`;
  });
  return [...new Set(texts)].toSorted().join('\n---\n\n');
}
