/** Checks that wrappers (databases that tests put around another database) pass on the options of transactions. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Database, Transaction, TransactionOptions } from '../src/store/database.ts';
import { interceptDatabase } from './support/intercept-database.ts';
import { withFailingCommits } from './support/lossy-calls.ts';
import { pausableDatabase } from './support/pausable-database.ts';
import { plantedBudgetFaults } from './support/planted-budget-faults.ts';
import { plantedFaults } from './support/planted-faults.ts';
import { rewriteStatements } from './support/rewrite-statements.ts';
import { wrapDatabase } from './support/wrap-database.ts';

type Wrap = (inner: Database) => Database;

/** Runs an update through a wrapper. Returns the options that the wrapped database gets. */
async function passedOptions(wrap: Wrap): Promise<TransactionOptions | undefined> {
  let passed: TransactionOptions | undefined;
  const none = () => Promise.resolve(undefined);
  const tx: Transaction = {
    get: none,
    all: () => Promise.resolve([]),
    run: () => Promise.resolve(0),
    write() {},
    lock() {},
  };
  const inner: Database = {
    get: none,
    all: tx.all,
    lookup: none,
    ping: () => Promise.resolve(),
    close: () => Promise.resolve(),
    transaction(work, options) {
      passed = options;
      return work(tx);
    },
  };
  await wrap(inner).transaction(async (changed) => void (await changed.get('SELECT 1')), { isUpdate: true });
  return passed;
}

/** These planted faults drop the transaction option `isUpdate` on purpose: they change the reads of an update. */
const withoutIsUpdate = ['read-with-writers', 'hide-the-row', 'read-modify-write'];
const { 'no-shares': _, ...budgetFaults } = plantedBudgetFaults;
const wrappers: Record<string, Wrap> = {
  ...Object.fromEntries(Object.entries(plantedFaults).filter(([name]) => !withoutIsUpdate.includes(name))),
  ...budgetFaults,
  wrapDatabase: (inner) => wrapDatabase(inner, {}, () => ({})),
  interceptDatabase: (inner) => interceptDatabase(inner, () => {}),
  pausableDatabase: (inner) => pausableDatabase(inner).database,
  rewriteStatements: rewriteStatements(/a/, 'b'),
  withFailingCommits,
};

/**
 * Returns the `transaction` methods in a source text that call `transaction` of another database without the
 * options that they got, for example `isUpdate`.
 */
const careless = (text: string): string[] =>
  (
    text.match(/(?:^|[{,]) *(?:async )?transaction(?:<T>)?(?:: (?:async )?)?\((?!.*\boptions\b)work\b[^]{0,300}/gm) ??
    []
  )
    // Only a wrapper calls `transaction` of another database.
    .filter((definition) => definition.includes('.transaction('));

describe('the databases that tests wrap around another database', () => {
  it.each(Object.keys(wrappers))('the wrapper "%s" passes on the transaction option `isUpdate`', async (name) => {
    expect(await passedOptions(wrappers[name] as Wrap)).toEqual({ isUpdate: true });
  });

  it('no database wrapper in the tests drops the options of a transaction', () => {
    const folder = import.meta.dirname;
    const files = globSync('**/*.ts', { cwd: folder });
    const found = files
      .filter((file) => file !== 'wrappers.test.ts')
      .flatMap((file) => careless(readFileSync(join(folder, file), 'utf8')).map((line) => `${file}: ${line}`));
    expect(files.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  it('planted fault: the checks find a database wrapper that drops the options of transactions', async () => {
    const forgetful: Wrap = (inner) => wrapDatabase(inner, { transaction: (work) => inner.transaction(work) });
    expect(await passedOptions(forgetful)).toBeUndefined();
    for (const text of [
      'transaction: (work) => inner.transaction((tx) => work(slowed(tx))),',
      'transaction: async (work) => {\n  await reached;\n  return inner.transaction(work);',
      'async transaction(work) {\n  return inner.transaction(work);',
      'transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {\n  return inner.transaction(work);',
    ])
      expect(careless(text), text).toHaveLength(1);
  });
});
