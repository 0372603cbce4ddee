/** A thread that moves the write-ahead log into the file, once. */
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';

const address = pathToFileURL(workerData as string);
// A file that was removed meanwhile is not made again.
address.searchParams.set('mode', 'rw');
const database = new DatabaseSync(address, { timeout: 0 });
try {
  database.exec('PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0; PRAGMA wal_checkpoint(PASSIVE);');
} finally {
  database.close();
}
