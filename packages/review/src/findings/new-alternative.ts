import { without } from '../equal.ts';
import type { Draft } from '../model.ts';

/**
 * Whether callers may receive something new beside what they know: a new listed value, a new branch of a choice, or a
 * new webhook or callback. Owners of contracts rate these changes differently, so a policy can give all of them another
 * level in one line.
 */
export function isNewAlternative({ rule, position, direction, change: { base, revision }, branch }: Draft): boolean {
  if (rule === 'operation-added') return position === 'contract';
  if (position !== 'response' || direction !== 'widens') return false;
  if (rule === 'enum') return Array.isArray(base) && Array.isArray(revision) && without(base, revision).length === 0;
  return ['anyOf', 'oneOf', 'discriminator'].includes(rule) && branch?.of === 'revision';
}
