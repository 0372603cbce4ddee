import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { Effort } from './effort.ts';
import { Interpreter, type Violation } from './interpreter.ts';
import { Weights } from './weight.ts';
import { compilePattern } from '../patterns/compile.ts';
import { isObject, resolveReference, type Document, type Schema } from '@jurybox/openapi';

/**
 * The validators of one document that `seenFrom` returned. The search uses an interpreter, because Ajv must compile a
 * schema before it can check a value. Ajv then confirms the witness that the search found.
 */
export class Validators {
  readonly document: Document;
  effort = new Effort();
  private readonly weights: Weights;
  private readonly ajv: Parts;
  private readonly coercing: Parts;
  private readonly interpreter: Interpreter | undefined;
  private readonly compiled = new Map<Schema | string, ValidateFunction>();
  private readonly compiledCoercing = new Map<Schema, ValidateFunction>();

  constructor(document: Document) {
    this.document = document;
    this.weights = new Weights(document);
    const text = JSON.stringify(document);
    const hasUnevaluated = text.includes('"unevaluated');
    this.ajv = new Parts(document, { hasUnevaluated });
    this.coercing = new Parts(document, { hasUnevaluated, coerceTypes: 'array' });
    this.interpreter = Interpreter.supports(text) ? new Interpreter(document) : undefined;
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

  /** Returns the violations of a value. They are like `errors`, but without messages. */
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

  /** Returns the errors of Ajv. */
  errors(schema: Schema, value: unknown): ErrorObject[] {
    if (this.weights.isHeavy(schema)) return noVerdict();
    return this.counted(verdictOf(() => this.validator(schema), value));
  }

  /**
   * Returns the same as `errors`. For a single value this is faster, because Ajv compiles only the parts of the schema
   * that apply to the value.
   */
  errorsOfOne(schema: Schema, value: unknown): ErrorObject[] {
    if (this.weights.isHeavy(schema)) return noVerdict();
    return this.counted(verdictOf(() => this.ajv.compile(schema, namesIn(value)), value));
  }

  /**
   * Validates a parameter or header. Converts the value to text, and then to the type of the schema, as a receiver
   * does.
   */
  errorsAsText(schema: Schema, value: unknown): ErrorObject[] {
    if (this.weights.isHeavy(schema)) return noVerdict();
    return this.counted(verdictOf(() => this.coercingValidator(schema), { value: asText(value) }));
  }

  /**
   * Adds the number of errors to the effort of the search, because a recursive choice with many branches can give
   * millions of errors for one value.
   */
  private counted(errors: ErrorObject[]): ErrorObject[] {
    this.effort.spend(1 + errors.length);
    return errors.length > mostErrors ? errors.slice(0, mostErrors) : errors;
  }

  private coercingValidator(schema: Schema): ValidateFunction {
    let validate = this.compiledCoercing.get(schema);
    if (!validate) {
      validate = this.coercing.compile({ type: 'object', properties: { value: schema } });
      this.compiledCoercing.set(schema, validate);
    }
    return validate;
  }

  private validator(schema: Schema): ValidateFunction {
    // Schemas that consist of the same reference share one compiled validator.
    const key = typeof schema['$ref'] === 'string' && Object.keys(schema).length === 1 ? schema['$ref'] : schema;
    let validate = this.compiled.get(key);
    if (!validate) {
      validate = this.ajv.compile(schema);
      this.compiled.set(key, validate);
    }
    return validate;
  }
}

function verdictOf(validator: () => ValidateFunction, value: unknown): ErrorObject[] {
  try {
    const validate = validator();
    return validate(value) ? [] : [...(validate.errors ?? [])];
  } catch {
    // A validator that throws, for example because a pattern needs too much time, gives no verdict.
    return noVerdict();
  }
}

const noVerdict = (): ErrorObject[] => [{ keyword: brokenDown, instancePath: '', schemaPath: '', params: {} }];

/** The number of schemas that the interpreter can check in the time in which Ajv validates one value. */
const visitsPerEffort = 32;

/**
 * The keyword of the error that replaces the exception of a validator. Such an error proves nothing, so it makes no
 * witness.
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

/** Runs the patterns of the contract within a time limit. An invalid pattern has no verdict. */
const regExp = Object.assign(
  (pattern: string) =>
    compilePattern(pattern) ?? {
      toString: () => pattern,
      test: () => {
        throw new Error(`${pattern} is not a regular expression`);
      },
    },
  { code: 'compilePattern' },
);

/**
 * Compiles schemas of a document with Ajv. Passes only the parts that a schema refers to, because Ajv processes
 * everything that it receives.
 */
class Parts {
  private readonly document: Document;
  private readonly options: { hasUnevaluated: boolean; coerceTypes?: 'array' };
  private ajv: Ajv2020 | undefined;
  private ids = new Map<string, string>();
  private serial = 0;
  /** The members to compile; undefined for all. */
  private names: Set<string> | undefined;

