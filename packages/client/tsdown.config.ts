import { defineConfig } from 'tsdown';

// Bundles our own packages, so that the published package has no dependencies.
export default defineConfig({
  entry: ['src/index.ts', 'src/interceptors.ts', 'src/reader.ts', 'src/stream.ts', 'src/validate.ts', 'src/testing.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  sourcemap: true,
  noExternal: [/^@jurybox\//],
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});
