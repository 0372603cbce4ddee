/**
 * The calls that are known to exceed the budget. The test prints each entry. If a listed call needs less than a
 * quarter of the budget, the test fails, so that somebody removes the entry. The list should be empty.
 */
import type { OperationId } from '@jurybox/types';
import type { Engine } from '../support/engine.ts';
import type { Cost } from './meter.ts';

export interface Known {
  operation: OperationId;
  /** The name of the call in calls.ts, for example `long`. */
  name: string;
  engine: Engine;
  atOnce: number;
  figure: keyof Cost;
  /** Why the call exceeds its budget of time or memory, and how to fix this if known. */
  why: string;
}

export const known: Known[] = [
  {
    operation: 'exportJudgementsJsonLines',
    name: 'long',
    engine: 'sqlite',
    atOnce: 8,
    figure: 'memory',
    why:
      'the server converts two rows of 2.3 MB to text at a time, and meanwhile holds the bytes of eight others; ' +
      'resident memory grew by 30 to 68 MB',
  },
];
