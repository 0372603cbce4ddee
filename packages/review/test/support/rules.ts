import { explainRule, ruleNames } from '../../src/explain.ts';
import { levels, type Level } from '../../src/model.ts';

/** What the section of a rule in `rules.md` says about the rule. */
export interface Rule {
  name: string;
  levels: Level[];
  /** The rule that reports the reverse change. Undefined if the rule itself reports it. */
  mirror?: string;
  /** Why a finding of this rule can have another level than `levelOf` returns. Empty if it cannot. */
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

/** Maps the name of each rule to what `rules.md` says about it. */
export const rules: Record<string, Rule> = Object.fromEntries(
  ruleNames().map((name) => [name, ruleIn(explainRule(name))]),
);
