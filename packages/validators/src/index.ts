export type { Failure, ReplyValidators, RequestValidators, Validator } from './validator.ts';
