import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';

const src = join(import.meta.dirname, '../src');

/** Gives the service worker the list of the files that judges need. */
const offlineFiles: Plugin = {
  name: 'offline-files',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
    const worker = bundle['service-worker.js'];
    if (worker?.type === 'chunk') worker.code = `self.files=${JSON.stringify(files)};${worker.code}`;
  },
};

/** Makes the pages for the team from the same HTML as the page for judges. */
const teamHtml: Plugin = {
  name: 'team-html',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replaceAll(/\.\/(main\.tsx|style\.css)/g, './app/$1'),
  },
};

const pages = {
  // The addresses in the page are relative, so that a server can serve the page at any path.
  judge: { base: './', inputs: ['index.html', 'service-worker.ts'], plugins: [offlineFiles] },
  app: { base: '/app/', inputs: ['index.html'], plugins: [teamHtml] },
};
export const pageNames = Object.keys(pages) as (keyof typeof pages)[];

/** Returns how Vite builds the page for judges or the pages for the team. */
export function configOf(page: keyof typeof pages): InlineConfig {
  const { base, inputs, plugins } = pages[page];
  return {
    configFile: false,
    root: src,
    base,
    logLevel: 'warn',
    plugins,
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      target: 'es2022',
      emptyOutDir: true,
      // The content security policy allows only files of the server: no inline scripts and no `data:` addresses.
      modulePreload: false,
      assetsInlineLimit: 0,
      // The server lets a browser keep files with such names forever.
      rollupOptions: {
        input: inputs.map((name) => join(src, name)),
        output: {
          // The name of a service worker must not change, because a browser looks for a new version under this name.
          entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name].[hash].js'),
          chunkFileNames: 'assets/[name].[hash].js',
          assetFileNames: 'assets/[name].[hash][extname]',
        },
      },
    },
  };
}
