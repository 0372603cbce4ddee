import { explainRules } from '@jurybox/review';
import { escapeMarkup } from './escape.ts';

/**
 * Returns the page about the rules of the review tool. For each rule, the tool reviews an example, and the page shows
 * the result.
 */
export const reviewRulesPage = (): string => `# Rules of the contract review

Each rule reports one kind of change. Its section shows a small example of this change, and the finding about it.
\`jurybox-review --explain RULE\` prints one of these sections. [The contract review](/review) describes the levels.

${escapeMarkup(explainRules())}`;
