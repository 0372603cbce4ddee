/** The only place that knows storage. Each aggregate has one file with its SQL. `database.ts` hides the engines. */
export {
  DuplicateRow,
  OutcomeUnknown,
  StorageUnavailable,
  UnusableStorage,
  type Database,
  type Statements,
  type Transaction,
} from './database.ts';
export { openDatabase, sqliteFileOf, type DatabaseLocation } from './open.ts';
