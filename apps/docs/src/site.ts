import { join } from 'node:path';
import { operationsOf } from '@jurybox/openapi';
import { build } from 'vitepress';
import { composePages, writeMarkdown } from './compose.ts';
import { readContract } from './contract.ts';
import { moveScripts, insertBase } from './finish.ts';
import { writeMachineReadable } from './machine-readable.ts';
import { basePlaceholder, docs } from './paths.ts';
import { samplesOf } from './samples.ts';

/** Builds the site into an empty folder. */
export async function buildSite(base: string, folder: string): Promise<void> {
  const contract = readContract();
  for (const operation of operationsOf(contract).values())
    operation.node['x-codeSamples'] = samplesOf(contract, operation);

  const pages = await composePages(contract);
  writeMarkdown(pages);
  await build(join(docs, 'site'), { base: basePlaceholder, outDir: folder, logLevel: 'warn' } as Parameters<
    typeof build
  >[1]);
  moveScripts(folder);
  await writeMachineReadable(contract, pages, folder);
  insertBase(folder, base);
}
