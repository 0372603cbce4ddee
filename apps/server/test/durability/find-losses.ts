import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { Acknowledged } from '../support/server-process.ts';

/** The log of judgements in the database, and the current revision of each scenario. */
interface Stored {
  log: { scenario_id: string; revision: number; changes: string }[];
  scenarios: { id: string; revision: number }[];
  /** The lines in which SQLite's integrity check reports damage. */
  damage: string[];
}

const logQuery = 'SELECT scenario_id, revision, changes FROM judgements ORDER BY scenario_id, revision';
const scenarioQuery = 'SELECT id, revision FROM scenarios';

/**
 * Compares the stored log of judgements with the acknowledged updates. Returns lost updates, missing revisions and
 * damage to the database.
 */
export function findLosses(file: string, acknowledged: Acknowledged[]): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const checks = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    return compare(
      {
        log: database.prepare(logQuery).all() as unknown as Stored['log'],
        scenarios: database.prepare(scenarioQuery).all() as unknown as Stored['scenarios'],
        damage: checks.map((row) => row.integrity_check).filter((text) => text !== 'ok'),
      },
      acknowledged,
    );
  } finally {
    database.close();
  }
}

/** Returns the lost updates and missing revisions of a PostgreSQL database, which may be a standby. */
export async function findLossesIn(url: string, acknowledged: Acknowledged[]): Promise<string[]> {
  const client = new Client(url);
  await client.connect();
  try {
    // Reads the scenarios and the log in one snapshot, because servers may still write.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const log = (await client.query<Stored['log'][number]>(logQuery)).rows;
    const scenarios = (await client.query<Stored['scenarios'][number]>(scenarioQuery)).rows;
    return compare({ log, scenarios, damage: [] }, acknowledged);
  } finally {
    await client.end();
  }
}

function compare({ log, scenarios, damage }: Stored, acknowledged: Acknowledged[]): string[] {
  const findings = [...damage];
  const stored = new Map(
    log.map((row) => [`${row.scenario_id} ${row.revision}`, (JSON.parse(row.changes) as { note: string }).note]),
  );
  for (const { scenarioId, revision, note } of acknowledged) {
    if (stored.get(`${scenarioId} ${revision}`) !== note)
      findings.push(`acknowledged but not stored: ${scenarioId} revision ${revision}`);
  }
  for (const { id, revision } of scenarios) {
    const revisions = log.filter((row) => row.scenario_id === id).map((row) => row.revision);
    const expected = Array.from({ length: revision - 1 }, (_, index) => index + 2);
    if (JSON.stringify(revisions) !== JSON.stringify(expected))
      findings.push(`${id} is at revision ${revision} but its log has ${revisions.length} entries`);
  }
  return findings;
}
