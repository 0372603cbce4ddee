import { worstLevel } from '../../src/findings/finding.ts';
import type { Finding, Level } from '../../src/model.ts';

/** Returns the worst level among the findings, or `none`, to compare it with the result of another tool. */
export const overallLevel = (findings: Finding[]): Level | 'none' => worstLevel(findings) ?? 'none';
