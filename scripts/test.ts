/** `npm test`: everything a merge needs, in the order of turbo.json; what did not change since it passed is not run again. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { createDigest } from './test-digest.ts';

const tasks = ['generate:check', 'lint', 'typecheck', 'test', 'test:repo', 'size'];
const fresh = process.env['CI'] === 'true' || process.argv.includes('--fresh');
const turbo = spawn(
  'turbo',
  ['run', ...tasks, '--concurrency=2', '--continue', '--ui=stream', ...(fresh ? ['--force'] : [])],
  {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  },
);

// What failed and what could not be run is said where it happens, and again where nobody overlooks it.
const digest = createDigest();
for (const [from, to] of [
  [turbo.stdout, process.stdout],
  [turbo.stderr, process.stderr],
] as const) {
  createInterface({ input: from }).on('line', (line) => {
    to.write(`${line}\n`);
    digest.take(line);
  });
}
turbo.on('close', (code) => {
  for (const line of digest.lines()) console.log(line);
  console.log(
    'NOT RUN here: faults, crashes and bounds of the server (pnpm test:faults), and its budget (pnpm test:budget); .ci/run runs them',
  );
  const failed = code === 0 ? 0 : 1;
  console.log(failed === 0 ? '\neverything a merge needs passed' : '\nsomething failed; the lines above say what');
  process.exit(failed);
});
