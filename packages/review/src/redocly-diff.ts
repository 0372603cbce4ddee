import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mapCompared, type Compared } from './compared.ts';
import type { Document } from '@jurybox/openapi';
import { CannotReview } from './errors.ts';
import type { Bump } from './model.ts';
import { normalize } from './normalize.ts';
import { neededPeer } from './peers.ts';

/** One change as `redocly diff` reports it. `base` and `revision` hold the changed value in each contract. */
export interface RedoclyChange extends Compared<unknown> {
  kind: 'added' | 'removed' | 'modified';
  impact: Bump;
  /** The JSON pointers to the change in the bundled base and in the bundled revision. */
  pointers: string[];
  property?: string;
  verdicts: { ruleId: string; message: string }[];
}

const diffTimeoutMs = 60_000;

/**
 * Runs `redocly diff` with its recommended rules on two bundled documents, without network and telemetry. Throws if
 * @redocly/cli is not installed or returns no result.
 */
export async function runRedoclyDiff(
  base: Document,
  revision: Document,
  timeoutMs = diffTimeoutMs,
): Promise<RedoclyChange[]> {
  const { folder: cli, bin } = neededPeer('@redocly/cli');
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-redocly-'));
  try {
    const documents = inOneVersion({ base, revision });
    writeFileSync(join(folder, 'base.json'), JSON.stringify(documents.base));
    writeFileSync(join(folder, 'revision.json'), JSON.stringify(documents.revision));
    writeFileSync(join(folder, 'redocly.yaml'), 'extends: [diff-recommended]\n');
    const stderr = await runIn(folder, join(cli, bin['redocly'] ?? 'bin/cli.js'), timeoutMs);
    return parseReport(readFileSync(join(folder, 'changes.json'), 'utf8'), stderr);
  } catch (error) {
    throw error instanceof CannotReview
      ? error
      : new CannotReview(`redocly diff returned no result: ${(error as Error).message}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Converts both documents to the same version of OpenAPI, 3.1 or 3.2, if their versions differ. Otherwise `redocly
 * diff` would report keywords that two versions of OpenAPI only write differently.
 */
function inOneVersion(documents: Compared<Document>): Compared<Document> {
  const { base, revision } = mapCompared(documents, ({ openapi }) => openapi?.slice(0, 3));
  if (base === revision) return documents;
  const openapi = [base, revision].includes('3.2') ? '3.2.0' : '3.1.1';
  return mapCompared(documents, (document) => ({ ...normalize(document), openapi }));
}

/** Runs `redocly diff` in a folder, where the command writes `changes.json`. Returns the stderr of the command. */
async function runIn(folder: string, script: string, timeoutMs: number): Promise<string> {
  const output = ['--format', 'json', '--output', 'changes.json', '--fail-on', 'none'];
  const compileCache = getCompileCacheDir?.();
  const child = spawn(process.execPath, [script, 'diff', 'base.json', 'revision.json', ...output], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      ...(compileCache === undefined ? {} : { NODE_COMPILE_CACHE: compileCache }),
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    },
    timeout: timeoutMs,
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => void (stderr += chunk.toString()));
  await new Promise((resolve) => child.on('close', resolve));
  return stderr;
}

interface Reported extends Omit<RedoclyChange, 'pointers' | 'base' | 'revision'> {
  path: string;
  base?: { pointer: string; value: unknown };
  revision?: { pointer: string; value: unknown };
}

function parseReport(text: string, stderr: string): RedoclyChange[] {
  const report = JSON.parse(text) as { reportVersion?: string; changes?: Reported[] };
  if (report.reportVersion !== '1' || !report.changes)
    throw new CannotReview(`redocly diff gave a report in an unknown format. ${stderr.split('\n')[0] ?? ''}`.trim());
  return report.changes.map(({ kind, impact, path, property, verdicts, base, revision }) => ({
    kind,
    impact,
    pointers: [...new Set([path, base?.pointer, revision?.pointer].filter((pointer) => pointer !== undefined))],
    ...(property === undefined ? {} : { property }),
    verdicts: verdicts.map(({ ruleId, message }) => ({ ruleId, message })),
    base: base?.value,
    revision: revision?.value,
  }));
}
