/** Generates three samples per operation from the examples of the contract. The tests run every sample. */
import { dereference, type Operation, type Parameter, type Schema } from '@jurybox/openapi';
import type { CodeSample, Contract } from './contract.ts';

export const api = 'http://localhost:8787/api';

/** The request of a sample: the required parameters, and the first example of the body. */
interface Sent {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  needsKey: boolean;
  isText: boolean;
}

export function samplesOf(contract: Contract, operation: Operation): CodeSample[] {
  const sent = sentBy(contract, operation);
  return [
    { lang: 'Shell', label: 'curl', source: curl(operation, sent) },
    { lang: 'TypeScript', label: '@jurybox/client', source: sdk(operation, sent) },
    { lang: 'TypeScript', label: 'openapi-fetch', source: openapiFetch(operation, sent) },
  ];
}

function sentBy(contract: Contract, { parameters, requestBody, responses, node }: Operation): Sent {
  const take = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && parameter.required)
        .map((parameter) => [parameter.name, exampleOf(contract, parameter)]),
    );
  const media = requestBody?.content['application/json'];
  const body =
    media === undefined
      ? undefined
      : dereference<{ value: unknown }>(contract, Object.values(media.examples ?? {})[0]).value;
  const [, success] = [...responses].find(([status]) => status.startsWith('2')) ?? [];
  const types = Object.keys(success?.content ?? {});
  return {
    path: take('path'),
    query: take('query'),
    body,
    needsKey: node['x-role'] !== undefined,
    isText: types.length > 0 && !types.includes('application/json'),
  };
}

function exampleOf(contract: Contract, parameter: Parameter): unknown {
  const schema = dereference<Schema & { examples?: unknown[]; enum?: unknown[] }>(contract, parameter.schema);
  const example =
    parameter.example ?? Object.values(parameter.examples ?? {})[0]?.value ?? schema.examples?.[0] ?? schema.enum?.[0];
  if (example === undefined) throw new Error(`the parameter ${parameter.name} has no example for the samples; add one`);
  return example;
}

function curl({ path, method }: Operation, sent: Sent): string {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(sent.path[name])));
  const pairs = Object.entries(sent.query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  const query = pairs.length === 0 ? '' : `?${pairs.join('&')}`;
  return [
    `curl --fail-with-body ${method === 'GET' ? '' : `-X ${method} `}'${api}${address}${query}'`,
    ...(sent.needsKey ? ['-H "Authorization: $JURYBOX_API_KEY"'] : []),
    ...(sent.body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(sent.body, null, 2).replaceAll("'", "'\\''")}'`]),
  ].join(' \\\n  ');
}

function sdk({ operationId }: Operation, sent: Sent): string {
  const given = {
    ...(hasAny(sent.path) ? { path: sent.path } : {}),
    ...(hasAny(sent.query) ? { query: sent.query } : {}),
    ...(sent.body === undefined ? {} : { body: sent.body }),
  };
  const inside = hasAny(given) ? `{\n  client,\n${literal(given).slice(2, -2)},\n}` : '{ client }';
  return `import { createClient, ${operationId} } from '@jurybox/client';

// The key is in JURYBOX_API_KEY.
const client = createClient({ baseUrl: '${api}' });

const answer = await ${operationId}(${inside});
console.log(answer);`;
}

function openapiFetch({ path, method }: Operation, sent: Sent): string {
  const params = {
    ...(hasAny(sent.path) ? { path: sent.path } : {}),
    ...(hasAny(sent.query) ? { query: sent.query } : {}),
  };
  const options = {
    ...(hasAny(params) ? { params } : {}),
    ...(sent.body === undefined ? {} : { body: sent.body }),
    ...(sent.isText ? { parseAs: 'text' } : {}),
  };
  const headers = sent.needsKey ? ", headers: { Authorization: process.env['JURYBOX_API_KEY'] }" : '';
  return `import createClient from 'openapi-fetch';
import type { paths } from '@jurybox/types';

const client = createClient<paths>({ baseUrl: '${api}'${headers} });

const { data, error, response } = await client.${method}('${path}'${hasAny(options) ? `, ${literal(options)}` : ''});
if (!response.ok) throw new Error(\`\${response.status}: \${JSON.stringify(error)}\`);
console.log(data);`;
}

function hasAny(object: object): boolean {
  return Object.keys(object).length > 0;
}

/** Returns a value as TypeScript source, in the style of this repository. */
function literal(value: unknown, indent = ''): string {
  const deeper = `${indent}  `;
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  if (Array.isArray(value))
    return value.length === 0
      ? '[]'
      : `[\n${value.map((item) => `${deeper}${literal(item, deeper)},\n`).join('')}${indent}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${/^[a-z_$][\w$]*$/i.test(name) ? name : literal(name)}: ${literal(member, deeper)}`,
  );
  return members.length === 0 ? '{}' : `{\n${members.map((member) => `${deeper}${member}`).join(',\n')}\n${indent}}`;
}
