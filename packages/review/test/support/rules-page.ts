/**
 * Writes the list of the rules and their levels, docs/review-rules.md.
 *
 * pnpm --filter review rules
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pages } from '../../src/explain/explain.ts';
import type { Rule } from '../../src/findings/rule.ts';
import { rules } from '../../src/findings/rules.ts';
import { sentence } from '../../src/words/values.ts';

export const rulesPage = join(import.meta.dirname, '../../../../docs/review-rules.md');

const inOrder = ['major', 'formal', 'minor', 'patch'] as const;

/**
 * Returns the levels that findings of a rule can have: `major` and `minor` from the model, and the additional levels of
 * the rule.
 */
function levelsOf({ levels = [] }: Rule): string {
  const possible = inOrder.filter((level) => level === 'major' || level === 'minor' || levels.includes(level));
  return `${possible.slice(0, -1).join(', ')} or ${possible.at(-1)}`;
}

/** Returns the text of the page. Links of SARIF reports lead to its headings. */
export function rulesText(all: Rule[]): string {
  const sections = all
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((rule) => [
      `## ${rule.name}`,
      '',
      pages[rule.name]?.what ?? '',
      '',
      `Level: ${levelsOf(rule)}.${rule.waiver === undefined ? '' : ` ${sentence(rule.waiver)}.`}`,
      '',
    ]);
  return [
    '# Rules of the contract review',
    '',
    '`pnpm --filter review rules` generates this page. The level of most changes depends only on their direction. In a',
    'request, a change is major if the contract then allows less, and minor if it allows more. In a response, a change',
    'is major if the contract then allows more, and minor if it allows less. A breaking change is formal if it only',
    'concerns values that the contract allows but does not describe. If a rule can give another level, its section',
    'says why. `--explain RULE` shows an example of a rule.',
    '',
    ...sections,
  ].join('\n');
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(rulesPage, rulesText(Object.values(rules)));
