import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { listFiles } from '../../docs/src/finish.ts';
import { listName, stampName } from '../../docs/src/paths.ts';
import { weigh } from './weigh.ts';

/**
 * Builds the page in a new folder, then replaces the old one. The file names of scripts and styles contain a hash of
 * the content.
 */
export async function buildPage(source: string, dist: string, from: string): Promise<{ sentBytes: number }> {
  const fresh = `${dist}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(join(fresh, 'assets'), { recursive: true });
  const { metafile } = await build({
    entryPoints: [join(source, 'main.tsx'), join(source, 'style.css')],
    outdir: join(fresh, 'assets'),
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    metafile: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'warning',
  });
  const built = (name: string) => {
    const path = Object.keys(metafile.outputs).find((output) => output.includes(`/assets/${name}.`));
    if (path === undefined) throw new Error(`esbuild wrote no ${name}`);
    return `assets/${path.split('/').at(-1)}`;
  };
  const icon = readFileSync(join(source, 'icon.svg'));
  const iconName = `assets/icon.${createHash('sha256').update(icon).digest('hex').slice(0, 16)}.svg`;
  writeFileSync(join(fresh, iconName), icon);
  const html = readFileSync(join(source, 'index.html'), 'utf8')
    .replace('__icon__', iconName)
    .replace('__style__', built('style'))
    .replace('__script__', built('main'));
  writeFileSync(join(fresh, 'index.html'), html);
  writeFileSync(join(fresh, listName), JSON.stringify(listFiles(fresh)));
  writeFileSync(join(fresh, stampName), from);
  rmSync(dist, { recursive: true, force: true });
  renameSync(fresh, dist);
  return { sentBytes: weigh(dist).reduce((sum, { sent }) => sum + sent, 0) };
}
