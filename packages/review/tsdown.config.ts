import { defineConfig, type Rolldown, type UserConfig } from 'tsdown';
import { licensesOf } from '../../scripts/licenses.ts';

const licenses: Rolldown.Plugin = {
  name: 'licenses',
  generateBundle(_, files) {
    const modules = Object.values(files).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: licensesOf(modules) });
  },
};

const shared: UserConfig = {
  entry: ['src/index.ts', 'src/main.ts'],
  format: 'esm',
  platform: 'node',
  target: 'es2022',
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
};

export default defineConfig([
  // The built files contain the code of all dependencies, because Node.js loads few files faster than many.
  { ...shared, dts: false, deps: { alwaysBundle: [/^ajv/, /^js-yaml$/, /^leven$/] }, plugins: [licenses] },
  {
    ...shared,
    entry: ['src/index.ts'],
    // Bundles the types of the private package @jurybox/openapi from its source. Leaves out the types of Ajv, because
    // no exported type uses them.
    dts: { emitDtsOnly: true, compilerOptions: { paths: { '@jurybox/openapi': ['../openapi/src/index.ts'] } } },
    deps: { neverBundle: [/^ajv/] },
    treeshake: { moduleSideEffects: false },
  },
]);
