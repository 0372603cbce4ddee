/** The changelog of the contract as an Atom feed, one entry per release. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atomEntry, atomFeed } from '@jurybox/review';
import { createMarkdownRenderer } from 'vitepress';
import { docs, root } from './paths.ts';

const name = 'Jurybox';

/** Returns the feed. `changelog` has a heading per release, with its day: `## 0.1.0 (2026-11-20)`. */
export async function contractFeed(
  changelog = readFileSync(join(root, 'docs/contract-changelog.md'), 'utf8'),
): Promise<string> {
  const markdown = await createMarkdownRenderer(docs);
  const sections = changelog.split(/^## /m).slice(1);
  const releases = sections.map((section) => {
    const [heading = ''] = section.split('\n', 1);
    const [, version, day] = /^(\S+) \((\d{4}-\d\d-\d\d)\)$/.exec(heading) ?? [];
    if (version === undefined || day === undefined)
      throw new Error(`docs/contract-changelog.md: "## ${heading}" must look like "## 1.2.3 (2026-01-31)"`);
    return { day, entry: atomEntry({ name, version, day }, markdown.render(section.slice(heading.length).trim())) };
  });
  const [newest] = releases;
  if (newest === undefined) throw new Error('docs/contract-changelog.md has no release');
  return atomFeed(
    { name, day: newest.day },
    releases.map(({ entry }) => entry),
  );
}
