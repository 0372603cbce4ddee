import { isObject } from '@jurybox/openapi';
import { dump } from 'js-yaml';
import type { Cause, Finding } from '../model.ts';
import type { PolicyConfig } from '../config.ts';
import { daysAfter, isDay } from '../dates.ts';
import { fitsPattern } from '../patterns/compile.ts';
import { parseYaml } from '../sources/yaml.ts';

/** An entry that lets breaking changes pass: under `policy.ignore`, in the baseline file, or in the approvals file. */
export interface Exception {
  status: 'ignored' | 'baseline' | 'approved';
  /** Whether the entry applies to a finding. `cause` is the fingerprint of the cause of the finding. */
  covers: (finding: Pick<Finding, 'rule' | 'narrowRule' | 'operations' | 'fingerprint'>, cause: string) => boolean;
  /** What the report says about a change that this exception lets pass. */
  allowed: string;
  /** The reason of an approval. The changelog contains it. */
  reason?: string;
  /** What is wrong with the entry, for example its date, and what to do. Such an entry lets no change pass. */
  problem?: string;
  hasExpired?: boolean;
}

/** An entry of the approvals file, which allows one breaking change. `problem` says what is missing or wrong in it. */
export type Approval = Record<'fingerprint' | 'reason' | 'owner' | 'expires', string> & { problem?: string };

export function readApprovals(text: string | undefined): { approvals: Approval[]; problems: string[] } {
  const { entries, problems } = readList(text, 'approvals');
  const approvals = entries.map(({ fingerprint = '', reason = '', owner = '', expires = '' }, i): Approval => {
    const approval = { fingerprint, reason, owner, expires };
    const missing = Object.entries(approval).flatMap(([key, value]) => (value === '' ? [key] : []));
    if (missing.length > 0) return { ...approval, problem: `${missing.join(', ')} missing: fill in the entry` };
    if (!isDay(expires)) return { ...approval, problem: 'expires is not a date like 2027-01-31' };
    const isTwice = entries.findIndex((one) => one['fingerprint'] === fingerprint) < i;
    return isTwice ? { ...approval, problem: 'is listed twice: remove one of them' } : approval;
  });
  return { approvals, problems };
}

/** The baseline file lists the fingerprints of the findings that existed before the team began to use the review. */
export function readBaseline(text: string | undefined): { baseline: Set<string>; problems: string[] } {
  const { entries, problems } = readList(text, 'findings');
  for (const [i, { fingerprint = '' }] of entries.entries())
    if (!/^[0-9a-f]{12}$/.test(fingerprint))
      problems.push(`baseline: entry ${i + 1} has no fingerprint: write the file again with --write-baseline`);
  return { baseline: new Set(entries.map(({ fingerprint = '' }) => fingerprint)), problems };
}

export function writeBaseline(causes: Cause[]): { text: string; count: number } {
  const findings = causes
    .filter(({ blocks, status }) => blocks !== undefined || status === 'baseline')
    .map(({ fingerprint, rule, title }) => ({ fingerprint, rule, says: title }))
    .sort((left, right) => (left.fingerprint < right.fingerprint ? -1 : 1));
  const text =
    '# Findings that existed when the review was introduced. They do not block the merge.\n' +
    '# Written by: jurybox-review --write-baseline\n' +
    dump({ findings }, { lineWidth: -1 });
  return { text, count: findings.length };
}

/** An approval or an ignore entry may be valid for at most this many days. */
const maxValidDays = 366;

export function exceptionsOf(
  { approvals, baseline }: { approvals: Approval[]; baseline: Set<string> },
  policy: PolicyConfig,
  today: string,
): Exception[] {
  const last = daysAfter(today, maxValidDays);
  const ending = (name: string, expires: string, file: string, remedy: string): Partial<Exception> =>
    expires > last
      ? { problem: `${name} expires on ${expires}: choose a day until ${last}${file}` }
      : expires < today
        ? { problem: `${name} expired on ${expires}: ${remedy}`, hasExpired: true }
        : {};
  const ignores = (policy.ignore ?? []).map((entry): Exception => {
    const name = `the ignore of ${[entry.rule, entry.path].filter((part) => part).join(' at ')}`;
    return {
      status: 'ignored',
      covers: matcherOf(entry),
      allowed: `${entry.reason} (ignored until ${entry.expires})`,
      ...ending(name, entry.expires, '', 'remove it from the configuration, or renew it'),
    };
  });
  const known: Exception = {
    status: 'baseline',
    covers: ({ fingerprint }, cause) => baseline.has(cause) || baseline.has(fingerprint),
    allowed: `in the baseline ${policy.baseline ?? ''}`,
  };
  const approved = approvals.map(({ fingerprint, reason, owner, expires, problem }, i): Exception => {
    const name = `approval ${fingerprint === '' ? `number ${i + 1}` : fingerprint}`;
    return {
      status: 'approved',
      covers: (finding, cause) => fingerprint === cause || fingerprint === finding.fingerprint,
      allowed: `${reason} (${owner}, until ${expires})`,
      reason,
      ...(problem === undefined
        ? ending(name, expires, ` in ${policy.approvals ?? ''}`, 'renew it, or revert the change')
        : { problem: `${name}${problem.startsWith('is ') ? '' : ':'} ${problem}` }),
    };
  });
  return [...ignores, known, ...approved];
}

function matcherOf({ rule: own, path }: { rule?: string; path?: string }): Exception['covers'] {
  const pattern = path === undefined ? undefined : patternOf(path);
  // An entry selects operations by a pattern for their path. A webhook such as `POST webhook noteAdded` has no path, so
  // only the pattern `/**` selects it.
  const pathIn = (label: string): string => label.replace(/^[^/]*/, '');
  return ({ rule, narrowRule, operations }) =>
    [undefined, rule, narrowRule].includes(own) &&
    (pattern === undefined ||
      (operations.length > 0 && operations.every((label) => fitsPattern(pattern, pathIn(label)))));
}

/** Returns a regular expression for a path. `*` matches a part of a segment, and `**` any number of segments. */
const patternOf = (path: string): string =>
  `^${path.replaceAll(/\/\*\*(?=\/|$)|\*|[.+?^${}()|[\]\\]/g, (sign) =>
    sign === '*' ? '[^/]*' : sign === '/**' ? '(?:/[^/]*)*' : `\\${sign}`,
  )}$`;

const maxCharacters = 1_000_000;

/** Returns the entries of the list under `key` in a YAML file. Keeps only their members that are texts. */
function readList(text = '', key: string): { entries: Partial<Record<string, string>>[]; problems: string[] } {
  const refuse = (problem: string) => ({ entries: [], problems: [problem] });
  if (text.length > maxCharacters) return refuse(`the ${key} file is larger than ${maxCharacters} characters`);
  let parsed: unknown;
  try {
    parsed = parseYaml(text, `the ${key} file`).value;
  } catch (error) {
    return refuse((error as Error).message);
  }
  const list: unknown = (isObject(parsed) ? parsed[key] : parsed) ?? [];
  if (!Array.isArray(list)) return refuse(`the ${key} file has no list under \`${key}:\``);
  const entries = list.map((entry: unknown): Partial<Record<string, string>> => {
    const texts = Object.entries(isObject(entry) ? entry : {}).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts.map(([member, value]) => [member, (value as string).trim()]));
  });
  return { entries, problems: [] };
}
