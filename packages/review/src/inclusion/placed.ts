import { escapeToken, type Schema } from '@jurybox/openapi';
import type { Compared } from '../compared.ts';

/** A schema with its JSON pointer in the document of its contract. */
export interface Placed {
  schema: Schema;
  pointer: string;
}

export interface InclusionOptions {
  /** If true, a value that fits several branches of `oneOf` counts as fitting `oneOf`. */
  isOverlapIgnored?: boolean;
  /**
   * Two schemas, one from each contract. If the comparison reaches this pair again at a member or an item, it assumes
   * that every value of the one schema fits the other.
   */
  assumed?: Compared<Schema>;
}

/** Decides for the schemas of a member or an item whether every value of `inner` fits `outer`. */
export interface ValueInclusion {
  includesValue(inner: Placed, outer: Placed): boolean;
  /** Whether a value of `schema` in the inner contract can have a member of this name. */
  canHave(schema: Schema, name: string): boolean;
}

/** Returns the subschema under a keyword, or under a name or index inside the keyword. */
export const childOf = (parent: Placed, schema: Schema, keyword: string, name?: string | number): Placed => ({
  schema,
  pointer: `${parent.pointer}/${keyword}${name === undefined ? '' : `/${escapeToken(String(name))}`}`,
});
