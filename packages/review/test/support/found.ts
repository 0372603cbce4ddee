/** Builds the small contracts for tests of findings that the review once got wrong. */
import type { Document, Schema } from '@jurybox/openapi';
import { reviewDocuments } from '../../src/review.ts';

/** Returns a contract with the operation `POST /things`, whose body and response have the given schemas. */
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

/** Returns a line for each breaking finding: its level, rule and message. */
export const breaking = (base: Document, revision: Document): string[] =>
  reviewDocuments(base, revision)
    .filter(({ level }) => level === 'major' || level === 'formal')
    .map(({ level, rule, message }) => `${level} ${rule}: ${message}`);

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

export const text: Schema = { type: 'string' };
