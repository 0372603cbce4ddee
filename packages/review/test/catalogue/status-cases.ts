import type { Document } from '@jurybox/openapi';
import type { PreparedCase } from './prepared-cases.ts';
import { listed } from './operations.ts';

type Responses = Record<string, object>;

const json = (names: string[]) => ({
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: names,
        properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
      },
    },
  },
});
const empty = { description: 'Done.' };
const app = { description: 'An app.', ...json(['app_name']) };
const problem = { description: 'A problem.', ...json(['code', 'title']) };

const answer = (responses: Responses) => (d: Document) => {
  (listed(d) as unknown as { responses: Responses }).responses = responses;
};

interface StatusCase extends Pick<PreparedCase, 'rules' | 'levels' | 'proof' | 'reverseProof'> {
  name: string;
  base: Responses;
  revision: Responses;
}

const cases: StatusCase[] = [
  {
    name: 'an operation is retired beside `default`',
    rules: ['status-removed', 'response-content-type'],
    levels: ['major', 'major'],
    base: { 204: empty, default: problem },
    revision: { 410: problem, default: problem },
  },
  {
    name: 'an operation is retired, and gets `default`',
    rules: ['status-removed', 'response-content-type'],
    levels: ['major', 'major'],
    base: { 204: empty },
    revision: { 410: problem, default: problem },
  },
  {
    name: 'the only successful response is removed, and `default` stays',
    rules: ['status-removed', 'property-removed'],
    levels: ['major', 'major'],
    proof: 'proven',
    reverseProof: 'proven',
    base: { 200: app, default: problem },
    revision: { default: problem },
  },
  {
    name: 'a second successful response is removed beside `default`',
    rules: ['status-removed', 'status-added'],
    levels: ['minor', 'major'],
    base: { 200: app, 202: app, default: problem },
    revision: { 200: app, default: problem },
  },
  {
    name: '`default` replaces the only response',
    rules: ['status-added', 'status-removed'],
    levels: ['minor', 'minor'],
    base: { 200: app },
    revision: { default: app },
  },
  {
    name: 'a class of statuses is written in small letters, and one of its statuses is listed',
    rules: ['status-added', 'status-removed'],
    levels: ['patch', 'patch'],
    proof: 'stated',
    base: { '2XX': app },
    revision: { '2xx': app, 201: app },
  },
  {
    name: '`default` covers an error that is no longer listed',
    rules: ['status-removed', 'status-added'],
    levels: ['patch', 'patch'],
    proof: 'stated',
    base: { 200: app, 404: problem, default: problem },
    revision: { 200: app, default: problem },
  },
];

export const statusCases: PreparedCase[] = cases.map(({ base, revision, ...rest }) => ({
  ...rest,
  prepare: answer(base),
  change: answer(revision),
}));
