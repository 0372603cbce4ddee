import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { readApprovals } from './approvals.ts';
import { effectOnCallers, startClients } from './callers/index.ts';
import { readChangesets, type Changesets } from './changesets.ts';
import { CannotReview } from './errors.ts';
import { load, type Loaded } from './load.ts';
import { locator } from './locate.ts';
import { decide } from './policy.ts';
import { compilePrograms } from './callers/programs.ts';
import type { Report } from './report.ts';
import { askRedocly, onTopOf, summaryOf, type RedoclyChange } from './redocly-diff.ts';
import { reviewDocuments } from './review.ts';

export interface RunOptions {
  /** The folder of the repository. */
  folder: string;
  /** Git revision, file or folder. */
  base: string;
  /** The same; the working tree's `spec` when nothing is said. */
  revision?: string;
  spec: string;
  approvals: string;
  changesets: string;
  today: string;
  /** Compile the programs of earlier releases. */
  programs: boolean;
  /** Generate the clients of both revisions, and run them. */
  callers: boolean;
}

/** One whole review. Throws CannotReview where there is nothing to review. */
export async function runReview(options: RunOptions): Promise<{ report: Report; base: Loaded; revision: Loaded }> {
  const { folder, spec } = options;
  const [base, revision] = await Promise.all([
    load(options.base, { folder, spec }),
    load(options.revision ?? spec, { folder, spec }),
  ]);
  const clients = options.callers ? startClients(base.document, revision.document) : undefined;
  try {
    const asked = await askRedocly(base.document, revision.document).catch((error: Error) => error.message);
    const findings = find(base, revision, typeof asked === 'string' ? undefined : asked, options);
    const { approvals, problems } = readApprovals(text(resolve(folder, options.approvals)));
    const verdict = decide({
      base: base.document,
      revision: revision.document,
      findings,
      approvals,
      approvalProblems: problems,
      changesets: changesetsIn(resolve(folder, options.changesets)),
      today: options.today,
    });
    const programs = options.programs
      ? compilePrograms(folder, options.revision === undefined, options.base)
      : { ran: false, says: 'not compiled: it was not asked for', errors: [] };
    if (programs.errors.length > 0 && verdict.bump !== 'major')
      verdict.problems.push(`${programs.says}, though nothing found is major`);
    const allowed = (fingerprint: string) =>
      verdict.allowed.has(fingerprint) ? { allowed: verdict.allowed.get(fingerprint) as string } : {};
    return {
      base,
      revision,
      report: {
        format: 1,
        base: base.name,
        revision: options.revision === undefined ? 'working tree' : revision.name,
        bump: verdict.bump ?? 'none',
        findings: findings.map((finding) => ({ ...finding, ...allowed(finding.fingerprint) })),
        problems: verdict.problems,
        redocly: typeof asked === 'string' ? asked : summaryOf(asked, findings),
        callers: await effectOnCallers(clients, revision.document, findings, programs),
      },
    };
  } finally {
    clients?.remove();
  }
}

function find(
  base: Loaded,
  revision: Loaded,
  changes: RedoclyChange[] | undefined,
  { folder, spec, revision: asked }: RunOptions,
): Report['findings'] {
  try {
    const own = reviewDocuments(base.document, revision.document);
    const findings = changes ? onTopOf(changes, own, base.document, revision.document) : own;
    const place = locator(revision.files);
    const path = asked === undefined ? relative(folder, dirname(resolve(folder, spec))).replaceAll('\\', '/') : '';
    return findings.map((finding) => {
      const source = place(finding.pointer);
      return source
        ? { ...finding, source: { file: path === '' ? source.file : `${path}/${source.file}`, line: source.line } }
        : finding;
    });
  } catch (error) {
    throw new CannotReview(`the documents cannot be compared: ${(error as Error).message}`);
  }
}

const text = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

function changesetsIn(folder: string): Changesets | undefined {
  if (!existsSync(join(folder, 'config.json'))) return undefined;
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.md') || name === 'config.json')
    .sort();
  return readChangesets(new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')])));
}
