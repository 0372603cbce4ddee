import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { faults, measured, rest, shared, sharedWorkers } from './vitest.config.ts';

/** The tests that run on each engine. `vitest.config.ts` runs them on SQLite. */
const onEngines = globSync('test/**/*.test.ts', { cwd: import.meta.dirname }).filter((file) =>
  /[eE]ngines\b[^;]*\/engine\.ts'/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
);

export default defineConfig({
  test: {
    ...sharedWorkers,
    env: { ...shared.env, JURYBOX_ENGINE: 'postgres' },
    include: [...rest, ...onEngines],
    exclude: [...shared.exclude, ...faults, ...measured],
  },
});
