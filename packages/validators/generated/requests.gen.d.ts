// @generated from spec/ — do not edit. Run: pnpm generate

import type { RequestValidators } from '../src/validator.ts';

/** Validators for path, query, header and body of every operation. Pass each parameter with its declared type. The validators add default values to the object you pass. */
export declare const requests: RequestValidators;
