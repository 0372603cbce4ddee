import { readdirSync, readFileSync } from 'node:fs';

/**
 * Returns the licence texts of the packages that contain these files. A built file with their code is published with
 * the texts, because the licences require it. `files` are absolute paths with `/`.
 */
export function licensesOf(files: readonly string[]): string {
  const folders = files.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  const texts = [...new Set(folders)].map((folder) => {
    const name = folder.slice(folder.lastIndexOf('/node_modules/') + '/node_modules/'.length);
    const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    // Some packages have no file with the text of their licence, only its name in package.json.
    const text = file === undefined ? (JSON.parse(read('package.json')) as { license?: string }).license : read(file);
    if (text === undefined) throw new Error(`the package ${name} has no licence to put into licenses.txt`);
    return `${name}\n\n${text.trim()}\n`;
  });
  return [...new Set(texts)].toSorted().join('\n---\n\n');
}
