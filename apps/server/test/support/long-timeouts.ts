/**
 * Lengthens the timeouts of the PostgreSQL store to minutes. Otherwise, a working server could respond with 503 on a
 * busy machine. Vitest loads this file into its workers, and Node.js loads it into the child processes of the tests.
 * The fault tests do not load it, because they check the timeouts.
 */
import { timeoutsMs } from '../../src/store/postgres/timeouts.ts';

const hangMs = 2 * 60_000;

// A long lock timeout does not prolong deadlocks, because PostgreSQL ends a deadlock after one second.
Object.assign(timeoutsMs, {
  connection: hangMs,
  rowQueue: hangMs,
  statement: hangMs,
  lock: hangMs,
  storeCall: hangMs,
} satisfies Partial<typeof timeoutsMs>);

const option = `--import=${import.meta.url}`;
const inherited = process.env['NODE_OPTIONS'] ?? '';
if (!inherited.includes(option)) process.env['NODE_OPTIONS'] = `${inherited} ${option}`.trim();
