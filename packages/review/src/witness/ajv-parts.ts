import type { ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { DataValidationCxt, SchemaValidateFunction, ValidateFunction } from 'ajv/dist/types/index.js';
import addFormats from 'ajv-formats';
import { isObject, resolveReference, type Document, type Schema } from '@jurybox/openapi';
import { documentationKeywords } from '../keywords/facts.ts';
import { memoized } from '../memoized.ts';
import { compilePattern } from '../patterns/compile.ts';

/** Runs the patterns of the contract within a time limit. Without a valid pattern, there is no validator. */
function regExp(pattern: string) {
  const compiled = compilePattern(pattern);
  if (!compiled) throw new Error(`${pattern} is not a regular expression`);
  return compiled;
}
regExp.code = 'compilePattern';

interface Options {
  /** Whether a value that fits several branches of `oneOf` counts as fitting `oneOf`. */
  isOverlapIgnored?: boolean;
  coerceTypes?: 'array';
}

/** The maximum number of references to follow for one value. */
const mostFollows = 20_000;

/**
 * The maximum number of branches of a choice. For each branch, the code of Ajv has one more level of nested blocks.
 */
const mostBranches = 1000;

/** The keyword that replaces `$ref`, and the keyword that counts how often Ajv follows a `$ref`. */
const lazyReference = 'x-review-ref';
const followed = 'x-review-followed';

/** Whether a document has keywords for which Ajv must follow references itself. */
const hasUnevaluated = memoized((document: Document) => JSON.stringify(document).includes('"unevaluated'));

/**
 * Compiles schemas of a document with Ajv. A validator compiles the target of a reference when it first checks a value
 * against the target, because the search checks few values against very many schemas.
 */
export class Parts {
  /** The number of references that were followed so far. */
  follows = 0;
  private lastFollow = 0;
  private isConfirming = false;
  private readonly document: Document;
  private readonly options: Options;
  private made: Ajv2020 | undefined;
  private readonly ids = new Map<string, string>();
  /** The validators of schemas; undefined if Ajv cannot compile the schema, or if a value needs too many checks. */
  private readonly compiled = new Map<Schema, ValidateFunction | undefined>();
  private readonly checks = new Map<string, SchemaValidateFunction>();
  /** The validators by the content of their schema, because a contract has many members with the same schema. */
  private readonly byText = new Map<string, ValidateFunction>();

  constructor(document: Document, options: Options) {
    [this.document, this.options] = [document, options];
  }

  /** Compiles a schema, and keeps the validator for later calls. Throws an error if there is no validator. */
  private compile(schema: Schema): ValidateFunction {
    if (!this.compiled.has(schema)) this.compiled.set(schema, this.create(schema));
    const validate = this.compiled.get(schema);
    if (!validate) throw new Error('no validator can check the schema');
    return validate;
  }

  private create(schema: Schema): ValidateFunction | undefined {
    try {
      const content = this.read(schema, '') as Schema;
      const text = JSON.stringify(content);
      const validate = this.byText.get(text) ?? this.ajv.compile(content);
      this.byText.set(text, validate);
      return validate;
    } catch {
      return undefined;
    }
  }

  /**
   * Returns the errors of a value. Throws an error if the check needs too many steps. With `isConfirming`, also throws
   * an error if a schema contains itself, without a member or item between the two occurrences.
   */
  check(schema: Schema, value: unknown, isConfirming = false): ErrorObject[] {
    this.isConfirming = isConfirming;
    this.lastFollow = this.follows + mostFollows;
    const validate = this.compile(schema);
    try {
      return validate(value) ? [] : [...(validate.errors ?? [])];
    } catch (error) {
      // The next value would need as many steps.
      if (this.follows > this.lastFollow) this.compiled.set(schema, undefined);
      throw error;
    }
  }

  private follow(): true {
    this.follows += 1;
    if (this.follows > this.lastFollow) throw new Error('the value needs too many checks');
    return true;
  }

  private get ajv(): Ajv2020 {
    if (this.made) return this.made;
    this.made = makeAjv(this.options, hasUnevaluated(this.document));
    this.made.addKeyword({
      keyword: lazyReference,
      modifying: true,
      errors: 'full',
      compile: (ref: string) => this.checkOf(ref),
    });
    this.made.addKeyword({ keyword: followed, before: '$ref', validate: () => this.follow() });
    return this.made;
  }

  /** Returns the check of a reference. It compiles the target when it checks the first value. */
  private checkOf(ref: string): SchemaValidateFunction {
    const known = this.checks.get(ref);
    if (known) return known;
    let target: ValidateFunction | undefined;
    /** The values that are being checked against the target. */
    const values: unknown[] = [];
    const check: SchemaValidateFunction = (value: unknown, context?: DataValidationCxt): boolean => {
      // A schema can list its variants in `oneOf`, and each variant can refer back to the schema in `allOf`. Checking
      // the same value against the schema again would never end.
      if (values.includes(value)) {
        if (this.isConfirming) throw new Error(`${ref} contains itself`);
        return true;
      }
      this.follow();
      target ??= this.compile(resolveReference(this.document, ref) as Schema);
      values.push(value);
      try {
        const isValid = target(value, context) as boolean;
        check.errors = target.errors ?? [];
        return isValid;
      } finally {
        values.pop();
      }
    };
    this.checks.set(ref, check);
    return check;
  }

  /**
   * Returns a copy of a node for Ajv without documentation. Ajv would treat a member named `$id` in an example as an
   * identifier.
   */
  private read(node: unknown, key: string): unknown {
    if (Array.isArray(node)) {
      if (node.length > mostBranches && key.endsWith('Of')) throw new Error('the choice has too many branches');
      return key === 'enum' ? node : node.map((item) => this.read(item, ''));
    }
    if (!isObject(node) || key === 'const') return node;
    if (key === 'properties')
      return Object.fromEntries(Object.entries(node).map(([name, item]) => [name, this.read(item, '')]));
    return Object.fromEntries(
      Object.entries(node)
        .filter(([name, item]) => !documentationKeywords.includes(name) && !isId(name, item))
        .map(([name, item]): [string, unknown] => {
          if (name === 'oneOf' && this.options.isOverlapIgnored) return ['anyOf', this.read(item, name)];
          if (name !== '$ref' || typeof item !== 'string' || !item.startsWith('#'))
            return [name, this.read(item, name)];
          return hasUnevaluated(this.document) ? ['$ref', this.idOf(item)] : [lazyReference, item];
        }),
    );
  }

  private idOf(ref: string): string {
    const known = this.ids.get(ref);
    if (known !== undefined) return known;
    const id = `urn:jurybox:part:${this.ids.size}`;
    this.ids.set(ref, id);
    const target = this.read(resolveReference(this.document, ref), '') as Schema;
    this.ajv.addSchema({ [followed]: true, ...target }, id);
    return id;
  }
}

const isId = (name: string, value: unknown): boolean =>
  ['$id', 'id', '$schema', '$anchor'].includes(name) && typeof value === 'string';

// Ajv's option `unevaluated` costs time, and in Ajv 8.20 it fails if a schema has both `oneOf` and `patternProperties`.
// Only documents with `unevaluatedProperties` or `unevaluatedItems` need the option.
function makeAjv({ coerceTypes }: Options, unevaluated: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    logger: false,
    validateFormats: true,
    // The code in `sources` has already checked the document. If Ajv cannot compile a schema, the review does not
    // decide whether a value fits the schema.
    validateSchema: false,
    meta: false,
    // In a parameter, a single text also counts as a list with one item.
    ...(coerceTypes ? { coerceTypes } : {}),
    addUsedSchema: false,
    // A small schema is copied into every validator that refers to it. Compiling a separate validator for it would take
    // longer.
    inlineRefs: 40,
    // Without this option, Ajv accepts no quotient that JavaScript writes with an exponent, such as `1e21`. The rows of
    // the keywords compare factors with the same precision.
    multipleOfPrecision: 9,
    // Each validator checks only a few values, so optimizing its code does not pay off.
    code: { regExp, optimize: false },
  });
  // The constructor always sets this option.
  ajv.opts.unevaluated = unevaluated;
  addFormats.default(ajv);
  return ajv;
}
