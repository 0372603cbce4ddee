/** Work that the build would do twice or more. None of it changes the site. */
import type { MarkdownRenderer, UserConfig } from 'vitepress';

type Plugin = NonNullable<NonNullable<UserConfig['vite']>['plugins']>[number];

/** Highlights each code block once. VitePress renders each page for the page itself and for the search. */
export function highlightOnce(md: MarkdownRenderer): void {
  const { highlight } = md.options;
  if (!highlight) return;
  const known = new Map<string, string>();
  md.options.highlight = (...block) => {
    const key = JSON.stringify(block);
    const html = known.get(key) ?? highlight(...block);
    known.set(key, html);
    return html;
  };
}

/** Keeps the second bundle, which only renders the pages on this machine, free of the search and of tree-shaking. */
export const plainServerBundle: Plugin = {
  name: 'plain-server-bundle',
  enforce: 'pre',
  config: (_, { isSsrBuild }) => (isSsrBuild ? { build: { rollupOptions: { treeshake: false } } } : undefined),
  load: (id, options) => (options?.ssr && id === '/@localSearchIndex' ? 'export default {};' : undefined),
};
