import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { apiDiff } from 'api-smart-diff';
import type { Document } from '../../src/document.ts';

/** The command's script, whichever field of its package names it. */
function redoclyScript(): string {
  const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> };
  return join(dirname(manifest), bin['redocly'] ?? 'bin/cli.js');
}

/** Whether `redocly diff`, with the rules it recommends, calls the change breaking; nothing when it gives no answer. */
export async function byRedocly(base: Document, revision: Document): Promise<boolean | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-compare-'));
  try {
    writeFileSync(join(folder, 'a.json'), JSON.stringify(base));
    writeFileSync(join(folder, 'b.json'), JSON.stringify(revision));
    writeFileSync(join(folder, 'redocly.yaml'), 'extends: [diff-recommended]\n');
    const child = spawn(process.execPath, [redoclyScript(), 'diff', 'a.json', 'b.json', '--format', 'json', '--output', 'out.json', '--fail-on', 'none'], { cwd: folder, stdio: 'ignore', env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } });
    await new Promise((resolve) => child.on('close', resolve));
    const { bump } = JSON.parse(readFileSync(join(folder, 'out.json'), 'utf8')) as { bump: string };
    return bump === 'major';
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether api-smart-diff calls any part of the change breaking. */
export function bySmartDiff(base: Document, revision: Document): boolean | undefined {
  try {
    return apiDiff(structuredClone(base), structuredClone(revision)).some(({ type }) => type === 'breaking');
  } catch {
    return undefined;
  }
}
