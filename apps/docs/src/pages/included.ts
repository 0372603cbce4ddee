import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../paths.ts';

/** Documents of the repository that the site also shows as pages. */
const included: Record<string, string> = {
  'docs/running.md': 'running.md',
  'docs/operations.md': 'operations.md',
  'docs/architecture.md': 'architecture.md',
  'docs/benchmark.md': 'benchmark.md',
  'docs/decisions.md': 'decisions.md',
  'docs/review-histories.md': 'review-histories.md',
  'docs/vocabulary.md': 'vocabulary.md',
  'docs/review-your-own-contract.md': 'review-your-own-contract.md',
  'docs/review-recorded-requests.md': 'review-recorded-requests.md',
  'SECURITY.md': 'security.md',
  'packages/client/README.md': 'client.md',
  'packages/review/README.md': 'review.md',
};
const guides = 'apps/docs/guides/';
const elsewhere: Record<string, string> = {
  'spec/unknowns.yaml': '/unknowns',
  'spec/openapi.yaml': '/latest/openapi.yaml',
  'README.md': '/',
  'apps/docs': '/',
};

/** Maps the path of each page to the text of its document. Links between documents become links between pages. */
export function includedPages(): Map<string, string> {
  return new Map(
    Object.entries(included).map(([file, page]) => [page, replaceLinks(readFileSync(join(root, file), 'utf8'), file)]),
  );
}

/**
 * Replaces each link to a document by a link to the page of this document. If the site has no such page, only the text
 * of the link stays.
 */
export function replaceLinks(text: string, file: string): string {
  return text.replaceAll(
    /(!?)\[([^\]]*)\]\((?!https?:|#|mailto:)([^)#\s]+)(#[^)\s]*)?\)/g,
    (_, image: string, words: string, target: string, anchor = '') => {
      const path = posix.join(posix.dirname(file), target).replace(/\/$/, '');
      if (image !== '') return `![${words}](/pictures/${posix.basename(path)})`;
      const page = path.startsWith(guides) ? path.slice(guides.length) : included[path];
      if (page !== undefined) return `[${words}](/${page.replace(/\.md$/, '')}${anchor})`;
      const other = elsewhere[path];
      return other === undefined ? words : `[${words}](${other}${anchor})`;
    },
  );
}
