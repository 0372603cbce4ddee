/**
 * Explanations of why a server misses a goal of the benchmark. They are based on CPU profiles. The report prints an
 * explanation below the table of the goal.
 */
export const why = {
  fastify:
    'Both servers spend the same time on the API key, the store, the log and the socket. ' +
    'This is most of the time of a request. Only the framework code differs.',
  update:
    'The row "with our handler and store only" shows how much of an update these two take. ' +
    'An update runs three SQL statements, writes database pages and waits for a sync. ' +
    'This costs more than the whole request of the bare server. ' +
    'An update spends about a fifth of its CPU time in SQLite and its Node.js binding. ' +
    'It spends a tenth on writing the response to the socket, a twentieth on validation and a twentieth on the log ' +
    'line. ' +
    'These changes had no measurable effect: removing the foreign key, removing the index of judged scenarios, ' +
    'larger pages, and memory-mapped reads. ' +
    'A log table without row ids is worse. ' +
    'An update then writes 1.7 pages instead of 0.9, because ' +
    'the entries of different scenarios no longer share a page.',
  sqliteTail:
    'Another thread writes and syncs, so reads do not wait for the disk. ' +
    'A read waits while the event loop runs updates, writes to the log or collects garbage. ' +
    'It also waits while another thread uses the processor core of the event loop. ' +
    'The times differ much between rounds, even for `node:http` with a constant response.',
  start:
    'Jurybox starts later than the bare server mostly because it loads Koa, pino and the packages that they need. ' +
    'Node.js finds and reads about 85 files of these packages, one by one, and caches their compiled code. ' +
    'The tables of media types, which two packages load, take the most time. ' +
    'The code of Jurybox itself is bundled.',
  memoryUnderLoad:
    'V8 enlarges its space for new objects under load. The objects of an update live until its group is on disk, so ' +
    'the space grows further than in a server that responds at once. ' +
    '`NODE_OPTIONS=--max-semi-space-size=4` limits the space; an update then takes about a tenth more CPU time.',
  postgresRead:
    'A read needs two round trips to the database, one for the API key and one for the variant. ' +
    'Look-ups that arrive together share their round trips. ' +
    'Another server process may have changed the key or the variant, so the server caches neither of them. ' +
    'The database processes share the two cores with the server and the load generator.',
  postgresUpdate:
    'An update needs three round trips to the database. The first reads the API key. ' +
    'The second reads the rows that decide whether the update is allowed. The third sends the writes and COMMIT. ' +
    'The database processes share the two cores with the server and the load generator, and each commit waits for a ' +
    'sync.',
};
