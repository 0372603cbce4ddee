import type { OperationId, StatusOf } from '@jurybox/types';

/** One failure, as Ajv reports it. */
export interface Failure {
  /** JSON pointer to the value that failed. */
  instancePath: string;
  /** Where the keyword stands in the schema. */
  schemaPath: string;
  /** The JSON Schema keyword that failed. */
  keyword: string;
  /** The member whose name failed, not its value. */
  propertyName?: string;
  /** What the keyword asked for. */
  params: Record<string, unknown>;
}

/** Tells whether a value fits. After `false`, `errors` says why until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: Failure[] | null;
}

/** One row per operation; `null` where the contract has nothing to validate. */
export type RequestValidators = Record<OperationId, Record<'path' | 'query' | 'header' | 'body', Validator | null>>;

/** One row per operation, one validator per status; `null` for a status without a body. */
export type ReplyValidators = { [Op in OperationId]: Record<StatusOf<Op>, Validator | null> };
