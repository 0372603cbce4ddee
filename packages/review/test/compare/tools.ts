import { apiDiff } from 'api-smart-diff';
import type { Document } from '@jurybox/openapi';
import { runRedoclyDiff, type RedoclyChange } from '../../src/redocly-diff.ts';

/**
 * Runs `redocly diff` with its recommended rules. Returns its changes, and whether one of them is breaking. Returns
 * undefined if it fails.
 */
export async function byRedocly(
  base: Document,
  revision: Document,
): Promise<{ breaking: boolean; changes: RedoclyChange[] } | undefined> {
  const changes = await runRedoclyDiff(base, revision).catch(() => undefined);
  return changes && { breaking: changes.some(({ impact }) => impact === 'major'), changes };
}

/** Returns whether api-smart-diff reports a breaking change. Returns undefined if it fails. */
export function bySmartDiff(base: Document, revision: Document): boolean | undefined {
  try {
    return apiDiff(structuredClone(base), structuredClone(revision)).some(({ type }) => type === 'breaking');
  } catch {
    return undefined;
  }
}
