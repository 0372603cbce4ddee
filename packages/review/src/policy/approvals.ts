import { isDay } from '../dates.ts';
import { readList } from './read-list.ts';

/** An entry of `.review/approvals.yaml`, which allows one breaking change. */
export interface Approval {
  fingerprint: string;
  reason: string;
  owner: string;
  /** The last day on which the approval is valid, for example `2027-01-31`. */
  expires: string;
}

/** Parses the text of the approvals file. Returns the valid approvals, and one message for each invalid entry. */
export function readApprovals(text: string | undefined): { approvals: Approval[]; problems: string[] } {
  const { entries, problems } = readList(text, 'approvals');
  const approvals: Approval[] = [];
  const seen = new Set<string>();
  for (const [i, read] of entries.entries()) {
    const approval = {
      fingerprint: read('fingerprint'),
      reason: read('reason'),
      owner: read('owner'),
      expires: read('expires'),
    };
    const name = approval.fingerprint === '' ? `number ${i + 1}` : approval.fingerprint;
    const missing = Object.entries(approval)
      .filter(([, value]) => value === '')
      .map(([key]) => key);
    if (missing.length > 0) problems.push(`approval ${name}: ${missing.join(', ')} missing`);
    else if (!isDay(approval.expires)) problems.push(`approval ${name}: expires is not a date like 2027-01-31`);
    else if (seen.has(approval.fingerprint)) problems.push(`approval ${name} is listed twice: remove one of them`);
    else approvals.push(approval);
    seen.add(approval.fingerprint);
  }
  return { approvals, problems };
}
