import type { Callers } from './callers/index.ts';
import type { Finding, Level } from './model.ts';

/** Everything one review says: what every form of output is made of. `report.schema.json` documents it as JSON. */
export interface Report {
  /** Of this format. A member is added without a new number; anything else raises it. */
  format: 1;
  base: string;
  revision: string;
  /** The smallest bump that tells callers the truth; `none` when nothing changed. */
  bump: Level | 'none';
  findings: (Finding & { allowed?: string })[];
  /** What stands in the way of a merge, a sentence each. */
  problems: string[];
  /** What `redocly diff`, the base of the findings, reported, in a sentence; or why it gave no answer. */
  redocly: string;
  callers: Callers;
}

/** 0: nothing stands in the way. 1: something does. 2, from the command, is "could not review". */
export const exitCode = ({ problems }: Report): 0 | 1 => (problems.length === 0 ? 0 : 1);

export function tally(report: Report): string {
  const count = (level: Level) => report.findings.filter((finding) => finding.level === level).length;
  const proven = report.findings.filter(({ proof }) => proof === 'proven').length;
  const unproven = report.findings.filter(({ proof }) => proof === 'unproven').length;
  return `${count('major')} major, ${count('minor')} minor, ${count('patch')} patch; ${proven} proven, ${unproven} unproven`;
}

export const breaks = ({ position }: Finding): string =>
  position === 'request'
    ? 'a request that was fine is refused'
    : position === 'response'
      ? 'an answer comes that callers do not expect'
      : 'callers have to change something';

/** A matrix cell in words. */
export const cellLine = ({ client, server, requests, answers, uncalled }: Callers['matrix'][number]): string =>
  `${client} client × ${server} server: ${requests.passed} of ${requests.of} recorded requests and ${answers.passed} of ${answers.of} recorded answers fit${uncalled > 0 ? `; ${uncalled} more were not tried` : ''}`;
