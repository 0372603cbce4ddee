/**
 * Calls that are known to exceed the budget. The test prints each entry, and fails if the call is within the budget
 * now. The list should be empty.
 */
import type { OperationId } from '@jurybox/types';
import type { Engine } from '../support/engine.ts';
import type { Cost } from './meter.ts';

export interface Known {
  operation: OperationId;
  /** The name of the call in calls.ts, for example `long`. */
  says: string;
  engine: Engine;
  atOnce: number;
  figure: keyof Cost;
  /** The cause, and a possible fix. */
  why: string;
}

export const known: Known[] = [
  {
    operation: 'exportJudgementsJsonLines',
    says: 'long',
    engine: 'sqlite',
    atOnce: 8,
    figure: 'memory',
    why:
      'the server converts two rows of 2.3 MB to text at a time while eight wait as bytes: resident memory grew ' +
      'by 51 to 63 MB, just below the limit',
  },
];
