import type { Document, Schema } from '@jurybox/openapi';
import { contract } from './found.ts';

/** Returns the schema of an object whose required member `type` has one of the given values. */
export const tagged = (
  type: string | string[],
  properties: Record<string, Schema> = {},
  required: string[] = [],
): Schema => ({
  type: 'object',
  required: ['type', ...required],
  properties: { type: { type: 'string', enum: [type].flat() }, ...properties },
});
/** Returns a copy of the schema that allows only the members that the schema names. */
export const closed = (schema: Schema): Schema => ({ ...schema, additionalProperties: false });

/** A schema to put into a request or response, and the components that it refers to. */
export interface Choice {
  schema: Schema;
  schemas?: Record<string, Schema>;
}

/** Returns a contract in which the member `m` of the request or response has the given schema. */
export const choiceIn = (position: 'request' | 'response', { schema, schemas }: Choice): Document =>
  contract({ [position]: { type: 'object', properties: { m: schema } }, ...(schemas ? { schemas } : {}) });
