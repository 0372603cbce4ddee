import { parse } from 'yaml';
import { isObject } from '@jurybox/openapi';

/** An entry of `.review/approvals.yaml`. It allows one breaking change. */
export interface Approval {
  fingerprint: string;
  reason: string;
  owner: string;
  /** The last day on which the approval is valid, for example `2027-01-31`. */
  expires: string;
}

/** Parses the text of the approvals file. Returns the valid approvals, and one message for each invalid entry. */
export function readApprovals(text: string | undefined): { approvals: Approval[]; problems: string[] } {
  if (text === undefined) return { approvals: [], problems: [] };
  let list: unknown;
  try {
    const parsed: unknown = parse(text, { maxAliasCount: 0 });
    list = isObject(parsed) ? parsed['approvals'] : (parsed ?? []);
  } catch (error) {
    return {
      approvals: [],
      problems: [`the approvals are not valid YAML: ${String((error as Error).message.split('\n')[0])}`],
    };
  }
  if (!Array.isArray(list)) return { approvals: [], problems: ['the approvals file has no list under `approvals:`'] };
  const problems: string[] = [];
  const approvals: Approval[] = [];
  const seen = new Set<string>();
  for (const [i, entry] of (list as unknown[]).entries()) {
    const name = isObject(entry) && typeof entry['fingerprint'] === 'string' ? entry['fingerprint'] : `number ${i + 1}`;
    const text = (key: string) => (isObject(entry) && typeof entry[key] === 'string' ? entry[key].trim() : '');
    const approval = {
      fingerprint: text('fingerprint'),
      reason: text('reason'),
      owner: text('owner'),
      expires: text('expires'),
    };
    const missing = Object.entries(approval)
      .filter(([, value]) => value === '')
      .map(([key]) => key);
    if (missing.length > 0) problems.push(`approval ${name}: ${missing.join(', ')} missing`);
    else if (!/^\d{4}-\d\d-\d\d$/.test(approval.expires) || Number.isNaN(Date.parse(approval.expires)))
      problems.push(`approval ${name}: expires is not a date like 2027-01-31`);
    else if (seen.has(approval.fingerprint)) problems.push(`approval ${name} is listed twice`);
    else approvals.push(approval);
    seen.add(approval.fingerprint);
  }
  return { approvals, problems };
}