  constructor(document: Document, options: { hasUnevaluated: boolean; coerceTypes?: 'array' }) {
    [this.document, this.options] = [document, options];
  }

  /**
   * Compiles a schema. With `names`, compiles only these members; the validator is then only correct for values without
   * other members at any depth.
   */
  compile(schema: Schema, names?: Set<string>): ValidateFunction {
    this.ajv ??= makeAjv(this.options);
    const all = this.ids;
    if (names) this.ids = new Map();
    this.names = names;
    try {
      return this.ajv.compile(this.read(schema, '') as Schema);
    } finally {
      [this.ids, this.names] = [all, undefined];
    }
  }

  /**
   * Returns a copy of a node in which references use the names that Ajv knows. Leaves out examples, because Ajv would
   * treat a member named `$id` in an example as an identifier.
   */
  private read(node: unknown, key: string): unknown {
    if (Array.isArray(node)) return node.map((item) => this.read(item, ''));
    if (!isObject(node)) return node;
    const isMap = key === 'properties';
    const isNeeded = (name: string, item: unknown): boolean =>
      isMap ? (this.names?.has(name) ?? true) : !(name === 'example' || name === 'examples' || isId(name, item));
    return Object.fromEntries(
      Object.entries(node)
        .filter(([name, item]) => isNeeded(name, item))
        .map(([name, item]): [string, unknown] => [
          name,
          name === '$ref' && typeof item === 'string' && item.startsWith('#')
            ? this.idOf(item)
            : this.read(item, isMap ? '' : name),
        ]),
    );
  }

  private idOf(ref: string): string {
    const known = this.ids.get(ref);
    if (known !== undefined) return known;
    const id = `urn:jurybox:part:${this.serial}`;
    this.serial += 1;
    this.ids.set(ref, id);
    this.ajv?.addSchema(this.read(resolveReference(this.document, ref), '') as Schema, id);
    return id;
  }
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

const isId = (name: string, value: unknown): boolean =>
  ['$id', 'id', '$schema', '$anchor'].includes(name) && typeof value === 'string';

// Ajv's option `unevaluated` costs time. In Ajv 8.20, it fails if `oneOf` is beside `patternProperties`. Only documents
// with `unevaluatedProperties` or `unevaluatedItems` need the option.
function makeAjv({ hasUnevaluated, ...options }: { hasUnevaluated: boolean; coerceTypes?: 'array' }): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    logger: false,
    validateFormats: true,
    // The reader has already checked the document. A schema that Ajv cannot compile gives no verdict.
    validateSchema: false,
    meta: false,
    // In a parameter, a single text also counts as a list with one item.
    ...options,
    addUsedSchema: false,
    inlineRefs: false,
    // Each validator checks only a few values, so optimizing its code does not pay off.
    code: { regExp, optimize: false },
    unevaluated: hasUnevaluated,
  });
  addFormats.default(ajv);
  return ajv;
}
