// @generated from spec/ — do not edit. Run: pnpm generate

import type { ReplyValidators } from '../src/validator.ts';

/** Validators for the response bodies of every operation by status, for clients. Unknown members are valid, because a newer server may send them. */
export declare const responses: ReplyValidators;
