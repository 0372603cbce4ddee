/** A worker thread that runs a checkpoint on each file it receives, and sends a message when the checkpoint ends. */
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', (file: string) => {
  const address = pathToFileURL(file);
  // Without the mode `rw`, SQLite would create a new file if the database file was removed meanwhile.
  address.searchParams.set('mode', 'rw');
  const database = new DatabaseSync(address, { timeout: 0 });
  try {
    database.exec('PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0; PRAGMA wal_checkpoint(PASSIVE);');
  } finally {
    // Between two messages, the thread keeps no file open.
    database.close();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage('done');
  }
});
