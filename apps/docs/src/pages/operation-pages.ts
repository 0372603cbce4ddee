/** The pages of the API reference: an overview of all operations, and one page per tag with a section per operation. */
import {
  dereference,
  operationsOf,
  type MediaType,
  type Operation,
  type Response,
  type Schema,
} from '@jurybox/openapi';
import type { CodeSample, Contract } from '../contract.ts';
import { escapeMarkup, oneLine, tableCell } from './escape.ts';
import { fieldsOf, typeOf } from './fields.ts';

/** If a response has more fields than this, they are folded when the page opens. */
const maxOpenFields = 20;

export function operationPages(contract: Contract): Map<string, string> {
  const groups = groupsOf(contract);
  return new Map([
    ['reference.md', overviewPage(contract, groups)],
    ...groups.map(({ name, description, operations }): [string, string] => [
      `api/${name}.md`,
      `${frontmatter(description)}# ${titleOf(name)}

${escapeMarkup(description)}

${operations.map((operation) => section(contract, operation)).join('\n')}`,
    ]),
  ]);
}

interface Group {
  name: string;
  description: string;
  operations: Operation[];
}

/** Returns the operations of each tag, in the order of the contract. */
export function groupsOf(contract: Contract): Group[] {
  const all = [...operationsOf(contract).values()];
  return contract.tags.map(({ name, description }) => ({
    name,
    description,
    operations: all.filter(({ node }) => node.tags?.[0] === name),
  }));
}

