import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../paths.ts';

interface Unknown {
  id: string;
  title: string;
  source: string;
  unknown: string;
  decided: string;
  why: string;
  tolerates: string;
  test: string;
}

/** The ledger, entry by entry. */
export function unknownsPage(): string {
  const entries = parse(readFileSync(join(root, 'spec/unknowns.yaml'), 'utf8')) as Unknown[];
  const sections = entries.map(
    ({
      id,
      title,
      source,
      unknown,
      decided,
      why,
      tolerates,
      test,
    }) => `## ${id} · ${plain(title)} {#${id.toLowerCase()}}

**Open in the source (${plain(source)}):** ${plain(unknown)}

**Decided:** ${plain(decided)}

**Why:** ${plain(why)}

**What else our client takes:** ${plain(tolerates)} **Held by** \`${test}\`.
`,
  );
  return `# The ledger of unknowns

The document this service was written from leaves ${entries.length} things open, or contradicts itself about them. Each has
an entry: what is open, what was decided, why, and which test holds it. In the contract \`x-assumption: U07\` points here; an
id that is in one place and not in the other does not pass the linter.

${sections.join('\n')}`;
}

/** What Markdown or Vue would take for markup, outside code. */
export function plain(text: string): string {
  return text
    .trim()
    .split(/(`[^`]*`)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;')))
    .join('');
}
