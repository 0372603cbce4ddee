/** The samples of the reference as programs, in `packages/client/test/released-programs/`. Later releases compile them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOf, readContract } from '../../apps/docs/build/contract.ts';
import { samplesOf } from '../../apps/docs/build/samples.ts';

const imported = /^import \{ ([^}]*) \} from '@jurybox\/client';\n+/;

/** One module with a function for each sample, which says what the sample says. Throws where a sample is of another form. */
export function programOf(samples: { name: string; source: string }[]): string {
  const names = new Set<string>();
  const functions = samples.map(({ name, source }) => {
    const [head, list] = imported.exec(source) ?? [];
    if (head === undefined || list === undefined)
      throw new Error(`the sample of ${name} does not begin with what it imports from @jurybox/client`);
    for (const one of list.split(', ')) names.add(one);
    // Texts in backquotes would change with an indentation; the samples have none.
    const body = source.slice(head.length).replaceAll(/^(?=.)/gm, '  ');
    return `export async function ${name}Sample(): Promise<void> {\n${body}\n}\n`;
  });
  return `import { ${[...names].sort().join(', ')} } from '../../../src/index.ts';\n\n${functions.join('\n')}`;
}

/** Keeps the samples of the contract as it is now under the version that is released, a file for each tag. Gives the folder. */
export function keepPrograms(version: string, folder: string): string {
  const contract = readContract();
  const place = join('packages/client/test/released-programs', version);
  mkdirSync(join(folder, place), { recursive: true });
  for (const [tag, rows] of Map.groupBy(operationsOf(contract), ({ operation }) => operation.tags[0])) {
    const samples = rows.map((row) => ({
      name: row.operation.operationId,
      source: samplesOf(contract, row).find(({ label }) => label === '@jurybox/client')?.source ?? '',
    }));
    writeFileSync(join(folder, place, `samples-${tag}.ts`), programOf(samples));
  }
  return place;
}
