/**
 * The figures in the documents, each with its source. `{}` stands for the figure in a text. The source of a figure is a
 * constant, or other text in the code or in a test.
 */

/**
 * The file and the name of a constant. `write` turns its value into the text in the document, for example `4 MiB`.
 * Without `write`, the document contains the plain number.
 */
type Constant = [file: string, name: string, write?: (value: number) => string];
/** A text that a file must contain. If the code no longer contains it, correct the document and this list. */
export interface CodeText {
  file: string;
  has: string;
}
export type Figure = [document: string, text: string, ...sources: (Constant | CodeText)[]];

const server = 'apps/server/src/';
const words = 'zero one two three four five six seven eight nine ten'.split(' ');
const word = (value: number) => words[value] ?? { 20: 'twenty' }[value] ?? String(value);
const mebibytes = (value: number) => `${value / 1_048_576} MiB`;
const kibibytes = (value: number) => `${kibi(value)} KiB`;
const seconds = (value: number) => String(value / 1000);
const grouped = (value: number) => value.toLocaleString('en');
const days = (value: number) => String(value / 86_400_000);
const milliseconds = (value: number) => `${value}ms`;
const textIn = (file: string, has: string): CodeText => ({ file, has });

const running = 'docs/running.md';
const operations = 'docs/operations.md';
const security = 'SECURITY.md';
const guides = 'apps/docs/guides/guides/';
const results = `${guides}results.md`;
const approval = `${guides}protect-an-environment.md`;
const requests = `${server}services/deployment-requests.ts`;
const reader = `${guides}variant-reader.md`;
const client = 'packages/client/README.md';
const transport = 'packages/client/src/transport.ts';
const contract = 'spec/openapi.yaml';
const problemCodes = 'spec/components/schemas/ProblemCode.yaml';
const limits = `${server}http/limits.ts`;
const timeouts = `${server}store/postgres/timeouts.ts`;
const stalled = `${server}connections.ts`;
const statistics = `${server}services/statistics/`;
const outage = 'apps/server/test/faults/postgres-outage.test.ts';

const notices = `${server}services/notices.ts`;
const anyLanguage = `${guides}any-language.md`;

