import type { Level, Proof } from '../../src/model.ts';
import type { Document } from '@jurybox/openapi';
import { addParameter, judged, listed, listPath, schemaOfParameter, success } from './operations.ts';

export interface MessageCase {
  name: string;
  rules: string[];
  /** The level of the change, and of the same change made backwards. */
  levels: [Level, Level];
  proof?: Proof;
  /** Turns the base into the revision. */
  change: (document: Document) => void;
}

/** Changes that are not in a schema; each is also made backwards. */
export const operationCases: MessageCase[] = [
  {
    name: 'an operation removed',
    rules: ['operation-removed', 'operation-added'],
    levels: ['major', 'minor'],
    change: (d) => void delete d.paths?.['/health'],
  },
  {
    name: 'a method removed',
    rules: ['operation-removed', 'operation-added'],
    levels: ['major', 'minor'],
    change: (d) => void delete d.paths?.[listPath]?.['post'],
  },
  {
    name: 'an operationId changed',
    rules: ['operation-renamed'],
    levels: ['major', 'major'],
    proof: 'stated',
    change: (d) => void ((judged(d) as { operationId: string }).operationId = 'judge'),
  },
  {
    name: 'a required query parameter added',
    rules: ['parameter-added', 'parameter-removed'],
    levels: ['major', 'major'],
    change: addParameter('team', true),
  },
  {
    name: 'an optional query parameter added',
    rules: ['parameter-added', 'parameter-removed'],
    levels: ['minor', 'major'],
    change: addParameter('team', false),
  },
  {
    name: 'an optional header parameter added',
    rules: ['parameter-added', 'parameter-removed'],
    levels: ['minor', 'major'],
    change: addParameter('X-Team', false, { in: 'header' }),
  },
  {
    name: 'a required cookie added',
    rules: ['parameter-added', 'parameter-removed'],
    levels: ['major', 'major'],
    change: addParameter('team', true, { in: 'cookie' }),
  },
  {
    name: 'the body no longer required',
    rules: ['body-required'],
    levels: ['minor', 'major'],
    change: (d) => void ((judged(d).requestBody as { required: boolean }).required = false),
  },
  {
    name: 'the body removed',
    rules: ['body-removed', 'body-added'],
    levels: ['major', 'major'],
    change: (d) => void delete judged(d).requestBody,
  },
  {
    name: 'a request content type added',
    rules: ['request-content-type'],
    levels: ['minor', 'major'],
    change: (d) =>
      void (judged(d).requestBody!.content['application/merge-patch+json'] = { schema: { type: 'object' } }),
  },
  {
    name: 'a success added',
    rules: ['status-added', 'status-removed'],
    levels: ['major', 'minor'],
    change: (d) => void (judged(d).responses['202'] = { description: 'Later.' }),
  },
  {
    name: 'an error added',
    rules: ['status-added', 'status-removed'],
    levels: ['minor', 'minor'],
    change: (d) => void (judged(d).responses['451'] = { description: 'Not here.' }),
  },
  {
    name: 'an error class added',
    rules: ['status-added', 'status-removed'],
    levels: ['minor', 'minor'],
    change: (d) => void (listed(d).responses['4XX'] = { description: 'No.' }),
  },
  {
    name: 'the only success removed',
    rules: ['status-removed', 'status-added'],
    levels: ['major', 'major'],
    change: (d) => {
      delete listed(d).responses['200'];
      delete listed(d).responses['304'];
    },
  },
  {
    name: 'a response content type added',
    rules: ['response-content-type'],
    levels: ['minor', 'major'],
    change: (d) => void (success(d).content!['text/csv'] = { schema: { type: 'string' } }),
  },
  {
    name: 'an optional header added to a response',
    rules: ['header-added', 'header-removed'],
    levels: ['minor', 'minor'],
    change: (d) => void (success(d).headers!['X-Team'] = { schema: { type: 'string', maxLength: 9 } }),
  },
  {
    name: 'a header always sent added to a response',
    rules: ['header-added', 'header-removed'],
    levels: ['minor', 'major'],
    change: (d) => void (success(d).headers!['X-Team'] = { required: true, schema: { type: 'string', maxLength: 9 } }),
  },
  {
    name: 'no key needed',
    rules: ['security'],
    levels: ['minor', 'major'],
    change: (d) => void (judged(d).security = []),
  },
  {
    name: 'another credential as well',
    rules: ['security'],
    levels: ['minor', 'major'],
    change: (d) => {
      d.components!['securitySchemes']!['Token'] = { type: 'http', scheme: 'bearer' };
      judged(d).security = [{ ApiKey: [] }, { Token: [] }];
    },
  },
  {
    name: 'a second credential with the first',
    rules: ['security'],
    levels: ['major', 'minor'],
    change: (d) => {
      d.components!['securitySchemes']!['Token'] = { type: 'http', scheme: 'bearer' };
      judged(d).security = [{ ApiKey: [], Token: [] }];
    },
  },
  {
    name: 'the key in another header',
    rules: ['security-scheme'],
    levels: ['major', 'major'],
    change: (d) => void ((d.components!['securitySchemes']!['ApiKey'] as { name: string }).name = 'X-Key'),
  },
  {
    name: 'a server added',
    rules: ['servers'],
    levels: ['minor', 'major'],
    change: (d) => void d.servers!.push({ url: 'https://api.example.com/v1' }),
  },
  {
    name: 'an operation deprecated',
    rules: ['deprecated'],
    levels: ['minor', 'minor'],
    proof: 'stated',
    change: (d) => void (judged(d).deprecated = true),
  },
  {
    name: 'a sunset announced',
    rules: ['sunset'],
    levels: ['minor', 'minor'],
    proof: 'stated',
    change: (d) => void ((judged(d) as Record<string, unknown>)['x-sunset'] = '2027-01-01'),
  },
  {
    name: 'a description changed',
    rules: ['documentation'],
    levels: ['patch', 'patch'],
    proof: 'stated',
    change: (d) => void ((judged(d) as Record<string, unknown>)['summary'] = 'Judge'),
  },
  {
    name: 'a default changed',
    rules: ['default'],
    levels: ['minor', 'minor'],
    proof: 'stated',
    change: (d) => void (schemaOfParameter(d, 'Limit')['default'] = 50),
  },
];
