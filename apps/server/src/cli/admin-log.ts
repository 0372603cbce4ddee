import type { AdminLogRow } from '../store/admin-log.ts';
import { lineOf } from '../http/export-formats.ts';
import { readCommand, readTime, UsageError, withServices } from './command.ts';
import { writeOut } from './output.ts';

const columns = [
  'id',
  'created_at',
  'project_id',
  'actor_key_id',
  'actor_user_id',
  'action',
  'object_id',
  'object_name',
] as const satisfies (keyof AdminLogRow)[];

const uuid = /^[0-9a-f-]{36}$/;

/** Prints the admin log, oldest first. `--project` also accepts an id, because a deleted project has no name. */
export async function adminLog(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { config, flags, words } = readCommand(args, { project: text, since: text, format: text });
  const { project: name, format = 'jsonl' } = flags;
  if (words.length > 0) throw new UsageError('admin-log accepts only flags');
  if (format !== 'jsonl' && format !== 'csv') throw new UsageError('--format should be jsonl or csv');
  const sinceMs = readTime('since', flags['since']);
  await withServices(config, async ({ adminLog: log, projects }) => {
    const found = typeof name === 'string' ? await projects.find(name) : undefined;
    const project = found?.id ?? (typeof name === 'string' && uuid.test(name) ? name : undefined);
    if (name !== undefined && project === undefined) throw new UsageError(`there is no project "${String(name)}"`);
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
