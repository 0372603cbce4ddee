import { adminLogColumns, type AdminLogRow } from '../store/admin-log.ts';
import { lineOf } from '../http/export-formats.ts';
import { readFlagsOnly, readTime, UsageError, withServices } from './command.ts';
import { writeOut } from './output.ts';

const columns = adminLogColumns.split(', ') as (keyof AdminLogRow)[];

const uuid = /^[0-9a-f-]{36}$/;

/** Prints the admin log, oldest first. `--project` also accepts an id, because a deleted project has no name. */
export async function adminLog(args: string[]): Promise<void> {
  const { config, flags } = readFlagsOnly('admin-log', args, ['project', 'since', 'format']);
  const { project: name, format = 'jsonl' } = flags;
  if (format !== 'jsonl' && format !== 'csv') throw new UsageError('--format should be jsonl or csv');
  const sinceMs = readTime('since', flags['since']);
  await withServices(config, async ({ adminLog: log, projects }) => {
    const found = name === undefined ? undefined : await projects.find(name);
    const project = found?.id ?? (uuid.test(name ?? '') ? name : undefined);
    if (name !== undefined && project === undefined) throw new UsageError(`there is no project "${name}"`);
    if (format === 'csv') await writeOut(lineOf([...columns]));
    for await (const rows of log.read({ project, sinceMs })) {
      const lines = rows.map((row) => {
        const values = columns.map((column) => [column, row[column]] as const);
        return format === 'csv'
          ? lineOf(values.map(([, value]) => value ?? ''))
          : `${JSON.stringify(Object.fromEntries(values))}\n`;
      });
      if (!(await writeOut(lines.join('')))) return;
    }
  });
}
