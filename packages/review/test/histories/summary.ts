import { levels, type Finding, type Level } from '../../src/model.ts';
import type { Cost, Reviewed } from './review-pair.ts';

/** A summary of all reviews of one contract's history: findings, crashes, refusals, time and memory. */
export interface Summary {
  changes: number;
  crashes: { pair: string; says: string }[];
  refusals: { pair: string; says: string }[];
  /** The number of reviews that left out a part of the contract, by reason. */
  notReviewed: Record<string, number>;
  findings: Record<Level, number>;
  /** The number of breaking findings by level and rule. */
  rules: Record<string, number>;
  seconds: { median: number; longest: number };
  peakMiB: number;
  /**
   * The CPU time (`processor`) and elapsed time (`clock`) of the review, divided by that of `redocly diff`. Counts only
   * pairs that both tools could compare. Null if there is no such pair.
   */
  ratio: { processor: number | null; clock: number | null };
}

/** A breaking finding, with everything that a person needs to decide whether it is right. */
export interface Breaking {
  base: string;
  revision: string;
  level: Level;
  rule: string;
  proof: Finding['proof'];
  message: string;
  pointer: string;
  operations: string[];
  baseValue: string;
  revisionValue: string;
  http?: string;
  refusal?: string;
}

const short = (commit: string) => commit.slice(0, 10);
const nameOf = ({ pair }: Reviewed) => `${short(pair.base)}..${short(pair.revision)}`;
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

export function summarize(pairs: Reviewed[]): Summary {
  const findings = pairs.flatMap(({ outcome }) => ('report' in outcome ? outcome.report.findings : []));
  const seconds = pairs.map(({ cost }) => cost.wallMs / 1000).sort((a, b) => a - b);
  const both = pairs.flatMap(({ outcome, cost, redocly }) =>
    'report' in outcome && redocly ? [{ cost, redocly }] : [],
  );
  const ratioOf = (unit: keyof Cost) => {
    const total = (of: 'cost' | 'redocly') => both.reduce((sum, pair) => sum + pair[of][unit], 0);
    return both.length === 0 ? null : rounded(total('cost') / total('redocly'), 2);
  };
  return {
    changes: pairs.length,
    crashes: pairs.flatMap((one) =>
      'crashed' in one.outcome ? [{ pair: nameOf(one), says: one.outcome.crashed }] : [],
    ),
    refusals: pairs.flatMap((one) =>
      'refused' in one.outcome ? [{ pair: nameOf(one), says: one.outcome.refused }] : [],
    ),
    notReviewed: countBy(
      pairs.flatMap(({ outcome }) =>
        'report' in outcome ? [...new Set(outcome.report.notReviewed.map(({ reason }) => reason))] : [],
      ),
    ),
    findings: Object.fromEntries(
      levels.map((level) => [level, findings.filter((finding) => finding.level === level).length]),
    ) as Record<Level, number>,
    rules: countBy(
      findings
        .filter(({ level }) => level === 'major' || level === 'formal')
        .map(({ level, rule }) => `${level} ${rule}`),
    ),
    seconds: {
      median: rounded(seconds[Math.floor(seconds.length / 2)] ?? 0, 1),
      longest: rounded(seconds.at(-1) ?? 0, 1),
    },
    peakMiB: Math.round(Math.max(0, ...pairs.map(({ cost }) => cost.peakMiB))),
    ratio: {
      processor: ratioOf('cpuMs'),
      clock: ratioOf('wallMs'),
    },
  };
}

function countBy(names: string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)));
}

const text = (value: unknown): string => (value === undefined ? 'absent' : JSON.stringify(value)).slice(0, 600);

/** Lists the breaking findings, so that a person can judge them. */
export const breakingFindings = (pairs: Reviewed[]): Breaking[] =>
  pairs.flatMap(({ pair, outcome }) =>
    ('report' in outcome ? outcome.report.findings : [])
      .filter(({ level }) => level === 'major' || level === 'formal')
      .map(({ level, rule, proof, message, pointer, operations, base, revision, witness }) => ({
        base: short(pair.base),
        revision: short(pair.revision),
        level,
        rule,
        proof,
        message,
        pointer,
        operations: operations.slice(0, 3).concat(operations.length > 3 ? [`${operations.length} in all`] : []),
        baseValue: text(base),
        revisionValue: text(revision),
        ...(witness && {
          http: witness.http.slice(0, 1500),
          refusal: `${witness.validIn} allows it; ${witness.refusal}`,
        }),
      })),
  );
