import { printTable, readFlagsOnly, withServices } from './command.ts';
import { formatBytes } from './format.ts';
import { findProject } from './find-project.ts';

/** Prints how much each project stores. With `--project`, prints it for that project only. */
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
    printTable(
      ['PROJECT', 'APPS', 'VARIANTS', 'EVALUATIONS', 'SCENARIOS', 'JUDGEMENTS', 'KEYS', 'BYTES', 'SIZE'],
      rows,
    );
  });
}
