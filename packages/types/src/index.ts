export type { components, paths } from '../generated/openapi.gen.ts';
export { deprecations, operations, version } from '../generated/operations.gen.ts';
export { problems } from '../generated/problems.gen.ts';
export { JsonText } from './json-text.ts';
export type { Handler, Handlers, Input, OperationId, OperationRow, Reply, StatusOf, Tag } from './operation.ts';
export type * from '../generated/schemas.gen.ts';
export { TextStream } from './text-stream.ts';
