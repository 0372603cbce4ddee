import { defineConfig } from 'vitest/config';
import { shared, slow } from './vitest.config.ts';

export default defineConfig({ test: { ...shared, globalSetup: ['test/support/build.ts'], include: slow } });
