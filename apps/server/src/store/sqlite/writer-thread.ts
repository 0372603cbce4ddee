/** The worker thread that has the writing connection. */
import { parentPort, workerData } from 'node:worker_threads';
import { runWriter } from './run-writer.ts';
import { WriterConnection } from './writer-connection.ts';
import type { WriterOptions } from './writer-messages.ts';

if (parentPort !== null) runWriter(parentPort, new WriterConnection(workerData as WriterOptions));
