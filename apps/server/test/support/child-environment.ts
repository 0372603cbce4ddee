import { join } from 'node:path';

/** Compiled modules, kept between child processes and runs: with it a process starts with a quarter of the CPU time. */
const compileCache = join(import.meta.dirname, '../../node_modules/.cache/jurybox-tests');

/** The environment of a child process: this one's, without the settings of the server or its client. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('JURYBOX_') && name !== 'DATABASE_URL',
  );
  return { ...Object.fromEntries(inherited), NODE_COMPILE_CACHE: compileCache };
}
