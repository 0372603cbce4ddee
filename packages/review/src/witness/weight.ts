import { isObject, resolveReference, type Document, type Schema } from '@jurybox/openapi';

/** The maximum number of schemas that a validator may apply to one value. */
const maxWeight = 20_000;

const inPlace = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas', '$ref'];

/**
 * Finds schemas for which a validator would take too long, because it would apply too many schemas to one value. For
 * example, if each of thirty schemas refers twice to the next one in `allOf`, the validator applies a billion schemas.
 */
export class Weights {
  private readonly document: Document;
  private readonly weights = new WeakMap<object, number>();
  private readonly heaviest = new WeakMap<object, boolean>();

  constructor(document: Document) {
    this.document = document;
  }

  /**
   * Whether a validator would apply too many schemas to one value. The cause can be this schema, or a schema that it
   * refers to.
   */
  isHeavy(schema: unknown): boolean {
    if (typeof schema !== 'object' || schema === null) return false;
    const known = this.heaviest.get(schema);
    if (known !== undefined) return known;
    this.heaviest.set(schema, false);
    const isHeavy =
      this.weightOf(schema) > maxWeight ||
      Object.values(schema).some((value) => this.isHeavy(value)) ||
      this.isHeavy(this.target(schema));
    this.heaviest.set(schema, isHeavy);
    return isHeavy;
  }

  private target(schema: object): unknown {
    const ref: unknown = (schema as Schema)['$ref'];
    if (typeof ref !== 'string' || !ref.startsWith('#')) return undefined;
    try {
      return resolveReference(this.document, ref);
    } catch {
      return undefined;
    }
  }

  private weightOf(schema: unknown): number {
    if (Array.isArray(schema)) return schema.reduce((sum: number, one) => sum + this.weightOf(one), 0);
    if (!isObject(schema)) return 0;
    const known = this.weights.get(schema);
    if (known !== undefined) return known;
    // A recursive reference counts once, because it applies to a smaller value.
    this.weights.set(schema, 1);
    const parts = inPlace.map((key) => (key === '$ref' ? this.target(schema) : schema[key]));
    const weight = Math.min(
      1e9,
      parts.reduce((sum: number, part) => sum + this.weightOf(part), 1),
    );
    this.weights.set(schema, weight);
    return weight;
  }
}
