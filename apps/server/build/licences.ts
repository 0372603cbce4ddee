import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

/**
 * Returns the names, versions and licences of the packages in `node_modules` that the files belong to, as one text.
 * `files` are relative to `folder`. Throws if a package has no licence.
 */
export function licencesOf(folder: string, files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []));
  const texts = [...folders].map((path) => licenceOf(join(folder, path)));
  return [...new Set(texts)].toSorted().join('\n');
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (license === undefined) throw new Error(`${name}@${version} has no licence`);
  const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  return `=== ${name}@${version}: ${license} ===\n${text}`;
}
