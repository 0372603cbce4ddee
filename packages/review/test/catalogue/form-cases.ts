import type { Document, Schema } from '@jurybox/openapi';
import { addParameter, judged, listed, success } from './operations.ts';
import type { PreparedCase } from './prepared-cases.ts';

interface Form {
  schema: Schema;
  encoding?: Record<string, object>;
}

const form = (document: Document, type = 'multipart/form-data'): Form =>
  judged(document).requestBody!.content[type] as Form;

const addForm =
  (image: object | undefined, type = 'multipart/form-data') =>
  (document: Document): void => {
    judged(document).requestBody!.content[type] = {
      schema: {
        type: 'object',
        properties: {
          image: { type: 'string', contentEncoding: 'base64' },
          tags: { type: 'array', items: { type: 'string' } },
          note: { type: 'string' },
        },
      },
      ...(image === undefined ? {} : { encoding: { image } }),
    };
  };

const valued = (media: string, schema: Schema) => ({ schema: undefined, content: { [media]: { schema } } });
const json = (schema: Schema) => valued('application/json', schema);
const withoutUndefined = (value: object): object => JSON.parse(JSON.stringify(value)) as object;
const addHeader = (header: object) => (d: Document) =>
  void (success(d).headers!['X-Team'] = { required: true, ...withoutUndefined(header) });

const addServer =
  (variable: object) =>
  (d: Document): void => {
    d.servers = [Object.assign({ url: 'https://{host}.example' }, { variables: { host: variable } })];
  };

/** Changes of form encodings (`encoding`), `links`, servers, and parameters and headers with `content`. */
export const formCases: PreparedCase[] = [
  {
    name: 'the default of a server variable is changed',
    rules: ['servers'],
    levels: ['minor', 'minor'],
    proof: 'stated',
    prepare: addServer({ default: 'a' }),
    change: addServer({ default: 'b' }),
  },
  {
    name: 'a server variable loses a value',
    rules: ['servers'],
    levels: ['major', 'minor'],
    prepare: addServer({ default: 'a', enum: ['a', 'b'] }),
    change: addServer({ default: 'a', enum: ['a'] }),
  },
  {
    name: 'the description of a server variable is changed',
    rules: ['documentation'],
    levels: ['patch', 'patch'],
    proof: 'stated',
    prepare: addServer({ default: 'a', description: 'The host.' }),
    change: addServer({ default: 'a', description: 'The name of the host.' }),
  },
  {
    name: 'a part of a form accepts fewer media types',
    rules: ['encoding'],
    levels: ['major', 'minor'],
    proof: 'unproven',
    prepare: addForm({ contentType: 'image/png, image/jpeg' }),
    change: (d) => void (form(d).encoding!['image'] = { contentType: 'image/png' }),
  },
  {
    name: 'a part of a form accepts only a range of media types that does not cover another type',
    rules: ['encoding'],
    levels: ['major', 'minor'],
    proof: 'unproven',
    prepare: addForm({ contentType: 'image/*, text/plain' }),
    change: (d) => void (form(d).encoding!['image'] = { contentType: 'image/*' }),
  },
  {
    name: 'a part of a form needs a header',
    rules: ['encoding'],
    levels: ['major', 'major'],
    proof: 'unproven',
    prepare: addForm({ contentType: 'image/png' }),
    change: (d) =>
      void Object.assign(form(d).encoding!['image']!, {
        headers: { 'X-Name': { required: true, schema: { type: 'string' } } },
      }),
  },
  {
    name: '`explode` of a list in a form is changed',
    rules: ['encoding'],
    levels: ['major', 'major'],
    proof: 'unproven',
    prepare: addForm(undefined, 'application/x-www-form-urlencoded'),
    change: (d) => void (form(d, 'application/x-www-form-urlencoded').encoding = { tags: { explode: false } }),
  },
  {
    name: 'the media types of a part of a form are written in another order, and another part with its default',
    rules: ['documentation'],
    levels: ['patch', 'patch'],
    proof: 'stated',
    prepare: addForm({ contentType: 'image/png, image/jpeg' }),
    change: (d) => {
      (judged(d) as unknown as { summary: string }).summary = 'Judge';
      form(d).encoding = { image: { contentType: 'image/jpeg,image/png' }, note: { contentType: 'text/plain' } };
    },
  },
  {
    name: 'a link of a response is removed',
    rules: ['links'],
    levels: ['formal', 'minor'],
    proof: 'stated',
    prepare: (d) =>
      void Object.assign(success(d), { links: { next: { operationId: 'listApps', description: 'All apps.' } } }),
    change: (d) => void delete (success(d) as { links?: object }).links,
  },
  {
    name: 'a parameter as JSON is narrowed',
    rules: ['type'],
    levels: ['major', 'minor'],
    prepare: addParameter('filter', false, json({ type: ['string', 'integer'] })),
    change: (d) => {
      listed(d).parameters.pop();
      addParameter('filter', false, json({ type: 'string' }))(d);
    },
  },
  {
    name: 'the media type of a parameter is changed',
    rules: ['parameter-style'],
    levels: ['major', 'major'],
    proof: 'unproven',
    prepare: addParameter('filter', false, json({ type: 'string' })),
    change: (d) => {
      listed(d).parameters.pop();
      addParameter('filter', false, valued('text/plain', { type: 'string' }))(d);
    },
  },
  {
    name: 'a response header as JSON has one more value',
    rules: ['new-alternative', 'enum'],
    levels: ['major', 'minor'],
    prepare: addHeader(json({ type: 'string', enum: ['red'] })),
    change: addHeader(json({ type: 'string', enum: ['red', 'blue'] })),
  },
  {
    name: 'a response header becomes JSON',
    rules: ['parameter-style'],
    levels: ['major', 'major'],
    prepare: addHeader({ schema: { type: 'string', maxLength: 9 } }),
    change: addHeader(json({ type: 'string', maxLength: 9 })),
  },
  {
    name: '`explode` of an object in a response header is changed',
    rules: ['parameter-style'],
    levels: ['major', 'major'],
    prepare: addHeader({ schema: { type: 'object', additionalProperties: { type: 'string' } } }),
    change: addHeader({ explode: true, schema: { type: 'object', additionalProperties: { type: 'string' } } }),
  },
  {
    name: '`explode` of a list in a response header is changed, which has no effect',
    rules: ['parameter-style'],
    levels: ['patch', 'patch'],
    proof: 'stated',
    prepare: addHeader({ schema: { type: 'array', items: { type: 'string' } } }),
    change: addHeader({ explode: true, schema: { type: 'array', items: { type: 'string' } } }),
  },
];
