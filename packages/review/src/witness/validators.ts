import type { ErrorObject } from 'ajv';
import { isObject, type Document, type Schema } from '@jurybox/openapi';
import { Parts } from './ajv-parts.ts';
import { Effort } from './effort.ts';
import { Weights } from './weight.ts';

/** The validators of one document that `seenFrom` returned. They check each value with Ajv. */
export class Validators {
  readonly document: Document;
  effort = new Effort();
  private readonly weights: Weights;
  private readonly ajv: Parts;
  private readonly coercing: Parts;
  private withoutOverlaps: Validators | undefined;

  constructor(document: Document, isOverlapIgnored = false) {
    this.document = document;
    this.weights = new Weights(document);
    const hasUnevaluated = JSON.stringify(document).includes('"unevaluated');
    this.ajv = new Parts(document, { hasUnevaluated, isOverlapIgnored });
    this.coercing = new Parts(document, { hasUnevaluated, coerceTypes: 'array' });
  }

  /** Returns validators that also accept a value if it fits several branches of `oneOf`. */
  ignoringOverlaps(): Validators {
    this.withoutOverlaps ??= new Validators(this.document, true);
    this.withoutOverlaps.effort = this.effort;
    return this.withoutOverlaps;
  }

  fits(schema: Schema, value: unknown): boolean {
    return this.errors(schema, value).length === 0;
  }

  /** Returns whether a value fits; undefined if that cannot be decided. Does not count as effort of the search. */
  verdict(schema: Schema, value: unknown): boolean | undefined {
    const errors = this.errorsOf(this.ajv, schema, value);
    return errors.some(({ keyword }) => keyword === brokenDown) ? undefined : errors.length === 0;
  }

  /**
   * Returns the errors that Ajv reports for a value. With `isConfirming`, there is no verdict about a value for which a
   * schema contains itself. The last check of a witness sets it.
   */
  errors(schema: Schema, value: unknown, isConfirming = false): ErrorObject[] {
    return this.validate(this.ajv, schema, value, isConfirming);
  }

  /**
   * Validates a parameter or header. Converts the value to text, and then to the type of the schema, as a receiver
   * does.
   */
  errorsAsText(schema: Schema, value: unknown): ErrorObject[] {
    const whole = inMember.get(schema) ?? { properties: { value: schema } };
    inMember.set(schema, whole);
    return this.validate(this.coercing, whole, { value: asText(value) });
  }

  /**
   * Counts errors and followed references as effort of the search, because a recursive choice with many branches can
   * give millions of errors for one value.
   */
  private validate(parts: Parts, schema: Schema, value: unknown, isConfirming = false): ErrorObject[] {
    const before = parts.follows;
    const errors = this.errorsOf(parts, schema, value, isConfirming);
    this.effort.spend(1 + Math.floor((errors.length + parts.follows - before) / stepsPerEffort));
    return errors.slice(0, mostErrors);
  }

  private errorsOf(parts: Parts, schema: Schema, value: unknown, isConfirming = false): ErrorObject[] {
    if (this.weights.isHeavy(schema)) return noVerdict();
    try {
      return parts.check(schema, value, isConfirming);
    } catch {
      // If a validator throws, for example because a pattern needs too much time, it stays unknown whether the value
      // fits.
      return noVerdict();
    }
  }
}

/** The schemas of objects whose member `value` fits a schema. */
const inMember = new WeakMap<Schema, Schema>();

/** Checking one value takes as much time as following this many references, or as listing this many errors. */
const stepsPerEffort = 32;

const noVerdict = (): ErrorObject[] => [{ keyword: brokenDown, instancePath: '', schemaPath: '', params: {} }];

/**
 * The keyword of an error that stands for an exception of a validator. Such an error does not show that a value is
 * refused, so it is never part of a witness.
 */
export const brokenDown = 'x-review-no-verdict';

const mostErrors = 2000;

const cache = new WeakMap<Document, Validators>();

/** Returns the validators of a document. The same document always has the same validators. */
export function validatorsOf(document: Document): Validators {
  const validators = cache.get(document) ?? new Validators(document);
  cache.set(document, validators);
  return validators;
}

function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText);
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, asText(item)]));
  return value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
}
