/**
 * `npm test` runs the tasks of turbo.json. Turbo skips a task that passed before if the inputs of the task have not
 * changed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { watchForCreatedFiles } from './created-files.ts';
import { killProcessesOf, marker } from './test-processes.ts';
import { createSummary } from './test-summary.ts';

// `lint` also checks the types of every file, so `typecheck` is not needed here.
const tasks = ['generate:check', 'lint', 'test', 'test:repo', 'size'];
const isFresh = process.env['CI'] === 'true' || process.argv.includes('--fresh');
const run = randomUUID();
const git = spawnSync('git', ['rev-parse', '--is-inside-work-tree'], { encoding: 'utf8' });
if (git.status !== 0) {
  const reason = git.error === undefined ? git.stderr.trim() : 'git is not installed';
  console.error(`npm test needs a clone of the repository and git, because git lists the files to check: ${reason}`);
  process.exit(1);
}
console.log('This takes three to four minutes on two idle cores, and less for tasks whose inputs have not changed.');
console.log('For quick feedback use pnpm vitest run: it takes about 15 seconds.\n');

// turbo chooses the order of the tasks. With fewer at once, the longest one may start last and then run alone.
const watched = watchForCreatedFiles(join(import.meta.dirname, '..'));
const turbo = spawn(
  'turbo',
  ['run', ...tasks, '--concurrency=5', '--continue', '--ui=stream', ...(isFresh ? ['--force'] : [])],
  {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      // The tests start hundreds of Node.js processes with the same code, so a shared compile cache saves time.
      NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled'),
      [marker]: run,
    },
  },
);

const summary = createSummary();
for (const [from, to] of [
  [turbo.stdout, process.stdout],
  [turbo.stderr, process.stderr],
] as const) {
  createInterface({ input: from }).on('line', (line) => {
    to.write(`${line}\n`);
    summary.read(line);
  });
}
// A terminal sends Ctrl-C to turbo as well. This process waits until turbo has ended, then cleans up.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => turbo.kill(signal));

turbo.on('close', async (code) => {
  const created = await watched.stop();
  for (const line of summary.lines()) console.log(line);
  for (const { pid, command } of killProcessesOf(run)) console.log(`killed a process of the tests: ${pid} ${command}`);
  console.log(
    'NOT RUN here: the fault tests of the server, the budgets, the accessibility and the width of every page, a ' +
      'whole release, and all cases of five tests that run a part of their cases here; pnpm test:slow runs them',
  );
  for (const file of created)
    console.log(`CREATED: ${file}. Lint can find a file that a test creates here; create it in a temporary folder.`);
  const passed = code === 0 && created.length === 0;
  console.log(passed ? '\neverything passed' : '\nsomething failed; see the list above');
  process.exit(passed ? 0 : 1);
});
