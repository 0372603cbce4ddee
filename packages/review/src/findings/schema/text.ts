import { stable, without } from '../../equal.ts';
import type { Schema } from '@jurybox/openapi';
import type { Compared } from '../../compared.ts';

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
const textOf = (value: unknown): string => shorten(typeof value === 'string' ? value : stable(value));
const listText = (values: unknown[]): string =>
  shorten(
    values
      .slice(0, 60)
      .map((value) => stable(value))
      .join(', '),
  );

/** Describes the change of a keyword for readers, for example `maxLength 9 → 5`. */
export function describeChange(keyword: string, { base, revision }: Compared<unknown>): string {
  if (Array.isArray(base) && Array.isArray(revision)) {
    const removed = without(base, revision);
    const added = without(revision, base);
    return (
      [
        ...(removed.length > 0 ? [`${listText(removed)} removed from ${keyword}`] : []),
        ...(added.length > 0 ? [`${listText(added)} added to ${keyword}`] : []),
      ].join(', ') || `${keyword} changed`
    );
  }
  if (base === undefined) return `${keyword} ${textOf(revision)} added`;
  if (revision === undefined) return `${keyword} ${textOf(base)} removed`;
  return `${keyword} ${textOf(base)} → ${textOf(revision)}`;
}

/**
 * Returns the name of a branch for readers. The name is the last part of its reference. A branch without a reference is
 * named by its title, or by its JSON if it has no title.
 */
export function branchName(branch: Schema): string {
  if (typeof branch['$ref'] === 'string') return branch['$ref'].split('/').at(-1) ?? '';
  return textOf(typeof branch['title'] === 'string' ? branch['title'] : branch);
}
