import type { Cause } from '../model.ts';
import type { Report } from '../run.ts';
import { escape, oneLine, rendered } from './text.ts';
import { operationsText, sortCauses } from './verdict.ts';
import { createHash } from 'node:crypto';
import { splitCode } from '../words/code.ts';

/**
 * Returns the headings of a changelog with the changes under each heading. `format` formats text with code between
 * backticks, and `plain` any other text.
 */
function changesOf(
  report: Report,
  format: (text: string) => string,
  plain: (text: string) => string,
): { heading: string; changes: string[] }[] {
  const { allowed, passing, formal, minor, patch } = sortCauses(report);
  const changeOf = (cause: Cause): string => {
    const operations = operationsText(cause, 3, (label) => `\`${label}\``);
    return (
      format(cause.title) +
      (operations === '' ? '' : ` (${format(operations)})`) +
      (cause.reason === undefined ? '' : `. ${plain(cause.reason)}`)
    );
  };
  return [
    { heading: 'Breaking changes', changes: [...passing, ...allowed].map(changeOf) },
    { heading: 'What is new', changes: [...formal, ...minor].map(changeOf) },
    { heading: 'Documentation', changes: patch.map(changeOf) },
  ].filter(({ changes }) => changes.length > 0);
}

/** Returns the entry for the contract's changelog: every change except those that block the merge. */
export function toChangelog(reports: Report[], version: string): string {
  const parts = reports.flatMap((report) => [
    ...(report.contract === undefined ? [] : [`**${escape(report.contract)}**`, '']),
    ...changesOf(report, rendered, escape).flatMap(({ heading, changes }) => [
      `### ${heading}`,
      '',
      ...changes.map((change) => `- ${change}`),
      '',
    ]),
  ]);
  return `${[`## ${escape(version)}`, '', ...parts].join('\n').trimEnd()}\n`;
}

export interface Release {
  /** The title of the contract. */
  name: string;
  version: string;
  /** The day of the release, for example `2026-11-20`. */
  day: string;
}

/**
 * Returns an Atom feed (RFC 4287). Its first entry says what a release changes for callers. You can pass a feed that
 * this function returned earlier; the new feed then keeps the earlier entries.
 */
export function toAtom(reports: Report[], release: Release, existing = ''): string {
  const entry = atomEntry(release, reports.map(htmlOf).join('\n'));
  const id = `<id>${idOf(release.name, release.version)}</id>`;
  return atomFeed(release, [entry, ...entriesOf(existing).filter((text) => !text.includes(id))]);
}

/** Returns the entry of a release. `content` is HTML. */
export function atomEntry({ name, version, day }: Release, content: string): string {
  return [
    '  <entry>',
    `    <id>${idOf(name, version)}</id>`,
    `    <title>${xml(`${name} ${version}`)}</title>`,
    `    <updated>${day}T00:00:00Z</updated>`,
    `    <content type="html">${xml(content)}</content>`,
    '  </entry>',
  ].join('\n');
}

/** Returns the feed with these entries. `day` is the day of the newest entry. */
export function atomFeed({ name, day }: Pick<Release, 'name' | 'day'>, entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <id>${idOf(name, '')}</id>`,
    `  <title>${xml(`Changes of ${name}`)}</title>`,
    `  <updated>${day}T00:00:00Z</updated>`,
    `  <author><name>${xml(name)}</name></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

/**
 * Returns the entries of a feed that `toAtom` wrote. In such a feed, every entry begins and ends on a separate line.
 */
const entriesOf = (feed: string): string[] =>
  feed
    .split('  <entry>\n')
    .slice(1)
    .map((part) => `  <entry>\n${part.slice(0, part.indexOf('\n  </entry>'))}\n  </entry>`);

function htmlOf(report: Report): string {
  const name = report.contract === undefined ? '' : `<h2>${html(report.contract)}</h2>\n`;
  const sections = changesOf(report, words, html).map(
    ({ heading, changes }) =>
      `<h3>${heading}</h3>\n<ul>\n${changes.map((change) => `<li>${change}</li>`).join('\n')}\n</ul>`,
  );
  return `${name}${sections.length === 0 ? '<p>Nothing changed for callers.</p>' : sections.join('\n')}`;
}

const words = (text: string): string =>
  splitCode(text)
    .map((part) => (part.isCode ? `<code>${html(part.text)}</code>` : html(part.text)))
    .join('');

const html = (text: string): string => xml(oneLine(text, 400));

/** Escapes text for XML, and replaces the characters that XML 1.0 does not allow. */
const xml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** Returns the identifier of an entry, which depends only on the name and the version. */
function idOf(name: string, version: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([name, version]))
    .digest('hex');
  // The digits `8` are the version and the variant of the UUID.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, 'urn:uuid:$1-$2-8$3-8$4-$5');
}
