/** Explanations of why a server misses a goal, based on CPU profiles. The report prints them below its tables. */
export const why = {
  read:
    'The row "same handler, nothing checked" shows the best possible ratio on node:http: hashing the API ' +
    'key, two look-ups and the longer response head already cost a quarter. Koa costs a fifth. Validation, ' +
    'routing, the log line and the metrics cost the rest; each is below 5 % of a read.',
  notModified:
    'The reasons are the same as for a read. A 304 saves only the body, and writing one more kilobyte to the ' +
    'socket is cheap here. The bare server sends the kilobyte in this comparison.',
  fastify:
    'Both servers spend equal time on the API key, the store, the log and the socket. These are most of a ' +
    'request. Only the framework code differs.',
  update:
    'The row "same handler, nothing checked" shows how much of an update is the store and the handler. A bare ' +
    'request is so cheap here that the three statements, their database pages and the sync cost more. An update ' +
    'spends about a fifth of its CPU time in SQLite and its binding, a tenth on writing the response to the socket, ' +
    'a twentieth on validation and a twentieth on the log line. We tried to omit the foreign key and the index of ' +
    'judged scenarios, and to use larger pages, memory-mapped reads and fdatasync. None had a measurable effect. A ' +
    'log table without row ids makes an update write 1.7 pages instead of 0.9, because the entries of different ' +
    'scenarios no longer share a page.',
  start:
    'Loading Koa, pino and the packages that they need takes most of the additional start time. Node.js finds and ' +
    'reads their files, about 85, one by one; their compilation is cached. The largest single part is the tables of ' +
    'media types, which two packages load. The code of Jurybox itself is bundled.',
  memory:
    'The additional memory holds Koa, pino, SQLite, the validators and the contract. The server ' +
    'loads parts that only some installations need (process metrics, rate limits, the body parser, ' +
    'PostgreSQL) on first use.',
  postgresRead:
    'A read needs two round trips, one for the API key and one for the variant. Look-ups that arrive together share ' +
    'them. Another process may have changed either, so the server caches nothing. The database processes share the ' +
    'two cores with the server and the load generator.',
  postgresUpdate:
    'An update needs three round trips: the API key, the rows that decide, and the writes with COMMIT. The database ' +
    'processes need the same two cores as the server and the load generator, and each commit waits for a sync.',
  results:
    'Counting votes reads every scenario in an index, without reading rows. The time grows slightly faster ' +
    'than the number of scenarios, because the index no longer fits the cache of the connection.',
};
