import { escapeToken, type Schema } from '@jurybox/openapi';
import type { Compared } from '../compared.ts';
import { allTypes, typesOf } from '../findings/schema/facts.ts';

/** A schema with its JSON pointer in the document of its contract. */
export interface Placed {
  schema: Schema;
  pointer: string;
}

export interface InclusionOptions {
  /**
   * Whether to ignore that a value may fit two branches of `oneOf`. If so, a value that fits one branch counts as
   * fitting `oneOf`.
   */
  isOverlapIgnored?: boolean;
  /**
   * A pair of schemas, one from each contract. The comparison treats the pair as included wherever the two schemas meet
   * at a member or an item.
   */
  assumed?: Compared<Schema>;
}

/** Tells whether every value of one schema fits another one. Both are schemas of a member or an item. */
export interface ValueInclusion {
  includesValue(inner: Placed, outer: Placed): boolean;
}

/** Returns the subschema under a keyword, or under a name or index inside the keyword. */
export const childOf = (parent: Placed, schema: Schema, keyword: string, name?: string | number): Placed => ({
  schema,
  pointer: `${parent.pointer}/${keyword}${name === undefined ? '' : `/${escapeToken(String(name))}`}`,
});

/** Whether values of a type can fit the schema. */
export const hasType = (schema: Schema, type: string): boolean =>
  schema['type'] === undefined ? allTypes.includes(type) : typesOf(schema).includes(type);
