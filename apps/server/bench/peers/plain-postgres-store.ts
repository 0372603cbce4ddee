/**
 * The PostgreSQL store of the plain servers: small servers without Jurybox's code that the benchmark compares with
 * Jurybox. The store has a connection pool of the package `pg`, and runs one transaction for each update.
 */
import { Pool } from 'pg';
import * as rows from './plain-rows.ts';
import type { PlainStore } from './plain-store.ts';

/** Opens a pool with as many connections as the default of `JURYBOX_POOL_SIZE`. */
export function openPostgresStore(url: string): PlainStore {
  const pool = new Pool({ connectionString: url, max: 10 });
  return {
    async findCaller(authorization) {
      const { rows: found } = await pool.query<rows.Caller>({
        ...rows.callerByKey,
        values: [rows.keyHash(authorization)],
      });
      return rows.isWorking(found[0]) ? found[0] : undefined;
    },

    async findDeployed(caller, appId, environment) {
      const values = [appId, environment, caller.project_id];
      return (await pool.query<rows.DeployedRow>({ ...rows.deployedVariant, values })).rows[0];
    },

    async update(caller, address, update) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const change = rows.changeScenario(caller, address, update, new Date().toISOString());
        const row = (await client.query<rows.ScenarioRow>(change)).rows[0];
        if (row !== undefined)
          await client.query({ ...rows.insertJudgement, values: rows.judgementValues(row, caller, update) });
        await client.query('COMMIT');
        return row;
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    },

    close: () => pool.end(),
  };
}
