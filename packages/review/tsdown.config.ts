import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts', 'src/main.ts'],
  format: 'esm',
  platform: 'node',
  target: 'es2022',
  // The types of the private package are bundled from its source.
  dts: { compilerOptions: { paths: { '@jurybox/openapi': ['../openapi/src/index.ts'] } } },
  sourcemap: true,
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
});
