/** The table of rules: every rule has its mirror or a written waiver, and every rule that is used is in the table. */
import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from './catalogue/catalogue.ts';
import { rules, type Rule } from '../src/findings/rules.ts';
import { reviewDocuments } from '../src/review.ts';
import { judge } from '../src/model.ts';
import { contract } from './support/contract.ts';

const problems = (table: Record<string, Rule>): string[] =>
  Object.entries(table).flatMap(([name, { mirror, waiver, levels }]) => [
    ...(mirror === undefined && waiver === undefined ? [`${name} has neither mirror nor waiver`] : []),
    ...(mirror !== undefined && mirror !== 'self' && table[mirror]?.mirror !== name
      ? [`${name} says ${mirror} mirrors it, and ${mirror} does not`]
      : []),
    ...(levels && !waiver ? [`${name} may have levels of its own without a waiver`] : []),
  ]);

describe('the table of rules', () => {
  it('is complete in itself', () => {
    expect(problems(rules)).toEqual([]);
  });

  it.each<[string, Record<string, Rule>]>([
    ['a rule without a mirror', { lonely: {} }],
    ['a mirror that mirrors something else', { one: { mirror: 'two' }, two: { mirror: 'self' } }],
    ['levels without a waiver', { loud: { mirror: 'self', levels: ['major'] } }],
  ])('catches %s', (_, table) => {
    expect(problems(table)).not.toEqual([]);
  });

  it('has every rule the source reports', () => {
    const folder = join(import.meta.dirname, '..', 'src');
    const used = readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) =>
        [
          ...readFileSync(join(folder, name), 'utf8').matchAll(/rule: (?:\w+ \? )?'([\w-]+)'(?: : '([\w-]+)')?/g),
        ].flatMap(([, a, b]) => [a, b]),
      )
      .filter((name) => name !== undefined);
    expect(used.length).toBeGreaterThan(25);
    expect(used.filter((name) => !(name in rules))).toEqual([]);
  });

  it('gives every finding of the catalogue the level of the model, or one its waiver allows', () => {
    for (const { base, revision } of catalogue(contract()).filter((_, i) => i % 11 === 0)) {
      for (const { rule, level, direction, position } of reviewDocuments(base, revision, {
        proveHarmless: false,
        surprises: 0,
      })) {
        expect(rule in rules, rule).toBe(true);
        expect(
          [judge(direction, position), ...(rules[rule]?.levels ?? [])],
          `${rule} ${direction} ${position}`,
        ).toContain(
          rule === 'property-added' || rule === 'property-removed'
            ? direction === 'none'
              ? judge(direction, position)
              : level
            : level,
        );
      }
    }
  });
});
