import { join } from 'node:path';
import type { ThreadModule } from '../../src/store/sqlite/writer-messages.ts';

/** Returns the writer thread with a planted fault of planted-writer.ts. */
export const plantedWriter = (plant: string): ThreadModule => ({
  module: join(import.meta.dirname, 'planted-writer.ts'),
  data: { plant },
});

/** A writer that does not sync. Tests that do not test durability use it, because it saves time. */
export const withoutSync = plantedWriter('no-sync');
