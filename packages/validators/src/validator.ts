import type { OperationId, StatusOf } from '@jurybox/types';

/** One violation of a schema, as Ajv reports it. */
export interface ValidationFailure {
  /** JSON pointer to the invalid value. */
  instancePath: string;
  /** JSON pointer to the keyword in the schema. */
  schemaPath: string;
  /** The JSON Schema keyword that the value violates. */
  keyword: string;
  /** The name of the member, if the name is invalid. Undefined if a value is invalid. */
  propertyName?: string;
  /** Details of the violation, such as `{ limit: 5 }` for `maxLength: 5`. */
  params: Record<string, unknown>;
}

/** Returns whether a value is valid. If it is invalid, `errors` lists the violations until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ValidationFailure[] | null;
}

/** The validators of each operation; `null` for a part of the request that the contract does not declare. */
export type RequestValidators = Record<OperationId, Record<'path' | 'query' | 'header' | 'body', Validator | null>>;

/** The validators of each operation by status; `null` for a status without a body. */
export type ReplyValidators = { [Op in OperationId]: Record<StatusOf<Op>, Validator | null> };
