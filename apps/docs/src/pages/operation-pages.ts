import { operationsOf, type Operation, type Response } from '@jurybox/openapi';
import type { CodeSample, Contract } from '../contract.ts';
import { escapeMarkup } from './unknowns-page.ts';

/** Returns one page per tag with its operations as text, for search, programs and readers without JavaScript. */
export function operationPages(contract: Contract): Map<string, string> {
  return new Map(
    contract.tags.map(({ name, description }) => {
      const operations = [...operationsOf(contract).values()].filter(({ node }) => node.tags?.[0] === name);
      const intro = `${escapeMarkup(description)} The [reference](/reference) also shows every schema.`;
      return [`api/${name}.md`, `# ${titleOf(name)}\n\n${intro}\n\n${operations.map(section).join('\n')}`];
    }),
  );
}

export function titleOf(tag: string): string {
  const words = tag.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function section({ path, method, parameters, responses, node }: Operation): string {
  const { operationId = '', summary = '', description = '', tags = [] } = node;
  const role = node['x-role'] as string | undefined;
  const assumptions = ([node['x-assumption'] ?? []].flat() as string[]).map(
    (id) => `[${id}](/unknowns#${id.toLowerCase()})`,
  );
  const samples = ((node['x-codeSamples'] ?? []) as CodeSample[]).map(
    ({ lang, label, source }) => `\`\`\`${lang === 'Shell' ? 'sh' : 'ts'} [${label}]\n${source}\n\`\`\``,
  );
  const access = role === undefined ? 'needs no key' : `role \`${role}\` or above`;
  const reference = `/reference#/${tags[0]}/${operationId.toLowerCase()}`;
  const rows = parameters.map(
    ({ name, required, in: place, description: words = '' }) =>
      `| \`${name}\`${required ? '' : ' (optional)'} | ${place} | ${cell(words)} |`,
  );
  return `## ${escapeMarkup(summary)} {#${operationId}}

\`${method} ${path}\` · \`${operationId}\` · ${access} · [every field](${reference})

${paragraphs(description)}
${rows.length === 0 ? '' : `\n| parameter | in | |\n|---|---|---|\n${rows.join('\n')}\n`}
| response | |
|---|---|
${[...responses]
  .map(([status, response]) => `| ${status} | ${cell(response.node['description'] as string)}${typeOf(response)} |`)
  .join('\n')}
${assumptions.length === 0 ? '' : `\nDecided where the source leaves it open: ${assumptions.join(', ')}.\n`}
::: code-group

${samples.join('\n\n')}

:::
`;
}

function typeOf({ content }: Response): string {
  const ref = Object.values(content)[0]?.schema?.['$ref'];
  const name = typeof ref === 'string' ? ref.split('/').at(-1) : undefined;
  return name === undefined || name === 'Problem' ? '' : ` \`${name}\``;
}

function cell(text: string): string {
  return escapeMarkup(text.replaceAll(/\s+/g, ' ')).replaceAll('|', '\\|');
}

function paragraphs(text: string): string {
  return escapeMarkup(text)
    .replaceAll(/^(#+) /gm, '**')
    .trim();
}
