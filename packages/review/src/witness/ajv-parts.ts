import type { ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { DataValidationCxt, SchemaValidateFunction, ValidateFunction } from 'ajv/dist/types/index.js';
import addFormats from 'ajv-formats';
import { isObject, resolveReference, type Document, type Schema } from '@jurybox/openapi';
import { documentationKeywords } from '../keywords/facts.ts';
import { hasKeyword } from '../normalize.ts';
import { compilePattern } from '../patterns/compile.ts';

/** Compiles a pattern for Ajv; each match has a time limit. If the pattern is invalid, its schema gets no validator. */
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

/** The maximum number of branches of a choice. Ajv nests its code one level deeper for each branch. */
const mostBranches = 1000;

/** Whether a document has `unevaluated…` keywords. If so, Ajv must follow the references; otherwise, our code does. */
const hasUnevaluated = (document: Document) => hasKeyword(document, 'unevaluatedProperties', 'unevaluatedItems');

/** The keyword that replaces `$ref`, and the keyword that counts how often Ajv follows a `$ref`. */
const lazyReference = 'x-review-ref';
const followed = 'x-review-followed';

/** An instance of Ajv, and the validators that it compiled, by the JSON of their schema. */
class Compiler {
  readonly ajv: Ajv2020;
  readonly validators = new Map<string, ValidateFunction>();

  constructor(options: Options, unevaluated: boolean) {
    this.ajv = makeAjv(options, unevaluated);
    this.ajv.addKeyword({
      keyword: lazyReference,
      modifying: true,
      errors: 'full',
      compile: (part: string | Schema) => {
        const check: SchemaValidateFunction = function (this: Parts, value: unknown, context?: DataValidationCxt) {
          check.errors = this.errorsIn(part, value, context);
          return check.errors.length === 0;
        };
        return check;
      },
    });
    const validate = function (this: Parts) {
      return this.follow();
    };
    this.ajv.addKeyword({ keyword: followed, before: '$ref', validate });
  }
}

/** Compilers by their options. Both contracts share a compiler, because most of their schemas are equal. */
const compilers = new Map<string, Compiler>();
const mostShared = 3000;

function sharedCompiler(options: Options): Compiler {
  const key = options.coerceTypes ?? '';
  let compiler = compilers.get(key);
  if (!compiler || compiler.validators.size >= mostShared) compiler = new Compiler(options, false);
  compilers.set(key, compiler);
  return compiler;
}

/** Compiles schemas with Ajv. Compiles the target of a reference late, because most targets are never needed. */
export class Parts {
  follows = 0;
  private lastFollow = 0;
  private isConfirming = false;
  private readonly document: Document;
  private readonly options: Options;
  private made: Compiler | undefined;
  private readonly ids = new Map<string, string>();
  /** Undefined for a schema that Ajv cannot compile, or whose validator already needed too many steps for a value. */
  private readonly compiled = new Map<Schema, ValidateFunction | undefined>();
  /** The targets of references, and the values that are being checked against them. */
  private readonly targets = new Map<string, { schema: Schema; values: unknown[] }>();

  constructor(document: Document, options: Options) {
    [this.document, this.options] = [document, options];
  }

  /** Compiles a schema on the first call. Throws an error if `compiled` then contains no validator for the schema. */
  private compile(schema: Schema): ValidateFunction {
    let validate = this.compiled.get(schema);
    if (!this.compiled.has(schema)) {
      const { ajv, validators } = this.compiler;
      try {
        const content = this.read(schema, '') as Schema;
        const text = JSON.stringify(content);
        validate = validators.get(text) ?? ajv.compile(content);
        validators.set(text, validate);
      } catch {
        // Ajv cannot compile the schema.
      }
      this.compiled.set(schema, validate);
    }
    if (!validate) throw new Error('no validator can check the schema');
    return validate;
  }

  /**
   * Returns the errors of a value. Throws an error if the check follows too many references. `isConfirming`: this is
   * the last check of a witness. It also throws an error if a reference leads back to a schema against which the same
   * value is being checked.
   */
  check(schema: Schema, value: unknown, isConfirming = false): ErrorObject[] {
    this.isConfirming = isConfirming;
    this.lastFollow = this.follows + mostFollows;
    try {
      return this.run(schema, value);
    } catch (error) {
      // After too many steps, the schema loses its validator, because other values would need too many steps too.
      if (this.follows > this.lastFollow) this.compiled.set(schema, undefined);
      throw error;
    }
  }

  private run(schema: Schema, value: unknown, context?: DataValidationCxt): ErrorObject[] {
    const { $ref } = schema;
    const isReference = typeof $ref === 'string' && Object.keys(schema).length === 1 && !hasUnevaluated(this.document);
    if (isReference) return this.errorsIn($ref, value, context);
    const validate = this.compile(schema);
    return validate.call(this, value, context) ? [] : (validate.errors ?? []);
  }

  follow(): true {
    this.follows += 1;
    if (this.follows > this.lastFollow) throw new Error('the value needs too many checks');
    return true;
  }

  private get compiler(): Compiler {
    this.made ??= hasUnevaluated(this.document) ? new Compiler(this.options, true) : sharedCompiler(this.options);
    return this.made;
  }

  /** Checks `value` against `part`, which is a schema or the text of a `$ref`. Returns the errors. */
  errorsIn(part: string | Schema, value: unknown, context?: DataValidationCxt): ErrorObject[] {
    if (typeof part !== 'string') return this.run(part, value, context);
    const target = this.targets.get(part) ?? { schema: resolveReference(this.document, part) as Schema, values: [] };
    this.targets.set(part, target);
    const { schema, values } = target;
    // A schema can list its variants in `oneOf`, and each variant can refer back to the schema in `allOf`. Checking
    // the same value against the schema again would never end.
    if (values.includes(value)) {
      if (this.isConfirming) throw new Error(`${part} contains itself`);
      return [];
    }
    this.follow();
    values.push(value);
    try {
      return this.run(schema, value, context);
    } finally {
      values.pop();
    }
  }

  /** Returns the schema of a member or item for Ajv. A large one is only compiled if a value has the member or item. */
  private readPart(schema: unknown): unknown {
    const isLarge = isObject(schema) && ['properties', 'items', 'anyOf', 'oneOf', 'allOf'].some((key) => key in schema);
    return isLarge && !hasUnevaluated(this.document) ? { [lazyReference]: schema } : this.read(schema, '');
  }

  /**
   * Returns a copy of a node for Ajv. The copy contains no documentation, because Ajv would treat a member named `$id`
   * in an example as the identifier of a schema.
   */
  private read(node: unknown, key: string): unknown {
    if (Array.isArray(node)) {
      if (node.length > mostBranches && key.endsWith('Of')) throw new Error('the choice has too many branches');
      return key === 'enum' ? node : node.map((item) => this.read(item, ''));
    }
    if (!isObject(node) || key === 'const' || key === 'dependentRequired') return node;
    if (['properties', 'patternProperties', 'dependentSchemas'].includes(key))
      return Object.fromEntries(Object.entries(node).map(([name, item]) => [name, this.readPart(item)]));
    return Object.fromEntries(
      Object.entries(node)
        .filter(([name, item]) => !documentationKeywords.includes(name) && !name.startsWith('x-') && !isId(name, item))
        .map(([name, item]): [string, unknown] => {
          if (name === 'items') return [name, this.readPart(item)];
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
    this.compiler.ajv.addSchema({ [followed]: true, ...target }, id);
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
    // With this option, Ajv calls the functions of our own keywords with the `this` of the validator, which is the
    // `Parts` object that checks the value.
    passContext: true,
    strict: false,
    logger: false,
    validateFormats: true,
    // Ajv need not check the schemas themselves, because the code in `sources` has already checked the document.
    meta: false,
    // In a parameter, a single text also counts as a list with one item.
    ...(coerceTypes ? { coerceTypes } : {}),
    addUsedSchema: false,
    // A small schema is copied into every validator that refers to it. Compiling a separate validator for it would take
    // longer.
    inlineRefs: 40,
    // Ajv divides a number by `multipleOf`. Without this option, it refuses the number if the quotient is so large that
    // JavaScript writes it as, for example, `1e21`. The file `keywords/rows.ts` uses the same precision.
    multipleOfPrecision: 9,
    // Each validator checks only a few values, so optimizing its code does not pay off.
    code: { regExp, optimize: false },
  });
  // The constructor of `Ajv2020` always sets `unevaluated` to true.
  ajv.opts.unevaluated = unevaluated;
  addFormats.default(ajv);
  return ajv;
}
