import { join } from 'node:path';
import type { ThreadModule } from '../../src/store/sqlite/writer-messages.ts';

/** Returns the module of a writer thread with the fault `plant`. See planted-writer.ts for the possible faults. */
export const plantedWriter = (plant: string): ThreadModule => ({
  module: join(import.meta.dirname, 'planted-writer.ts'),
  data: { plant },
});

/** A writer thread that does not sync. It saves time in tests that do not check durability. */
export const withoutSync = plantedWriter('no-sync');
