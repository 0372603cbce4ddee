/** The files for programs: the contract, its Arazzo workflows, JSON Schemas, the changelog, every page as Markdown. */
import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contractFeed } from './changelog.ts';
import { consoleData } from './console-data.ts';
import type { Contract, Loose } from './contract.ts';
import { basePlaceholder, contractJson, contractYaml, root } from './paths.ts';
import { redoclyDocument } from './redocly-document.ts';

export async function writeMachineReadable(
  contract: Contract,
  pages: Map<string, string>,
  into: string,
): Promise<void> {
  const { version } = contract.info;
  const of = join(into, 'v', version);
  mkdirSync(join(of, 'schemas'), { recursive: true });
  copyFileSync(contractYaml, join(of, 'openapi.yaml'));
  copyFileSync(contractJson, join(of, 'openapi.json'));
  cpSync(join(root, 'spec/workflows'), join(of, 'workflows'), { recursive: true });
  for (const [name, schema] of Object.entries(schemasOf(contract)))
    writeFileSync(join(of, 'schemas', `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`);
  writeFileSync(join(of, 'reference.html'), redoclyDocument(contract));
  cpSync(of, join(into, 'latest'), { recursive: true });
  writeFileSync(join(into, 'changelog.atom'), await contractFeed());
  writeFileSync(join(into, 'console.json'), JSON.stringify(consoleData(contract)));

  const plain = [...pages].map(([path, text]): [string, string] => [path, plainMarkdown(text)]);
  for (const [path, text] of plain) {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    writeFileSync(join(into, path), text);
  }
  writeFileSync(join(into, 'llms.txt'), llms(contract, pages));
  writeFileSync(join(into, 'llms-full.txt'), plain.map(([path, text]) => `<!-- ${path} -->\n\n${text}`).join('\n'));
}

/**
 * Returns a JSON Schema for each component of the contract. A schema needs no other file: its `$defs` contain all
 * components that it refers to.
 */
function schemasOf(contract: Contract): Record<string, Loose> {
  const all = contract.components.schemas;
  return Object.fromEntries(
    Object.entries(all).map(([name, schema]) => {
      const needed = new Set<string>();
      const follow = (node: unknown): void => {
        for (const [, other = ''] of JSON.stringify(node).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
          if (needed.has(other)) continue;
          needed.add(other);
          follow(all[other]);
        }
      };
      follow(schema);
      const local = (node: unknown) =>
        JSON.parse(JSON.stringify(node).replaceAll('#/components/schemas/', '#/$defs/')) as Loose;
      const defs = Object.fromEntries([...needed].sort().map((other) => [other, local(all[other])]));
      return [
        name,
        {
          $schema: 'https://json-schema.org/draft/2020-12/schema',
          title: name,
          ...local(schema),
          ...(needed.size > 0 ? { $defs: defs } : {}),
        },
      ];
    }),
  );
}

/** Returns a page as Markdown that any program can read, without the syntax of VitePress. */
export function plainMarkdown(text: string): string {
  return text
    .replace(/^---\n[\s\S]*?\n---\n+/, '')
    .replaceAll(/^(#+ .*?) \{#[\w-]+\}$/gm, '$1')
    .replaceAll(/\)\{\.[\w-]+\}/g, ')')
    .replaceAll(/^:::.*\n\n?/gm, '')
    .replaceAll(/^<summary>(.*)<\/summary>$/gm, '**$1**')
    .replaceAll(/^<.*\n\n?/gm, (line) => (/^<\/?(?:div|details|[A-Z])/.test(line) ? '' : line))
    .replaceAll(
      /\]\(\/([^)#]*)(#[^)]*)?\)/g,
      (_, target: string, anchor = '') => `](${basePlaceholder}${pageOrFile(target)}${anchor})`,
    );
}

function pageOrFile(target: string): string {
  if (target === '') return 'index.md';
  return /\.\w+$/.test(target) ? target : `${target}.md`;
}

function llms({ info }: Contract, pages: Map<string, string>): string {
  const title = (text: string) => /^# (.+)$/m.exec(text)?.[1] ?? '';
  const lines = (of: (path: string) => boolean) =>
    [...pages].filter(([path]) => of(path)).map(([path, text]) => `- [${title(text)}](${basePlaceholder}${path})`);
  return `# Jurybox ${info.version}

> ${info.summary}

The contract is an OpenAPI 3.1 document. Every page of the site is here as Markdown, and all of them are in
[one file](${basePlaceholder}llms-full.txt).

## Contract

- [OpenAPI, YAML](${basePlaceholder}latest/openapi.yaml)
- [OpenAPI, JSON](${basePlaceholder}latest/openapi.json)
- [Workflows](${basePlaceholder}latest/workflows/judge-a-scenario.arazzo.yaml): Arazzo, run against the server
- [JSON Schemas](${basePlaceholder}latest/schemas/ApplicationVariant.json): one file per component
- [Changelog, Atom](${basePlaceholder}changelog.atom)
- The same for this version, for good: ${basePlaceholder}v/${info.version}/

## Operations

${lines((path) => path.startsWith('api/')).join('\n')}

## Guides

${lines((path) => !path.startsWith('api/')).join('\n')}
`;
}
