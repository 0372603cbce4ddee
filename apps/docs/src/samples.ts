/** Generates four code samples for each operation, from the examples of the contract. The tests run all samples. */
import { dereference, type Operation, type Parameter, type Schema } from '@jurybox/openapi';
import type { CodeSample, Contract } from './contract.ts';

export const api = 'http://localhost:8787/api';

/** What a sample sends: the required parameters, the first example of the body, and `wait` if it reads a stream. */
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
    { lang: 'Python', label: 'Python', source: python(operation, sent) },
  ];
}

function sentBy(contract: Contract, operation: Operation): Sent {
  const { parameters, responses, node } = operation;
  const [, success] = [...responses].find(([status]) => status.startsWith('2')) ?? [];
  const types = Object.keys(success?.content ?? {});
  // The parameter `wait` limits how long a stream lasts. Without it, the sample would run forever.
  const isSent = ({ name, required }: Parameter) =>
    required || (name === 'wait' && types.includes('text/event-stream'));
  const take = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && isSent(parameter))
        .map((parameter) => [parameter.name, exampleOf(contract, parameter)]),
    );
  return {
    path: take('path'),
    query: take('query'),
    body: exampleBody(contract, operation),
    needsKey: node['x-role'] !== undefined,
    isText: types.length > 0 && !types.includes('application/json'),
  };
}

export function exampleBody(contract: Contract, { requestBody }: Operation): unknown {
  const media = requestBody?.content['application/json'];
  if (media === undefined) return undefined;
  return dereference<{ value: unknown }>(contract, Object.values(media.examples ?? {})[0]).value;
}

export function exampleOf(contract: Contract, parameter: Parameter): unknown {
  const schema = dereference<Schema & { examples?: unknown[]; enum?: unknown[] }>(contract, parameter.schema);
  const example =
    parameter.example ?? Object.values(parameter.examples ?? {})[0]?.value ?? schema.examples?.[0] ?? schema.enum?.[0];
  if (example === undefined) throw new Error(`the parameter ${parameter.name} has no example for the samples; add one`);
  return example;
}

function addressOf(path: string, sent: Sent): string {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(sent.path[name])));
  const pairs = Object.entries(sent.query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return `${api}${address}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
}

function curl({ path, method }: Operation, sent: Sent): string {
  return [
    `curl --fail-with-body ${method === 'GET' ? '' : `-X ${method} `}'${addressOf(path, sent)}'`,
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

const result = await ${operationId}(${inside});
console.log(result);`;
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

function python({ path, method }: Operation, sent: Sent): string {
  const headers = [
    ...(sent.needsKey ? ["'Authorization': os.environ['JURYBOX_API_KEY']"] : []),
    ...(sent.body === undefined ? [] : ["'Content-Type': 'application/json'"]),
  ];
  const body = sent.body === undefined ? '' : `\nbody = ${pythonLiteral(sent.body)}`;
  const options = [
    `'${addressOf(path, sent)}'`,
    `method='${method}'`,
    ...(headers.length === 0 ? [] : [`headers={${headers.join(', ')}}`]),
    ...(sent.body === undefined ? [] : ['data=json.dumps(body).encode()']),
  ];
  return `${sent.body === undefined ? '' : 'import json\n'}${sent.needsKey ? 'import os\n' : ''}import urllib.request
${body}
request = urllib.request.Request(
${options.map((option) => `    ${option},`).join('\n')}
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())`;
}

/** Returns the Python source of a JSON value. */
function pythonLiteral(value: unknown, indent = ''): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const deeper = `${indent}    `;
  const items = Array.isArray(value)
    ? value.map((item) => pythonLiteral(item, deeper))
    : Object.entries(value).map(([name, member]) => `"${name}": ${pythonLiteral(member, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return items.length === 0
    ? `${open}${close}`
    : `${open}\n${items.map((item) => `${deeper}${item},\n`).join('')}${indent}${close}`;
}

function hasAny(object: object): boolean {
  return Object.keys(object).length > 0;
}

/** Returns the TypeScript source of a value, formatted like the code of this repository. */
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
