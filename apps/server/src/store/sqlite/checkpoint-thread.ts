/** A thread that moves the write-ahead log of a file into it whenever it is told the file. Answers when it is done. */
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', (file: string) => {
  const address = pathToFileURL(file);
  // A file that was removed meanwhile is not made again.
  address.searchParams.set('mode', 'rw');
  const database = new DatabaseSync(address, { timeout: 0 });
  try {
    database.exec('PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0; PRAGMA wal_checkpoint(PASSIVE);');
  } finally {
    // Between two messages this thread has nothing open.
    database.close();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage('done');
  }
});
