/** Writes and reads project names, for tests of the SQLite store. */
import type { Database } from '../../src/store/database.ts';

const namesSql = 'SELECT name FROM projects ORDER BY name';

export const insertProject = (database: Database, name: string): Promise<number> =>
  database.transaction((tx) =>
    tx.run(
      "INSERT INTO projects (id, name, workspace_id, organization_id, created_at) VALUES ($1, $1, 'w', 'o', 'now')",
      name,
    ),
  );

/** Reads the names from the database, not from the row cache. */
export const projectNames = async (database: Database): Promise<string[]> =>
  (await database.all<{ name: string }>(namesSql)).map(({ name }) => name);

/** Counts the projects with a look-up, which uses the row cache. */
export const countProjects = async (database: Database): Promise<number | undefined> =>
  (await database.lookup<{ n: number }>('SELECT count(*) AS n FROM projects'))?.n;
