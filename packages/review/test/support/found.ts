/** Builds small contracts that reproduce wrong findings about public contracts. */
import type { Document, Schema } from '@jurybox/openapi';
import { reviewDocuments } from '../../src/review.ts';

/** Returns a contract with one operation. */
export const contract = (parts: {
  request?: object;
  response?: object;
  schemas?: object;
  servers?: object[];
}): Document =>
  ({
    openapi: '3.1.0',
    info: { title: 'Found', version: '1' },
    ...(parts.servers === undefined ? {} : { servers: parts.servers }),
    paths: {
      '/things': {
        post: {
          requestBody: { required: true, content: { 'application/json': { schema: parts.request ?? {} } } },
          responses: {
            200: { description: 'Done.', content: { 'application/json': { schema: parts.response ?? {} } } },
          },
        },
      },
    },
    components: { schemas: parts.schemas ?? {} },
  }) as unknown as Document;

/** Returns the breaking findings, with one line for each. */
export const breaking = (base: Document, revision: Document): string[] =>
  reviewDocuments(base, revision)
    .filter(({ level }) => level === 'major' || level === 'formal')
    .map(({ level, rule, message }) => `${level} ${rule}: ${message}`);

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

export const text: Schema = { type: 'string' };
