// @generated from spec/ — do not edit. Run: pnpm generate

import type { RequestValidators } from '../src/validator.ts';

/** Validators for path, query, header and body of every operation. They expect parsed parameters and fill in defaults. */
export declare const requests: RequestValidators;
