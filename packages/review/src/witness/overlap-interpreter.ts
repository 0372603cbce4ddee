import type { Document } from '@jurybox/openapi';
import { Interpreter } from './interpreter.ts';
import type { Keyword } from './keyword-checks.ts';

/** Does the same as `Interpreter`, but accepts a value that fits several branches of `oneOf`. */
export class OverlapInterpreter extends Interpreter {
  /** For each reference, the values that are being checked against its target. */
  private readonly followed = new Map<string, unknown[]>();

  constructor(document: Document) {
    super(document);
    const { anyOf, $ref } = this.keywords as Record<'anyOf' | '$ref', Keyword>;
    this.keywords['oneOf'] = anyOf;
    this.keywords['$ref'] = (at, value, ref, schema) => {
      const values = this.followed.get(ref as string) ?? [];
      this.followed.set(ref as string, values);
      // A schema can list its variants in `oneOf`, and each variant can refer back to the schema in `allOf`. Checking
      // the same value against the schema again would never end.
      if (values.includes(value)) return true;
      values.push(value);
      try {
        return $ref(at, value, ref, schema);
      } finally {
        values.pop();
      }
    };
  }
}
