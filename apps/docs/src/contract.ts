import { readFileSync } from 'node:fs';
import { contractJson } from './places.ts';

/** What the build reads of the contract. The document is ours and linted, so it is taken at its word. */
export interface Contract {
  info: { title: string; version: string; summary: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<'schemas' | 'examples' | 'parameters' | 'responses' | 'headers', Record<string, Loose>>;
  [key: string]: unknown;
}
export interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  parameters?: Loose[];
  requestBody?: { content: Record<string, { schema: Loose; examples?: Record<string, Loose> }> };
  responses: Record<string, Loose>;
  security?: unknown[];
  'x-role'?: string;
  'x-codeSamples'?: CodeSample[];
  'x-assumption'?: string | string[];
  [key: string]: unknown;
}
export interface CodeSample {
  lang: string;
  label: string;
  source: string;
}
/** A part of the document whose shape the reader of it knows. */
// eslint-disable-next-line typescript/no-explicit-any
export type Loose = any;

export function readContract(): Contract {
  return JSON.parse(readFileSync(contractJson, 'utf8')) as Contract;
}

/** The thing itself, or what its `$ref` leads to. */
export function resolved(contract: Contract, thing: Loose): Loose {
  if (typeof thing?.$ref !== 'string') return thing;
  const found = (thing.$ref as string)
    .slice(2)
    .split('/')
    .reduce<Loose>((node, key) => node[key.replaceAll('~1', '/').replaceAll('~0', '~')], contract);
  return resolved(contract, found);
}

export interface Row {
  path: string;
  method: string;
  operation: Operation;
}

/** Every operation, in the order of the document. */
export function operationsOf(contract: Contract): Row[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
}
