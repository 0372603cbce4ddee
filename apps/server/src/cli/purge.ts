import { readFlagsOnly, readTime, UsageError, withServices } from './command.ts';
import { findProject, purgeRows } from './find-project.ts';
import { escapeControls } from './format.ts';
import { writeOut } from './output.ts';

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
