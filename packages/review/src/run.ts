import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Compared } from './compared.ts';
import { readApprovals } from './approvals.ts';
import { effectOnCallers, startClients } from './callers/index.ts';
import { readChangesets, type Changesets } from './changesets.ts';
import { CannotReview } from './errors.ts';
import { load, type Loaded } from './sources/load.ts';
import { applyPolicy } from './policy.ts';
import { compilePrograms } from './callers/programs.ts';
import type { Report } from './report.ts';
import { addRedoclyChanges, summaryOf } from './findings/redocly-diff.ts';
import { runRedoclyDiff, type RedoclyChange } from './redocly-diff.ts';
import { reviewDocuments } from './review.ts';

export interface RunOptions {
  /** The folder of the repository. */
  folder: string;
  /** The source of the base: a git revision, file or folder. */
  base: string;
  /** The source of the revision: a git revision, file or folder. By default, the `spec` of the working tree. */
  revision?: string;
  spec: string;
  approvals: string;
  changesets: string;
  today: string;
  /** Whether to compile the programs of earlier releases. */
  programs: boolean;
  /** Whether to generate and run the clients of both contracts. */
  callers: boolean;
}

/** Reviews the contract of a repository. Throws `CannotReview` if a contract cannot be read or compared. */
export async function runReview(options: RunOptions): Promise<{ report: Report; base: Loaded; revision: Loaded }> {
  const { folder, spec } = options;
  const [base, revision] = await Promise.all([
    load(options.base, { folder, spec }),
    load(options.revision ?? spec, { folder, spec }),
  ]);
  const clients = options.callers ? startClients(base.document, revision.document) : undefined;
  try {
    const changes = await runRedoclyDiff(base.document, revision.document).catch((error: Error) => error.message);
    const findings = findingsOf({ base, revision }, typeof changes === 'string' ? undefined : changes);
    const { approvals, problems } = readApprovals(readIfExists(resolve(folder, options.approvals)));
    const verdict = applyPolicy({
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
      : { ran: false, says: 'not compiled: --no-programs was given', errors: [] };
    if (programs.errors.length > 0 && verdict.bump !== 'major')
      verdict.problems.push(`${programs.says}, but no finding is major`);
    const allowed = (fingerprint: string) =>
      verdict.allowed.has(fingerprint) ? { allowed: verdict.allowed.get(fingerprint) as string } : {};
    const callers = await effectOnCallers(clients, revision.document, findings, programs);
    const redocly = typeof changes === 'string' ? changes : summaryOf(changes, findings);
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
        redocly,
        callers,
        sections: [
          { name: 'redocly diff', ran: typeof changes !== 'string', says: redocly },
          { name: 'generated clients', ...callers.run },
          { name: 'programs', ran: programs.ran, says: programs.says },
        ],
        notReviewed: [
          ...base.notReviewed.map((one) => ({ contract: 'base' as const, ...one })),
          ...revision.notReviewed.map((one) => ({ contract: 'revision' as const, ...one })),
        ],
      },
    };
  } finally {
    clients?.remove();
  }
}

function findingsOf({ base, revision }: Compared<Loaded>, changes: RedoclyChange[] | undefined): Report['findings'] {
  try {
    const own = reviewDocuments(base.document, revision.document);
    const findings = changes ? addRedoclyChanges(changes, own, base.document, revision.document) : own;
    return findings.map((finding) => {
      const source = revision.placeOf(finding.pointer, finding.rule);
      return source ? { ...finding, source } : finding;
    });
  } catch (error) {
    throw new CannotReview(`the documents cannot be compared: ${(error as Error).message}`);
  }
}

const readIfExists = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

function changesetsIn(folder: string): Changesets | undefined {
  if (!existsSync(join(folder, 'config.json'))) return undefined;
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.md') || name === 'config.json')
    .sort();
  return readChangesets(new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')])));
}
