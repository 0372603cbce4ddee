import type { Level, Proof } from '../../src/model.ts';
import type { Document } from '@jurybox/openapi';
import { addParameter, judged, listed, listPath, schemaOfParameter, success } from './operations.ts';

export interface MessageCase {
  name: string;
  rules: string[];
  /** The level of the change, and the level of the reverse change (from the revision to the base). */
  levels: [Level, Level];
  proof?: Proof;
  reverseProof?: Proof;
  change: (document: Document) => void;
}

/** Changes of operations, parameters, bodies and responses. The catalogue also makes each change in reverse. */
export const operationCases: MessageCase[] = [
  {
    name: 'an operation is removed',
    rules: ['operation-removed', 'operation-added'],
    levels: ['major', 'minor'],
    change: (d) => void delete d.paths?.['/health'],
  },
  {
    name: 'one method of a path is removed',
    rules: ['operation-removed', 'operation-added'],
    levels: ['major', 'minor'],
    change: (d) => void delete d.paths?.[listPath]?.['post'],
  },
  {
    name: 'an operationId is changed',
    rules: ['operation-renamed'],
    // The HTTP requests and responses stay the same. Only a caller with a generated client must rename its calls.
    levels: ['formal', 'formal'],
    proof: 'stated',
    change: (d) => void ((judged(d) as { operationId: string }).operationId = 'judge'),
  },
  {
    name: 'a required query parameter is added',
    rules: ['parameter-added', 'parameter-removed'],
    levels: ['major', 'major'],
    change: addParameter('team', true),
  },
  {
    name: 'an optional query parameter is added',
    rules: ['parameter-added', 'parameter-removed'],
    levels: ['minor', 'major'],
    change: addParameter('team', false),
  },
  {
    name: 'an optional header parameter is added',
    rules: ['parameter-added', 'parameter-removed'],
    levels: ['minor', 'major'],
    change: addParameter('X-Team', false, { in: 'header' }),
  },
  {
    name: 'a required cookie is added',
    rules: ['parameter-added', 'parameter-removed'],
    levels: ['major', 'major'],
    change: addParameter('team', true, { in: 'cookie' }),
  },
  {
    name: 'the request body is no longer required',
    rules: ['body-required'],
    levels: ['minor', 'major'],
    change: (d) => void ((judged(d).requestBody as { required: boolean }).required = false),
  },
  {
    name: 'the request body is removed',
    rules: ['body-removed', 'body-added'],
    levels: ['major', 'major'],
    change: (d) => void delete judged(d).requestBody,
  },
  {
    name: 'a request content type is added',
    rules: ['request-content-type'],
    levels: ['minor', 'major'],
    change: (d) =>
      void (judged(d).requestBody!.content['application/merge-patch+json'] = { schema: { type: 'object' } }),
  },
  {
    name: 'the response 202 is added',
    rules: ['status-added', 'status-removed'],
    levels: ['major', 'minor'],
    change: (d) => void (judged(d).responses['202'] = { description: 'Later.' }),
  },
  {
    name: 'the response 451 is added',
    rules: ['status-added', 'status-removed'],
    levels: ['minor', 'minor'],
    change: (d) => void (judged(d).responses['451'] = { description: 'Not here.' }),
  },
  {
    name: 'the response 4XX is added',
    rules: ['status-added', 'status-removed'],
    levels: ['minor', 'minor'],
    change: (d) => void (listed(d).responses['4XX'] = { description: 'No.' }),
  },
  {
    name: 'the only successful response is removed',
    rules: ['status-removed', 'status-added'],
    levels: ['major', 'major'],
    change: (d) => {
      delete listed(d).responses['200'];
      delete listed(d).responses['304'];
    },
  },
  {
    name: 'a response content type is added',
    rules: ['response-content-type'],
    levels: ['minor', 'major'],
    change: (d) => void (success(d).content!['text/csv'] = { schema: { type: 'string' } }),
  },
  {
    name: 'an optional header is added to a response',
    rules: ['header-added', 'header-removed'],
    levels: ['minor', 'minor'],
    change: (d) => void (success(d).headers!['X-Team'] = { schema: { type: 'string', maxLength: 9 } }),
  },
  {
    name: 'a required header is added to a response',
    rules: ['header-added', 'header-removed'],
    levels: ['minor', 'major'],
    change: (d) => void (success(d).headers!['X-Team'] = { required: true, schema: { type: 'string', maxLength: 9 } }),
  },
  {
    name: 'an operation no longer needs an API key',
    rules: ['security'],
    levels: ['minor', 'major'],
    change: (d) => void (judged(d).security = []),
  },
  {
    name: 'another credential replaces the first credential',
    rules: ['security'],
    levels: ['minor', 'major'],
    change: (d) => {
      d.components!['securitySchemes']!['Token'] = { type: 'http', scheme: 'bearer' };
      judged(d).security = [{ ApiKey: [] }, { Token: [] }];
    },
  },
  {
    name: 'a second credential is required together with the first',
    rules: ['security'],
    levels: ['major', 'minor'],
    change: (d) => {
      d.components!['securitySchemes']!['Token'] = { type: 'http', scheme: 'bearer' };
      judged(d).security = [{ ApiKey: [], Token: [] }];
    },
  },
  {
    name: 'the API key moves to another header',
    rules: ['security-scheme'],
    levels: ['major', 'major'],
    change: (d) => void ((d.components!['securitySchemes']!['ApiKey'] as { name: string }).name = 'X-Key'),
  },
  {
    name: 'a server is added',
    rules: ['servers'],
    levels: ['minor', 'major'],
    change: (d) => void d.servers!.push({ url: 'https://api.example.com/v1' }),
  },
  {
    name: 'an operation is deprecated',
    rules: ['deprecated'],
    levels: ['minor', 'minor'],
    proof: 'stated',
    change: (d) => void (judged(d).deprecated = true),
  },
  {
    name: 'a sunset is announced',
    rules: ['sunset'],
    levels: ['minor', 'minor'],
    proof: 'stated',
    change: (d) => void ((judged(d) as Record<string, unknown>)['x-sunset'] = '2027-01-01'),
  },
  {
    name: 'an operation is no longer stable',
    rules: ['stability'],
    levels: ['major', 'minor'],
    proof: 'stated',
    change: (d) => void ((judged(d) as Record<string, unknown>)['x-stability-level'] = 'alpha'),
  },
  {
    name: 'a summary is changed',
    rules: ['documentation'],
    levels: ['patch', 'patch'],
    proof: 'stated',
    change: (d) => void ((judged(d) as Record<string, unknown>)['summary'] = 'Judge'),
  },
  {
    name: 'a default is changed',
    rules: ['default'],
    levels: ['minor', 'minor'],
    proof: 'stated',
    change: (d) => void (schemaOfParameter(d, 'Limit')['default'] = 50),
  },
];
