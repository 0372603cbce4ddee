// @generated from spec/ — do not edit. Run: pnpm generate

import type { RequestValidators } from '../src/validator.ts';

/** Validators for path, query, header and body of every operation; parameters are coerced and defaults filled in place. */
export declare const requests: RequestValidators;
