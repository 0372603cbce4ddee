import { readFileSync } from 'node:fs';
import type { Document } from '@jurybox/openapi';
import { contractJson } from './paths.ts';

/** The members of the contract that the site needs. The linter of the contract guarantees that they exist. */
export interface Contract extends Document {
  info: { title: string; version: string; summary: string; description: string };
  tags: { name: string; description: string }[];
  components: Record<'schemas' | 'examples' | 'parameters' | 'responses' | 'headers', Record<string, Loose>>;
}
export interface CodeSample {
  lang: string;
  label: string;
  source: string;
}
/** A part of the contract without a TypeScript type. The code that reads it knows its structure. */
// eslint-disable-next-line typescript/no-explicit-any
export type Loose = any;

export function readContract(): Contract {
  return JSON.parse(readFileSync(contractJson, 'utf8')) as Contract;
}
