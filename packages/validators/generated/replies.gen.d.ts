// @generated from spec/ — do not edit. Run: pnpm generate

import type { ReplyValidators } from '../src/validator.ts';

/** Validators for the body of every operation and status, for servers: they reject members that the contract does not name. */
export declare const replies: ReplyValidators;
