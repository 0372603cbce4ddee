/** Explanations of missed goals, based on profiles. The report prints them below its tables. */
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
    'The row "same handler, nothing checked" shows that node:http with the same store misses the goal too. A ' +
    'bare request is so cheap here that the three statements, their database pages and the sync cost more. An ' +
    'update spends about a sixth of its time in SQLite and its binding, an eighth in system calls for ' +
    'database pages and the sync (once per group of 32), an eighth on encoding the response as JSON and ' +
    'UTF-8, a tenth on writing it to the socket, and a tenth on waiting for the disk. We tried to omit ' +
    'the foreign key and the index of judged scenarios, and to use larger pages, memory-mapped reads and ' +
    'fdatasync. None had a measurable effect.',
  start:
    'The ES module loader takes half of the additional start time. It finds, reads and links about 80 ' +
    'files of Jurybox and 100 of the packages one by one; their compilation is cached. A bundle would save most ' +
    'of that, but the running code would differ from the source. The largest single part is the tables of ' +
    'media types that two packages load.',
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
