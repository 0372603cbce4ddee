import { stable, without } from '../../equal.ts';
import type { Schema } from '@jurybox/openapi';
import type { Compared } from '../../compared.ts';

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
const textOf = (value: unknown): string => shorten(typeof value === 'string' ? value : stable(value));
const listText = (values: unknown[]): string => shorten(values.slice(0, 60).map(stable).join(', '));

/** Describes the change of a keyword for readers, for example `maxLength 9 → 5`. */
export function describeChange(keyword: string, { base, revision }: Compared<unknown>): string {
  if (Array.isArray(base) && Array.isArray(revision)) {
    const removed = without(base, revision);
    const added = without(revision, base);
    const texts = [
      ...(removed.length > 0 ? [`${listText(removed)} removed from ${keyword}`] : []),
      ...(added.length > 0 ? [`${listText(added)} added to ${keyword}`] : []),
    ];
    return texts.join(', ') || `${keyword} changed`;
  }
  if (base === undefined) return `${keyword} ${textOf(revision)} added`;
  if (revision === undefined) return `${keyword} ${textOf(base)} removed`;
  return `${keyword} ${textOf(base)} → ${textOf(revision)}`;
}

/** Returns the name of a branch for readers. A branch without a name is shown as JSON. */
export const branchName = (branch: Schema): string => nameOf(branch) ?? textOf(branch);

function nameOf({ $ref, title, allOf }: Schema): string | undefined {
  if (typeof $ref === 'string') return $ref.split('/').at(-1);
  if (typeof title === 'string') return textOf(title);
  const parts = Array.isArray(allOf) ? (allOf as Schema[]).map(nameOf) : [];
  return parts.length > 0 && parts.every((part) => part !== undefined) ? parts.join(' and ') : undefined;
}
