/** Smallest contracts for false statements that the review made about public contracts. */
import { describe, expect, it } from 'vitest';
import type { Document } from '@jurybox/openapi';
import { reviewDocuments } from '../src/review.ts';

const contract = (parts: { request?: object; response?: object; schemas?: object; servers?: object[] }): Document =>
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

const breaking = (base: Document, revision: Document): string[] =>
  reviewDocuments(base, revision)
    .filter(({ level }) => level === 'major' || level === 'formal')
    .map(({ level, rule, message }) => `${level} ${rule}: ${message}`);

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Conditions that contain conditions, with a prefix before each name. A generator adds such a prefix. */
function conditions(prefix: string): Document {
  const choice = { oneOf: [ref(`${prefix}Author`), ref(`${prefix}Title`), ref(`${prefix}AnyOf`)] };
  const branch = (name: string, member: object) => ({
    allOf: [ref('Empty'), { type: 'object', properties: { [name]: member } }],
    required: [name],
  });
  return contract({
    request: { type: 'object', properties: { condition: choice } },
    schemas: {
      Empty: {},
      [`${prefix}Author`]: branch('author', { type: 'string' }),
      [`${prefix}Title`]: branch('title', { type: 'string' }),
      [`${prefix}AnyOf`]: branch('anyOf', { type: 'array', items: choice }),
    },
  });
}

describe('false statements about public contracts', () => {
  it('recursive branches with new names are the same branches', () => {
    expect(breaking(conditions(''), conditions('Search'))).toStrictEqual([]);
  });

  it('a server that a variable still names is not removed', () => {
    const base = contract({ servers: [{ url: 'http://localhost:8080' }] });
    const port = (values: string[]) =>
      contract({ servers: [{ url: 'http://localhost:{port}', variables: { port: { enum: values } } }] });
    expect(breaking(base, port(['25600', '8080']))).toStrictEqual([]);
    expect(breaking(base, port(['25600']))).toStrictEqual(['major servers: server http://localhost:8080 removed']);
  });
});
