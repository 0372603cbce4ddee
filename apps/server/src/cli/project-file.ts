import type { Config } from '../config.ts';
import { checkProjectName } from '../services/contract-limits.ts';
import { ImportRefused } from '../services/project-import.ts';
import { exportProject } from '../store/project-file/export.ts';
import { ProjectFileFault } from '../store/project-file/read.ts';
import { explainLimits, withServices, findProject } from './command.ts';
import { escapeControls, abortOnInterruption, progressPrinter, UsageError } from './terminal.ts';

export async function exportToFile(config: Config, name: string, file: string): Promise<void> {
  await withServices(config, async (services) => {
    const found = await findProject(services, name);
    const recordExport = () => services.projects.recordExport(found);
    const rows = await abortOnInterruption((signal) =>
      exportProject(config.database, found, file, { onWritten: recordExport, signal }),
    );
    console.log(
      `wrote ${rows} rows of ${escapeControls(name)} to ${file}; ` +
        'the file contains hashes of API keys, so keep it private',
    );
  });
}

export async function importFromFile(config: Config, name: string | undefined, file: string): Promise<void> {
  if (name !== undefined) await explainLimits(({ limit }) => `--name ${limit}`, checkProjectName(name));
  await withServices(config, async ({ projectImport }) => {
    const print = progressPrinter();
    const onProgress = (rows: number) => print(`${rows} rows …`, false);
    try {
      const imported = await abortOnInterruption((signal) => projectImport.run(file, { name, onProgress, signal }));
      console.log(`imported ${imported.rows} rows as the project ${escapeControls(imported.name)}`);
    } catch (error) {
      throw new UsageError(`nothing was imported from ${file}: ${describe(error, file)}`);
    }
  });
}

function describe(error: unknown, file: string): string {
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && path === file) return 'there is no such file';
  if (code === 'EACCES' && path === file) return 'this user may not read the file';
  if (code === 'EISDIR') return 'it is a folder';
  const message = error instanceof Error ? error.message : String(error);
  const isExpected = error instanceof ProjectFileFault || error instanceof ImportRefused;
  return isExpected ? message : `the file or the database failed: ${message.replaceAll(/\s+/g, ' ')}`;
}
