import { componentsOf, dereference, type Document } from '@jurybox/openapi';
import { stringify } from 'yaml';
import { header, moduleOf, type Files, type NamedOperation, type Spec } from './spec.ts';

const types = 'packages/types/generated';
const client = 'packages/client/generated';

/** Generates the contract as one file, and the lists and tables that the packages derive from it. */
export async function emitTables({ document, operations }: Spec): Promise<Files> {
  const schemas = Object.keys(componentsOf(document, 'schemas')).sort();
  const yaml = stringify(document, { lineWidth: 0, aliasDuplicateObjects: false });
  return new Map([
    [`${types}/openapi.gen.json`, `${JSON.stringify(document, null, 1)}\n`],
    [`${types}/openapi.gen.yaml`, `# ${header}\n${yaml}`],
    [
      `${types}/schemas.gen.ts`,
      moduleOf(`import type { components } from './openapi.gen.ts';

type Schemas = components['schemas'];
${schemas.map((name) => `export type ${name} = Schemas['${name}'];`).join('\n')}`),
    ],
    [
      `${types}/problems.gen.ts`,
      moduleOf(`import type { components } from './openapi.gen.ts';

/** The error catalogue: for each code the HTTP status, the title, when it is sent, and what a caller can do. */
export const problems = {
${problemRows(document).join('\n')}
} as const satisfies Record<
  components['schemas']['ProblemCode'],
  { status: number; title: string; when: string; action: string }
>;`),
    ],
    [
      `${client}/agreement.gen.ts`,
      moduleOf(`import type { components } from '@jurybox/types';
import type { Same } from '@jurybox/types/same';
import type * as sdk from './types.gen.ts';

/** Does not compile if @hey-api/openapi-ts and openapi-typescript give a schema different types. */
export const agreement: {
${schemas.map((name) => `  ${name}: Same<sdk.${name}, components['schemas']['${name}']>;`).join('\n')}
} = {
${schemas.map((name) => `  ${name}: true,`).join('\n')}
};`),
    ],
    [
      `${client}/examples.gen.ts`,
      moduleOf(`/** The example of a successful response of each operation, by its method and path. */
export const examples: Record<string, { status: number; mediaType: string | null; body: unknown }> = {
${operations.map((operation) => exampleRow(document, operation)).join('\n')}
};`),
    ],
    [`${client}/retry.gen.ts`, retryModule(document, operations)],
  ]);
}

/** Returns a row of the error catalogue for each problem code. The texts are in `x-problems` of ProblemCode.yaml. */
function problemRows(document: Document): string[] {
  const { enum: codes, 'x-problems': entries = {} } = componentsOf(document, 'schemas')['ProblemCode'] as unknown as {
    enum: string[];
    'x-problems'?: Record<string, Record<string, unknown>>;
  };
  const wrong = [...new Set([...codes, ...Object.keys(entries)])].find(
    (code) => !codes.includes(code) || !entries[code],
  );
  if (wrong !== undefined)
    throw new Error(`ProblemCode.yaml: ${wrong} must be in the enum and have an entry in x-problems`);
  return codes.map((code) => {
    const { status, title, when, action } = entries[code] ?? {};
    return `  ${code}: ${JSON.stringify({ status, title, when, action })},`;
  });
}

/**
 * Returns the response of the client's fake service to an operation: the first example in the contract. A page of a
 * list becomes the last page, so that a caller who reads all pages comes to an end.
 */
function exampleRow(document: Document, { operationId, method, path, responses }: NamedOperation): string {
  const success = [...responses].find(([status]) => status.startsWith('2'));
  if (success === undefined) throw new Error(`${operationId} has no successful response; add one in spec/paths/`);
  const [status, { content }] = success;
  const [mediaType, media] = Object.entries(content)[0] ?? [];
  const [example] = Object.values(media?.examples ?? {});
  if (media !== undefined && example === undefined)
    throw new Error(`${operationId}: the response ${status} has no example; add one to its examples`);
  const value = example === undefined ? null : dereference<{ value?: unknown }>(document, example).value;
  const isPage = typeof value === 'object' && value !== null && 'next_cursor' in value;
  const body = isPage ? { ...value, next_cursor: null } : (value ?? null);
  const row = { status: Number(status), mediaType: mediaType ?? null, body };
  return `  ${JSON.stringify(`${method} ${path}`)}: ${JSON.stringify(row)},`;
}

/** Returns the file with the problem codes after which the client may retry, from `x-retry` of the responses. */
function retryModule(document: Document, operations: NamedOperation[]): string {
  const { enum: codes } = componentsOf(document, 'schemas')['ProblemCode'] as unknown as { enum: string[] };
  const retryableCodes: Record<string, string> = {};
  for (const { operationId, responses } of operations)
    for (const { node } of responses.values())
      for (const [code, rule] of Object.entries((node['x-retry'] ?? {}) as Record<string, string>)) {
        if (!codes.includes(code))
          throw new Error(`${operationId}: x-retry has the code "${code}", which is not in ProblemCode.yaml`);
        const known = (retryableCodes[code] ??= rule);
        if (known !== rule)
          throw new Error(
            `${operationId}: x-retry of ${code} is "${rule}", but another operation has "${known}"; use the same value`,
          );
      }
  const codesWith = (rule: string) =>
    JSON.stringify(Object.keys(retryableCodes).filter((code) => retryableCodes[code] === rule));
  return moduleOf(`/** Problem codes after which the client may retry every call, because the service did nothing. */
export const retryableCodes: readonly string[] = ${codesWith('always')};

/** Problem codes after which the client only retries idempotent calls, because the service may have acted. */
export const codesRetryableIfIdempotent: readonly string[] = ${codesWith('idempotent')};

/** \`User-Agent\` of the requests on Node.js. The client has the same version as the contract. */
export const userAgent = ${JSON.stringify(`jurybox-client/${document.info.version}`)};`);
}
