/**
 * The input and the reply of a handler, derived from the contract.
 *
 * A handler takes validated input and returns a reply. It never sees the HTTP library. The compiler allows only the
 * statuses, bodies and headers that the contract declares for its operation.
 */
import type { operations as Contract } from '../generated/openapi.gen.ts';
import type { operations as table } from '../generated/operations.gen.ts';
import type { JsonText, TextStream } from './bodies.ts';

type Table = typeof table;
export type OperationId = keyof Table;
/** One row of the table of operations. */
export type OperationRow = Table[OperationId];
export type Tag = OperationRow['tag'];
/** The statuses that an operation declares. */
export type StatusOf<Op extends OperationId> = keyof Contract[Op]['responses'] & number;

/**
 * The validated request of an operation. The parameters have their declared types. Header names are in lower case.
 * `session` describes the caller. An operation that requires no role has no session.
 */
export interface Input<Op extends OperationId, Session = unknown> {
  path: Present<Contract[Op]['parameters']['path']>;
  query: Present<Contract[Op]['parameters']['query']>;
  header: LowerCased<Present<Contract[Op]['parameters']['header']>>;
  body: Contract[Op] extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : undefined;
  session: Table[Op]['role'] extends null ? undefined : Session;
}

type Present<Parameters> = [Exclude<Parameters, undefined>] extends [never]
  ? Record<never, never>
  : Exclude<Parameters, undefined>;
type LowerCased<Headers> = { [Name in keyof Headers as Lowercase<Name & string>]: Headers[Name] };

/** A response that the contract declares for an operation: status, body and headers together. */
export type Reply<Op extends OperationId> = {
  [Status in StatusOf<Op>]: ReplyWith<Status, Body<Op, Status>, RowOf<Op, Status>>;
}[StatusOf<Op>];

type ReplyWith<Status, Body, Row> = { status: Status } & ([Body] extends [never]
  ? { body?: undefined }
  : { body: Body }) &
  HeadersOf<Row>;

/** The body of a reply. A problem has no `request_id`, because the server adds it. Text other than JSON is streamed. */
type Body<Op extends OperationId, Status extends StatusOf<Op>> = Contract[Op]['responses'][Status] extends {
  content: infer Content;
}
  ? Content extends { 'application/problem+json': infer Problem }
    ? Omit<Problem, 'request_id'>
    : Content extends { 'application/json': infer Json }
      ? Json | JsonText<Json>
      : TextStream
  : never;

type RowOf<Op extends OperationId, Status> = Table[Op]['replies'][`${Status & number}` & keyof Table[Op]['replies']];

type HeadersOf<Row> = Row extends {
  headers: readonly (infer Required)[];
  optional_headers: readonly (infer Optional)[];
}
  ? [Required] extends [never]
    ? { headers?: { [Name in Optional & string]?: string } }
    : { headers: { [Name in Required & string]: string } & { [Name in Optional & string]?: string } }
  : never;

/** The implementation of one operation. */
export type Handler<Op extends OperationId, Services, Session = unknown> = (
  input: Input<Op, Session>,
  services: Services,
) => Promise<Reply<Op>>;

/** All handlers by tag and operation. The code does not compile if a handler is missing, or has no operation. */
export type Handlers<Services, Session = unknown> = {
  [T in Tag]: { [Op in OperationId as Table[Op]['tag'] extends T ? Op : never]: Handler<Op, Services, Session> };
};
