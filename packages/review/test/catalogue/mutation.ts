import type { Document, Schema } from '@jurybox/openapi';
import type { Level, Proof } from '../../src/model.ts';

/** One change of Jurybox's own contract, with the level and the proof that the review must report. */
export interface Mutation {
  name: string;
  base: Document;
  revision: Document;
  /** At least one of these rules must report the change. */
  rules: string[];
  level: Level;
  proof: Proof;
}

export function edit(contract: Document, change: (copy: Document) => void): Document {
  const copy = structuredClone(contract);
  change(copy);
  return copy;
}

export function schemaNamed(document: Document, name: string): Schema {
  const schema = document.components?.['schemas']?.[name];
  if (schema === undefined) throw new Error(`the contract has no schema ${name}`);
  return schema as Schema;
}

export const propertiesOf = (document: Document, name: string): Record<string, Schema> =>
  schemaNamed(document, name)['properties'] as Record<string, Schema>;
