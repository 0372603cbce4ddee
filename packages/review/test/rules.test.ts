/**
 * Checks that every rule is in the table of rules. Each rule must name the rule for the reverse change, or have a
 * waiver.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue/catalogue.ts';
import type { Rule } from '../src/findings/rule.ts';
import { rules } from '../src/findings/rules.ts';
import { levelOf } from '../src/model.ts';
import { reviewDocuments } from '../src/review.ts';
import { contract } from './support/contract.ts';

const problems = (table: Record<string, Rule>): string[] =>
  Object.entries(table).flatMap(([name, { mirror, waiver, levels }]) => [
    ...(mirror === undefined && waiver === undefined ? [`${name} has neither mirror nor waiver`] : []),
    ...(mirror !== undefined && mirror !== 'self' && table[mirror]?.mirror !== name
      ? [`${name} names ${mirror} as its mirror, but ${mirror} names another rule`]
      : []),
    ...(levels && !waiver ? [`${name} has levels but no waiver`] : []),
  ]);

/** Returns the files that export rules, each with its rules. */
async function ruleFiles(): Promise<Map<string, Rule[]>> {
  const folder = join(import.meta.dirname, '..', 'src', 'findings');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const files = names.map(async (name): Promise<[string, Rule[]]> => {
    const exported = Object.values((await import(join(folder, name))) as Record<string, unknown>);
    const lists = exported.filter((value) => Array.isArray(value)).flat() as unknown[];
    return [name, [...new Set([...exported, ...lists])].filter(isRule)];
  });
  return new Map((await Promise.all(files)).filter(([, found]) => found.length > 0));
}

const isRule = (value: unknown): value is Rule =>
  typeof value === 'object' && value !== null && 'name' in value && ('mirror' in value || 'waiver' in value);

const missing = (files: Map<string, Rule[]>, table: Record<string, Rule>): string[] =>
  [...new Set([...files.values()].flat())].flatMap((rule) => (table[rule.name] === rule ? [] : [rule.name]));

describe('the table of rules', () => {
  it('every rule names the rule for the reverse change as its mirror, or has a waiver', () => {
    expect(problems(rules)).toEqual([]);
  });

  it.each<[string, Record<string, Rule>]>([
    ['a rule without a mirror', { lonely: { name: 'lonely' } }],
    [
      'two rules of which only one names the other as its mirror',
      { one: { name: 'one', mirror: 'two' }, two: { name: 'two', mirror: 'self' } },
    ],
    ['levels without a waiver', { loud: { name: 'loud', mirror: 'self', levels: ['major'] } }],
  ])('planted fault: the check finds %s', (_, table) => {
    expect(problems(table)).not.toEqual([]);
  });

  it('the table contains every rule that a file exports', async () => {
    const files = await ruleFiles();
    expect(missing(files, rules)).toEqual([]);
    const { maxLength: _, ...others } = rules;
    expect(missing(files, others)).toEqual(['maxLength']);
  });

  it('each finding has the level that the model gives, or a level that a waiver allows', () => {
    for (const { base, revision } of catalogue(contract(), { isQuick: true }).filter((_, i) => i % 23 === 0)) {
      for (const { rule, level, direction, position } of reviewDocuments(base, revision, {
        proveHarmless: false,
      })) {
        expect(rule in rules, rule).toBe(true);
        expect(
          [levelOf(direction, position), levelOf(direction, position, true), ...(rules[rule]?.levels ?? [])],
          `${rule} ${direction} ${position}`,
        ).toContain(
          rule === 'property-added' || rule === 'property-removed'
            ? direction === 'none'
              ? levelOf(direction, position)
              : level
            : level,
        );
      }
    }
  });
});
