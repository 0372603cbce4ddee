/** Tests what the build of the site writes: files for programs, sizes of pages, pictures, and the base address. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { MarkdownRenderer } from 'vitepress';
import { afterAll, describe, expect, it } from 'vitest';
import { highlightOnce } from '../site/.vitepress/build-speed.ts';
import { contractFeed } from '../src/changelog.ts';
import { plainMarkdown } from '../src/machine-readable.ts';
import { replaceLinks } from '../src/pages/included.ts';
import { readContract } from '../src/contract.ts';
import { listFiles } from '@jurybox/built-pages';
import { moveScripts, insertBase } from '../src/finish.ts';
import { contractJson, contractYaml, dist, root } from '../src/paths.ts';
import { weighPages } from './support/weigh.ts';
import { problems as errors } from '@jurybox/types';
import { listed, pageAddresses } from './support/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'jurybox-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { info, components } = readContract();
const read = (path: string) => readFileSync(join(dist, path), 'utf8');
const withoutCode = (text: string) => text.replaceAll(/^( *)```[\s\S]*?^\1```$/gm, '');

describe('the files of the site for programs', () => {
  it.each(['latest', `v/${info.version}`])('the folder %s of the site contains an exact copy of the contract', (at) => {
    expect(read(`${at}/openapi.yaml`)).toBe(readFileSync(contractYaml, 'utf8'));
    expect(read(`${at}/openapi.json`)).toBe(readFileSync(contractJson, 'utf8'));
    expect(Object.keys(listed()).filter((path) => path.startsWith(`${at}/workflows/`)).length).toBeGreaterThan(3);
  });

  it("the site has a JSON Schema for each component of the contract, which accepts the component's examples", () => {
    const names = Object.keys(components.schemas);
    const ajv = addFormats.default(new Ajv2020({ strict: false }));
    for (const name of names) {
      const schema = JSON.parse(read(`latest/schemas/${name}.json`));
      const validate = ajv.compile(schema);
      for (const example of schema.examples ?? []) expect([name, validate(example)]).toEqual([name, true]);
    }
    expect(names.length).toBeGreaterThan(40);
  });

  it('llms.txt lists every page as Markdown, and each link in such a page leads to a file', () => {
    const addresses = listed();
    const named = [...read('llms.txt').matchAll(/\]\(\/docs\/([^)]*)\)/g)].map(([, path = '']) => path);
    for (const path of named) expect(addresses).toHaveProperty([path]);
    for (const page of pageAddresses()) expect(named).toContain(page === '' ? 'index.md' : `${page}.md`);
    for (const path of Object.keys(addresses).filter((path) => path.endsWith('.md'))) {
      for (const [, target = ''] of read(path).matchAll(/\]\(\/docs\/([^)#]*)/g))
        expect([path, addresses[target] !== undefined, target]).toEqual([path, true, target]);
    }
    for (const code of Object.keys(errors)) expect(read('errors.md')).toContain(code);
  });

  it('llms-full.txt contains the Markdown of every page', () => {
    const all = read('llms-full.txt');
    for (const page of pageAddresses()) expect(all).toContain(read(page === '' ? 'index.md' : `${page}.md`).trim());
  });

  it('the file latest/reference.html loads no other file, and the link to it on the site downloads it', () => {
    const html = read('latest/reference.html');
    expect(html).toContain('Read the variant that an environment serves');
    expect(html).not.toMatch(/<(?:script|img|link)[^>]+(?:src|href)="(?:https?:)?\/\//);
    expect(listed()['latest/reference.html']?.download).toBe(true);
  });

  it('the Atom feed has an entry for each release, and the build rejects a release without a date', async () => {
    const feed = read('changelog.atom');
    expect(feed).toMatch(/<title>Jurybox 0\.1\.0<\/title>\s*<updated>2026-11-20T00:00:00Z<\/updated>/);
    await expect(contractFeed('# Changelog\n\n## 0.2.0\n\nMore.\n')).rejects.toThrow('must look like');
  });

  it('the Markdown that the site offers to programs has no syntax that only VitePress understands', () => {
    expect(plainMarkdown('---\na: 1\n---\n\n# A {#a}\n\n::: code-group\n\nx\n\n:::\n[b](/errors#c)\n')).toBe(
      '# A\n\nx\n\n[b](/__site__/errors.md#c)\n',
    );
    expect(
      plainMarkdown(
        '<div class="a">\n\n[b](/){.c}\n\n<details>\n<summary>3 fields</summary>\n\n<TryIt a="d" />\n\n</div>\n',
      ),
    ).toBe('[b](/__site__/index.md)\n\n**3 fields**\n\n');
    const pages = Object.keys(listed()).filter((path) => path.endsWith('.md'));
    for (const path of pages)
      expect([path, /^<(?!!--)|\{[.#][\w-]+\}/m.test(withoutCode(read(path)))]).toEqual([path, false]);
    expect(
      replaceLinks(
        '[a](running.md#x), [g](../apps/docs/guides/start/run.md#install-it), ' +
          '[b](../spec/unknowns.yaml), [c](../nowhere), ![d](pictures/e.svg)',
        'docs/decisions.md',
      ),
    ).toBe('[a](/running#x), [g](/start/run#install-it), [b](/unknowns), c, ![d](/pictures/e.svg)');
  });
});

it('the build highlights the same code in the same language only once', () => {
  const highlighted: string[] = [];
  const highlight = (code: string, language: string) => `${language}: ${highlighted.push(code)}`;
  const md = { options: { highlight } } as unknown as MarkdownRenderer;
  highlightOnce(md);
  const shown = [['a', 'ts'] as const, ['a', 'ts'] as const, ['a', 'sh'] as const, ['b', 'ts'] as const].map(
    ([code, language]) => md.options.highlight?.(code, language, ''),
  );
  expect(shown).toEqual(['ts: 1', 'ts: 1', 'sh: 2', 'ts: 3']);
  expect(highlighted).toEqual(['a', 'a', 'b']);
});

describe('the files of the built site', () => {
  it('no page of the site has an inline script, because the build moves inline scripts into files', () => {
    const pages = Object.values(listed()).filter(({ file, download }) => file.endsWith('.html') && !download);
    for (const { file } of pages)
      expect([file, /<script(?![^>]*\bsrc=)[^>]*>/.test(read(file))]).toEqual([file, false]);
    writeFileSync(join(folder, 'a.html'), '<p>a</p><script>b()</script>');
    expect(moveScripts(folder)).toBe(1);
    expect(readFileSync(join(folder, 'a.html'), 'utf8')).toMatch(
      /^<p>a<\/p><script src="\/__site__\/assets\/inline\.\w+\.js"><\/script>$/,
    );
    insertBase(folder, '/else/where/');
    expect(readFileSync(join(folder, 'a.html'), 'utf8')).toContain('src="/else/where/assets/');
    expect(Object.keys(listFiles(folder))).toContain('a');
  });

  it('the build of the site rejects a file whose type it does not know', () => {
    cpSync(contractJson, join(folder, 'a.exe'));
    expect(() => listFiles(folder)).toThrow('a.exe');
  });

  it('a first visit to a page loads at most 200 kB', () => {
    const weights = weighPages();
    expect(weights.length).toBeGreaterThan(20);
    for (const { page, sent } of weights) expect([page, sent < 200_000]).toEqual([page, true]);
  });

  const pictures = join(root, 'docs/pictures');
  it.each(readdirSync(pictures).filter((name) => name.endsWith('.svg')))(
    'the picture %s is well-formed, has a title, and has light and dark colours',
    (name) => {
      const text = readFileSync(join(pictures, name), 'utf8');
      expect(unclosedTags(text)).toEqual([]);
      expect(unclosedTags(text.replace('</title>', ''))).not.toEqual([]);
      expect(text).toMatch(/^<svg xmlns="[^"]+" [^>]*role="img" aria-label="[^"]+">\n<title>[^<]+<\/title>/);
      expect(text).toContain('@media (prefers-color-scheme: dark)');
    },
  );
});

/** Returns the tags of an XML document that have no matching end tag. */
function unclosedTags(text: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = '', rest = ''] of text.matchAll(/<(\/?)([a-z]+)((?:"[^"]*"|[^">])*)>/gi)) {
    if (slash === '/' && open.at(-1) === name) open.pop();
    else if (!rest.endsWith('/')) open.push(slash + name);
  }
  return open;
}
