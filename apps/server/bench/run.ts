/**
 * `pnpm bench`: compares the CPU time and the throughput of this server with those of a bare node:http server.
 *
 *   --quick         run fewer and shorter rounds
 *   --only <part>   measure one part: sqlite, postgres or starts
 *   --growth        measure only how the costs grow with the number of stored rows (takes minutes)
 *   --markdown      also write docs/benchmark.md, or docs/benchmark-growth.md
 */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSqlite } from '../src/store/sqlite/database.ts';
import { isPinned, pinSelf } from './child.ts';
import { fill } from './fill.ts';
import { benchGrowth } from './growth.ts';
import { introduction } from './introduction.ts';
import { benchPostgres, startPostgres } from './postgres.ts';
import { breakLines, inMarkdown, inTerminal, type Section } from './report.ts';
import { benchRequests } from './requests.ts';
import { benchStarts } from './starts.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    only: { type: 'string' },
    growth: { type: 'boolean' },
    markdown: { type: 'boolean' },
  },
});
const parts = ['sqlite', 'postgres', 'starts'];
if (values.only !== undefined && (!parts.includes(values.only) || values.growth === true))
  stopWith(`--only needs one of ${parts.join(', ')}; do not add --growth`);
if (values.only !== undefined && values.markdown === true)
  stopWith('--markdown writes the tables of all parts; run it without --only');
const quick = values.quick === true;
const rounds = quick ? 5 : 15;
const seconds = quick ? 0.5 : 1;
const note = (text: string) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${text}`);

const growthIntroduction =
  'Each ratio divides the figure of its row by the figure of the reference. ' +
  'Both figures were measured in the same round. ' +
  'Each table shows the median, the lowest and the highest of these ratios over all rounds.';

const folder = mkdtempSync(join(tmpdir(), 'jurybox-bench-'));
try {
  const sections = values.growth === true ? await growth() : await everything();
  note('');
  const conditions =
    `Node ${process.version.slice(1)}, ${cpus()[0]?.model ?? 'unknown processor'}, up to ${rounds} rounds per table. ` +
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
  const includes = (part: string) => values.only === undefined || values.only === part;
  // Start PostgreSQL before `pinSelf`, because child processes inherit the pin to one core. PostgreSQL uses both cores.
  const cluster = includes('postgres') ? await startPostgres() : undefined;
  pinSelf();
  try {
    const file = (name: string) => join(folder, `${name}.db`);
    const files = { ours: file('ours'), fastify: file('fastify'), node: file('node'), plain: file('plain') };
    const filled = await fill(await openSqlite({ file: files.ours, as: 'command', migrate: true }));
    const copies = [files.fastify, files.node, files.plain, file('start')];
    for (const copy of copies) copyFileSync(files.ours, copy);
    const tailRounds = quick ? 3 : 7;
    const sections: Section[] = [];
    if (includes('sqlite'))
      sections.push(...(await benchRequests(files, filled, { rounds, seconds, tailRounds }, note)));
    if (cluster !== undefined)
      sections.push(...(await benchPostgres(cluster, { rounds: quick ? 3 : 9, seconds, tailRounds }, note)));
    if (includes('starts')) {
      const options = { rounds: quick ? 5 : 11, settle: quick ? 0.5 : 1.5 };
      sections.push(...(await benchStarts(file('start'), options, note)));
    }
    return sections;
  } finally {
    if (cluster !== undefined && typeof cluster !== 'string') await cluster.remove();
  }
}

async function growth(): Promise<Section[]> {
  pinSelf();
  return benchGrowth(folder, { rounds, seconds }, note);
}

function write(name: string, conditions: string, sections: readonly Section[]): void {
  const command = ['pnpm bench', ...process.argv.slice(2)].join(' ');
  const date = new Date().toISOString().slice(0, 10);
  const explained = name === 'benchmark.md' ? introduction : growthIntroduction;
  const written = `Written on ${date} by \`${command}\`. ${conditions}`;
  const text = `# Benchmark\n\n${written}\n\n${explained}\n\n${inMarkdown(sections)}\n`;
  writeFileSync(join(import.meta.dirname, '../../../docs', name), breakLines(text));
}

function stopWith(message: string): never {
  console.error(message);
  process.exit(2);
}
