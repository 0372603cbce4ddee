import { mapCompared } from '../compared.ts';
import { dump } from 'js-yaml';
import { CannotReview } from '../errors.ts';
import type { Rule } from '../findings/rule.ts';
import { rules } from '../findings/rules.ts';
import { groupFindings } from '../causes/group.ts';
import type { Finding } from '../model.ts';
import { reviewDocuments } from '../review.ts';
import { suggestion } from '../suggestion.ts';
import { sentence } from '../words/values.ts';
import { titleOf } from '../words/title.ts';
import { operationPages, type RulePage } from './operation-rules.ts';
import { schemaPages } from './schema-rules.ts';

/**
 * The page of each rule, by the name of the rule. A test checks that every rule has a page, and that the rule reports
 * the example.
 */
export const pages: Record<string, RulePage> = { ...schemaPages, ...operationPages };

/**
 * Returns the page of a rule as Markdown. Reviews the example of the page, so that the page shows the actual finding.
 */
export function explainRule(name: string): string {
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  if (!rule || !page) throw new CannotReview(`there is no rule ${name}${suggestion(name, Object.keys(rules))}`);
  return `${pageLines(rule, page).join('\n').trimEnd()}\n`;
}

/** Returns one document with the pages of all rules. */
export const explainRules = (): string =>
  Object.keys(rules)
    .sort()
    .map((name) => explainRule(name))
    .join('\n');

function pageLines({ name, waiver, mirror }: Rule, page: RulePage): string[] {
  const finding = page.example && exampleFinding(name, page);
  return [
    `## ${name}`,
    '',
    page.what,
    '',
    ...(finding ? [whyText(finding), ''] : []),
    ...(waiver === undefined ? [] : [`${sentence(waiver)}.`, '']),
    ...(mirror === undefined || mirror === 'self' ? [] : [`The rule \`${mirror}\` reports the reverse change.`, '']),
    `**Instead:** ${page.instead}`,
    '',
    ...(finding && page.example ? exampleLines(finding, page) : []),
  ];
}

/** Reviews the example of a rule and returns the finding that this rule reports. */
export function exampleFinding(name: string, { example }: RulePage): Finding | undefined {
  return example && reviewDocuments(example.base, example.revision).find(({ rule }) => rule === name);
}

function whyText({ level, position, direction }: Finding): string {
  if (level !== 'major' && level !== 'formal') return `In the example, the change is ${level}: it breaks no caller.`;
  if (direction === 'none' || position === 'contract')
    return 'The change breaks callers: they must change code or plans, although requests and responses stay the same.';
  const why =
    position === 'request'
      ? 'they send requests that the revision refuses'
      : 'they receive responses that the base does not allow';
  const reverse = direction === 'both' ? '' : ' The reverse change breaks no caller.';
  return `The change breaks callers: ${why}.${reverse}`;
}

function exampleLines(finding: Finding, { example, shown }: RulePage): string[] {
  if (!example || !shown) return [];
  const title = titleOf(groupFindings([finding], example)[0] ?? { findings: [finding] });
  const yaml = mapCompared(shown, (value) => dump(value, { lineWidth: -1, noRefs: true }).trimEnd());
  const { witness, level, proof } = finding;
  return [
    '```yaml',
    '# base',
    yaml.base,
    '# revision',
    yaml.revision,
    '```',
    '',
    `The review says: **${level}**, ${proof}: ${title}.`,
    '',
    ...(witness ? ['```http', witness.http, '```', '', `${sentence(witness.refusal)}.`, ''] : []),
  ];
}
