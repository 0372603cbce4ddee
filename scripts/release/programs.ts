/** The samples of the reference, as programs that later releases have to compile: `packages/client/test/yesterday/`. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const imported = /^import \{ ([^}]*) \} from '@jurybox\/client';\n+/;

/** One module with a function for each sample, which says what the sample says. Throws where a sample is of another form. */
export function programOf(samples: { operationId: string; source: string }[]): string {
  const names = new Set<string>();
  const functions = samples.map(({ operationId, source }) => {
    const [head, list] = imported.exec(source) ?? [];
    if (head === undefined || list === undefined)
      throw new Error(`the sample of ${operationId} does not begin with what it imports from @jurybox/client`);
    for (const one of list.split(', ')) names.add(one);
    // Texts in backquotes would change with an indentation; the samples have none.
    const body = source.slice(head.length).replaceAll(/^(?=.)/gm, '  ');
    return `export async function ${operationId}Sample(): Promise<void> {\n${body}\n}\n`;
  });
  return `import { ${[...names].sort().join(', ')} } from '../../../src/index.ts';\n\n${functions.join('\n')}`;
}

/** Keeps the samples of the contract as it is now under the version that is released, a file for each tag. Gives the folder. */
export function keepPrograms(version: string, folder: string): string {
  // The docs own the samples. They run as a program, so that scripts and docs do not import each other.
  const printed = execFileSync(process.execPath, [join(folder, 'apps/docs/src/print-samples.ts')], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const samples = JSON.parse(printed) as { tag: string; operationId: string; source: string }[];
  const place = join('packages/client/test/yesterday', version);
  mkdirSync(join(folder, place), { recursive: true });
  for (const [tag, ofTag] of Map.groupBy(samples, (sample) => sample.tag))
    writeFileSync(join(folder, place, `samples-${tag}.ts`), programOf(ofTag));
  return place;
}
