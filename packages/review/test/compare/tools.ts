import { apiDiff } from 'api-smart-diff';
import type { Document } from '../../src/document.ts';
import { askRedocly, type RedoclyChange } from '../../src/redocly-diff.ts';

/** Whether `redocly diff`, with the rules it recommends, calls the change breaking; nothing when it gives no answer. */
export async function byRedocly(
  base: Document,
  revision: Document,
): Promise<{ breaking: boolean; changes: RedoclyChange[] } | undefined> {
  const changes = await askRedocly(base, revision).catch(() => undefined);
  return changes && { breaking: changes.some(({ impact }) => impact === 'major'), changes };
}

/** Whether api-smart-diff calls any part of the change breaking. */
export function bySmartDiff(base: Document, revision: Document): boolean | undefined {
  try {
    return apiDiff(structuredClone(base), structuredClone(revision)).some(({ type }) => type === 'breaking');
  } catch {
    return undefined;
  }
}
