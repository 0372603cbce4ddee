import type { Schema } from '@jurybox/openapi';
import type { Validators } from './validators.ts';

/** The functions of `Sampler` (values.ts) that the generators of lists and objects call. */
export interface ValueSource {
  /** The validators of the contract that must allow the values. */
  readonly accepting: Validators;
  candidates(schema: Schema, hint: Schema, depth?: number): unknown[];
  small(schema: Schema, depth?: number): unknown[];
}
