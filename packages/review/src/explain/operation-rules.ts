import type { Document, Schema } from '@jurybox/openapi';
import type { Compared } from '../compared.ts';

/** The page of a rule: its texts, and a pair of small contracts for which the rule reports a finding. */
export interface RulePage {
  /** A sentence that says what the rule reports. */
  what: string;
  /** A sentence that says what to do instead of the breaking change. */
  instead: string;
  /** The two contracts of the example. A rule that reports only what no other rule reports has no example. */
  example?: Compared<Document>;
  /** The part of both documents that the page shows. */
  shown?: Compared<unknown>;
}

type Operation = Record<string, unknown>;
type Components = NonNullable<Document['components']>;

const documentWith = (path: string, methods: Record<string, unknown>, components?: Components): Document => ({
  openapi: '3.1.1',
  info: { title: 'Notes', version: '1.0.0' },
  paths: { [path]: methods },
  ...(components ? { components } : {}),
});

const done = { 204: { description: 'Done.' } };

/** Returns the page of a rule. The example on the page is a change of the schema of a request body or of a response. */
export function schemaPage(
  position: 'request' | 'response',
  [base, revision]: [Schema, Schema],
  texts: Pick<RulePage, 'what' | 'instead'>,
): RulePage {
  const documentOf = (schema: Schema): Document => {
    const content = { 'application/json': { schema } };
    return documentWith('/notes', {
      post:
        position === 'request'
          ? { operationId: 'addNote', requestBody: { required: true, content }, responses: done }
          : { operationId: 'addNote', responses: { 200: { description: 'The note.', content } } },
    });
  };
  const name = position === 'request' ? 'requestBody' : 'response';
  return {
    ...texts,
    example: { base: documentOf(base), revision: documentOf(revision) },
    shown: { base: { [name]: base }, revision: { [name]: revision } },
  };
}

/** Returns a page whose example changes the operation `POST /notes`. */
function operationPage(
  [base, revision]: [Operation, Operation],
  texts: Pick<RulePage, 'what' | 'instead'>,
  components?: [Components, Components],
): RulePage {
  const documentOf = (operation: Operation, side: 0 | 1): Document =>
    documentWith('/notes', { post: { operationId: 'addNote', responses: done, ...operation } }, components?.[side]);
  return {
    ...texts,
    example: { base: documentOf(base, 0), revision: documentOf(revision, 1) },
    shown: components
      ? { base: { ...base, ...components[0] }, revision: { ...revision, ...components[1] } }
      : { base, revision },
  };
}

/** Returns a page whose example changes the methods of the path `/notes`. */
function pathPage([base, revision]: [object, object], texts: Pick<RulePage, 'what' | 'instead'>): RulePage {
  const documentOf = (methods: object): Document => documentWith('/notes', { ...methods });
  return { ...texts, example: { base: documentOf(base), revision: documentOf(revision) }, shown: { base, revision } };
}

const text = { type: 'string' };
const body = { content: { 'application/json': { schema: text } } };
const query = { name: 'sort', in: 'query', schema: text };
const ok = (more: object = {}) => ({ responses: { 200: { description: 'The note.', ...more } } });
const post = { post: { operationId: 'addNote', responses: { 204: { description: 'Done.' } } } };
const form = (contentType: string) => ({
  schema: { type: 'object', properties: { image: text } },
  encoding: { image: { contentType } },
});
const key = (name: string) => ({ securitySchemes: { key: { type: 'apiKey', in: 'header', name } } });

const announce =
  'First mark the part `deprecated: true`, and announce the day in `x-sunset`. Remove the part after that day.';

