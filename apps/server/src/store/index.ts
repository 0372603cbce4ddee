/** The only place that knows storage. One file per aggregate holds its SQL; the engines are behind `database.ts`. */
export {
  DuplicateRow,
  OutcomeUnknown,
  StorageUnavailable,
  UnusableStorage,
  type Database,
  type Statements,
  type Transaction,
} from './database.ts';
export { fileOf, openDatabase, type Target } from './open.ts';
