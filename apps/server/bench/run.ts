/**
 * `pnpm bench`: measures the cost of requests as a ratio to a bare node:http server in the same run.
 *
 *   --quick      run fewer and shorter rounds
 *   --growth     measure how costs grow with the data instead (takes minutes)
 *   --markdown   also write docs/benchmark.md, or docs/benchmark-growth.md
 */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSqlite } from '../src/store/sqlite/database.ts';
import { isPinned, pinSelf } from './child.ts';
import { fill } from './fill.ts';
import { benchGrowth } from './growth.ts';
import { benchPostgres, startPostgres } from './postgres.ts';
import { inMarkdown, inTerminal, type Section } from './report.ts';
import { benchRequests } from './requests.ts';
import { benchStarts } from './starts.ts';

const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, growth: { type: 'boolean' }, markdown: { type: 'boolean' } },
});
const quick = values.quick === true;
const rounds = quick ? 5 : 15;
const seconds = quick ? 0.5 : 1;
const note = (text: string) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${text}`);

const folder = mkdtempSync(join(tmpdir(), 'jurybox-bench-'));
try {
  const sections = values.growth === true ? await growth() : await everything();
  note('');
  const conditions =
    `Node ${process.version.slice(1)}, ${cpus()[0]?.model ?? 'unknown processor'}, ${rounds} interleaved rounds. ` +
    (isPinned
      ? 'The server and the load generator have one core each.'
      : 'The server and the load generator share the cores, because taskset is not available.');
  console.log(`${conditions}\n\n${inTerminal(sections)}`);
  if (values.markdown === true)
    write(values.growth === true ? 'benchmark-growth.md' : 'benchmark.md', conditions, sections);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function everything(): Promise<Section[]> {
  // Starts PostgreSQL before this process is pinned to one core, because PostgreSQL uses both cores.
  const cluster = await startPostgres();
  pinSelf();
  try {
    const files = {
      ours: join(folder, 'ours.db'),
      fastify: join(folder, 'fastify.db'),
      node: join(folder, 'node.db'),
      start: join(folder, 'start.db'),
    };
    const filled = await fill(openSqlite({ file: files.ours, as: 'command', migrate: true }));
    for (const file of [files.fastify, files.node, files.start]) copyFileSync(files.ours, file);
    return [
      ...(await benchRequests(files, filled, { rounds, seconds }, note)),
      await benchPostgres(cluster, { rounds: quick ? 3 : 9, seconds }, note),
      ...(await benchStarts(files.start, { rounds: quick ? 5 : 11, settle: quick ? 0.5 : 1.5 }, note)),
    ];
  } finally {
    if (typeof cluster !== 'string') await cluster.remove();
  }
}

async function growth(): Promise<Section[]> {
  pinSelf();
  return benchGrowth(folder, { rounds, seconds }, note);
}

function write(name: string, conditions: string, sections: readonly Section[]): void {
  const command = ['pnpm bench', ...process.argv.slice(2)].join(' ');
  const date = new Date().toISOString().slice(0, 10);
  const text =
    `# Benchmark\n\nWritten on ${date} by \`${command}\`. ${conditions}\n\nEach ratio compares a ` +
    'row with the first row of its table in the same round. The table shows the median of the ratios, then the ' +
    `spread and the number of rounds.\n\n${inMarkdown(sections)}\n`;
  writeFileSync(join(import.meta.dirname, '../../../docs', name), text);
}
