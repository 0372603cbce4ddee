/**
 * Explanations of why a server misses a goal of the benchmark. They are based on CPU profiles. The report prints an
 * explanation below the table of the goal.
 */
export const why = {
  read:
    'The row "our handler without checks" shows the best ratio that our handler can reach on node:http. ' +
    'Hashing the API key, two look-ups and the longer response head lower the ratio by a quarter. ' +
    'Koa, @koa/router, pino and prom-client cost the largest part of the rest. ' +
    'Until 2026-11-23, code of our own in their place took about 15 µs less per read.',
  notModified:
    'The reasons are the same as for a response with status 200. ' +
    'With status 304, Jurybox does not write the body of one kilobyte to the socket. This saves little. ' +
    'In this comparison, the bare server still sends its body of one kilobyte.',
  fastify:
    'Both servers spend the same time on the API key, the store, the log and the socket. ' +
    'This is most of the time of a request. Only the framework code differs.',
  update:
    'The row "our handler without checks" shows how much of an update the store and the handler take. ' +
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
  updateFastify:
    'Both servers use the same store and handlers, and these take most of an update. ' +
    'The row "our handler without checks" has the same store and handlers too, but no validation, log or metrics. ' +
    'Even that server is not much faster than Fastify.',
  sqliteTail:
    'Another thread writes and syncs, so reads do not wait for the disk. ' +
    'A read can wait while the event loop runs the updates of a group, writes to the log or collects garbage, ' +
    'and while another thread uses the core. ' +
    'The figure differs much between rounds, also for the bare server.',
  start:
    'Jurybox starts later than the bare server mostly because it loads Koa, pino and the packages that they need. ' +
    'Node.js finds and reads about 85 files of these packages, one by one. Their compiled code is cached. ' +
    'The tables of media types, which two packages load, take the largest part. ' +
    'The code of Jurybox itself is bundled.',
  memory:
    'Compared with the bare server, the additional memory holds Koa, pino, SQLite, the validators and the contract. ' +
    'The server loads rate limits and PostgreSQL only if they are configured.',
  memoryUnderLoad:
    'V8 enlarges its space for new objects under load. The objects of an update live until its group is on disk, so ' +
    'the space grows further than in a server that answers at once. ' +
    '`NODE_OPTIONS=--max-semi-space-size=4` limits it; an update then takes about a tenth more CPU time.',
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
  results:
    'To count votes, the server reads an index that contains the vote of each scenario. It reads no rows. ' +
    'The time grows slightly faster than the number of scenarios, because the index no longer fits the cache of the ' +
    'database connection.',
};
