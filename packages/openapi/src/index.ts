export type * from './document.ts';
export { componentsOf, deprecationOf, isObject } from './document.ts';
export { methods, operationsOf, parameterKey } from './operations.ts';
export { dereference, escapeToken, followReferences, resolveReference, unescapeToken } from './reference.ts';
