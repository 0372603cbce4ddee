/** Builds the site: writes all pages as Markdown, renders them with VitePress, and adds the files for programs. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { operationsOf } from '@jurybox/openapi';
import { build } from 'vitepress';
import { changelogPage } from './changelog.ts';
import { readContract, type Contract } from './contract.ts';
import { insertBase, moveScripts } from './finish.ts';
import { writeMachineReadable } from './machine-readable.ts';
import { errorsPage } from './pages/errors-page.ts';
import { includedPages } from './pages/included.ts';
import { operationPages } from './pages/operation-pages.ts';
import { reviewRulesPage } from './pages/review-rules-page.ts';
import { rolesPage } from './pages/roles-page.ts';
import { unknownsPage } from './pages/unknowns-page.ts';
import { basePlaceholder, docs, pagesFolder, root } from './paths.ts';
import { samplesOf } from './samples.ts';

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

/** Maps the path of each page to its Markdown. */
async function composePages(contract: Contract): Promise<Map<string, string>> {
  const guides = join(docs, 'guides');
  const written = readdirSync(guides, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name): [string, string] => [name.replaceAll('\\', '/'), readFileSync(join(guides, name), 'utf8')]);
  return new Map([
    ...written,
    ...includedPages(),
    ['errors.md', errorsPage()],
    ['roles.md', rolesPage(contract)],
    ['unknowns.md', unknownsPage()],
    ['review-rules.md', reviewRulesPage()],
    ['changelog.md', await changelogPage(contract)],
    ...operationPages(contract),
  ]);
}

function writeMarkdown(pages: Map<string, string>): void {
  rmSync(pagesFolder, { recursive: true, force: true });
  for (const [path, text] of pages) {
    mkdirSync(dirname(join(pagesFolder, path)), { recursive: true });
    writeFileSync(join(pagesFolder, path), text);
  }
  cpSync(join(docs, 'site/public'), join(pagesFolder, 'public'), { recursive: true });
  cpSync(join(root, 'docs/pictures'), join(pagesFolder, 'public/pictures'), { recursive: true });
}
