import type { Schema } from '@jurybox/openapi';
import type { Validators } from './validators.ts';

/** The functions of the sampler that `lists` and `objects` use. */
export interface ValueSource {
  /** The validators of the contract that must allow the values. */
  readonly accepting: Validators;
  candidates(schema: Schema, hint: Schema, depth?: number): unknown[];
  small(schema: Schema, depth?: number): unknown[];
}