export const figures: Figure[] = [
  [operations, 'A stream of notices sends something every {} seconds', [notices, 'keepAliveMs', seconds]],
  [operations, 'closes a connection should be at least {} seconds', [notices, 'keepAliveMs', (ms) => seconds(2 * ms)]],
  [
    operations,
    'the deployments of other processes up to {} seconds late',
    [`${server}store/postgres/commits.ts`, 'checksPerCall', (count) => word(count / 2)],
  ],
  [anyLanguage, 'The server also sends a comment every {} seconds', [notices, 'keepAliveMs', seconds]],
  [running, 'at most {} further requests wait on the connection', [`${server}connections.ts`, 'maxWaiting']],
  [running, 'the limits are `n / 4` requests and {}; for one project', [limits, 'maxKeyBodyBytes', mebibytes]],
  [running, 'for one project, `n` requests and {}.', [limits, 'maxBodyBytesInAll', (value) => mebibytes(value / 2)]],
  [running, 'the limits are `2 n` requests and {}.', [limits, 'maxBodyBytesInAll', mebibytes]],
  [
    running,
    '`Content-Length`, or with {} if the request has no `Content-Length`',
    [`${server}http/body.ts`, 'maxBodyBytes', mebibytes],
  ],
  [running, 'For one API key, these responses may reach {}', [limits, 'maxKeyUnsentBytes', mebibytes]],
  [running, 'one project, {}. Further requests get 429', [limits, 'maxProjectUnsentBytes', mebibytes]],
  [running, 'If the responses of all projects together reach {}', [limits, 'maxUnsentBytesInAll', mebibytes]],
  [running, 'At most {} exports of one project', [limits, 'maxStreams', word]],
  [
    running,
    'reads less than {} in {} seconds',
    [stalled, 'minProgressBytes', kibibytes],
    [stalled, 'stallTimeoutMs', seconds],
  ],
  [running, 'A page of a list contains about {},', [`${server}services/paging.ts`, 'maxPageBytes', mebibytes]],
  [running, 'at most {} scenarios', [`${server}services/evaluations.ts`, 'maxScenarios', grouped]],
  [running, '`the database is unavailable` every {} seconds', [`${server}storage-failure-log.ts`, 'intervalMs', tens]],
  [running, 'writes wait up to {} seconds, then get 503', [`${server}store/sqlite/timeouts.ts`, 'writer', seconds]],
  [running, 'more than {} seconds are cut off', [`${server}shutdown.ts`, 'inFlightTimeoutMs', seconds]],
  [running, 'the server exits with 0 within 10 seconds', textIn('apps/server/test/faults/stopping.test.ts', '10_000')],
  [running, 'requests get 503 within two seconds', textIn(outage, 'limitMs = 2000;')],

  [operations, 'Accept bodies of more than {}.', [`${server}http/body.ts`, 'maxBodyBytes', mebibytes]],
  [operations, 'after less than {} seconds', [`${server}listen.ts`, 'keepAliveTimeout', seconds]],
  [
    operations,
    'Half of them, rounded down, are for writes',
    textIn(`${server}store/postgres/pool.ts`, 'writes = Math.floor(size / 2);'),
  ],
  [operations, "statement_timeout = '{}'", [timeouts, 'statement', milliseconds]],
  [operations, "lock_timeout = '{}'", [timeouts, 'lock', milliseconds]],
  [
    operations,
    "idle_in_transaction_session_timeout = '{}s'",
    [`${server}store/postgres/pool.ts`, 'idle_in_transaction_session_timeout', seconds],
  ],
  [operations, 'at most {} per line', [`${server}store/project-file/read.ts`, 'maxLineBytes', mebibytes]],
  [operations, 'removes entries after {} days', [`${server}services/admin-log.ts`, 'adminLogRetentionMs', days]],
  [
    operations,
    'removes these rows after an hour',
    textIn(`${server}services/project-import.ts`, 'importingMs = 3_600_000;'),
  ],
  [operations, 'it is removed after a day', textIn(`${server}services/idempotency.ts`, 'keptMs = 86_400_000;')],
  [
    operations,
    'the server needs up to 10 seconds more than `--drain-seconds`',
    textIn('apps/server/test/faults/stopping.test.ts', '10_000'),
  ],
  [operations, 'kill it after 15 seconds', textIn('deploy/jurybox.service', 'TimeoutStopSec=15')],

  [
    security,
    'A key has {} random bits',
    [`${server}services/keys.ts`, /prefix\}_\$\{randomBytes\((\d+)\)/.source, bits],
  ],
  [security, 'A body has at most {} and', [`${server}http/body.ts`, 'maxBodyBytes', mebibytes]],
  [security, 'and {} levels', [`${server}http/strict-json.ts`, 'maxDepth']],

  [
    'apps/docs/guides/concepts.md',
    'judge each scenario, up to {}.',
    ['spec/components/schemas/HumanEvaluationCreate.yaml', 'maximum'],
  ],
  [
    `${guides}collect-judgements.md`,
    'after 30 days',
    textIn('apps/judge/src/app/evaluations/link-parts.tsx', 'defaultValue="30"'),
  ],
  [`${guides}team-pages.md`, 'nobody used for {} days', ['apps/judge/src/app/keys-page.tsx', 'unusedMs', days]],
  [approval, 'A deployment request expires after {} days', [requests, 'requestLifetimeMs', days]],
  [approval, 'An environment has at most {} open requests', [requests, 'maxOpenRequests']],
  [`${guides}collect-judgements.md`, 'after {} days', [`${server}services/keys.ts`, 'defaultDurationMs', days]],
  [
    `${guides}collect-judgements.md`,
    'for a judge for {} minutes',
    [`${server}services/next-scenario.ts`, 'reservationMs', (value) => word(value / 60_000)],
  ],

  ['README.md', 'You need Node.js 24.15.', textIn('package.json', '"node": "^24.15.0 || >=26.0.0"')],
  [
    'apps/docs/guides/start/run.md',
    'needs Node.js 24.15 or newer',
    textIn('apps/server/package.json', '"node": "^24.15.0 || >=26.0.0"'),
  ],
  ['apps/docs/guides/start/publish.md', 'needs npm 11.5.1', textIn('scripts/release/checks.ts', 'npm 11.5.1')],
  [client, 'runs on Node.js 20 or newer', textIn('packages/client/package.json', '"node": ">=20"')],

  [results, 'at a level of {} %', [`${statistics}interval.ts`, 'confidenceLevel', (value) => String(100 * value)]],
  [results, 'there are fewer than {} scenarios', [`${statistics}scenario-outcomes.ts`, 'minScenariosToResample']],
  [results, 'draws {} samples, and reads', [`${statistics}bootstrap.ts`, 'resampleCount', grouped]],
  [results, 'At least {} scenarios', [`${statistics}outlying-judges.ts`, 'minScenarios']],
  [results, 'takes at least {} votes', ['apps/judge/src/app/evaluations/advice.ts', 'votesForNarrow']],
  [results, 'has at most {} variants', [`${statistics}leaderboard.ts`, 'maxVariants']],

  [reader, '`freshFor` | {} seconds |', ['packages/client/src/reader.ts', 'freshFor', seconds]],
  [reader, 'updates it | one minute |', textIn('packages/client/src/reader.ts', 'staleWhileRevalidateFor = 60_000,')],
  [reader, '`staleIfErrorFor` | one day |', textIn('packages/client/src/reader.ts', 'staleIfErrorFor = 86_400_000,')],

  [client, 'After that, `idleTimeout` ({} s)', ['packages/client/src/stream.ts', 'idleTimeout', seconds]],
  [client, 'up to {} times (`retries`)', [transport, defaultOf('retries')]],
  [client, '`maxRetryAfter` ({} s)', [transport, defaultOf('maxRetryAfter'), seconds]],
  [client, '`timeout` ({} s)', [transport, defaultOf('timeout'), seconds]],
  [client, '`deadline` ({} s) limits the time of the whole call', [transport, defaultOf('deadline'), seconds]],
  [client, 'at most `deadline` ({} s) for the service', ['packages/client/src/reader.ts', 'deadline', seconds]],
  [client, '`maxResponseBytes` (64 MiB)', textIn(transport, 'config.maxResponseBytes ?? 2 ** 26')],
  [client, 'its response for 24 hours', textIn(`${server}services/idempotency.ts`, 'keptMs = 86_400_000;')],
  [client, 'size with `getVariantByEnv` | adds ≤ 4.0 kB', textIn('packages/client/test/size.test.ts', ', 4000]')],
  [
    client,
    'size with `updateEvaluationScenario` too | adds ≤ 4.5 kB',
    textIn('packages/client/test/size.test.ts', ', 4500]'),
  ],
  [client, 'size with the variant reader too | adds ≤ 7.0 kB', textIn('packages/client/test/size.test.ts', ', 7000]')],

  [
    contract,
    'If the headers are larger than {} KiB, the response is 431.',
    [`${server}listen.ts`, 'maxHeaderSize', kibi],
  ],
  [
    contract,
    'If the address is longer than {} KiB, the response is 414.',
    [`${server}middleware/guard.ts`, 'maxUrlLength', kibi],
  ],
  [contract, 'name of a member has at most {} characters', [`${server}http/strict-json.ts`, 'maxNameLength']],
  [
    contract,
    'The server stores the response for 24 hours',
    textIn(`${server}services/idempotency.ts`, 'keptMs = 86_400_000;'),
  ],
  [problemCodes, 'The body is larger than {}.', [`${server}http/body.ts`, 'maxBodyBytes', mebibytes]],
  [problemCodes, 'The address is longer than {} KiB.', [`${server}middleware/guard.ts`, 'maxUrlLength', kibi]],
  [problemCodes, 'The headers are larger than {} KiB.', [`${server}listen.ts`, 'maxHeaderSize', kibi]],
  ['apps/docs/src/pages/errors-page.ts', 'up to {} errors', [`${server}http/validation-errors.ts`, 'maxErrors']],
];

/** Returns a regular expression that finds an option's default value in the source code of the client. */
function defaultOf(option: string): string {
  return String.raw`config\.${option} \?\? ([\d_]+)`;
}
function kibi(value: number): string {
  return String(value / 1024);
}
function tens(value: number): string {
  return word(value / 1000);
}
function bits(value: number): string {
  return String(8 * value);
}
