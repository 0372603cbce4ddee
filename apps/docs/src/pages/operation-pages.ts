import { operationsOf, resolved, type Contract, type Loose, type Row } from '../contract.ts';
import { plain } from './unknowns-page.ts';

/** One page per tag: every operation in words, for who reads without JavaScript, searches, or is a machine. */
export function operationPages(contract: Contract): Map<string, string> {
  return new Map(
    contract.tags.map(({ name, description }) => {
      const rows = operationsOf(contract).filter(({ operation }) => operation.tags[0] === name);
      return [
        `api/${name}.md`,
        `# ${titleOf(name)}\n\n${plain(description)} The [reference](/reference) shows the same with every schema opened.\n\n${rows.map((row) => section(contract, row)).join('\n')}`,
      ];
    }),
  );
}

export function titleOf(tag: string): string {
  const words = tag.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function section(contract: Contract, { path, method, operation }: Row): string {
  const parameters = (operation.parameters ?? []).map((parameter) => resolved(contract, parameter));
  const role = operation['x-role'];
  const assumptions = [operation['x-assumption'] ?? []].flat().map((id) => `[${id}](/unknowns#${id.toLowerCase()})`);
  const samples = (operation['x-codeSamples'] ?? []).map(
    ({ lang, label, source }) => `\`\`\`${lang === 'Shell' ? 'sh' : 'ts'} [${label}]\n${source}\n\`\`\``,
  );
  return `## ${plain(operation.summary)} {#${operation.operationId}}

\`${method.toUpperCase()} ${path}\` · \`${operation.operationId}\` · ${role === undefined ? 'needs no key' : `role \`${role}\` or above`} · [every field](/reference#/${operation.tags[0]}/${operation.operationId.toLowerCase()})

${paragraphs(operation.description ?? '')}
${parameters.length === 0 ? '' : `\n| parameter | in | |\n|---|---|---|\n${parameters.map((parameter) => `| \`${parameter.name}\`${parameter.required ? '' : ' (optional)'} | ${parameter.in} | ${cell(parameter.description)} |`).join('\n')}\n`}
| answer | |
|---|---|
${Object.entries(operation.responses)
  .map(
    ([status, response]) =>
      `| ${status} | ${cell(resolved(contract, response).description)}${typeOf(resolved(contract, response))} |`,
  )
  .join('\n')}
${assumptions.length === 0 ? '' : `\nDecided where the source leaves it open: ${assumptions.join(', ')}.\n`}
::: code-group

${samples.join('\n\n')}

:::
`;
}

function typeOf(response: Loose): string {
  const schema = Object.values((response.content ?? {}) as Record<string, Loose>)[0]?.schema;
  const name = typeof schema?.$ref === 'string' ? (schema.$ref as string).split('/').at(-1) : undefined;
  return name === undefined || name === 'Problem' ? '' : ` \`${name}\``;
}

function cell(text: string): string {
  return plain(text.replaceAll(/\s+/g, ' ')).replaceAll('|', '\\|');
}

function paragraphs(text: string): string {
  return plain(text)
    .replaceAll(/^(#+) /gm, '**')
    .trim();
}
