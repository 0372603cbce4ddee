import { posix, relative, resolve, sep } from 'node:path';
import { mapCompared, type Compared, type Side } from './compared.ts';
import { changedParts } from './changed-parts.ts';
import type { PolicyConfig } from './config.ts';
import { CannotReview, tooManyLevels } from './errors.ts';
import { readPolicyFiles } from './policy/files.ts';
import type { Verdict } from './policy/policy.ts';
import type { Document } from '@jurybox/openapi';
import type { Bump, Finding } from './model.ts';
import { namesOf, type Names } from './names.ts';
import { reviewParts } from './review.ts';
import { usualStability } from './operations.ts';
import { changedUnread, leaveOutInBoth, type Unread } from './sources/left-out.ts';
import { load, usualNameIn, type Loaded } from './sources/load.ts';
import type { TrafficConfig } from './traffic/traffic.ts';
import { applyPolicyWithTraffic } from './traffic/with-policy.ts';

export interface RunOptions {
  folder: string;
  name?: string | undefined;
  /** The source of the base: a file, a folder, a git revision or an `https://` address. */
  base: string;
  /** The source of the revision. By default, the contract in the working folder. */
  revision?: string | undefined;
  /** The path of the contract in the working folder. By default, the review looks for the usual file names. */
  spec?: string | undefined;
  /** The folder that must contain all files of a contract. By default, it is the folder of the contract itself. */
  within?: string | undefined;
  policy: PolicyConfig;
  traffic?: TrafficConfig & { files: string[] };
  today: string;
}

/** Reviews one contract. Throws `CannotReview` if a contract cannot be read or compared. */
export async function runReview(options: RunOptions): Promise<{ report: Report; base: Loaded; revision: Loaded }> {
  const { folder, within, policy, name, today } = options;
  const spec = specIn(options);
  const where = { folder, spec, within };
  const [base, revision] = await Promise.all([load(options.base, where), load(options.revision ?? spec ?? '.', where)]);
  leaveOutInBoth({ base, revision });
  const documents = mapCompared({ base, revision }, ({ document }) => document);
  const findings = ownFindings(documents, policy).map((finding) => ({
    ...finding,
    source: revision.placeOf(finding.pointer, finding.rule),
  }));
  const unread = changedUnread({ base, revision });
  const isChanged = new Set(unread.map(({ pointer }) => pointer));
  const files = readPolicyFiles(folder, policy);
  const input = { unread, ...documents, findings, policy, files, today };
  const { bump, ...verdict } = await applyPolicyWithTraffic(input, options.traffic, folder);
  return {
    base,
    revision,
    report: {
      format: 2,
      ...(name === undefined ? {} : { contract: name }),
      base: base.name,
      revision: options.revision === undefined ? 'working tree' : revision.name,
      bump: bump ?? 'none',
      ...verdict,
      names: namesOf(documents, findings),
      notReviewed: [
        ...base.notReviewed.map((part) => ({ contract: 'base' as const, ...part })),
        ...revision.notReviewed.map((part) => ({
          contract: 'revision' as const,
          ...part,
          ...(isChanged.has(part.pointer) ? { isChanged: true as const } : {}),
        })),
      ],
    },
  };
}

/** Returns the path of the contract in the working folder; undefined if `revision` is given and `spec` is not. */
function specIn({ folder, spec, revision }: RunOptions): string | undefined {
  if (spec !== undefined) return relative(folder, resolve(folder, spec)).split(sep).join(posix.sep);
  if (revision !== undefined) return undefined;
  const usual = usualNameIn(folder);
  if (usual !== undefined) return usual;
  throw new CannotReview(
    'the working folder has no openapi.yaml or another file with a usual name: name the contracts, ' +
      'for example jurybox-review old.yaml new.yaml',
  );
}

function ownFindings(documents: Compared<Document>, { stability }: PolicyConfig): Finding[] {
  const parts = changedParts(documents);
  try {
    return reviewParts(parts, { stability: { ...usualStability, ...stability } });
  } catch (error) {
    const { message } = error as Error;
    const reason = message.includes('call stack') ? tooManyLevels : message;
    throw new CannotReview(`the documents cannot be compared: ${reason}`);
  }
}

/** `report.schema.json` describes the members. */
export interface Report extends Omit<Verdict, 'bump'> {
  format: 2;
  contract?: string;
  base: string;
  revision: string;
  bump: Bump | 'none';
  names: Names;
  notReviewed: (Unread & { contract: Side; isChanged?: true })[];
}

/** Returns 0 if nothing blocks the merge, otherwise 1. The command exits with 2 if the review fails. */
export const exitCode = ({ problems }: Report): 0 | 1 => (problems.length === 0 ? 0 : 1);
