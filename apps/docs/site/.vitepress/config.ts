import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type DefaultTheme } from 'vitepress';
import { readContract } from '../../src/contract.ts';
import { titleOf } from '../../src/pages/operation-pages.ts';
import { basePlaceholder, pagesFolder } from '../../src/paths.ts';

const { info, tags } = readContract();

/** Returns the links whose pages exist, because some documents may not be written yet. */
function links(all: [text: string, link: string][]): DefaultTheme.SidebarItem[] {
  return all
    .filter(([, link]) => link === '/reference' || existsSync(join(pagesFolder, `${link}.md`)))
    .map(([text, link]) => (link === '/reference' ? { text, link, target: '_self' } : { text, link }));
}

export default defineConfig({
  title: 'Jurybox',
  description: info.summary,
  lang: 'en',
  srcDir: '../.pages',
  cleanUrls: true,
  metaChunk: true,
  ignoreDeadLinks: [/^\/(reference|latest|v)(\/|$)/],
  head: [['link', { rel: 'icon', href: `${basePlaceholder}icon.svg`, type: 'image/svg+xml' }]],
  markdown: {
    // Both themes have a contrast of at least 4.5 to 1 on the background of a code block.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(md) {
      // The reference is a separate page, not a part of the VitePress application.
      md.core.ruler.push('own-page', ({ tokens }) => {
        for (const token of tokens.flatMap(({ children }) => children ?? [])) {
          const href = token.type === 'link_open' ? token.attrGet('href') : null;
          if (!/^\/(reference|latest|v)(\/|#|$)/.test(href ?? '')) continue;
          // VitePress does not change a link with a target, so we insert the base address.
          token.attrSet('href', `${basePlaceholder}${href?.slice(1)}`);
          token.attrSet('target', '_self');
        }
      });
    },
  },
  vite: { build: { chunkSizeWarningLimit: 2000 } },
  themeConfig: {
    search: { provider: 'local', options: { detailedView: false } },
    outline: { level: 2 },
    nav: [
      { text: 'Guides', link: '/start/call', activeMatch: '^/(start|guides)/' },
      { text: 'Operations', link: `/api/${tags[0]?.name}`, activeMatch: '^/api/' },
      { text: 'Reference', link: '/reference', target: '_self' },
      { text: 'Errors', link: '/errors' },
      { text: info.version, link: '/changelog' },
    ],
    sidebar: [
      {
        text: 'Start',
        items: links([
          ['Call the service', '/start/call'],
          ['Review a change', '/start/review'],
          ['Run the server', '/start/run'],
          ['Publish and read the docs', '/start/publish'],
        ]),
      },
      {
        text: 'Guides',
        items: links([
          ['Evaluation results', '/guides/results'],
          ['The variant reader', '/guides/variant-reader'],
          ['The client', '/client'],
          ['Contract policy', '/guides/contract-policy'],
          ['Contract review', '/review'],
          ['Review your own contract', '/review-your-own-contract'],
          ['Rules of the review', '/review-rules'],
          ['Contract review on public histories', '/review-histories'],
        ]),
      },
      {
        text: 'Running for a company',
        items: links([
          ['Running the server', '/running'],
          ['Operations', '/operations'],
          ['Security', '/security'],
          ['Benchmark', '/benchmark'],
        ]),
      },
      {
        text: 'API',
        items: [
          ...links([
            ['Reference', '/reference'],
            ['Errors, code by code', '/errors'],
            ['Roles', '/roles'],
          ]),
          ...tags.map(({ name }) => ({ text: titleOf(name), link: `/api/${name}` })),
        ],
      },
      {
        text: 'Background',
        items: links([
          ['Architecture', '/architecture'],
          ['Vocabulary', '/vocabulary'],
          ['Ledger of unknowns', '/unknowns'],
          ['Decisions', '/decisions'],
          ['Changelog', '/changelog'],
        ]),
      },
    ],
    docFooter: { prev: false, next: false },
    externalLinkIcon: true,
  },
});
