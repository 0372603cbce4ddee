import type { ErrorObject } from 'ajv';
import { isObject, type Document, type Schema } from '@jurybox/openapi';
import { memoized } from '../memoized.ts';
import { Parts } from './ajv-parts.ts';

/**
 * Limits the search for witnesses. The limit counts generated values and checks instead of time, so that the same
 * contracts always give the same findings. If the search reaches the limit, the finding stays unproven.
 */
export class Effort {
  private left = 600_000;
  private ofOne = 60_000;

  /**
   * Begins the search for one witness. It may generate and check `most` values, but at most an eighth of the number
   * that is left for all searches, so that later searches can run too.
   */
  begin(most = 60_000): void {
    this.ofOne = Math.min(most, this.left / 8);
  }

  spend(amount: number): void {
    this.left -= amount;
    this.ofOne -= amount;
  }

  get isSpent(): boolean {
    return this.ofOne <= 0;
  }
}

/** How many followed references and reported errors count as one effort, which is the check of one simple value. */
const stepsPerEffort = 32;

const mostErrors = 2000;

/**
 * How validators read values. `text`: values are sent as text, as in parameters and headers. `overlaps`: a value that
 * fits several branches of `oneOf` counts as fitting `oneOf`.
 */
type Reading = 'json' | 'text' | 'overlaps';

/** Checks values against the schemas of one document with Ajv. */
export class Validators {
  readonly document: Document;
  effort = new Effort();
  /** The values that `Sampler` generated for each schema, by a text for the other contract's schema and the depth. */
  readonly generatedFor = memoized<Schema, Map<string, unknown[]>>(() => new Map());
  /** The small value that `Sampler` found for each schema, if any, and how deep in a value it was needed (`depth`). */
  readonly smallest = new WeakMap<Schema, { found: unknown[]; depth: number }>();
  private readonly parts: Parts;
  private readonly isText: boolean;
  private readonly others = new Map<Reading, Validators>();

  constructor(document: Document, reading: Reading = 'json') {
    this.document = document;
    this.isText = reading === 'text';
    this.parts = new Parts(document, {
      isOverlapIgnored: reading === 'overlaps',
      ...(this.isText ? { coerceTypes: 'array' } : {}),
    });
  }

  /** Returns validators of the same document that read values differently, for example as text of a URL. */
  reading(reading: Reading): Validators {
    if (reading === 'json') return this;
    const other = this.others.get(reading) ?? new Validators(this.document, reading);
    this.others.set(reading, other);
    other.effort = this.effort;
    return other;
  }

  fits(schema: Schema, value: unknown): boolean {
    return this.errors(schema, value).length === 0;
  }

  /** Whether a value fits; undefined if this cannot be decided. Calls do not count towards the limit of the search. */
  verdict(schema: Schema, value: unknown): boolean | undefined {
    const errors = this.errorsOf(schema, value);
    return errors.some(({ keyword }) => keyword === brokenDown) ? undefined : errors.length === 0;
  }

  /**
   * Returns the errors that Ajv reports for a value. Errors and followed references count towards the limit of the
   * search, because a recursive choice can give millions of errors. `isConfirming`: this is the last check of a
   * witness. It gives only the error `brokenDown` if a schema refers back to itself for the same value, so that the
   * search does not accept the value as a witness.
   */
  errors(schema: Schema, value: unknown, isConfirming = false): ErrorObject[] {
    const before = this.parts.follows;
    const errors = this.errorsOf(schema, value, isConfirming);
    this.effort.spend(1 + Math.floor((errors.length + this.parts.follows - before) / stepsPerEffort));
    return errors.slice(0, mostErrors);
  }

  private errorsOf(schema: Schema, value: unknown, isConfirming = false): ErrorObject[] {
    try {
      // Ajv converts a text to the type of the schema, as a receiver does, but only in a member of an object.
      return this.isText
        ? this.parts.check(inMember(schema), { value: asText(value) }, isConfirming)
        : this.parts.check(schema, value, isConfirming);
    } catch {
      // If a validator throws, for example because a pattern needs too much time, it stays unknown whether the value
      // fits.
      return [{ keyword: brokenDown, instancePath: '', schemaPath: '', params: {} }];
    }
  }
}

/**
 * The keyword of the error that `Validators` reports if Ajv throws an exception. It is then unknown whether the value
 * fits, so this error is never part of a witness.
 */
export const brokenDown = 'x-review-no-verdict';

/** Returns the validators of a document. The same document always has the same validators. */
export const validatorsOf = memoized((document: Document) => new Validators(document));

const inMember = memoized((schema: Schema): Schema => ({ properties: { value: schema } }));

function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText);
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, asText(item)]));
  return value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
}
