import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiDiff } from 'api-smart-diff';
import type { Document } from '@jurybox/openapi';
import { redoclyScript } from '../histories/review-pair.ts';

/** Runs `redocly diff` with its recommended rules. Returns its `impact` for each change, or undefined if it fails. */
export function byRedocly(base: Document, revision: Document): string[] | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-redocly-'));
  try {
    writeFileSync(join(folder, 'base.json'), JSON.stringify(base));
    writeFileSync(join(folder, 'revision.json'), JSON.stringify(revision));
    writeFileSync(join(folder, 'redocly.yaml'), 'extends: [diff-recommended]\n');
    const output = ['--format', 'json', '--output', 'changes.json', '--fail-on', 'none'];
    spawnSync(process.execPath, [redoclyScript(), 'diff', 'base.json', 'revision.json', ...output], {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      timeout: 60_000,
    });
    const { changes } = JSON.parse(readFileSync(join(folder, 'changes.json'), 'utf8')) as {
      changes: { impact: string }[];
    };
    return changes.map(({ impact }) => impact);
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns whether api-smart-diff calls one of the changes breaking, or undefined if api-smart-diff fails. */
export function bySmartDiff(base: Document, revision: Document): boolean | undefined {
  try {
    return apiDiff(structuredClone(base), structuredClone(revision)).some(({ type }) => type === 'breaking');
  } catch {
    return undefined;
  }
}
