/**
 * `pnpm bench`: what a request costs, as a ratio to a bare node:http server in the same run.
 *
 *   --quick      fewer and shorter rounds
 *   --markdown   also write docs/benchmark.md
 */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isPinned, pinSelf } from './child.ts';
import { fill } from './fill.ts';
import { inMarkdown, inTerminal } from './report.ts';
import { benchRequests } from './requests.ts';
import { benchStarts } from './starts.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, markdown: { type: 'boolean' } } });
const quick = values.quick === true;
const rounds = quick ? 5 : 15;

pinSelf();
const folder = mkdtempSync(join(tmpdir(), 'jurybox-bench-'));
try {
  const files = { ours: join(folder, 'ours.db'), fastify: join(folder, 'fastify.db'), start: join(folder, 'start.db') };
  const filled = await fill(files.ours);
  copyFileSync(files.ours, files.fastify);
  copyFileSync(files.ours, files.start);
  const note = (text: string) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${text}`);

  const sections = [
    ...(await benchRequests(files, filled, { rounds, seconds: quick ? 0.5 : 1 }, note)),
    ...(await benchStarts(files.start, { rounds: quick ? 5 : 11, settle: quick ? 0.5 : 1.5 }, note)),
  ];
  note('');
  const conditions =
    `Node ${process.version.slice(1)}, ${cpus()[0]?.model ?? 'unknown processor'}, ${rounds} interleaved rounds. ` +
    (isPinned ? 'The server has one core and the load another.' : 'Cores could not be assigned (no taskset): server and load may have disturbed each other.');
  console.log(`${conditions}\n\n${inTerminal(sections)}`);
  if (values.markdown === true) {
    const command = ['pnpm bench', ...process.argv.slice(2)].join(' ');
    const date = new Date().toISOString().slice(0, 10);
    const text = `# Benchmark\n\nWritten on ${date} by \`${command}\`. ${conditions}\n\nRatios are to the first row of each table, round by round; the median is shown, then the spread and the number of rounds that count.\n\n${inMarkdown(sections)}\n`;
    writeFileSync(join(import.meta.dirname, '../../../docs/benchmark.md'), text);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
