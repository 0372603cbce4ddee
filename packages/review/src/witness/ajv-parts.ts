import { _, str } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { isObject, resolveReference, type Document, type Schema } from '@jurybox/openapi';
import { listedValues } from '../keywords/facts.ts';
import { compilePattern } from '../patterns/compile.ts';

/**
 * Runs the patterns of the contract within a time limit. If a pattern is invalid, the validator throws an error instead
 * of accepting or refusing a value.
 */
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
export class Parts {
  private readonly document: Document;
  private readonly options: { hasUnevaluated: boolean; coerceTypes?: 'array' };
  private ajv: Ajv2020 | undefined;
  private ids = new Map<string, string>();
  private serial = 0;
  /** The names of the members to compile; undefined for all members. */
  private names: Set<string> | undefined;
  private texts: Set<string> | undefined;
  /** The validators by their schema, and by the names and texts for which they were compiled. */
  private readonly compiled = new Map<Schema | string, Map<string, ValidateFunction>>();

  constructor(document: Document, options: { hasUnevaluated: boolean; coerceTypes?: 'array' }) {
    [this.document, this.options] = [document, options];
  }

  /**
   * Compiles a schema, and keeps the validator for later calls: a request and a response often have the same names and
   * texts. `names` reduces the schema to the members with these names. The validator is then only correct
   * for values in which all members, at any depth, have one of these names. `texts` replaces a branch by `false` if the
   * branch refuses every value with these names and texts. The validator then accepts the same values, but reports
   * fewer errors.
   */
  compile(schema: Schema, names?: Set<string>, texts?: Set<string>): ValidateFunction {
    const known = this.compiled.get(keyOf(schema)) ?? new Map<string, ValidateFunction>();
    this.compiled.set(keyOf(schema), known);
    const key = JSON.stringify([names && [...names].sort(), texts && [...texts].sort()]);
    const validate = known.get(key) ?? this.create(schema, names, texts);
    known.set(key, validate);
    return validate;
  }

  private create(schema: Schema, names: Set<string> | undefined, texts: Set<string> | undefined): ValidateFunction {
    this.ajv ??= makeAjv(this.options);
    const all = this.ids;
    if (names) this.ids = new Map();
    [this.names, this.texts] = [names, texts];
    try {
      const content = this.read(schema, '') as Schema;
      return this.ajv.compile(this.options.coerceTypes ? { properties: { value: content } } : content);
    } finally {
      [this.ids, this.names, this.texts] = [all, undefined, undefined];
    }
  }

  /**
   * Returns a copy of a node for Ajv. Its references use the names that Ajv knows. The copy contains no examples,
   * because Ajv would treat a member named `$id` in an example as an identifier.
   */
  private read(node: unknown, key: string): unknown {
    if (Array.isArray(node)) {
      const isChoice = key === 'anyOf' || key === 'oneOf';
      return node.map((item) => (isChoice && this.isRefusing(item) ? false : this.read(item, '')));
    }
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

  /** Whether a branch certainly refuses every value with the given names and texts. */
  private isRefusing(branch: unknown): boolean {
    const { names, texts } = this;
    if (!names || !texts || !isObject(branch)) return false;
    const ref = branch['$ref'];
    const isLocal = typeof ref === 'string' && ref.startsWith('#');
    const { type, required, properties } = (isLocal ? resolveReference(this.document, ref) : branch) as Schema;
    const isOther = (member: unknown): boolean =>
      isObject(member) &&
      (listedValues(member)?.every((value) => typeof value === 'string' && !texts.has(value)) ?? false);
    return (
      type === 'object' &&
      Array.isArray(required) &&
      required.some((name: string) => !names.has(name) || (isObject(properties) && isOther(properties[name])))
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

/** Schemas that consist of the same reference share their compiled validators. */
const keyOf = (schema: Schema): Schema | string =>
  typeof schema['$ref'] === 'string' && Object.keys(schema).length === 1 ? schema['$ref'] : schema;

const isId = (name: string, value: unknown): boolean =>
  ['$id', 'id', '$schema', '$anchor'].includes(name) && typeof value === 'string';

// Ajv's option `unevaluated` costs time, and in Ajv 8.20 it fails if a schema has both `oneOf` and `patternProperties`.
// Only documents with `unevaluatedProperties` or `unevaluatedItems` need the option.
function makeAjv({ hasUnevaluated, ...options }: { hasUnevaluated: boolean; coerceTypes?: 'array' }): Ajv2020 {
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
    ...options,
    addUsedSchema: false,
    // A small schema is copied into every validator that refers to it. Compiling a separate validator for it would take
    // longer.
    inlineRefs: 40,
    // Each validator checks only a few values, so optimizing its code does not pay off.
    code: { regExp, optimize: false },
    unevaluated: hasUnevaluated,
  });
  addFormats.default(ajv);
  replaceMultipleOf(ajv);
  return ajv;
}

/**
 * Replaces the keyword `multipleOf` of Ajv. Ajv does not accept a quotient that JavaScript writes with an exponent,
 * such as `1e21`, as a whole number. The review would then report `multipleOf: 1` on an integer as a narrower schema.
 */
function replaceMultipleOf(ajv: Ajv2020): void {
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    error: {
      message: ({ schemaCode }) => str`must be multiple of ${schemaCode}`,
      params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}`,
    },
    code: (context) => context.fail(_`!Number.isInteger(${context.data} / ${context.schemaCode})`),
  });
}
