import { explainRule, ruleNames } from '../../src/explain.ts';
import { levels, type Level } from '../../src/model.ts';

/** What the section of a rule in `rules.md` says about the rule. */
export interface Rule {
  name: string;
  levels: Level[];
  /** The rule that reports the reverse change; undefined if this rule reports it. */
  mirror?: string;
  /** Why the level can differ from the level of the model; an empty text if it cannot. */
  reason: string;
}

export function ruleIn(section: string): Rule {
  const [, name = ''] = /^## (.*)$/m.exec(section) ?? [];
  const [, named = '', reason = ''] = /^Level: ([^.]*)\.\s*([^]*?)\n\n/m.exec(section) ?? [];
  const [, mirror] = /^The rule `(.*)` reports the reverse change\.$/m.exec(section) ?? [];
  return {
    name,
    levels: levels.filter((level) => named.split(/, | or /).includes(level)),
    ...(mirror === undefined ? {} : { mirror }),
    reason: reason.replaceAll('\n', ' '),
  };
}

/** The rules by name, as `rules.md` describes them. */
export const rules: Record<string, Rule> = Object.fromEntries(
  ruleNames().map((name) => [name, ruleIn(explainRule(name))]),
);
