/** Builds the reference into `dist/`: one page that asks nobody else for anything. Does nothing when it is up to date. */
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors } from './errors.ts';

const here = import.meta.dirname;
const dist = join(here, 'dist');
const contract = join(here, '../../packages/types/generated/openapi.gen.yaml');
const stamp = join(dist, 'built-from');

const from = hash('sha256', [contract, join(here, 'errors.ts'), join(here, 'build.ts')].map((path) => readFileSync(path, 'utf8')).join('\0'));
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === from) process.exit(0);

mkdirSync(dist, { recursive: true });
const built = spawnSync('redocly', ['build-docs', contract, '--inlineBundle', '--title', 'Jurybox API', '-o', join(dist, 'index.html')], {
  encoding: 'utf8',
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
});
if (built.status !== 0) {
  console.error(built.stderr || built.error?.message);
  process.exit(1);
}
writeFileSync(join(dist, 'errors.html'), errorsPage());
writeFileSync(stamp, from);
console.log('reference built into apps/docs/dist');

function errorsPage(): string {
  const rows = Object.entries(errors).map(
    ([code, { status, when, what }]) => `<section id="${code}"><h2><code>${code}</code> <small>${status}</small></h2><p>${marked(when)}</p><p>${marked(what)}</p></section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Errors · Jurybox</title>
<style>:root{color-scheme:light dark;font:16px/1.5 system-ui}body{max-width:44rem;margin:2rem auto;padding:0 1rem}small{font-weight:normal}:target{background:#ffd70033}</style></head>
<body><h1>Errors, code by code</h1><p>Every answer that is not a success carries one of these codes, except 422, which lists what does not fit.</p>
${rows.join('\n')}
</body></html>
`;
}

/** The words of the table: escaped, with \`code\`. */
function marked(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}
