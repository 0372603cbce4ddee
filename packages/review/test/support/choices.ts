import type { Document, Schema } from '@jurybox/openapi';
import { contract } from './found.ts';

/** Returns an object schema whose member `type` has the given values. */
export const tagged = (
  type: string | string[],
  properties: Record<string, Schema> = {},
  required: string[] = [],
): Schema => ({
  type: 'object',
  required: ['type', ...required],
  properties: { type: { type: 'string', enum: [type].flat() }, ...properties },
});
/** Returns an object schema that allows no other members. */
export const closed = (schema: Schema): Schema => ({ ...schema, additionalProperties: false });

/** A schema, and the schemas that it refers to. */
export interface Choice {
  schema: Schema;
  schemas?: Record<string, Schema>;
}

/** Returns a contract in which a member of the request or response has the given schema. */
export const choiceIn = (position: 'request' | 'response', { schema, schemas }: Choice): Document =>
  contract({ [position]: { type: 'object', properties: { m: schema } }, ...(schemas ? { schemas } : {}) });
