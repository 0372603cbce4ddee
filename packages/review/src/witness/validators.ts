import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { Effort } from './effort.ts';
import { Weights } from './weight.ts';
import { compilePattern } from '../patterns/compile.ts';
import { isObject, type Document, type Schema } from '@jurybox/openapi';

/** The validators of one document from `seenFrom`. Each validator is compiled when it is first needed. */
export class Validators {
  readonly document: Document;
  effort = new Effort();
  private readonly weights: Weights;
  private ajv: Ajv2020 | undefined;
  private coercing: Ajv2020 | undefined;
  private readonly compiled = new Map<Schema | string, ValidateFunction>();
  private readonly compiledCoercing = new Map<Schema, ValidateFunction>();

  constructor(document: Document) {
    this.document = document;
    this.weights = new Weights(document);
  }

  fits(schema: Schema, value: unknown): boolean {
    return this.errors(schema, value).length === 0;
  }

  errors(schema: Schema, value: unknown): ErrorObject[] {
    if (this.weights.isHeavy(schema)) return noVerdict();
    return this.counted(verdictOf(() => this.validator(schema), value));
  }

  /**
   * Validates a parameter or header. Converts the value to text, and then to the type of the schema, as a receiver
   * does.
   */
  errorsAsText(schema: Schema, value: unknown): ErrorObject[] {
    if (this.weights.isHeavy(schema)) return noVerdict();
    return this.counted(verdictOf(() => this.coercingValidator(schema), { value: asText(value) }));
  }

  /** A recursive choice with many branches can give millions of errors for one value. */
  private counted(errors: ErrorObject[]): ErrorObject[] {
    this.effort.spend(1 + errors.length);
    return errors.length > mostErrors ? errors.slice(0, mostErrors) : errors;
  }

  private coercingValidator(schema: Schema): ValidateFunction {
    let validate = this.compiledCoercing.get(schema);
    if (!validate) {
      this.coercing ??= makeAjv(this.document, true);
      validate = this.coercing.compile({ type: 'object', properties: { value: absolute(schema) } });
      this.compiledCoercing.set(schema, validate);
    }
    return validate;
  }

  private validator(schema: Schema): ValidateFunction {
    // Many schemas consist of the same reference. Its validator is compiled once.
    const key = typeof schema['$ref'] === 'string' && Object.keys(schema).length === 1 ? schema['$ref'] : schema;
    let validate = this.compiled.get(key);
    if (!validate) {
      this.ajv ??= makeAjv(this.document, false);
      validate = this.ajv.compile(absolute(schema) as Schema);
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
    // A validator that throws, for example because a pattern needs too much time, neither accepts nor refuses.
    return noVerdict();
  }
}

const noVerdict = (): ErrorObject[] => [{ keyword: brokenDown, instancePath: '', schemaPath: '', params: {} }];

/** The keyword of the error that is returned if a validator throws. Such an error never proves a witness. */
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
        throw new Error(`${pattern} is no regular expression`);
      },
    },
  { code: 'compilePattern' },
);

const id = 'urn:jurybox:contract';

// Ajv's option `unevaluated` costs time. In Ajv 8.20, it fails if `oneOf` is beside `patternProperties`. Only documents
// with `unevaluatedProperties` or `unevaluatedItems` need the option.
function makeAjv(document: Document, coerce: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    logger: false,
    validateFormats: true,
    // The reader has checked the document; a schema that cannot be compiled has no verdict.
    validateSchema: false,
    // A single text is also a list of one.
    ...(coerce ? { coerceTypes: 'array' as const } : {}),
    addUsedSchema: false,
    code: { regExp },
    unevaluated: JSON.stringify(document).includes('"unevaluated'),
  });
  addFormats.default(ajv);
  // Examples are not schemas, but can contain a member named `$id`, which Ajv would read as one.
  ajv.addSchema({ $id: id, ...withoutIds(document) });
  return ajv;
}

function withoutIds(document: Document): object {
  const clean = (node: unknown, key: string): unknown => {
    if (key === 'example' || key === 'examples') return undefined;
    if (Array.isArray(node)) return node.map((item) => clean(item, ''));
    if (!isObject(node)) return node;
    return Object.fromEntries(
      Object.entries(node)
        .filter(
          ([name, item]) =>
            !(
              (name === '$id' || name === 'id' || name === '$schema' || name === '$anchor') &&
              typeof item === 'string'
            ),
        )
        .map(([name, item]) => [name, clean(item, key === 'properties' ? '' : name)]),
    );
  };
  return clean(document, '') as object;
}

/** Makes references absolute, so that a part of the document can be compiled on its own. */
function absolute(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(absolute);
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' && value.startsWith('#')
        ? [key, `${id}${encodeRef(value)}`]
        : [key, absolute(value)],
    ),
  );
}

const encodeRef = (ref: string): string =>
  ref
    .split('/')
    .map((part, i) => (i === 0 ? part : encodeURIComponent(decodeURIComponent(part))))
    .join('/');
