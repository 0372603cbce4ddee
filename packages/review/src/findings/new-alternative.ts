import { without } from '../equal.ts';
import type { Draft } from '../model.ts';
import type { Rule } from './rule.ts';

/**
 * A part of the changes that other rules report: callers may receive something new beside what they know. Owners of
 * contracts rate these changes differently, so a policy can give all of them another level in one line.
 */
export const newAlternative: Rule = {
  name: 'new-alternative',
  levels: ['minor'],
  waiver:
    'the rule of the keyword reports the reverse change; a new webhook or callback is minor, because callers receive ' +
    'it only after they ask for it',
};

/** Whether callers may receive a new listed value, a new branch of a choice, or a new webhook or callback. */
export function isNewAlternative({ rule, position, direction, change: { base, revision }, branch }: Draft): boolean {
  if (rule === 'operation-added') return position === 'contract';
  if (position !== 'response' || direction !== 'widens') return false;
  if (rule === 'enum') return Array.isArray(base) && Array.isArray(revision) && without(base, revision).length === 0;
  return ['anyOf', 'oneOf', 'discriminator'].includes(rule) && branch?.of === 'revision';
}
