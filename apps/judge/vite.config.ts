import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = join(import.meta.dirname, 'src');

/** Gives the service worker the list of the files that judges need. Editors cannot work without a connection. */
const offlineFiles: Plugin = {
  name: 'offline-files',
  generateBundle(_, bundle) {
    const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
    const needed = new Set(
      scripts.filter(({ name }) => ['index', 'markdown'].includes(name)).map((file) => file.fileName),
    );
    for (const name of needed)
      for (const file of scripts) if (file.fileName === name) file.imports.forEach((each) => needed.add(each));
    const others = Object.keys(bundle).filter((name) => /^assets\/.*\.(css|svg)$/.test(name));
    const worker = bundle['service-worker.js'];
    if (worker?.type === 'chunk') worker.code = `self.files=${JSON.stringify([...needed, ...others])};${worker.code}`;
  },
};

export default defineConfig({
  root,
  // The addresses in the page are relative, so that a server can serve the page at any path.
  base: './',
  logLevel: 'warn',
  plugins: [offlineFiles],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    // The content security policy allows only files of the server: no inline scripts and no `data:` addresses.
    modulePreload: false,
    assetsInlineLimit: 0,
    // The server lets a browser keep files with such names forever.
    rollupOptions: {
      input: { index: join(root, 'index.html'), 'service-worker': join(root, 'service-worker.ts') },
      output: {
        // The name of a service worker must not change, because a browser looks for a new version under this name.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name].[hash].js'),
        chunkFileNames: 'assets/[name].[hash].js',
        assetFileNames: 'assets/[name].[hash][extname]',
      },
    },
  },
});
