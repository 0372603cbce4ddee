import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document, Schema } from '@jurybox/openapi';
import { reviewDocuments } from '../../src/review.ts';
import type { Finding } from '../../src/model.ts';

export const root = join(import.meta.dirname, '..', '..', '..', '..');

/** Returns Jurybox's own contract, as published. */
export const contract = (): Document =>
  JSON.parse(readFileSync(join(root, 'packages/types/generated/openapi.gen.json'), 'utf8')) as Document;

/** Returns a contract with one operation, in which the request body or the response has the given schema. */
export function documentWith(
  schema: Schema,
  position: 'request' | 'response',
  components: Record<string, Schema> = {},
): Document {
  const content = { 'application/json': { schema } };
  const operation =
    position === 'request'
      ? { requestBody: { required: true, content }, responses: { 204: { description: 'Done.' } } }
      : { responses: { 200: { description: 'Here.', content } } };
  return {
    openapi: '3.1.1',
    info: { title: 'Small', version: '1.0.0' },
    paths: { '/things': { post: { operationId: 'makeThing', ...operation } } },
    components: { schemas: components },
  };
}

/** Returns the findings if the schema of the request body, or of the response, changes from `base` to `revision`. */
export const between = (
  base: Schema,
  revision: Schema,
  position: 'request' | 'response',
  components: [Record<string, Schema>, Record<string, Schema>] = [{}, {}],
): Finding[] =>
  reviewDocuments(documentWith(base, position, components[0]), documentWith(revision, position, components[1]));
