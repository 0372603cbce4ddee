// @generated from spec/ — do not edit. Run: pnpm generate

import type { ReplyValidators } from '../src/validator.ts';

/** Validators for the body of every operation at every status, as a server sends it: members the contract does not name are failures. */
export declare const replies: ReplyValidators;
