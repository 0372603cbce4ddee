export type {
  Document,
  Header,
  Json,
  MediaType,
  Operation,
  OperationObject,
  Parameter,
  Requirement,
  Response,
  Schema,
} from './document.ts';
export { componentsOf, deprecationOf, isObject } from './document.ts';
export { methods, operationsOf, parameterKey } from './operations.ts';
export { dereference, escapeToken, followReferences, resolveReference, unescapeToken } from './reference.ts';
