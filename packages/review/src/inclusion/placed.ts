import { escapeToken, type Schema } from '@jurybox/openapi';
import type { Compared } from '../compared.ts';
import { allTypes, typesOf } from '../findings/schema/facts.ts';

/** A schema with its pointer in the document of its contract. */
export interface Placed {
  schema: Schema;
  pointer: string;
}

export interface InclusionOptions {
  /**
   * Whether a value that fits one branch of `oneOf` counts as fitting `oneOf`, even if it may fit a second branch. A
   * break that needs such a value is formal.
   */
  isOverlapIgnored?: boolean;
  /** Schemas of both contracts. Members and items with these schemas count as included. */
  assumed?: Compared<Schema>;
}

/** Compares the schemas of a member or an item. */
export interface ValueInclusion {
  includesValue(inner: Placed, outer: Placed): boolean;
}

/** Returns the subschema at a keyword, and at a name or index in it. */
export const childOf = (parent: Placed, schema: Schema, keyword: string, name?: string | number): Placed => ({
  schema,
  pointer: `${parent.pointer}/${keyword}${name === undefined ? '' : `/${escapeToken(String(name))}`}`,
});

/** Whether values of a type can fit the schema. */
export const hasType = (schema: Schema, type: string): boolean =>
  schema['type'] === undefined ? allTypes.includes(type) : typesOf(schema).includes(type);
