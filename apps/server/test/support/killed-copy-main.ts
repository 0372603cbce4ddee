/**
 * Copies a database, and kills itself after a number of inserted batches of scenarios.
 *
 * node killed-copy-main.ts <source address> <target address> <number of batches>
 */
import { readConfig } from '../../src/config.ts';
import { copyDatabase } from '../../src/store/copy/copy.ts';

const [from = '', to = '', batch = '1'] = process.argv.slice(2);
const locationOf = (address: string) => readConfig({ DATABASE_URL: address }).database;
let scenarioBatches = 0;
await copyDatabase(locationOf(from), locationOf(to), {
  wrapTarget: (target) => ({
    ...target,
    async insert(table, rows) {
      await target.insert(table, rows);
      if (table.name === 'scenarios' && ++scenarioBatches === Number(batch)) process.kill(process.pid, 'SIGKILL');
    },
  }),
});
