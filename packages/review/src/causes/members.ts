import { unescapeToken } from '@jurybox/openapi';
import { mapCompared } from '../compared.ts';
import { without } from '../equal.ts';
import type { Finding } from '../model.ts';

/** Returns the last part of a pointer, for example the name of a member. */
export const lastToken = (pointer: string): string => unescapeToken(pointer.slice(pointer.lastIndexOf('/') + 1));
export const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/**
 * Groups the findings about the members of one schema. Added members with the same level are one group, and so are
 * removed members with the same level. A finding about `required` joins a group if it only concerns members of this
 * group.
 */
export function memberGroups(findings: Finding[]): Finding[][] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { rule, level, position, pointer } = finding;
    if (rule !== 'property-added' && rule !== 'property-removed') continue;
    const key = [position, parentOf(pointer), rule, level].join(' ');
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  const requirements = findings.filter(({ rule }) => rule === 'required');
  const requiredAt = new Map(requirements.map((one) => [`${one.position} ${one.pointer}/properties`, one]));
  return [...groups.values()].map((members) => {
    const [first] = members as [Finding];
    const names = new Set<unknown>(members.map(({ pointer }) => lastToken(pointer)));
    const required = requiredAt.get(`${first.position} ${parentOf(first.pointer)}`);
    const { base, revision } = mapCompared({ base: required?.base, revision: required?.revision }, listOf);
    const changed = [...without(base, revision), ...without(revision, base)];
    return required && changed.every((name) => names.has(name)) ? [...members, required] : members;
  });
}
