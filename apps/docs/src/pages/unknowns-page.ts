import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../paths.ts';
import { escapeMarkup } from './escape.ts';

type Unknown = Record<'id' | 'title' | 'source' | 'unknown' | 'decided' | 'why' | 'tolerates' | 'test', string>;

/** Returns the page with the ledger: the questions that the source document leaves open, one section each. */
export function unknownsPage(): string {
  const entries = parse(readFileSync(join(root, 'spec/unknowns.yaml'), 'utf8')) as Unknown[];
  const sections = entries.map((entry) => {
    const { id, title, source, unknown, decided, why, tolerates, test } = entry;
    return `## ${id} · ${escapeMarkup(title)} {#${id.toLowerCase()}}

**Open in the source (${escapeMarkup(source)}):** ${escapeMarkup(unknown)}

**Decided:** ${escapeMarkup(decided)}

**Why:** ${escapeMarkup(why)}

**Our client also accepts:** ${escapeMarkup(tolerates)} **Tested in** \`${test}\`.
`;
  });
  return `# The ledger of unknowns

The source document of this service leaves ${entries.length} questions open, or contradicts itself about them.
Each entry of the ledger names the open question, our decision, its reason, and the test that checks the decision.
In the contract, \`x-assumption\` refers to an entry by its id, for example U07. The linter rejects an id that is only
in the contract or only in the ledger.

${sections.join('\n')}`;
}
