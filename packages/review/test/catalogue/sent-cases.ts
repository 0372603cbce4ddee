import type { Document, Schema } from '@jurybox/openapi';
import type { PreparedCase } from './prepared-cases.ts';

interface Sent {
  parameters: { name: string; in: 'header'; required?: boolean; schema: Schema }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; headers?: object; content?: Record<string, { schema: Schema }> }>;
  summary?: string;
}

const sent = (): Sent => ({
  parameters: [{ name: 'X-Event', in: 'header', required: true, schema: { type: 'string', maxLength: 9 } }],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['id'],
          properties: { id: { type: 'string', maxLength: 9 }, note: { type: 'string', maxLength: 9 } },
        },
      },
    },
  },
  responses: {
    200: {
      description: 'Kept.',
      content: {
        'application/json': {
          schema: { type: 'object', properties: { wait: { type: 'integer', minimum: 0, maximum: 9 } } },
        },
      },
    },
    410: { description: 'Send no more.' },
  },
});

const event = '{$request.body#/callback_url}';

/** A webhook and a callback with the same request. In both, the service is the sender, and the caller responds. */
const hosts: { host: string; add: (document: Document) => void; find: (document: Document) => Record<string, Sent> }[] =
  [
    {
      host: 'webhook',
      add: (d) => void Object.assign(d, { webhooks: { evaluationFinished: { post: sent() } } }),
      find: (d) => (d as unknown as { webhooks: Record<string, Record<string, Sent>> }).webhooks['evaluationFinished']!,
    },
    {
      host: 'callback',
      add: (d) =>
        void Object.assign(d.paths!['/apps']!['post']!, { callbacks: { onEnd: { [event]: { post: sent() } } } }),
      find: (d) =>
        (d.paths!['/apps']!['post'] as { callbacks: Record<string, Record<string, Record<string, Sent>>> }).callbacks[
          'onEnd'
        ]![event]!,
    },
  ];

const bodyOf = ({ requestBody }: Sent): Schema => requestBody!.content['application/json']!.schema;
const member = (schema: Schema, name: string): Schema => (schema['properties'] as Record<string, Schema>)[name]!;
const answerOf = ({ responses }: Sent): Schema => responses['200']!.content!['application/json']!.schema;

interface SentCase extends Omit<PreparedCase, 'prepare' | 'change'> {
  change: (sent: Sent) => void;
}

const cases: SentCase[] = [
  {
    name: 'maxLength of the body is raised',
    rules: ['maxLength'],
    levels: ['major', 'minor'],
    change: (one) => void (member(bodyOf(one), 'id')['maxLength'] = 12),
  },
  {
    name: 'a member of the body is no longer required',
    rules: ['required'],
    levels: ['major', 'minor'],
    change: (one) => void (bodyOf(one)['required'] = []),
  },
  {
    name: 'a member of the body is removed',
    rules: ['property-removed', 'property-added'],
    levels: ['major', 'minor'],
    proof: 'stated',
    reverseProof: 'proven',
    change: (one) => void delete (bodyOf(one)['properties'] as Record<string, Schema>)['note'],
  },
  {
    name: 'the body may be missing',
    rules: ['body-required'],
    levels: ['major', 'minor'],
    change: (one) => void (one.requestBody!.required = false),
  },
  {
    name: 'the body is removed',
    rules: ['body-removed', 'body-added'],
    levels: ['major', 'minor'],
    proof: 'stated',
    reverseProof: 'proven',
    change: (one) => void delete one.requestBody,
  },
  {
    name: 'the body can have another content type',
    rules: ['request-content-type'],
    levels: ['major', 'minor'],
    change: (one) => void (one.requestBody!.content['text/plain'] = { schema: { type: 'string' } }),
  },
  {
    name: 'a required header is removed',
    rules: ['parameter-removed', 'parameter-added'],
    levels: ['major', 'minor'],
    change: (one) => void one.parameters.pop(),
  },
  {
    name: 'an optional header is added',
    rules: ['parameter-added', 'parameter-removed'],
    levels: ['minor', 'minor'],
    change: (one) => void one.parameters.push({ name: 'X-Team', in: 'header', schema: { type: 'string' } }),
  },
  {
    name: 'maximum of the answer is lowered',
    rules: ['maximum'],
    levels: ['major', 'minor'],
    change: (one) => void (member(answerOf(one), 'wait')['maximum'] = 5),
  },
  {
    name: 'the answer 202 is added',
    rules: ['status-added', 'status-removed'],
    levels: ['minor', 'major'],
    change: (one) => void (one.responses['202'] = { description: 'Later.' }),
  },
  {
    name: 'the answer 410 is removed',
    rules: ['status-removed', 'status-added'],
    levels: ['major', 'minor'],
    change: (one) => void delete one.responses['410'],
  },
  {
    name: 'a content type of the answer is added',
    rules: ['response-content-type'],
    levels: ['minor', 'major'],
    change: (one) => void (one.responses['200']!.content!['text/plain'] = { schema: { type: 'string' } }),
  },
  {
    name: 'the answer needs a header',
    rules: ['header-added', 'header-removed'],
    levels: ['major', 'minor'],
    change: (one) =>
      void (one.responses['200']!.headers = { 'X-Seen': { required: true, schema: { type: 'string' } } }),
  },
  {
    name: 'the summary is changed',
    rules: ['documentation'],
    levels: ['patch', 'patch'],
    proof: 'stated',
    change: (one) => void (one.summary = 'An evaluation has ended.'),
  },
];

/** Changes of a webhook and of a callback. Narrowing the request is harmless; narrowing the response breaks callers. */
export const sentCases: PreparedCase[] = hosts.flatMap(({ host, add, find }) => [
  ...cases.map(({ name, change, ...rest }) => ({
    ...rest,
    name: `${host}: ${name}`,
    prepare: add,
    change: (d: Document) => change(find(d)['post']!),
  })),
  {
    name: `${host}: it is removed`,
    rules: ['operation-removed', 'operation-added'],
    levels: ['major', 'minor'] as PreparedCase['levels'],
    proof: 'stated' as const,
    prepare: add,
    change: (d: Document) => void delete find(d)['post'],
  },
]);
