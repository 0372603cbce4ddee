// @generated from spec/ — do not edit. Run: pnpm generate

import type { ReplyValidators } from '../src/validator.ts';

/** Validators for the response bodies of every operation by status, for servers. Unknown members are invalid. */
export declare const replies: ReplyValidators;
