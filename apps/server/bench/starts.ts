/**
 * Measures the cold start and the idle memory of the published package, compared with a bare node:http server. The
 * package is installed without the site and the page for judges.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { buildCode } from '../build/code.ts';
import { why } from './findings.ts';
import { median, type Goal, type Section } from './report.ts';
import { start, type Start } from './start.ts';

const bare = [join(import.meta.dirname, 'peers/bare.mjs')];
const server = join(import.meta.dirname, '..');

/** Builds the package and installs it in a new folder. Returns the path of the installed command. */
async function install(folder: string): Promise<string> {
  await buildCode(join(folder, 'dist'));
  for (const name of ['bin', 'package.json']) cpSync(join(server, name), join(folder, name), { recursive: true });
  return join(folder, 'bin/jurybox.js');
}

export async function benchStarts(
  file: string,
  { rounds, settle }: { rounds: number; settle: number },
  note: (text: string) => void,
): Promise<Section[]> {
  note('building the package');
  const ours = [await install(`${file}.package`), 'serve', '--port', '0'];
  const startOurs = () => start(ours, '/api/health?probe=live', { DATABASE_URL: `file:${file}` }, settle);
  const startBare = () => start(bare, '/', {}, settle);
  // The first start of each server is not measured. It fills the caches of the operating system and the compiler.
  await startBare();
  await startOurs();
  const samples: { bare: Start; ours: Start }[] = [];
  for (let round = 1; round <= rounds; round++) {
    note(`start ${round} of ${rounds}`);
    samples.push({ bare: await startBare(), ours: await startOurs() });
  }
  const rows = (value: (start: Start) => number, unit: string, goal?: Goal): Section['rows'] => [
    {
      what: 'node:http, an ES module',
      typical: `${median(samples.map((sample) => value(sample.bare))).toFixed(0)} ${unit}`,
      ratios: samples.map(() => 1),
    },
    {
      what: 'Jurybox, published package',
      typical: `${median(samples.map((sample) => value(sample.ours))).toFixed(0)} ${unit}`,
      ratios: samples.map((sample) => value(sample.ours) / value(sample.bare)),
      goal,
    },
  ];
  return [
    {
      title: 'Cold start to the first response',
      rows: rows(({ ms }) => ms, 'ms', { kind: 'most', floor: 3.2, good: 2.8, goal: 2.4, why: why.start }),
    },
    {
      title: 'Idle memory',
      rows: rows(({ memory }) => memory, 'MB'),
    },
  ];
}
