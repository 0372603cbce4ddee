// @generated from spec/ — do not edit. Run: pnpm generate

import type { ReplyValidators } from '../src/validator.ts';

/** Validators for the body of every operation at every status, as a client takes it: members the contract does not name yet are let through. */
export declare const responses: ReplyValidators;
