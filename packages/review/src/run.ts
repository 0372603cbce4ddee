import { dirname, relative, resolve } from 'node:path';
import type { Compared } from './compared.ts';
import { effectOnCallers, startClients } from './callers/index.ts';
import type { PolicyConfig } from './config.ts';
import { CannotReview } from './errors.ts';
import { load, type Loaded } from './load.ts';
import { locator } from './locate.ts';
import { readPolicyFiles } from './policy/files.ts';
import { applyPolicy } from './policy/policy.ts';
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
  policy: PolicyConfig;
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
    const findings = findingsOf({ base, revision }, typeof changes === 'string' ? undefined : changes, options);
    const { bump, ...verdict } = applyPolicy({
      base: base.document,
      revision: revision.document,
      findings,
      policy: options.policy,
      files: readPolicyFiles(folder, options.policy),
      today: options.today,
    });
    const programs = options.programs
      ? compilePrograms(folder, options.revision === undefined, options.base)
      : { ran: false, says: 'not compiled: --no-programs was given', errors: [] };
    if (programs.errors.length > 0 && bump !== 'major')
      verdict.problems.push(`${programs.says}, but no finding is major`);
    const callers = await effectOnCallers(clients, revision.document, findings, programs);
    const redocly = typeof changes === 'string' ? changes : summaryOf(changes, findings);
    return {
      base,
      revision,
      report: {
        format: 1,
        base: base.name,
        revision: options.revision === undefined ? 'working tree' : revision.name,
        bump: bump ?? 'none',
        ...verdict,
        redocly,
        callers,
        sections: [
          { name: 'redocly diff', ran: typeof changes !== 'string', says: redocly },
          { name: 'generated clients', ...callers.run },
          { name: 'programs', ran: programs.ran, says: programs.says },
        ],
        notReviewed: [],
      },
    };
  } finally {
    clients?.remove();
  }
}

function findingsOf(
  { base, revision }: Compared<Loaded>,
  changes: RedoclyChange[] | undefined,
  { folder, spec, revision: revisionSource }: RunOptions,
): Report['findings'] {
  try {
    const own = reviewDocuments(base.document, revision.document);
    const findings = changes ? addRedoclyChanges(changes, own, base.document, revision.document) : own;
    const locate = locator(revision.files);
    const path =
      revisionSource === undefined ? relative(folder, dirname(resolve(folder, spec))).replaceAll('\\', '/') : '';
    return findings.map((finding) => {
      const source = locate(finding.pointer);
      return source
        ? { ...finding, source: { ...source, file: path === '' ? source.file : `${path}/${source.file}` } }
        : finding;
    });
  } catch (error) {
    throw new CannotReview(`the documents cannot be compared: ${(error as Error).message}`);
  }
}
