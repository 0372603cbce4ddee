import { DatabaseSync } from 'node:sqlite';
import type { Acknowledged } from '../support/child.ts';

/** What is wrong with the stored log, given what was acknowledged: lost writes, gaps, a damaged file. Empty is good. */
export function findLosses(file: string, acknowledged: Acknowledged[]): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const check = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    const findings = check.map((row) => row.integrity_check).filter((text) => text !== 'ok');
    const log = database.prepare('SELECT scenario_id, revision, changes FROM judgements ORDER BY scenario_id, revision').all() as { scenario_id: string; revision: number; changes: string }[];
    const stored = new Map(log.map((row) => [`${row.scenario_id} ${row.revision}`, (JSON.parse(row.changes) as { note: string }).note]));
    for (const { scenarioId, revision, note } of acknowledged) {
      if (stored.get(`${scenarioId} ${revision}`) !== note) findings.push(`acknowledged but not stored: ${scenarioId} revision ${revision}`);
    }
    for (const { id, revision } of database.prepare('SELECT id, revision FROM scenarios').all() as { id: string; revision: number }[]) {
      const revisions = log.filter((row) => row.scenario_id === id).map((row) => row.revision);
      const expected = Array.from({ length: revision - 1 }, (_, index) => index + 2);
      if (JSON.stringify(revisions) !== JSON.stringify(expected)) findings.push(`${id} is at revision ${revision} but its log has ${revisions.length} entries`);
    }
    return findings;
  } finally {
    database.close();
  }
}
