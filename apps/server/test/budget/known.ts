/**
 * What misses the budget and why: each entry is printed with every run, and fails the test when it is not needed any more.
 * Empty is what it should be.
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
  /** Cause, and what would mend it. */
  why: string;
}

export const known: Known[] = [
  {
    operation: 'exportJudgementsJsonLines',
    says: 'long',
    engine: 'sqlite',
    atOnce: 8,
    figure: 'memory',
    why: 'two rows of 2.3 MB are made into text at once and eight wait as bytes: 51 to 63 MB resident were seen, just below the limit',
  },
];
