import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // This only ends a test that hangs. Even on a slow machine, no test takes minutes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    // The test files of a worker share the loaded modules, because loading them again for each file would take a third
    // of the CPU time. So each test file must restore everything that it replaces.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
  },
});
