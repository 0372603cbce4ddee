export type { components, paths } from '../generated/openapi.gen.ts';
export { deprecations, operations, version } from '../generated/operations.gen.ts';
export { problems } from '../generated/problems.gen.ts';
export { JsonText, TextFeed, TextStream, type TextSink } from './bodies.ts';
export type { Handler, Handlers, Input, OperationId, OperationRow, Reply, StatusOf, Tag } from './operation.ts';
export type * from '../generated/schemas.gen.ts';
