/** Stores the code samples of the API reference as programs, which must still compile in every later release. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const imported = /^import \{ ([^}]*) \} from '@jurybox\/client';\n+/;

/** Returns a module with one function for each sample. Throws if a sample does not begin by importing the client. */
export function programOf(samples: { operationId: string; source: string }[]): string {
  const names = new Set<string>();
  const functions = samples.map(({ operationId, source }) => {
    const [head, list] = imported.exec(source) ?? [];
    if (head === undefined || list === undefined)
      throw new Error(`the sample of ${operationId} does not start with its import of @jurybox/client`);
    for (const one of list.split(', ')) names.add(one);
    // Indents each line of the sample. This would change a string of several lines, but no sample contains one.
    const body = source.slice(head.length).replaceAll(/^(?=.)/gm, '  ');
    return `export async function ${operationId}Sample(): Promise<void> {\n${body}\n}\n`;
  });
  return `import { ${[...names].sort().join(', ')} } from '../../../src/index.ts';\n\n${functions.join('\n')}`;
}

/** Writes the code samples into a folder for this version, one file for each tag. Returns the folder. */
export function keepPrograms(version: string, folder: string): string {
  // Runs in its own process, because files in scripts/ must not import files of apps/docs.
  const printed = execFileSync(process.execPath, [join(folder, 'apps/docs/src/print-samples.ts')], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const samples = JSON.parse(printed) as { tag: string; operationId: string; source: string }[];
  const place = join('packages/client/test/released-programs', version);
  mkdirSync(join(folder, place), { recursive: true });
  for (const [tag, ofTag] of Map.groupBy(samples, (sample) => sample.tag))
    writeFileSync(join(folder, place, `samples-${tag}.ts`), programOf(ofTag));
  return place;
}
