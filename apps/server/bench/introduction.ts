/** The paragraphs that explain the tables in docs/benchmark.md. */
export const introduction = `\
Each round measures all rows of a table. A ratio compares two figures of the same round. Usually, it compares a row with
the reference, another row of its table. The ratio of a row such as "Jurybox ÷ plain Fastify + SQLite" compares these
two servers. The title of the table names the compared figure. For example, a server with half the CPU time per request
handles twice as many requests per CPU second, so its ratio is 2. Each table shows the median, the lowest and the
highest of the ratios. A round gives no ratio if other processes disturbed it. If a ratio misses its goal, the limits
beside the goal say whether the ratio is still good or fair.

The load generator has 32 connections. **µs CPU** is the CPU time of the server process. **p99** is the 99th percentile
of the response times under this load. The **bare server** is a server on \`node:http\` that always sends the same
response and stores nothing. Most tables have the bare server in the first row. While one server is measured, the others
are paused. Each measurement begins after half a second of load, because a server is slower just after a pause. The
ratios to the bare server differ much between processors. So compare two runs only if they used the same processor.

Run the benchmark on a machine that does nothing else:

- \`pnpm bench\` measures everything and prints the tables. It takes about fourteen minutes.
- \`pnpm bench --quick\` runs fewer and shorter rounds. It takes about four minutes.
- \`pnpm bench --only sqlite\` measures only one part: \`sqlite\`, \`postgres\` or \`starts\`. You can add \`--quick\`.
- \`pnpm bench --markdown\` measures everything and writes this document.

The **plain** servers use Koa or Fastify with a few routes. A team could write such a server instead of using Jurybox.
They check the API key in the database at each request. They read the deployed variant with one SQL statement. They
store an update and its log entry in one transaction, and return the updated scenario. On PostgreSQL they use prepared
statements. On SQLite they sync each commit (\`synchronous = FULL\`).

The plain servers do less than Jurybox. They write no request log and no metrics, have no limits, return no entity tags,
and keep no counts of judgements.

**Fastify with Jurybox's code** is a Fastify server with the store, the handlers, the log, the metrics and the key
check of Jurybox. Only the framework differs.

The tables with the title "read times during updates" show how much updates slow down reads. The load generator sends
reads and updates at fixed rates. For each server, the benchmark divides the 99th percentile of the read times during
updates by the median of the read times without updates. The ratio compares this quotient with the quotient of the bare
server.

Before the measurement, the benchmark sends every request once to Jurybox, to Fastify with Jurybox's code, and to the
plain servers with Koa or Fastify. It stops in three cases: a response differs from the response of Jurybox, a server
accepts an unknown API key, or a server has stored other rows than Jurybox.`;
