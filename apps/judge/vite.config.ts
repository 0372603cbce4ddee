import { join } from 'node:path';
import { defineConfig } from 'vite';

export default defineConfig({
  root: join(import.meta.dirname, 'src'),
  // The addresses in the page are relative, so that a server can serve the page at any path.
  base: './',
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    // The content security policy allows only files of the server: no inline scripts and no `data:` addresses.
    modulePreload: false,
    assetsInlineLimit: 0,
    // The server lets a browser keep files with such names forever.
    rollupOptions: {
      output: {
        entryFileNames: 'assets/[name].[hash].js',
        chunkFileNames: 'assets/[name].[hash].js',
        assetFileNames: 'assets/[name].[hash][extname]',
      },
    },
  },
});
