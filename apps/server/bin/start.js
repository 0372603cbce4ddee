const { existsSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

// The compile cache halves the start time, so it is turned on before Node.js compiles any other file. If this process
// may not write to the folder of the cache, Node.js stores no cache. Only the user who installed the packages may write
// there.
enableCompileCache(join(__dirname, '../node_modules/.cache/jurybox'));

// The repository has the sources. The published package has only the built files.
const source = join(__dirname, '../src/main.ts');
const main = existsSync(source) ? source : join(__dirname, '../dist/main.js');
import(pathToFileURL(main).href).catch((error) => {
  console.error(`jurybox: the server cannot be loaded: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
