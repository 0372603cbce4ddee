/**
 * Lengthens the timeouts of the store to minutes. Otherwise, on a busy machine, a working server could respond with
 * 503, or end because its disk seems to be stalled. Vitest loads this file into its workers, and Node.js loads it into
 * the child processes of the tests. Most fault tests do not load it, because they check the timeouts.
 */
import { timeoutsMs } from '../../src/store/postgres/timeouts.ts';
import { timeoutsMs as sqliteTimeoutsMs } from '../../src/store/sqlite/timeouts.ts';

const hangMs = 2 * 60_000;

// A long lock timeout does not prolong deadlocks, because PostgreSQL ends a deadlock after one second.
Object.assign(timeoutsMs, {
  connection: hangMs,
  rowQueue: hangMs,
  statement: hangMs,
  lock: hangMs,
  storeCall: hangMs,
} satisfies Partial<typeof timeoutsMs>);
Object.assign(sqliteTimeoutsMs, {
  writer: hangMs,
  idle: hangMs,
  close: hangMs,
  lock: hangMs,
} satisfies typeof sqliteTimeoutsMs);

const option = `--import=${import.meta.url}`;
const inherited = process.env['NODE_OPTIONS'] ?? '';
if (!inherited.includes(option)) process.env['NODE_OPTIONS'] = `${inherited} ${option}`.trim();
