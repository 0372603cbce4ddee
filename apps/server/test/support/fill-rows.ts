import { newId } from '../../src/services/ids.ts';
import { insertScenarios } from '../../src/store/scenarios.ts';
import type { TestServer } from './server.ts';

/** Adds rows to the fixture's A/B evaluation, each with a note of `size` characters. */
export async function fillRows({ database, fixture }: TestServer, count: number, size: number): Promise<void> {
  const at = new Date().toISOString();
  const note = 'n'.repeat(size);
  for (let from = 0; from < count; from += 1000) {
    const rows = Array.from({ length: Math.min(1000, count - from) }, (_, row) => ({
      id: newId(),
      evaluation_id: fixture.pairs.evaluationId,
      position: 1000 + from + row,
      inputs: '[]',
      outputs: '[]',
      vote: null,
      score: null,
      correct_answer: null,
      is_pinned: 0,
      note,
      revision: 1,
      created_at: at,
      updated_at: at,
      modified_by_id: null,
    }));
    await database.transaction((tx) => insertScenarios(tx, rows));
  }
}
