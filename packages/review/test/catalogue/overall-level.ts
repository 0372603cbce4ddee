import { worstLevel } from '../../src/findings/finding.ts';
import type { Finding, Level } from '../../src/model.ts';

/** The level of a whole review, to compare it with what another tool reports. */
export const overallLevel = (findings: Finding[]): Level | 'none' => worstLevel(findings) ?? 'none';
