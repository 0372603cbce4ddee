import config, { slow } from './vitest.config.ts';

const hangMs = 15 * 60_000;

export default {
  ...config,
  test: { ...config.test, include: [`${slow}/*.test.ts`], exclude: [], testTimeout: hangMs, hookTimeout: hangMs },
};
