import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';

const src = join(import.meta.dirname, '../src');

/** Tells the service worker the names of the files that it must keep, so that judges can open the page offline. */
const offlineFiles: Plugin = {
  name: 'offline-files',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
    const worker = bundle['service-worker.js'];
    if (worker?.type === 'chunk') worker.code = `self.files=${JSON.stringify(files)};${worker.code}`;
  },
};

/** Builds the pages for the team from the HTML of the page for judges, with another script and style sheet. */
const teamHtml: Plugin = {
  name: 'team-html',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replaceAll(/\.\/(main\.tsx|style\.css)/g, './app/$1'),
  },
};

const pages = {
  // The page for judges works at any path, because the addresses in it are relative.
  judge: { base: './', inputs: ['index.html', 'service-worker.ts'], plugins: [offlineFiles] },
  app: { base: '/app/', inputs: ['index.html'], plugins: [teamHtml] },
};
export const pageNames = Object.keys(pages) as (keyof typeof pages)[];

/** Returns the Vite configuration that builds the page. */
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
      // By default, Vite adds inline scripts and `data:` addresses. The content security policy forbids both.
      modulePreload: false,
      assetsInlineLimit: 0,
      // The file names contain a hash, because the server lets a browser keep these files forever.
      rollupOptions: {
        input: inputs.map((name) => join(src, name)),
        output: {
          // The service worker has no hash in its name, because a browser looks for a new version under the old name.
          entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name].[hash].js'),
          chunkFileNames: 'assets/[name].[hash].js',
          assetFileNames: 'assets/[name].[hash][extname]',
        },
      },
    },
  };
}
