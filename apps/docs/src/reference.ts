/** Builds the reference with `redocly build-docs`. Moves inline scripts, which the policy forbids, into files. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contract } from './contract.ts';
import { docs, root } from './paths.ts';

/** Sets the colours that the reader chose on the site, or those of the system, before the page is drawn. */
const colours = `(() => {
  let mode = null;
  try { mode = localStorage.getItem('vitepress-theme-appearance'); } catch {}
  if (mode !== 'light' && mode !== 'dark') mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  try { localStorage.setItem('redoc.colorMode', mode); } catch {}
  document.documentElement.classList.add(mode);
})();
`;

/** Replaces the colours of the methods, which are too pale on a light background. */
const methodColours = {
  '--tag-color: #25b869': '--tag-color: #0b7a3e',
  '--tag-color: #f5901d': '--tag-color: #9a5200',
  '--tag-color: #f5c31d': '--tag-color: #7d5f00',
  '--tag-color: #e70b46': '--tag-color: #b80838',
  '--tag-color: #1e65f5': '--tag-color: #1a56d6',
};

/** The options of Redocly. It shows only samples in these languages, and finds each sample by its label. */
const options = {
  hideDownloadButtons: true,
  sortRequiredPropsFirst: true,
  codeSamples: {
    languages: [
      { lang: 'Shell', label: 'curl' },
      { lang: 'TypeScript', label: '@jurybox/client' },
      { lang: 'TypeScript', label: 'openapi-fetch' },
    ],
  },
};

export function buildReference(contract: Contract, into: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-reference-'));
  try {
    const api = join(folder, 'openapi.json');
    const out = join(folder, 'reference.html');
    writeFileSync(api, JSON.stringify(contract));
    const command = ['build-docs', api, '--inlineBundle', '--title', 'API reference · Jurybox', '-o', out];
    writeFileSync(join(folder, 'redocly.yaml'), JSON.stringify({ openapi: options }));
    const { status, stderr, error } = spawnSync(join(root, 'node_modules/.bin/redocly'), command, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    if (status !== 0) throw new Error(`redocly build-docs: ${stderr || error?.message}`);
    writeFileSync(join(into, 'reference.html'), withFiles(readFileSync(out, 'utf8'), into));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function withFiles(html: string, into: string): string {
  mkdirSync(join(into, 'assets'), { recursive: true });
  const keep = (name: string, extension: string, text: string): string => {
    const path = `assets/${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${extension}`;
    writeFileSync(join(into, path), text);
    return `./${path}`;
  };
  // The page's module is the last script. Script tags inside of this script are text.
  const opening = '<script type="module">';
  const from = html.indexOf(opening);
  const to = html.lastIndexOf('</script>');
  if (from === -1 || to < from)
    throw new Error('redocly build-docs: the page has no module script; see apps/docs/src/reference.ts');
  // The logo is the only file that the page would load from another host.
  const name =
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='56' height='16'%3E" +
    "%3Ctext y='13' font-family='sans-serif' font-size='13' fill='%23777'%3ERedocly%3C/text%3E%3C/svg%3E";
  const readable = (css: string) =>
    Object.entries(methodColours).reduce((so, [pale, dark]) => so.replaceAll(pale, dark), css);
  const text = readable(html.slice(from + opening.length, to)).replaceAll(
    /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g,
    name,
  );
  if (text.includes('cdn.redoc.ly'))
    throw new Error('the reference would load a file from cdn.redoc.ly; replace it in apps/docs/src/reference.ts');
  const program = keep('reference', 'js', text);
  const style = keep('reference', 'css', readFileSync(join(docs, 'site/reference.css'), 'utf8'));
  const before = html.slice(0, from);
  const inline = [...before.matchAll(/<script>[\s\S]*?<\/script>/g)];
  if (inline.length !== 1) throw new Error(`redocly build-docs: the page has ${inline.length} inline scripts, not one`);
  const head = [
    '<link rel="icon" href="./icon.svg" type="image/svg+xml">',
    `<script src="${keep('colours', 'js', colours)}"></script>`,
    `<link rel="modulepreload" href="${program}">`,
    '</head>',
  ].join('\n');
  const bar =
    '<nav class="site-bar" aria-label="Documentation"><a href="./">Jurybox</a><a href="./start/call">Guides</a>' +
    '<a href="./api/apps">Operations</a><a href="./errors">Errors</a></nav>';
  // Redocly renders the links without the `#` that its router expects.
  const drawn = readable(before)
    .replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g, name)
    .replaceAll(/ href="\/(?!\/)/g, ' href="#/')
    .replace(inline[0]?.[0] ?? '', '');
  const page = drawn
    .replace('</head>', () => head)
    .replace('<body>', () => `<body>\n<link rel="stylesheet" href="${style}">\n${bar}`);
  return `${page}<script type="module" src="${program}"></script>${html.slice(to + '</script>'.length)}`;
}
