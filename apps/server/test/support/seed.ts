import { configureGlobal } from 'fast-check';

/**
 * The seed of all random inputs. The quick tests have the same inputs in each run, so that they never fail by chance.
 * The long tests (JURYBOX_LONG=1) have new inputs in each run. To repeat a run, set `SEED` to its seed.
 */
export const seed = Number(
  process.env['SEED'] ?? (process.env['JURYBOX_LONG'] === '1' ? Date.now() % 2 ** 31 : 20_261_127),
);

configureGlobal({ seed });
