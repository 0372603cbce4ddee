/**
 * Operations that exceed the budget, and why. Each entry is printed in every run, and fails the test once the operation
 * is within the budget. The list should be empty.
 */
import type { OperationId } from '@jurybox/types';
import type { Engine } from '../support/engine.ts';
import type { Cost } from './meter.ts';

export interface Known {
  operation: OperationId;
  /** The form of the call, as calls.ts names it. */
  says: string;
  engine: Engine;
  atOnce: number;
  figure: keyof Cost;
  /** The cause, and what would fix it. */
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
      'two rows of 2.3 MB are made into text at once and eight wait as bytes: 51 to 63 MB resident ' +
      'were seen, just below the limit',
  },
];