/** The pages of the rules for operations, parameters, bodies, responses and credentials. */
export const operationPages: Record<string, RulePage> = {
  'operation-removed': pathPage([post, {}], {
    what: 'Reports an operation that the revision no longer has.',
    instead: announce,
  }),
  'operation-added': pathPage([{}, post], {
    what: 'Reports a new operation.',
    instead: 'You need not change anything, because no caller uses the operation yet.',
  }),
  'operation-renamed': operationPage([{}, { operationId: 'createNote' }], {
    what: 'Reports a changed `operationId`, or changed names of path parameters. Generated clients use these names.',
    instead: 'Keep the name. It is part of the generated client.',
  }),
  deprecated: operationPage([{}, { deprecated: true }], {
    what: 'Reports that an operation or parameter becomes deprecated, or is no longer deprecated.',
    instead: 'You need not change anything, because nothing is removed. Add `x-sunset` if you plan a removal.',
  }),
  stability: operationPage([{}, { 'x-stability-level': 'alpha' }], {
    what: 'Reports that an operation becomes stable, or is no longer stable (`x-stability-level`).',
    instead: 'Keep the operation stable, or add the part that may still change as an operation of its own.',
  }),
  sunset: operationPage(
    [
      { deprecated: true, 'x-sunset': '2027-06-30' },
      { deprecated: true, 'x-sunset': '2027-03-31' },
    ],
    {
      what: 'Reports a changed `x-sunset`: the day after which an operation, parameter or member may be removed.',
      instead: 'Keep the announced day, or choose a later one.',
    },
  ),
  'parameter-added': operationPage([{}, { parameters: [{ ...query, required: true }] }], {
    what: 'Reports a new parameter.',
    instead: 'Make the new parameter optional, and use a default in the server.',
  }),
  'parameter-removed': operationPage([{ parameters: [query] }, {}], {
    what: 'Reports a parameter that the revision no longer has.',
    instead: announce,
  }),
  'parameter-required': operationPage([{ parameters: [query] }, { parameters: [{ ...query, required: true }] }], {
    what: 'Reports that a parameter becomes required or optional.',
    instead: 'Keep the parameter optional, and use a default in the server.',
  }),
  'parameter-style': operationPage(
    [
      { parameters: [{ ...query, schema: { type: 'array', items: text } }] },
      { parameters: [{ ...query, schema: { type: 'array', items: text }, explode: false }] },
    ],
    {
      what: 'Reports that a parameter or header is serialized differently, for example because `style` changed.',
      instead: 'Add a new parameter, and keep reading the old one.',
    },
  ),
  'body-added': operationPage([{}, { requestBody: { required: true, ...body } }], {
    what: 'Reports that an operation now accepts a request body.',
    instead: 'Make the new body optional.',
  }),
  'body-removed': operationPage([{ requestBody: body }, {}], {
    what: 'Reports that an operation no longer accepts a request body.',
    instead: 'Keep accepting the body, and ignore it.',
  }),
  'body-required': operationPage([{ requestBody: body }, { requestBody: { ...body, required: true } }], {
    what: 'Reports that a request body becomes required or optional.',
    instead: 'Keep the body optional, and use a default in the server.',
  }),
  'request-content-type': operationPage(
    [
      { requestBody: { content: { 'application/json': {}, 'text/plain': {} } } },
      { requestBody: { content: { 'application/json': {} } } },
    ],
    {
      what: 'Reports a media type that was added to or removed from a request body.',
      instead: 'Keep accepting the media type.',
    },
  ),
  encoding: operationPage(
    [
      { requestBody: { content: { 'multipart/form-data': form('image/png, image/jpeg') } } },
      { requestBody: { content: { 'multipart/form-data': form('image/png') } } },
    ],
    {
      what: 'Reports that a part of a form must be serialized differently (`encoding`).',
      instead: 'Keep accepting the old form, for example the old media types.',
    },
  ),
  links: operationPage([ok({ links: { next: { operationId: 'nextNote' } } }), ok()], {
    what: 'Reports a link of a response that was added, removed or changed.',
    instead: 'Keep the link. Its name can be part of a generated client.',
  }),
  'response-content-type': operationPage(
    [ok({ content: { 'application/json': {} } }), ok({ content: { 'application/json': {}, 'text/plain': {} } })],
    {
      what: 'Reports a media type that was added to or removed from a response.',
      instead: 'Send the new media type only to callers that ask for it with `Accept`.',
    },
  ),
  'status-added': operationPage(
    [ok(), { responses: { 200: { description: 'The note.' }, 202: { description: 'Later.' } } }],
    {
      what: 'Reports a status that was added to the responses of an operation.',
      instead: 'Send the new status only to callers that ask for it, for example with `Prefer`.',
    },
  ),
  'status-removed': operationPage(
    [{ responses: { 200: { description: 'The note.' }, 202: { description: 'Later.' } } }, ok()],
    {
      what: 'Reports a status that was removed from the responses of an operation.',
      instead: 'You need not change anything, because callers can handle every status that is left.',
    },
  ),
  'header-added': operationPage([ok(), ok({ headers: { ETag: { schema: text } } })], {
    what: 'Reports a header that was added to a response.',
    instead: 'You need not change anything, because callers ignore headers that they do not know.',
  }),
  'header-removed': operationPage([ok({ headers: { ETag: { required: true, schema: text } } }), ok()], {
    what: 'Reports a header that was removed from a response.',
    instead: announce,
  }),
  'header-required': operationPage(
    [ok({ headers: { ETag: { required: true, schema: text } } }), ok({ headers: { ETag: { schema: text } } })],
    { what: 'Reports that a response header becomes required or optional.', instead: 'Keep sending the header.' },
  ),
  security: operationPage(
    [{}, { security: [{ key: [] }] }],
    {
      what: 'Reports that an operation requires different credentials.',
      instead: 'Accept the old and the new credentials until callers have changed.',
    },
    [key('Key'), key('Key')],
  ),
  'security-scheme': operationPage(
    [{ security: [{ key: [] }] }, { security: [{ key: [] }] }],
    {
      what: 'Reports a change in how callers send or get a credential.',
      instead: 'Add a second scheme, and accept both until callers have changed.',
    },
    [key('Key'), key('X-Key')],
  ),
  servers: operationPage(
    [{ servers: [{ url: 'https://old.example' }] }, { servers: [{ url: 'https://new.example' }] }],
    {
      what: 'Reports that the address of an operation changed.',
      instead: 'Keep the old address, and redirect its requests.',
    },
  ),
};
