import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { readContract } from '../../src/contract.ts';
import { basePlaceholder } from '../../src/paths.ts';
import { accessibleSearch } from './accessible-search.ts';
import { highlightOnce, plainServerBundle } from './build-speed.ts';
import { extendMarkdown } from './markdown.ts';
import { nav, sidebar } from './navigation.ts';

const { summary } = readContract().info;

export default defineConfig({
  title: 'Jurybox',
  description: summary,
  lang: 'en',
  srcDir: '../.pages',
  cleanUrls: true,
  metaChunk: true,
  ignoreDeadLinks: [/^\/(latest|v)\//, /^\/[\w-]+\.(atom|txt)$/],
  head: [
    ['link', { rel: 'icon', href: `${basePlaceholder}icon.svg`, type: 'image/svg+xml' }],
    [
      'link',
      {
        rel: 'alternate',
        href: `${basePlaceholder}changelog.atom`,
        type: 'application/atom+xml',
        title: 'Changes of the contract',
      },
    ],
  ],
  markdown: {
    // These themes have a contrast of at least 4.5 to 1 between the code and its background, in light and dark colours.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    image: { lazyLoading: true },
    config(md) {
      extendMarkdown(md);
      highlightOnce(md);
    },
  },
  vite: {
    plugins: [accessibleSearch, plainServerBundle],
    build: { chunkSizeWarningLimit: 2000 },
    resolve: { alias: [{ find: /^minisearch$/, replacement: fileURLToPath(new URL('search.ts', import.meta.url)) }] },
  },
  themeConfig: {
    logo: '/icon.svg',
    search: { provider: 'local', options: { detailedView: false } },
    outline: { level: 2 },
    nav,
    sidebar,
    externalLinkIcon: true,
  },
});
