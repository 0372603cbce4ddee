import { defineConfig } from 'tsdown';

// Everything of ours is bundled in: the published package needs no other one at run time.
export default defineConfig({
  entry: ['src/index.ts', 'src/reader.ts', 'src/validate.ts', 'src/testing.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  sourcemap: true,
  noExternal: [/^@jurybox\//],
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});
