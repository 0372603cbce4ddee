import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOf } from '@jurybox/openapi';
import { build } from 'vitepress';
import { composePages, writeMarkdown } from './compose.ts';
import { readContract } from './contract.ts';
import { filesIn, listFiles, moveScripts, insertBase } from './finish.ts';
import { writeMachineReadable } from './machine-readable.ts';
import { basePlaceholder, dist, docs, listName, stampName } from './paths.ts';
import { samplesOf } from './samples.ts';

/** Builds the site in a new folder, then replaces the old one. */
export async function buildSite(base: string, from: string): Promise<{ pages: number; bytes: number; ms: number }> {
  const began = performance.now();
  const fresh = `${dist}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const contract = readContract();
  for (const operation of operationsOf(contract).values())
    operation.node['x-codeSamples'] = samplesOf(contract, operation);

  const pages = await composePages(contract);
  writeMarkdown(pages);
  await build(join(docs, 'site'), { base: basePlaceholder, outDir: fresh, logLevel: 'warn' } as Parameters<
    typeof build
  >[1]);
  moveScripts(fresh);
  await writeMachineReadable(contract, pages, fresh);
  insertBase(fresh, base);
  const list = listFiles(fresh);
  writeFileSync(join(fresh, listName), JSON.stringify(list));
  writeFileSync(join(fresh, stampName), from);
  const bytes = filesIn(fresh).reduce((sum, file) => sum + statSync(join(fresh, file)).size, 0);
  rmSync(dist, { recursive: true, force: true });
  renameSync(fresh, dist);
  return { pages: pages.size, bytes, ms: performance.now() - began };
}
