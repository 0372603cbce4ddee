import type { Problem } from '../generated/types.gen.ts';
import {
  AuthenticationError,
  ConflictError,
  NotFoundError,
  PermissionError,
  PreconditionFailedError,
  ProblemError,
  RateLimitError,
  ServerError,
  VariantNotFoundError,
  type ErrorFields,
} from './errors.ts';

type ProblemErrorClass = new (message: string, fields: ErrorFields) => ProblemError;
const classByStatus: Record<number, ProblemErrorClass> = {
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  412: PreconditionFailedError,
  429: RateLimitError,
};

/** Creates the error for a response with problem details. */
export function createProblemError(fields: ErrorFields, problem: Problem): ProblemError {
  const ErrorClass =
    fields.code === 'variant_not_found'
      ? VariantNotFoundError
      : (classByStatus[fields.status] ?? (fields.status > 499 ? ServerError : ProblemError));
  return new ErrorClass(`${fields.operation}: ${problem.title}: ${problem.detail}`, fields);
}
