import type { Report } from '../report.ts';

/**
 * Returns one sentence for each part of the review that did not run. The sentence names the part, the reason and what
 * to do.
 */
export const openSections = ({ sections }: Report): string[] =>
  sections
    .filter(({ ran }) => !ran)
    .map(({ name, says }) =>
      says.startsWith(name) ? says : `${name} did not run: ${says.replace(/^not (run|compiled): /, '')}`,
    );
