/**
 * The SQLite store of a plain server: a small server without Jurybox's code that the benchmark compares with Jurybox.
 * The store has one connection, and syncs one commit for each update.
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import * as rows from './plain-rows.ts';
import type { PlainStore } from './plain-store.ts';

export function openSqliteStore(file: string): PlainStore {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  const statements = new Map<string, StatementSync>();
  const prepare = ({ name, text }: rows.Statement): StatementSync => {
    let statement = statements.get(name);
    if (statement === undefined) {
      statement = database.prepare(text.replaceAll(/\$(\d+)/g, '?$1'));
      statements.set(name, statement);
    }
    return statement;
  };
  const get = (statement: rows.Statement, values: SQLInputValue[]): unknown => prepare(statement).get(...values);
  const [begin, commit, rollBack] = ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'].map((text) => database.prepare(text));
  return {
    async findCaller(authorization) {
      const caller = get(rows.callerByKey, [rows.keyHash(authorization)]) as rows.Caller | undefined;
      return rows.isWorking(caller) ? caller : undefined;
    },

    findDeployed: async (caller, appId, environment) =>
      get(rows.deployedVariant, [appId, environment, caller.project_id]) as rows.DeployedRow | undefined,

    async update(caller, address, update) {
      begin?.run();
      try {
        const { values, ...change } = rows.changeScenario(caller, address, update, new Date().toISOString());
        const row = get(change, values) as rows.ScenarioRow | undefined;
        if (row !== undefined) prepare(rows.insertJudgement).run(...rows.judgementValues(row, caller, update));
        commit?.run();
        return row;
      } catch (error) {
        if (database.isTransaction) rollBack?.run();
        throw error;
      }
    },

    close: async () => database.close(),
  };
}
