import { randomUUID } from 'node:crypto';
import type { OperationId } from '@jurybox/types';
import { operations } from '@jurybox/types';

interface Call {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/**
 * Adapts a sample to the test server: replaces the ids by existing ones, and names that must be unique by new ones.
 * Changes nothing else.
 */
export function withTheseIds(text: string, operation: OperationId, call: Call, variantIds: readonly string[]): string {
  let result = text;
  const address = operations[operation].path.replaceAll(/\{(\w+)\}/g, '([^/\'"?]+)');
  const names = operations[operation].path_parameters;
  // In an address, the position of an id in the path says which id it is. In JSON, the name of the member says it.
  result = result.replace(
    new RegExp(`(/api)${address}(?=['?])`),
    (_, start: string) =>
      start + operations[operation].path.replaceAll(/\{(\w+)\}/g, (__, name: string) => call.path?.[name] ?? name),
  );
  for (const name of names) result = replaceMember(result, name, call.path?.[name]);
  for (const [name, value] of Object.entries(call.query ?? {})) {
    result = replaceMember(result, name, value).replaceAll(new RegExp(`\\b${name}=[^&'"]*`, 'g'), `${name}=${value}`);
  }
  const body = (call.body ?? {}) as Record<string, unknown>;
  // The samples use two variant ids. They are replaced by ids from the request body, or else by ids of the test server.
  const ids = [...([body['variant_ids'] ?? body['variant_id'] ?? []].flat() as string[]), ...variantIds].slice(0, 2);
  result = ids.reduce((so, id, at) => so.replaceAll(exampleVariants[at] ?? '-', id), result);
  for (const name of Object.keys(body).filter((member) => member.endsWith('_name')))
    result = replaceMember(result, name, `sample ${randomUUID().slice(0, 8)}`);
  return result;
}

const exampleVariants = ['0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1', '0198d2a4-6f03-7a5d-9b24-d6ea1c83f702'];

function replaceMember(text: string, name: string, value: string | undefined): string {
  if (value === undefined) return text;
  return text
    .replaceAll(new RegExp(`(\\b${name}: )'[^']*'`, 'g'), (_, start: string) => `${start}'${value}'`)
    .replaceAll(new RegExp(`("${name}": )"[^"]*"`, 'g'), (_, start: string) => `${start}"${value}"`)
    .replaceAll(new RegExp(`(\\b${name}: )\\d+`, 'g'), (_, start: string) => `${start}${value}`);
}
