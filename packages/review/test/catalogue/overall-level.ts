import { worstLevel } from '../../src/findings/finding.ts';
import type { Finding, Level } from '../../src/model.ts';

/** Returns the worst level of a review, or `none`. The result of another tool is compared with this level. */
export const overallLevel = (findings: Finding[]): Level | 'none' => worstLevel(findings) ?? 'none';
