import { readFlagsOnly, withServices, findProject, readTime, purgeRows, readCommand } from './command.ts';
import { formatBytes, writeOut, escapeControls, printTable, UsageError, confirm } from './terminal.ts';
import { adminLogColumns } from '../store/admin-log.ts';
import { lineOf } from '../http/export-formats.ts';

export async function usage(args: string[]): Promise<void> {
  const { config, flags } = readFlagsOnly('usage', args, ['project']);
  await withServices(config, async (services) => {
    const { project } = flags;
    const projects = project === undefined ? await services.projects.list() : [await findProject(services, project)];
    const rows: string[][] = [];
    for (const { id, name } of projects) {
      const { apps, variants, evaluations, scenarios, judgements, keys, bytes } = await services.usage.read(id);
      const counts = [apps, variants, evaluations, scenarios, judgements, keys].map(String);
      rows.push([name, ...counts, String(bytes), formatBytes(bytes)]);
    }
    const counted = ['APPS', 'VARIANTS', 'EVALUATIONS', 'SCENARIOS', 'JUDGEMENTS', 'KEYS'];
    printTable(['PROJECT', ...counted, 'BYTES', 'SIZE'], rows);
  });
}

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
    if (format === 'csv') await writeOut(lineOf(adminLogColumns.split(', ')));
    for await (const rows of log.read({ project, sinceMs })) {
      const lines = rows.map((row) =>
        format === 'csv' ? lineOf(Object.values(row).map((value) => value ?? '')) : `${JSON.stringify(row)}\n`,
      );
      if (!(await writeOut(lines.join('')))) return;
    }
  });
}

/** Deletes the evaluations that were closed before a date. Without `--yes`, only prints what it would delete. */
export async function purge(args: string[]): Promise<void> {
  const { config, flags, isSet } = readFlagsOnly('purge', args, ['closed-before', 'project'], ['yes']);
  const beforeMs = readTime('closed-before', flags['closed-before']);
  if (beforeMs === undefined) throw new UsageError('--closed-before <date> is missing');
  if (beforeMs > Date.now()) throw new UsageError('--closed-before should not be in the future');
  await withServices(config, async (services) => {
    const project = flags['project'] === undefined ? undefined : (await findProject(services, flags['project'])).id;
    const total = { evaluations: 0, scenarios: 0, judgements: 0 };
    let deleted = 0;
    for await (const rows of services.retention.listClosed(beforeMs, project)) {
      const lines = rows.map(
        (row) => `${row.id} ${row.closed_at} ${escapeControls(row.project_name)}: ${escapeControls(row.name)}\n`,
      );
      const hasReader = await writeOut(lines.join(''));
      if (!hasReader && !isSet.has('yes')) return;
      for (const row of rows) {
        total.evaluations += 1;
        total.scenarios += row.scenario_count;
        total.judgements += row.judgements;
      }
      if (isSet.has('yes')) deleted += await services.retention.deleteClosed(beforeMs, rows);
    }
    const { evaluations, scenarios, judgements } = total;
    const what = `${evaluations} evaluations (${scenarios} scenarios, ${judgements} judgements)`;
    if (!isSet.has('yes')) {
      console.log(`closed before ${new Date(beforeMs).toISOString()}: ${what}; add --yes to delete them`);
      return;
    }
    console.log(`deleted ${deleted} of ${what}`);
    if (deleted > 0) await purgeRows(services);
  });
}

export async function user(args: string[]): Promise<void> {
  const { config, isSet, words } = readCommand(args, [], ['yes']);
  const [action, id, ...rest] = words;
  if (action !== 'erase' || id === undefined || id === '' || rest.length > 0)
    throw new UsageError('user needs a subcommand: erase <user id>');
  const noUser = () => new UsageError(`there is no user ${escapeControls(id)}; nothing was changed`);
  await withServices(config, async ({ erasure }) => {
    if (!(await erasure.isKnown(id))) throw noUser();
    await confirm(
      isSet,
      `This command replaces the user ${id} by a pseudonym in all projects and revokes the user's keys.`,
    );
    const erased = await erasure.erase(id);
    if (erased === undefined) throw noUser();
    console.log(`replaced the user id in ${erased.rows} rows; the pseudonym is ${erased.pseudonym}`);
  });
}
