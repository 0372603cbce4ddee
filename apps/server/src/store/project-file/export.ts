/**
 * Writes a project to a file in the format JSON Lines. The first line describes the project. Each further line is a row
 * of a table. The last line has the number of rows and the SHA-256 checksum of all bytes before it.
 */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { openSource } from '../copy/copy.ts';
import { readBatches } from '../copy/tables.ts';
import { unusable, UnusableStorage } from '../database.ts';
import { readMigrations } from '../migrations.ts';
import type { DatabaseLocation } from '../open.ts';
import type { ProjectRow } from '../projects.ts';
import { renameWithoutOverwriting, sync } from '../sqlite/backup.ts';
import { projectTables } from './tables.ts';

export interface ProjectFileHeader {
  format: 'jurybox-project';
  version: 1;
  schema: number;
  project: Pick<ProjectRow, 'id' | 'name' | 'workspace_id' | 'organization_id' | 'created_at'>;
}

/** Returns the number of exported rows. Rejects with UnusableStorage if the export fails or `signal` interrupts it. */
export async function exportProject(
  location: DatabaseLocation,
  project: ProjectRow,
  file: string,
  { onWritten, signal }: { onWritten: () => Promise<void>; signal?: AbortSignal },
): Promise<number> {
  if (existsSync(file)) throw new UnusableStorage(`${file} exists already; choose a file that does not exist`);
  const source = await openSource(location);
  const temporary = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    // Only the operator may read the file, because it has all data of the project.
    const handle = await open(temporary, 'wx', 0o600);
    const checksum = createHash('sha256');
    let count = 0;
    const write = async (text: string) => {
      checksum.update(text);
      await handle.appendFile(text);
    };
    try {
      const { id, name, workspace_id, organization_id, created_at } = project;
      const columns = { id, name, workspace_id, organization_id, created_at };
      const schema = readMigrations().length;
      const header: ProjectFileHeader = { format: 'jurybox-project', version: 1, schema, project: columns };
      await write(`${JSON.stringify(header)}\n`);
      for (const table of projectTables.values()) {
        const names = table.columns.map((column) => column.name);
        for await (const { rows } of readBatches(source, table, { condition: table.inProject, value: project.id })) {
          if (signal?.aborted === true) throw new UnusableStorage('the export was interrupted; nothing was written');
          count += rows.length;
          const lines = rows.map((row) => {
            const values = Object.fromEntries(names.map((column, index) => [column, row[index]]));
            return `${JSON.stringify({ table: table.name, row: values })}\n`;
          });
          await write(lines.join(''));
        }
      }
      await handle.appendFile(`${JSON.stringify({ rows: count, sha256: checksum.digest('hex') })}\n`);
    } finally {
      await handle.close();
    }
    sync(temporary);
    await onWritten();
    renameWithoutOverwriting(temporary, file);
    sync(dirname(file));
    return count;
  } catch (error) {
    throw unusable(`the project could not be written to ${file}`, error);
  } finally {
    rmSync(temporary, { force: true });
    await source.close();
  }
}
