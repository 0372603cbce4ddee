/**
 * `npm test` runs the tasks of turbo.json. Turbo skips a task that passed before if the inputs of the task have not
 * changed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

// `lint` also checks the types of every file, so `typecheck` is not needed here.
const tasks = ['generate:check', 'lint', 'test', 'test:repo'];
/** The lines that are printed again at the end: checks that did not run, failed tests and the names of failed tasks. */
const important = ['NOT RUN: ', 'FAIL ', 'error TS', 'Failed: '];

const isFresh = process.env['CI'] === 'true' || process.argv.includes('--fresh');
const before = newFiles();
console.log('This takes three to four minutes on two idle cores, and less for tasks whose inputs have not changed.');
console.log('For quick feedback use pnpm vitest run: it takes about 15 seconds.\n');

// turbo chooses the order of the tasks. With fewer at once, the longest one may start last and then run alone.
const turbo = spawn(
  'turbo',
  ['run', ...tasks, '--concurrency=5', '--continue', '--ui=stream', ...(isFresh ? ['--force'] : [])],
  {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that processes that a test left behind can be killed.
    detached: true,
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      // The tests start hundreds of Node.js processes with the same code, so a shared compile cache saves time.
      NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled'),
    },
  },
);

const summary = new Set<string>();
for (const [from, to] of [
  [turbo.stdout, process.stdout],
  [turbo.stderr, process.stderr],
] as const) {
  createInterface({ input: from }).on('line', (line) => {
    to.write(`${line}\n`);
    const text = stripVTControlCharacters(line);
    const word = important.find((one) => text.includes(one));
    if (word !== undefined) summary.add(text.slice(text.indexOf(word)));
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => turbo.kill(signal));

turbo.on('exit', () => {
  try {
    process.kill(-(turbo.pid as number), 'SIGKILL');
  } catch {
    // No process is left.
  }
});
turbo.on('close', (code) => {
  for (const line of summary) console.log(line);
  console.log('NOT RUN here: what takes long, among it the fault tests and the budgets; pnpm test:slow runs it');
  const created = newFiles().filter((file) => !before.includes(file));
  for (const file of created) console.log(`FAIL ${file}: a test created this file; use a temporary folder`);
  const passed = code === 0 && created.length === 0;
  console.log(passed ? '\neverything passed' : '\nsomething failed; see the lines above');
  process.exit(passed ? 0 : 1);
});

/** Returns the files that git neither tracks nor ignores. Ends the process if git does not list the files. */
function newFiles(): string[] {
  const { status, stdout, stderr, error } = spawnSync('git', ['ls-files', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  if (status === 0) return stdout.split('\n').filter(Boolean);
  const reason = error === undefined ? stderr.trim() : 'git is not installed';
  console.error(`npm test needs a clone of the repository and git, because git lists the files to check: ${reason}`);
  return process.exit(1);
}
