/** Tests the members that `pnpm generate` adds to the functions that hey-api generates. */
import { operationsOf, type Document } from '@jurybox/openapi';
import { expect, it } from 'vitest';
import { withMediaTypes } from '../generate/client.ts';
import type { NamedOperation } from '../generate/spec.ts';

/** Returns an operation whose response with status 200 has the media type, as `readSpec` returns it. */
function operation(operationId: string, path: string, mediaType?: string, more: object = {}): NamedOperation {
  const responses = {
    200: { description: 'OK', ...(mediaType === undefined ? {} : { content: { [mediaType]: { schema: {} } } }) },
    404: { description: 'Not found', content: { 'application/problem+json': { schema: {} } } },
  };
  const document = {
    openapi: '3.1.0',
    paths: { [path]: { get: { operationId, responses, security: [{ ApiKey: [] }], ...more } } },
  } as unknown as Document;
  const [read] = [...operationsOf(document).values()];
  if (read === undefined) throw new Error('the document has no operation');
  return { ...read, operationId };
}
const call = (operationId: string, path: string) =>
  `export const ${operationId} = (options) => options.client.get<Types, Errors>({\n` +
  `    url: '${path}',\n    ...options\n});\n\n`;

it('withMediaTypes adds `accept` to the function of an operation whose response is not JSON', () => {
  const sdk = call('listApps', '/apps') + call('exportApps', '/apps/export') + call('getHealth', '/health');
  const operations = [
    operation('listApps', '/apps', 'application/json'),
    operation('exportApps', '/apps/export', 'text/csv'),
    operation('getHealth', '/health'),
  ];
  expect(withMediaTypes(sdk, operations)).toBe(
    sdk.replace("url: '/apps/export'", "accept: 'text/csv', url: '/apps/export'"),
  );
});

it('withMediaTypes marks operations that create something, and operations that need no API key', () => {
  const key = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } };
  const sdk = call('createApp', '/apps') + call('getHealth', '/health');
  const operations = [
    operation('createApp', '/apps', 'application/json', { parameters: [key] }),
    operation('getHealth', '/health', 'application/json', { security: [] }),
  ];
  expect(withMediaTypes(sdk, operations)).toBe(
    sdk
      .replace("url: '/apps'", "creates: true, url: '/apps'")
      .replace("url: '/health'", "isPublic: true, url: '/health'"),
  );
});

it('withMediaTypes throws if the generated code has no function for an operation', () => {
  expect(() => withMediaTypes(call('listApps', '/apps'), [operation('getApp', '/apps/{app_id}')])).toThrow(
    'wrote no function for getApp',
  );
});

it('withMediaTypes throws if a generated function has another path than its operation', () => {
  expect(() => withMediaTypes(call('exportApps', '/other'), [operation('exportApps', '/apps/export')])).toThrow(
    'wrote no function for exportApps',
  );
});
