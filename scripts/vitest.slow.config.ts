import config, { slow } from './vitest.config.ts';

export default { ...config, test: { ...config.test, include: [`${slow}/*.test.ts`], exclude: [] } };
