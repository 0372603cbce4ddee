/** The changelog of the contract: a page, and an Atom feed with one entry per release. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChangesets } from '@changesets/read';
import { createMarkdownRenderer } from 'vitepress';
import type { Contract } from './contract.ts';
import { docs, root } from './paths.ts';

const released = () => readFileSync(join(root, 'docs/contract-changelog.md'), 'utf8');

/** Returns the page with the changes of each release for callers. Changes that are not released yet come first. */
export async function changelogPage({ info }: Contract): Promise<string> {
  const entries = released()
    .replace(/^# .*\n+/, '')
    .trim();
  const waiting = (await readChangesets(root)).map(({ summary }) => summary.replaceAll(/\s*\n\s*/g, ' '));
  return `# Changelog of the contract

The contract and the packages share one version. Only a major version contains a breaking change. Before
a major version removes an operation, parameter or member, the contract marks it as \`deprecated\` and names the date
of the removal. The documents of every release stay at their own address, for example
[this version's contract](/v/${info.version}/openapi.yaml). You can follow the releases as an
[Atom feed](/changelog.atom).

${waiting.length === 0 ? '' : `## Not released yet\n\n${waiting.map((line) => `- ${line}`).join('\n')}\n\n`}${entries}
`;
}

/** Returns the Atom feed. The changelog must have a heading with the date for each release: `## 0.1.0 (2026-11-20)`. */
export async function contractFeed(changelog = released()): Promise<string> {
  const markdown = await createMarkdownRenderer(docs);
  const sections = changelog.split(/^## /m).slice(1);
  const releases = sections.map((section) => {
    const [heading = ''] = section.split('\n', 1);
    const [, version, day] = /^(\S+) \((\d{4}-\d\d-\d\d)\)$/.exec(heading) ?? [];
    if (version === undefined || day === undefined)
      throw new Error(`docs/contract-changelog.md: "## ${heading}" must look like "## 1.2.3 (2026-01-31)"`);
    return { day, entry: entryOf(version, day, markdown.render(section.slice(heading.length).trim())) };
  });
  const [newest] = releases;
  if (newest === undefined) throw new Error('docs/contract-changelog.md has no release');
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <id>${idOf('')}</id>`,
    '  <title>Changes of Jurybox</title>',
    `  <updated>${newest.day}T00:00:00Z</updated>`,
    '  <author><name>Jurybox</name></author>',
    ...releases.map(({ entry }) => entry),
    '</feed>',
    '',
  ].join('\n');
}

const entryOf = (version: string, day: string, html: string): string =>
  [
    '  <entry>',
    `    <id>${idOf(version)}</id>`,
    `    <title>${xml(`Jurybox ${version}`)}</title>`,
    `    <updated>${day}T00:00:00Z</updated>`,
    `    <content type="html">${xml(html)}</content>`,
    '  </entry>',
  ].join('\n');

const xml = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** The id depends only on the version. So if the text of a release changes, a feed reader does not show it as new. */
function idOf(version: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify(['Jurybox', version]))
    .digest('hex');
  // The two digits `8` are the version and the variant in the UUID. They mark a UUID with custom content.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, 'urn:uuid:$1-$2-8$3-8$4-$5');
}
