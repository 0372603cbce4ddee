/**
 * Checks that errorsByKeyword has an entry for each keyword in the request schemas, and a message for each type and
 * format.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { keywordCases, type Schema } from '../../test/support/validation-error-cases.ts';
import { errorsByKeyword } from './validation-errors.ts';

/** Keywords of JSON Schema that cannot fail themselves, so they need no entry in errorsByKeyword. */
const annotations = [
  '$ref',
  'properties',
  'items',
  'default',
  'description',
  'title',
  'example',
  'examples',
  'deprecated',
  'x-assumption',
  'x-sunset',
];

interface Operation {
  parameters?: Schema[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
const document = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@jurybox/types/openapi.json')), 'utf8'),
) as { paths: Record<string, Record<string, Operation>> };

function keywordsOfRequests(): Map<string, Set<unknown>> {
  const found = new Map<string, Set<unknown>>();
  const seen = new Set<unknown>();
  const follow = (node: Schema): Schema => {
    const reference = node['$ref'];
    if (typeof reference !== 'string') return node;
    const target: unknown = reference
      .slice(2)
      .split('/')
      .reduce<unknown>((node_, step) => (node_ as Schema)[step.replaceAll('~1', '/')], document);
    return follow(target as Schema);
  };
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const schema = follow(node as Schema);
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const [keyword, value] of Object.entries(schema)) {
      const values = found.get(keyword) ?? new Set<unknown>();
      for (const one of [value].flat()) values.add(one);
      found.set(keyword, values);
    }
    Object.values((schema['properties'] ?? {}) as Schema).forEach(visit);
    ((schema['anyOf'] ?? []) as Schema[]).forEach(visit);
    visit(schema['items']);
    visit(schema['propertyNames']);
    visit(schema['additionalProperties']);
  };
  for (const item of Object.values(document.paths)) {
    const shared = (item['parameters'] ?? []) as Schema[];
    for (const operation of Object.values(item)) {
      for (const parameter of [...shared, ...(operation.parameters ?? [])]) visit(follow(parameter)['schema']);
      for (const { schema } of Object.values(operation.requestBody?.content ?? {})) visit(schema);
    }
  }
  return found;
}

const lacking = (rows: object) =>
  [...keywordsOfRequests().keys()].filter((keyword) => !annotations.includes(keyword) && !Object.hasOwn(rows, keyword));

describe('error texts for the keywords of all request schemas', () => {
  test('each keyword of a request schema has an error text and a test case', () => {
    const used = [...keywordsOfRequests().keys()];
    console.log(`${used.length} keywords in requests: ${used.toSorted().join(', ')}`);
    expect(used).toContain('additionalProperties');
    expect(used.length).toBeGreaterThanOrEqual(10);
    expect(lacking(errorsByKeyword)).toEqual([]);
    expect(lacking(keywordCases)).toEqual([]);
  });

  test('each keyword with an error text has a test case', () => {
    expect(Object.keys(keywordCases).toSorted()).toEqual(Object.keys(errorsByKeyword).toSorted());
  });

  test('each type and format of a request schema has an error message', () => {
    for (const keyword of ['type', 'format'] as const) {
      const params = [...(keywordsOfRequests().get(keyword) ?? [])].map((value) => ({ [keyword]: value }));
      for (const param of params)
        expect(
          errorsByKeyword[keyword]?.(param, null).map(([type]) => type),
          JSON.stringify(param),
        ).not.toContain('value_error');
    }
  });

  test('planted fault: `lacking` finds a keyword without an error text', () => {
    const { maxLength: _maxLength, ...planted } = errorsByKeyword;
    expect(lacking(planted)).toEqual(['maxLength']);
  });
});
