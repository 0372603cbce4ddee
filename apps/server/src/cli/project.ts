import { DuplicateRow } from '../store/index.ts';
import { printTable, readCommand, UsageError, withServices } from './command.ts';

export async function project(args: string[]): Promise<void> {
  const { config, words } = readCommand(args);
  const [action, name, ...rest] = words;
  if (action === 'create' && name !== undefined && rest.length === 0) {
    await withServices(config, async ({ projects }) => {
      const created = await projects.create(name).catch((error: unknown) => {
        throw error instanceof DuplicateRow ? new UsageError(`there is a project "${name}" already`) : error;
      });
      console.log(`${created.name} ${created.id}`);
    });
  } else if (action === 'list' && name === undefined) {
    await withServices(config, async ({ projects }) => {
      const rows = await projects.list();
      printTable(
        ['NAME', 'ID', 'CREATED'],
        rows.map((row) => [row.name, row.id, row.created_at]),
      );
    });
  } else throw new UsageError('project needs a subcommand: create <name> or list');
}
