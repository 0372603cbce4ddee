/** Collects every page of the site as Markdown: guides, documents of the repository, and pages made from data. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Contract } from './contract.ts';
import { changelogPage } from './pages/changelog-page.ts';
import { errorsPage } from './pages/errors-page.ts';
import { includedPages } from './pages/included.ts';
import { reviewRulesPage } from './pages/review-rules-page.ts';
import { operationPages } from './pages/operation-pages.ts';
import { rolesPage } from './pages/roles-page.ts';
import { unknownsPage } from './pages/unknowns-page.ts';
import { docs, pagesFolder, root } from './paths.ts';

/** Returns the Markdown of every page by the path of the page. */
export async function composePages(contract: Contract): Promise<Map<string, string>> {
  const guides = join(docs, 'guides');
  const written = readdirSync(guides, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name): [string, string] => [
      relative('.', name).replaceAll('\\', '/'),
      readFileSync(join(guides, name), 'utf8'),
    ]);
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

export function writeMarkdown(pages: Map<string, string>): void {
  rmSync(pagesFolder, { recursive: true, force: true });
  for (const [path, text] of pages) {
    mkdirSync(dirname(join(pagesFolder, path)), { recursive: true });
    writeFileSync(join(pagesFolder, path), text);
  }
  cpSync(join(docs, 'site/public'), join(pagesFolder, 'public'), { recursive: true });
  cpSync(join(root, 'docs/pictures'), join(pagesFolder, 'public/pictures'), { recursive: true });
}
