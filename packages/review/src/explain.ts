import { readFileSync } from 'node:fs';
import { CannotReview } from './errors.ts';
import { suggestion } from './suggestion.ts';

/** Returns the sections of all rules in `rules.md`, which the package contains, as one Markdown text. */
export function explainRules(): string {
  const text = readFileSync(new URL('../rules.md', import.meta.url), 'utf8');
  return text.slice(text.indexOf('\n## ') + 1);
}

/** Returns the section of a rule: what the rule reports, why this breaks callers, what to do instead, an example. */
export function explainRule(name: string): string {
  const sections = sectionsOf(explainRules());
  const section = sections.get(name);
  if (section === undefined)
    throw new CannotReview(`there is no rule ${name}${suggestion(name, [...sections.keys()])}`);
  return section;
}

/** Returns the names of all rules, in the order of the alphabet. */
export const ruleNames = (): string[] => [...sectionsOf(explainRules()).keys()];

/** Returns a function that says in a sentence or two what a rule reports. */
export function ruleSummaries(): (name: string) => string {
  const sections = sectionsOf(explainRules());
  return (name) => sections.get(name)?.split('\n\n')[1]?.replaceAll('\n', ' ') ?? name;
}

const sectionsOf = (text: string): Map<string, string> =>
  new Map(
    text.split(/^(?=## )/m).map((section) => [section.slice(3, section.indexOf('\n')), `${section.trimEnd()}\n`]),
  );