export function titleOf(tag: string): string {
  const words = tag.replaceAll('-', ' ');
  return words === 'keys' ? 'API keys' : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/**
 * Returns the front matter of a reference page. It hides the outline at the side, because the code samples need the
 * space.
 */
const frontmatter = (description: string): string =>
  [
    '---',
    `description: ${JSON.stringify(description.replaceAll(/\s+/g, ' ').trim())}`,
    'aside: false',
    'pageClass: api',
    '---\n\n',
  ].join('\n');

function overviewPage({ info }: Contract, groups: Group[]): string {
  const tables = groups.map(
    ({ name, description, operations }) => `## ${titleOf(name)}

${escapeMarkup(description)}

| operation | method and path | role |
|---|---|---|
${operations
  .map(
    ({ method, path, node: { operationId, summary = '', ...node } }) =>
      `| [${tableCell(summary)}](/api/${name}#${operationId}) | \`${method} ${path}\` | ${roleOf(node)} |`,
  )
  .join('\n')}
`,
  );
  return `---
description: Every operation of the API, with its fields, responses, errors and samples.
outline: [2, 2]
---

# API reference

<OldAddresses />

This page lists every operation of the contract ${info.version}. The section about an operation has its fields, its
responses, four code samples, and a form that sends a request. All paths begin with \`/api\`. The roles are
cumulative: an editor may do what a viewer may.

Programs read the contract as [YAML](/latest/openapi.yaml) or [JSON](/latest/openapi.json). You can also
[download the reference as one file](/latest/reference.html) that works without a server.

${tables.join('\n')}
## What holds for every operation {#conventions}

${withHeadings(escapeMarkup(info.description))}
`;
}

/** Turns bold words at the start of a paragraph into a heading, because the search only finds headings. */
const withHeadings = (text: string): string =>
  text.replaceAll(
    /^\*\*([\w ]+)\.\*\* /gm,
    (_, title: string) => `### ${title} {#${title.toLowerCase().replaceAll(' ', '-')}}\n\n`,
  );

/** Returns the lowest role that may call the operation. */
function roleOf(node: Operation['node']): string {
  return (node['x-role'] as string | undefined) ?? 'no key';
}

function section(contract: Contract, operation: Operation): string {
  const { path, method, parameters, requestBody, responses, node } = operation;
  const { operationId = '', summary = '', description = '' } = node;
  const role = node['x-role'] as string | undefined;
  const access = role === undefined ? 'Callers need no API key.' : `Callers need the role \`${role}\` or above.`;
  const assumptions = ([node['x-assumption'] ?? []].flat() as string[]).map(
    (id) => `[${id}](/unknowns#${id.toLowerCase()})`,
  );
  const samples = ((node['x-codeSamples'] ?? []) as CodeSample[]).map(
    ({ lang, label, source }) => `\`\`\`${languages[lang]} [${label}]\n${source}\n\`\`\``,
  );
  const successes = [...responses].filter(([status]) => status < '400');
  const examples = successes.flatMap(([status, { content }]) => exampleBlocks(contract, status, content));
  const request = [
    `\`${method} ${path}\``,
    `${access} The name of the operation in the contract is \`${operationId}\`.`,
    paragraphs(description),
    parameters.length === 0
      ? ''
      : `**Parameters**\n\n${parameters.map((each) => parameterItem(contract, each)).join('\n')}`,
    requestBody === undefined ? '' : bodyBlock(contract, requestBody.content),
  ];
  const answers = [
    ...successes.map((each) => responseBlock(contract, each)),
    errorsBlock([...responses].filter(([status]) => status >= '400')),
    assumptions.length === 0
      ? ''
      : `Decisions on questions that the source document leaves open: ${assumptions.join(', ')}.`,
  ];
  return `<div class="operation">

## ${escapeMarkup(summary)} {#${operationId}}

<div class="operation-row">
<div class="operation-text">

${joined(request)}

</div>
<div class="operation-samples">

::: code-group

${samples.join('\n\n')}

:::

<TryIt operation="${operationId}" />

</div>
</div>
<div class="operation-row">
<div class="operation-text">

${joined(answers)}

</div>
<div class="operation-samples">

${examples.join('\n\n')}

</div>
</div>
</div>
`;
}

const joined = (blocks: string[]): string => blocks.filter((block) => block !== '').join('\n\n');

const languages: Record<string, string> = { Shell: 'sh', TypeScript: 'ts', Python: 'python' };

function parameterItem(contract: Contract, parameter: Operation['parameters'][number]): string {
  const { name, required, in: place, schema = {}, description = '' } = parameter;
  const need = required ? '' : ', optional';
  return `- \`${name}\` *${place}, ${typeOf(contract, schema)}${need}* ${tableCell(description)}`;
}

function bodyBlock(contract: Contract, content: Record<string, MediaType>): string {
  const [type = '', media] = Object.entries(content)[0] ?? [];
  return `**Request body** *${type}*\n\n${fieldsOf(contract, media?.schema ?? {}).join('\n')}`;
}

function responseBlock(contract: Contract, [status, { node, content }]: [string, Response]): string {
  const words = oneLine(String(node['description']));
  const [type, media] = Object.entries(content)[0] ?? [];
  const fields = type === 'application/json' ? fieldsOf(contract, media?.schema as Schema) : [];
  const other = type === undefined || type === 'application/json' ? '' : ` *${type}*`;
  const head = `**Response ${status}**${other} ${words}`;
  if (fields.length === 0) return head;
  if (fields.length <= maxOpenFields) return `${head}\n\n${fields.join('\n')}`;
  return `${head}\n\n<details>\n<summary>${fields.length} fields</summary>\n\n${fields.join('\n')}\n\n</details>`;
}

/** Returns the contract's examples of a response body. When the page opens, only the first example is unfolded. */
function exampleBlocks(contract: Contract, status: string, content: Record<string, MediaType>): string[] {
  const [[type, media] = []] = Object.entries(content);
  return Object.values(media?.examples ?? {}).map((example, at) => {
    const { summary = '', value } = dereference<{ summary?: string; value: unknown }>(contract, example);
    const text = typeof value === 'string' ? value.trim() : JSON.stringify(value, null, 2);
    const block = `\`\`\`${type === 'application/json' ? 'json' : 'text'}\n${text}\n\`\`\``;
    const words = escapeMarkup(summary);
    return at === 0
      ? `**Example of response ${status}** ${words}\n\n${block}`
      : `<details>\n<summary>Another example: ${words}</summary>\n\n${block}\n\n</details>`;
  });
}

function errorsBlock(responses: [string, Response][]): string {
  const statuses = responses.map(([status]) => status).join(', ');
  const rows = responses.map(([status, { node }]) => `- \`${status}\` ${tableCell(String(node['description']))}`);
  return `<details>\n<summary>Errors: ${statuses}</summary>\n\n${rows.join('\n')}\n
[All error codes](/errors) with what to do.\n\n</details>`;
}

function paragraphs(text: string): string {
  return escapeMarkup(text)
    .replaceAll(/^(#+) /gm, '**')
    .trim();
}
