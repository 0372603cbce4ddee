import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vitepress';
import { composePages, writePages } from './compose.ts';
import { operationsOf, readContract } from './contract.ts';
import { filesIn, listFiles, moveScripts, placeAt } from './finish.ts';
import { writeForMachines } from './machines.ts';
import { basePlaceholder, dist, docs, listName, stampName } from './places.ts';
import { buildReference } from './reference.ts';
import { samplesOf } from './samples.ts';

/** Builds the whole site beside the one that is there, then takes its place. */
export async function buildSite(base: string, from: string): Promise<{ pages: number; bytes: number; ms: number }> {
  const began = performance.now();
  const fresh = `${dist}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const contract = readContract();
  for (const row of operationsOf(contract)) row.operation['x-codeSamples'] = samplesOf(contract, row);

  const pages = composePages(contract);
  writePages(pages);
  await build(join(docs, 'site'), { base: basePlaceholder, outDir: fresh, logLevel: 'warn' } as Parameters<
    typeof build
  >[1]);
  buildReference(contract, fresh);
  writeForMachines(contract, pages, fresh);
  moveScripts(fresh);
  placeAt(fresh, base);
  const list = listFiles(fresh);
  writeFileSync(join(fresh, listName), JSON.stringify(list));
  writeFileSync(join(fresh, stampName), from);
  const bytes = filesIn(fresh).reduce((sum, file) => sum + statSync(join(fresh, file)).size, 0);
  rmSync(dist, { recursive: true, force: true });
  renameSync(fresh, dist);
  return { pages: pages.size + 1, bytes, ms: performance.now() - began };
}
