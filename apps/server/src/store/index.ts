/** The store: the only code that uses the database. Each kind of object has one file with its SQL. */
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
