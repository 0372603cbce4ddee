/** Builds the reference with Redocly as one HTML file, which a reader can download and read offline. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contract } from './contract.ts';
import { root } from './paths.ts';

/** The options of Redocly. It shows the samples of these languages only, and finds a sample by its label. */
const options = {
  hideDownloadButtons: true,
  sortRequiredPropsFirst: true,
  codeSamples: {
    languages: [
      { lang: 'Shell', label: 'curl' },
      { lang: 'TypeScript', label: '@jurybox/client' },
      { lang: 'TypeScript', label: 'openapi-fetch' },
      { lang: 'Python', label: 'Python' },
    ],
  },
};

/** Redocly's logo as an inline picture. Otherwise, the document would load the logo from another host. */
const name =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='56' height='16'%3E" +
  "%3Ctext y='13' font-family='sans-serif' font-size='13' fill='%23777'%3ERedocly%3C/text%3E%3C/svg%3E";

/** Returns the reference as HTML. Throws if this HTML would load another file. */
export function redoclyDocument(contract: Contract): string {
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
    const html = readFileSync(out, 'utf8').replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g, name);
    if (html.includes('cdn.redoc.ly'))
      throw new Error(
        'the document would load a file from cdn.redoc.ly; embed the file in apps/docs/src/redocly-document.ts',
      );
    return html;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
