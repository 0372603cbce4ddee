/** Why the goals that are out of reach are missed, according to profiles; printed in docs/benchmark.md. */
export const why = {
  read:
    'The row "same handler, nothing checked" is the most this work can reach on node:http here: hashing the ' +
    'key, the two look-ups and the longer head of the response already cost a quarter. Koa by itself costs a ' +
    'fifth. What is left between them is validation, routing, the log line and the metrics, none of which is ' +
    'over 5 % of a read by itself.',
  notModified:
    'The same as for a read: only the body is saved, and writing a kilobyte more to the socket is cheap here, ' +
    'also for the bare server, which sends it in this comparison.',
  fastify:
    'Both responses pay the same for the key, the store, the log and the socket, which is most of a request. ' +
    'Only the machinery between them differs.',
  update:
    'The row "same handler, nothing checked" shows that node:http with the same store is far below the goal ' +
    'too: a bare request costs so little here that the three statements, their pages and the sync weigh more. ' +
    'Of an update, about a sixth is SQLite and the binding to it, an eighth the system calls for pages and ' +
    'the sync (once per group of 32), an eighth making JSON and UTF-8 of the response, a tenth writing it to ' +
    'the socket, and a tenth waiting for the disk. Leaving out savepoints, the foreign key or the index of ' +
    'judged scenarios, larger pages, memory-mapped reading and fdatasync were tried and gained nothing that ' +
    'could be told from the noise.',
  start:
    'Half of what is left is the ES module loader: some 80 files of ours and 100 of the packages, each found, ' +
    'read and linked by itself; their compilation is cached. A bundle would save most of that, and would cost ' +
    'that what runs is what is written. The tables of media types, which two packages load, are the largest ' +
    'single part.',
  memory:
    'What is above the bare server is Koa, pino and SQLite with their code, the validators and the contract ' +
    'as objects. Everything that only some servers need (metrics of the process, rate limits, the body ' +
    'parser, PostgreSQL) is loaded when it is needed.',
  postgresRead:
    'A read is two round trips, one for the key and one for the response: another process may have changed ' +
    'either, so nothing is remembered. The database processes share the two cores with the server and the ' +
    'load, and each write to one of them wakes it.',
  postgresUpdate:
    'An update is six round trips: the key, BEGIN, three statements and COMMIT. Writing them to sockets is ' +
    'over two fifths of the wall time of the server process, because every write wakes a database process ' +
    'that wants the same two cores. Sending BEGIN with the first statement and COMMIT with the last one would ' +
    'save two of the six.',
  results:
    'Counting votes looks at every scenario, in an index and without reading rows. It grows a little faster ' +
    'than their number, because the index no longer fits the cache of the connection.',
};
