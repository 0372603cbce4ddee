// @generated from spec/ — do not edit. Run: pnpm generate

import type { RequestValidators } from '../src/validator.ts';

/** Validators for path, query, header and body of every operation; a parameter is given as the type it has, and defaults are filled in place. */
export declare const requests: RequestValidators;
