/**
 * Measures how many small faults the tests of a package catch. Chooses faults by a seed, and plants one at a time in a
 * clone of the last commit. A fault that does not compile does not count. Example:
 *
 *   node scripts/plant-faults.ts --seed 7 --count 60 --package apps/server src/services src/http
 *
 * Stryker only supplies the faults: it cannot run our tests, because they start other processes. A first run of all
 * tests shows which test files run the code with each fault, and how long each file takes. Only these test files run
 * with the fault, the quickest ones first. To save time, the slower test files then run with several faults at once,
 * unless the option `--browser` is given.
 */
import { parseArgs } from 'node:util';
import { blockAround, faultsOf, shuffled, withoutOverlaps, type Fault } from './faults.ts';
import { FaultyCopy, totalMs } from './faulty-copy.ts';
import { quickMs, reachedBlocks } from './reached-blocks.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    package: { type: 'string', default: 'apps/server' },
    // For tests that run in a browser. There, nothing records which code they reach, so every test file runs with each
    // fault.
    browser: { type: 'boolean', default: false },
    // A command, such as `node generate.ts --check`. The tests run only with faults that this command does not find.
    check: { type: 'string' },
    // The Vitest configuration of slow tests. They run only with faults that the other tests do not find.
    slow: { type: 'string' },
  },
});
// Some faults make a test hang. The tests' own timeout is several minutes, which would be too long for many faults.
const [typecheck, vitest] = ['pnpm typecheck', 'vitest run --testTimeout 120000 --hookTimeout 120000'];
const tests = new FaultyCopy(values.package);
const kept = tests.listFiles(positionals).filter((file) => file.endsWith('.ts') && !/\.(?:test|gen|d)\.ts$/.test(file));
const texts = new Map(kept.map((file) => [file, tests.read(file)]));
const faults = (await Promise.all([...texts].map(([file, text]) => faultsOf(file, text)))).flat();
console.log(`seed ${values.seed}: planting ${values.count} of ${faults.length} faults in ${kept.length} files`);

const broken = await tests.failureOf(typecheck);
if (broken !== undefined) throw new Error(`"${typecheck}" fails even without a planted fault: ${broken}`);
const chosen: Fault[] = [];
for (const fault of shuffled(faults, values.seed)) {
  if (chosen.length === Number(values.count)) break;
  if ((await tests.failureOf(typecheck, [fault])) === undefined) chosen.push(fault);
}
const blockOf = new Map(chosen.map((fault) => [fault, values.browser ? undefined : blockAround(fault, faults)]));
const reached = await reachedBlocks(tests, vitest, [...blockOf.values()]);
for (const file of reached.failing) console.log(`left out, because it fails without a fault: ${file}`);

const describe = ({ file, from, to, kind, replacement }: Fault) => {
  const text = texts.get(file) ?? '';
  return `${file}:${text.slice(0, from).split('\n').length}: ${kind}: ${text.slice(from, to)} → ${replacement}`;
};
const survivors = new Set(chosen);
const tryOut = async (fault: Fault, command: string, limitMs?: number) => {
  const reason = await tests.failureOf(command, [fault], limitMs);
  if (reason === undefined) return;
  survivors.delete(fault);
  console.log(`caught by ${reason}\n    ${describe(fault)}`);
};
const tryTests = async (fault: Fault, command: string, testFiles: string[], limitMs?: number) => {
  if (testFiles.length > 0) await tryOut(fault, `${command} --bail 1 ${testFiles.join(' ')}`, limitMs);
};
if (values.check !== undefined) for (const fault of chosen) await tryOut(fault, values.check);
for (const fault of survivors) await tryTests(fault, vitest, reached.filesOf(blockOf.get(fault)).quick, 10 * quickMs);
for (const fault of survivors) console.log(`not caught by quick tests: ${describe(fault)}`);
/**
 * Plants all faults of `group` at once, to run the test files less often. A test file that passes finds none of them,
 * so only the failing files run again, with each single fault. If all files fail, tries each half of the faults.
 */
async function tryTogether(command: string, limitMs: number, filesOf: (fault: Fault) => string[], group: Fault[]) {
  const files = [...new Set(group.flatMap(filesOf))];
  if (files.length === 0) return;
  const together = withoutOverlaps(group);
  const { failing } = await tests.report(command, files, together, { limitMs });
  if (failing.length === files.length && group.length > 1) {
    const half = Math.ceil(group.length / 2);
    for (const part of [group.slice(0, half), group.slice(half)]) await tryTogether(command, limitMs, filesOf, part);
    return;
  }
  const isNeeded = (fault: Fault, file: string) => !together.includes(fault) || failing.includes(file);
  for (const fault of group) {
    const toTry = filesOf(fault).filter((file) => isNeeded(fault, file));
    await tryTests(fault, command, toTry);
  }
}
const slowerFilesOf = (fault: Fault) => reached.filesOf(blockOf.get(fault)).others;
// In a browser, several faults at once make most tests wait until their timeout.
if (values.browser) for (const fault of survivors) await tryTests(fault, vitest, slowerFilesOf(fault));
else await tryTogether(vitest, reached.limitMs, slowerFilesOf, [...survivors]);
if (values.slow !== undefined && survivors.size > 0) {
  for (const fault of survivors) console.log(`slow tests run with: ${describe(fault)}`);
  const command = `vitest run --config ${values.slow}`;
  const { failing, durations } = await tests.report(command, [], []);
  for (const file of failing) console.log(`left out, because it fails without a fault: ${file}`);
  const passing = durations.map(({ name }) => name).filter((file) => !failing.includes(file));
  await tryTogether(command, totalMs(durations), () => passing, [...survivors]);
}
console.log(`\nThe tests caught ${chosen.length - survivors.size} of ${chosen.length} faults. Survivors:`);
for (const fault of survivors) console.log(`- ${describe(fault)}`);
