export type { ReplyValidators, RequestValidators, ValidationFailure, Validator } from './validator.ts';
