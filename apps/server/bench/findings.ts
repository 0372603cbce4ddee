/**
 * Explanations of why a server misses a goal of the benchmark. They are based on CPU profiles. The report prints an
 * explanation below the table of the goal.
 */
export const why = {
  fastify:
    'The API key, the store, the log and the socket take most of the time of a request. ' +
    "Fastify with Jurybox's code differs from Jurybox only in the framework, not in these parts.",
  update:
    'The row "node:http, Jurybox\'s handler and store" shows how much time the handler and the store take. ' +
    'An update runs three SQL statements, writes database pages and waits for a sync. ' +
    'The SQL statements, the writes and the sync cost more than a whole request to the bare server. ' +
    'An update spends about a fifth of its CPU time in SQLite and the Node.js binding of SQLite. ' +
    'An update spends a tenth of its CPU time on writing the response to the socket, ' +
    'a twentieth on validation and a twentieth on the log line. ' +
    'These changes had no measurable effect: removing the foreign key, removing the index of judged scenarios, ' +
    'larger pages, and memory-mapped reads. ' +
    'If the log table has no row ids, an update writes 1.7 database pages instead of 0.9, because ' +
    'the entries of different scenarios no longer share a page.',
  sqliteTail:
    'A separate thread writes and syncs, so reads do not wait for the disk. ' +
    'A read waits while the event loop runs updates, writes log lines or collects garbage. ' +
    'A read also waits while another thread uses the processor core of the event loop. ' +
    'The read times differ much between rounds, even for `node:http` with a constant response.',
  start:
    'Jurybox starts later than the bare server mostly because it loads Koa, pino and the packages that they need. ' +
    'Node.js finds and reads about 85 files of these packages, one by one, and caches their compiled code. ' +
    'The tables of media types, which two packages load, take the most time. ' +
    'The published package contains the code of Jurybox itself as a bundle.',
  memoryUnderLoad:
    'V8 enlarges its space for new objects under load. The objects of an update live until its group is on disk, so ' +
    'the space grows further than in a server that responds at once. ' +
    '`NODE_OPTIONS=--max-semi-space-size=4` limits the space; an update then takes about a tenth more CPU time.',
  postgresRead:
    'Jurybox needs two round trips to the database for a read, one for the API key and one for the variant. ' +
    'Look-ups that arrive together share their round trips. ' +
    'Another server process may have changed the key or the variant, so the server caches neither of them. ' +
    'The database processes share the two cores with the server and the load generator.',
  postgresUpdate:
    'Jurybox needs three round trips to the database for an update. ' +
    'The first round trip reads the API key. ' +
    'The second round trip reads the rows that decide whether the update is allowed. ' +
    'The third round trip sends the writes and COMMIT. ' +
    'The database processes share the two cores with the server and the load generator, and each commit waits for a ' +
    'sync.',
};
