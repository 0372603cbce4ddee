/**
 * The store: the only code that uses the database. Each kind of object has one file with its SQL. `database.ts` hides
 * the differences between the engines.
 */
export {
  DuplicateRow,
  OutcomeUnknown,
  StorageUnavailable,
  UnusableStorage,
  type Database,
  type Statements,
  type Transaction,
  type TransactionOptions,
} from './database.ts';
export { openDatabase, sqliteFileOf, type DatabaseLocation } from './open.ts';
