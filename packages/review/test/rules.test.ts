/**
 * Checks that `rules.md` describes each rule and names the rule for the reverse change. If the level of a rule does not
 * follow from the direction of the change, `rules.md` must say why.
 */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schemaRules } from '../src/findings/rules.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { levelOf, type Finding } from '../src/model.ts';
import { reviewDocuments } from '../src/review.ts';
import { contract } from './support/contract.ts';
import { ruleIn, rules, type Rule } from './support/rules.ts';

const problems = (table: Record<string, Rule>): string[] =>
  Object.entries(table).flatMap(([name, { levels, mirror, reason }]) => [
    ...(mirror !== undefined && table[mirror]?.mirror !== name
      ? [`${name} names ${mirror} for the reverse change, but ${mirror} names another rule`]
      : []),
    ...(!/^major,(formal,)?minor$/.test(levels.join()) && reason === ''
      ? [`${name} does not say why it gives other levels`]
      : []),
  ]);

/** Returns whether a finding has the usual level (`levelOf`), or `rules.md` explains the unusual level. */
function isExplained({ rule, level, direction, position }: Finding, { levels, reason }: Rule): boolean {
  const isOfModel = [false, true].some((isUndescribed) => level === levelOf(direction, position, isUndescribed));
  return (
    isOfModel || (reason !== '' && levels.includes(level)) || ['property-added', 'property-removed'].includes(rule)
  );
}

/** Returns the names of rules in code. `header-${done}` stands for the names `header-added` and `header-removed`. */
const namedIn = (code: string) =>
  [...code.matchAll(/\b(?:rule|narrowRule)(?::| =) ['`]([\w-]+)(\$\{done\})?['`]/g)].flatMap(([, name = '', done]) =>
    done === undefined ? [name] : [`${name}added`, `${name}removed`],
  );

describe('the rules', () => {
  it('each rule in the source code has a section in `rules.md`', () => {
    const code = globSync(`${import.meta.dirname}/../src/findings/**/*.ts`).map((file) => readFileSync(file, 'utf8'));
    const { properties: _, ...ownRules } = schemaRules;
    const names = [...Object.keys(ownRules), ...code.flatMap(namedIn)];
    expect(
      names.filter((name) => rules[name] === undefined),
      'describe each of these rules in packages/review/rules.md',
    ).toEqual([]);
    expect(names.length).toBeGreaterThan(60);
    expect(namedIn("rule: 'loud', narrowRule: `quiet-${done}`")).toEqual(['loud', 'quiet-added', 'quiet-removed']);
  });

  it('in `rules.md`, rules for reverse changes name each other, and rules with unusual levels give a reason', () => {
    expect(problems(rules)).toEqual([]);
  });

  it.each<[string, string[]]>([
    [
      'a rule that names a rule which names no other',
      ['Level: major or minor.\n', 'The rule `enum` reports the reverse change.\n'],
    ],
    ['levels without a reason', ['Level: major or patch.\n']],
  ])('planted fault: the check of `rules.md` finds %s', (_, lines) => {
    expect(problems({ ...rules, loud: ruleIn(['## loud\n', ...lines, ''].join('\n')) })).toHaveLength(1);
  });

  it('if the level of a finding does not follow from its direction, `rules.md` gives the reason', () => {
    const unexplained = catalogue(contract(), { isQuick: true })
      .filter((_, i) => i % 23 === 0)
      .flatMap(({ base, revision }) => reviewDocuments(base, revision, { proveHarmless: false }))
      .filter((finding) => {
        const rule = rules[finding.rule];
        return !rule || !isExplained(finding, rule);
      });
    expect(unexplained).toEqual([]);
    const [finding] = reviewDocuments(contract(), { ...contract(), paths: {} }, { proveHarmless: false });
    expect(isExplained({ ...(finding as Finding), level: 'patch' }, rules['operation-removed'] as Rule)).toBe(false);
  });
});
