import type { Services } from '../services/index.ts';
import { StorageUnavailable } from '../store/index.ts';
import type { ProjectRow } from '../store/projects.ts';
import { UsageError } from './command.ts';
import { escapeControls } from './format.ts';

/** Removes the rows of deleted objects. A running server removes the rows that this command cannot remove. */
export async function purgeRows({ purge }: Services): Promise<void> {
  try {
    await purge.run();
    console.log('the rows are removed');
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    console.error(`the database is busy (${error.message}); a running server removes the remaining rows`);
  }
}

/** Returns the project with a name. Throws UsageError if there is none. */
export async function findProject({ projects }: Services, name: string | undefined): Promise<ProjectRow> {
  if (name === undefined) throw new UsageError('--project <name> is missing');
  const found = await projects.find(name);
  if (found === undefined) throw noProject(name);
  return found;
}

export function noProject(name: string): UsageError {
  return new UsageError(`there is no project "${escapeControls(name)}"`);
}
