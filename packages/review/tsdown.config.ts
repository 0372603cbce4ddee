import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Rolldown, type UserConfig } from 'tsdown';

/**
 * Adds the file `licenses.txt` with the licences of all packages in the built files. The MIT licence requires that
 * copies contain it.
 */
const licenses: Rolldown.Plugin = {
  name: 'licenses',
  generateBundle(_, files) {
    const modules = Object.values(files).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const folders = modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []);
    const texts = [...new Set(folders)].map((folder) => {
      const name = folder.slice(folder.lastIndexOf('/node_modules/') + '/node_modules/'.length);
      const license = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
      if (license === undefined) throw new Error(`the package ${name} has no licence to put into licenses.txt`);
      return `${name}\n\n${readFileSync(`${folder}/${license}`, 'utf8').trim()}\n`;
    });
    this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: texts.sort().join('\n---\n\n') });
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
  // All packages are part of the built files, because Node loads few files faster than many.
  { ...shared, dts: false, deps: { alwaysBundle: [/^ajv/, /^js-yaml$/] }, plugins: [licenses] },
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
