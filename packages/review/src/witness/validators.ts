import type { ErrorObject, ValidateFunction } from 'ajv';
import { isObject, type Document, type Schema } from '@jurybox/openapi';
import { Parts } from './ajv-parts.ts';
import { Effort } from './effort.ts';
import { Interpreter } from './interpreter.ts';
import type { Violation } from './violations.ts';
import { Weights } from './weight.ts';

/**
 * The validators of one document that `seenFrom` returned. The search first checks a value with an interpreter, because
 * Ajv would have to compile each schema. Ajv only confirms the witness that the search found.
 */
export class Validators {
  readonly document: Document;
  effort = new Effort();
  private readonly weights: Weights;
  private readonly ajv: Parts;
  private readonly coercing: Parts;
  private readonly interpreter: Interpreter | undefined;
  private withoutOverlaps: Validators | undefined;

  constructor(document: Document, isOverlapIgnored = false) {
    this.document = document;
    this.weights = new Weights(document);
    const text = JSON.stringify(document);
    const hasUnevaluated = text.includes('"unevaluated');
    this.ajv = new Parts(document, { hasUnevaluated });
    this.coercing = new Parts(document, { hasUnevaluated, coerceTypes: 'array' });
    this.interpreter = Interpreter.supports(text) ? new Interpreter(document, isOverlapIgnored) : undefined;
  }

  /**
   * Returns validators that also accept a value if it fits several branches of `oneOf`. Ajv always refuses such a
   * value. So this function returns undefined if the interpreter does not support the document.
   */
  ignoringOverlaps(): Validators | undefined {
    if (!this.interpreter) return undefined;
    this.withoutOverlaps ??= new Validators(this.document, true);
    this.withoutOverlaps.effort = this.effort;
    return this.withoutOverlaps;
  }

  fits(schema: Schema, value: unknown): boolean {
    return this.verdict(schema, value) === true;
  }

  /** Returns whether a value fits; undefined if that cannot be decided. */
  verdict(schema: Schema, value: unknown): boolean | undefined {
    const { interpreter } = this;
    if (!interpreter) {
      const errors = this.errors(schema, value);
      return errors.some(({ keyword }) => keyword === brokenDown) ? undefined : errors.length === 0;
    }
    if (this.weights.isHeavy(schema)) return undefined;
    return this.interpret(interpreter, () => interpreter.fits(schema, value), undefined);
  }

  /** Returns the violations of a value. They are the same as the list that `errors` returns, but have no messages. */
  violations(schema: Schema, value: unknown): Violation[] {
    const { interpreter } = this;
    if (!interpreter) return this.errors(schema, value);
    if (this.weights.isHeavy(schema)) return noVerdict();
    return this.interpret(interpreter, () => interpreter.violations(schema, value), noVerdict());
  }

  private interpret<T>(interpreter: Interpreter, check: () => T, unknown: T): T {
    const before = interpreter.visits;
    try {
      return check();
    } catch {
      return unknown;
    } finally {
      this.effort.spend(1 + Math.floor((interpreter.visits - before) / visitsPerEffort));
    }
  }

  /** Returns the errors that Ajv reports for a value. */
  errors(schema: Schema, value: unknown): ErrorObject[] {
    return this.validate(schema, value, () => this.ajv.compile(schema));
  }

  /**
   * Returns the same as `errors`. For a single value, this function is faster, because Ajv compiles only the parts of
   * the schema that apply to the value.
   */
  errorsOfOne(schema: Schema, value: unknown): ErrorObject[] {
    return this.validate(schema, value, () => this.ajv.compile(schema, namesIn(value)));
  }

  /**
   * Whether `errorsOfOne` returns an empty list for this value. If the schema has choices with many branches, this
   * function is faster than `errorsOfOne`.
   */
  allowsOne(schema: Schema, value: unknown): boolean {
    return this.validate(schema, value, () => this.ajv.compile(schema, namesIn(value), textsIn(value))).length === 0;
  }

  /**
   * Validates a parameter or header. Converts the value to text, and then to the type of the schema, as a receiver
   * does.
   */
  errorsAsText(schema: Schema, value: unknown): ErrorObject[] {
    return this.validate(schema, { value: asText(value) }, () => this.coercing.compile(schema));
  }

  /**
   * Counts every error as effort of the search, because a recursive choice with many branches can give millions of
   * errors for one value.
   */
  private validate(schema: Schema, value: unknown, compile: () => ValidateFunction): ErrorObject[] {
    if (this.weights.isHeavy(schema)) return noVerdict();
    const errors = verdictOf(compile, value);
    this.effort.spend(1 + errors.length);
    return errors.length > mostErrors ? errors.slice(0, mostErrors) : errors;
  }
}

function verdictOf(compile: () => ValidateFunction, value: unknown): ErrorObject[] {
  try {
    const validate = compile();
    return validate(value) ? [] : [...(validate.errors ?? [])];
  } catch {
    // If a validator throws, for example because a pattern needs too much time, it stays unknown whether the value
    // fits.
    return noVerdict();
  }
}

const noVerdict = (): ErrorObject[] => [{ keyword: brokenDown, instancePath: '', schemaPath: '', params: {} }];

/** Ajv validates one value in the time in which the interpreter checks this many schemas. */
const visitsPerEffort = 32;

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

/** Returns the names of all members in a value, at any depth. */
function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) namesIn(item, found);
  else if (isObject(value))
    for (const [name, item] of Object.entries(value)) {
      found.add(name);
      namesIn(item, found);
    }
  return found;
}

/** Returns all texts in a value, at any depth. */
function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) textsIn(item, found);
  return found;
}
