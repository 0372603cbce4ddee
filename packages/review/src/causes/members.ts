import { unescapeToken } from '@jurybox/openapi';
import { without } from '../words/values.ts';
import type { Finding } from '../model.ts';

/** Returns the last part of a pointer, for example the name of a member. */
export const lastToken = (pointer: string): string => unescapeToken(pointer.slice(pointer.lastIndexOf('/') + 1));
export const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/**
 * Returns findings about the members of one schema that belong together: all new members with one level, or all removed
 * ones, and the finding that the same members are now required or no longer are.
 */
export function memberGroups(findings: Finding[]): Finding[][] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { rule, level, position, pointer } = finding;
    if (rule !== 'property-added' && rule !== 'property-removed') continue;
    const key = [position, parentOf(pointer), rule, level].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].map((members) => {
    const [first] = members as [Finding];
    const names = new Set<unknown>(members.map(({ pointer }) => lastToken(pointer)));
    const required = findings.filter(
      ({ rule, position, pointer, base, revision }) =>
        rule === 'required' &&
        position === first.position &&
        `${pointer}/properties` === parentOf(first.pointer) &&
        [...without(listOf(base), listOf(revision)), ...without(listOf(revision), listOf(base))].every((name) =>
          names.has(name),
        ),
    );
    return [...members, ...required];
  });
}
