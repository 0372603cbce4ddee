/** The paragraphs that explain the tables in docs/benchmark.md. */
export const introduction = `\
Each ratio compares a row with the first row of its table in the same round: requests per second, or CPU time per
request where the title says so. The table shows the median of the ratios, then the spread and the number of rounds. The
load generator has 32 connections. **µs CPU** is the CPU time of the server process per request. **p99** is the 99th
percentile of the response times under that load.

Run the benchmark on a machine that does nothing else:

- \`pnpm bench\` measures everything, in about twelve minutes. It prints the tables.
- \`pnpm bench --quick\` runs fewer and shorter rounds, in about four minutes.
- \`pnpm bench --only sqlite\` measures one part: \`sqlite\`, \`postgres\` or \`starts\`. You can add \`--quick\`.
- \`pnpm bench --markdown\` measures everything and writes this document.

The **plain** servers show what a team would write instead of Jurybox: Koa or Fastify with a few routes. They check the
API key in the database at each request. They read the deployed variant with one statement that joins the tables. They
store an update and its entry in the log in one transaction, and return the row. PostgreSQL keeps their statements
prepared. SQLite syncs each commit (\`synchronous = FULL\`).

The plain servers do less than Jurybox. They write no request log and no metrics, have no limits, return no entity tags,
and keep no counts of judgements.

**Fastify, same work** has the store and the handlers of Jurybox, its log, its metrics and its key check. Only the
framework differs.

The tables of reads beside updates use fixed rates. For each server, they divide the 99th percentile of reads beside
updates by the median of reads without updates. The ratio compares this figure with that of the bare server.

Before the measurement, the benchmark sends every request once to Jurybox, to Fastify with the same work and to the
plain servers. It stops if a response differs from the response of Jurybox, if a server accepts an unknown API key, or
if the rows in its database differ afterwards.`;
