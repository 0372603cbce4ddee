import { isObject, resolveReference, type Document, type Schema } from '@jurybox/openapi';
import type { Row } from '../keywords/row.ts';
import { patternTest, rows } from '../keywords/rows.ts';
import { type Check, type Keyword, type Violation, add, fail, inside, silent } from './violations.ts';

/** A keyword of a schema, with its operand: the value of the keyword in the schema. */
interface SchemaCheck {
  keyword: Keyword;
  operand: unknown;
}

const unsupported = ['unevaluatedProperties', 'unevaluatedItems', '$dynamicRef', '$recursiveRef'];

type Members = Record<string, unknown>;

/**
 * Validates values without compiling the schemas. The search checks only a few values against each of many schemas, and
 * compiling a schema with Ajv takes longer than checking all these values here. Ajv gives the same results.
 * `unevaluatedProperties`, `unevaluatedItems` and `$dynamicRef` are not supported.
 */
export class Interpreter {
  /** The number of schemas that were checked so far. */
  visits = 0;
  private lastVisit = 0;
  private readonly document: Document;
  /** For each reference, the values that are being checked against its target. */
  private readonly followed = new Map<string, unknown[]>();
  private readonly targets = new Map<string, unknown>();
  private readonly checks = new WeakMap<Schema, SchemaCheck[]>();

  /** `isOverlapIgnored`: a value that fits several branches of `oneOf` counts as fitting `oneOf`. */
  constructor(document: Document, isOverlapIgnored = false) {
    this.document = document;
    if (isOverlapIgnored) this.keywords['oneOf'] = this.keywords['anyOf'] as Keyword;
  }

  /** Whether the document uses only what this class supports. */
  static supports(text: string): boolean {
    return !text.includes('"unevaluated') && !text.includes('"$dynamicRef"') && !text.includes('"$recursiveRef"');
  }

  fits(schema: unknown, value: unknown): boolean {
    this.lastVisit = this.visits + mostVisits;
    return this.check({ path: '', found: undefined }, schema, value);
  }

  /** Whether a value fits; undefined if the interpreter cannot decide. */
  verdict(schema: unknown, value: unknown): boolean | undefined {
    try {
      return this.fits(schema, value);
    } catch {
      return undefined;
    }
  }

  violations(schema: unknown, value: unknown): Violation[] {
    // Most values fit. Without a list of violations, the check is faster, because it stops at the first violation.
    if (this.fits(schema, value)) return [];
    const found: Violation[] = [];
    this.lastVisit = this.visits + mostVisits;
    this.check({ path: '', found }, schema, value);
    return found;
  }

  private check(at: Check, schema: unknown, value: unknown): boolean {
    this.visits += 1;
    if (this.visits > this.lastVisit) throw new Error('the value needs too many checks');
    if (schema === false) return fail(at, 'false schema');
    if (!isObject(schema)) return true;
    let isValid = true;
    for (const { keyword, operand } of this.checksOf(schema)) {
      if (keyword(at, value, operand, schema)) continue;
      isValid = false;
      if (at.found === undefined) return false;
    }
    return isValid;
  }

  /** Returns the checks of a schema. Those that check inner schemas come last, because they take longer. */
  private checksOf(schema: Schema): SchemaCheck[] {
    const known = this.checks.get(schema);
    if (known) return known;
    const [short, long]: [SchemaCheck[], SchemaCheck[]] = [[], []];
    for (const [name, operand] of Object.entries(schema)) {
      if (unsupported.includes(name)) throw new Error(`the interpreter does not support ${name}`);
      const keyword = Object.hasOwn(this.keywords, name) ? this.keywords[name] : undefined;
      const row = Object.hasOwn(rows, name) ? rows[name] : undefined;
      if (keyword) (row ? short : long).push({ keyword, operand });
      else if (row) short.push({ keyword: ofRow(name, row), operand });
    }
    const checks = [...short, ...long];
    this.checks.set(schema, checks);
    return checks;
  }

  /** Checks every item. If no list collects the violations, stops at the first violation. */
  private every<T>(at: Check, items: Iterable<T>, isValid: (item: T) => boolean): boolean {
    let areValid = true;
    for (const item of items) {
      if (isValid(item)) continue;
      areValid = false;
      if (at.found === undefined) return false;
    }
    return areValid;
  }

  private target(ref: string): unknown {
    if (!this.targets.has(ref)) this.targets.set(ref, resolveReference(this.document, ref));
    return this.targets.get(ref);
  }

  private member(at: Check, value: Members, name: string, schema: unknown): boolean {
    return this.check(inside(at, name), schema, value[name]);
  }

  /**
   * Returns the indexes of the first branches that a value fits; stops after `enough` branches. Adds the violations of
   * the branches that the value does not fit to `found`.
   */
  private fitting(path: string, branches: unknown, value: unknown, found: Violation[] | undefined, enough: number) {
    const passing: number[] = [];
    for (const [i, branch] of (branches as unknown[]).entries()) {
      const violations = found && ([] as Violation[]);
      if (!this.check({ path, found: violations }, branch, value)) add(found, ...(violations ?? []));
      else if (passing.push(i) >= enough) break;
    }
    return passing;
  }

  private readonly keywords: Record<string, Keyword> = {
    $ref: (at, value, ref) => {
      const values = this.followed.get(ref as string) ?? [];
      this.followed.set(ref as string, values);
      // A schema can list its variants in `oneOf`, and each variant can refer back to the schema in `allOf`. Checking
      // the same value against the schema again would never end.
      if (values.includes(value)) return true;
      values.push(value);
      try {
        return this.check(at, this.target(ref as string), value);
      } finally {
        values.pop();
      }
    },
    required: (at, value, names) =>
      !isObject(value) ||
      this.every(
        at,
        names as string[],
        (name) => value[name] !== undefined || fail(at, 'required', { missingProperty: name }),
      ),
    dependentRequired: (at, value, map) =>
      !isObject(value) ||
      this.every(
        at,
        Object.entries(map as Record<string, string[]>).filter(([name]) => value[name] !== undefined),
        ([property, names]) =>
          this.every(
            at,
            names,
            (missingProperty) =>
              value[missingProperty] !== undefined || fail(at, 'dependentRequired', { property, missingProperty }),
          ),
      ),
    properties: (at, value, map) => {
      if (!isObject(value)) return true;
      let areValid = true;
      // A value usually has fewer members than its schema.
      for (const name of Object.keys(value)) {
        if (!Object.hasOwn(map as Members, name) || value[name] === undefined) continue;
        if (this.member(at, value, name, (map as Members)[name])) continue;
        if (at.found === undefined) return false;
        areValid = false;
      }
      return areValid;
    },
    patternProperties: (at, value, map) =>
      !isObject(value) ||
      this.every(at, Object.entries(map as Members), ([pattern, schema]) => {
        const expression = patternTest(pattern);
        const names = Object.keys(value).filter((name) => expression.test(name));
        return this.every(at, names, (name) => this.member(at, value, name, schema));
      }),
    additionalProperties: (at, value, additional, schema) => {
      if (additional === true || !isObject(value)) return true;
      const named = (schema['properties'] ?? {}) as Members;
      const patterns = Object.keys((schema['patternProperties'] ?? {}) as Members).map(patternTest);
      const others = Object.keys(value).filter(
        (name) => !Object.hasOwn(named, name) && !patterns.some((pattern) => pattern.test(name)),
      );
      return this.every(at, others, (name) =>
        additional === false
          ? fail(at, 'additionalProperties', { additionalProperty: name })
          : this.member(at, value, name, additional),
      );
    },
    propertyNames: (at, value, names) =>
      !isObject(value) ||
      this.every(
        at,
        Object.keys(value),
        (name) => this.check(at, names, name) || fail(at, 'propertyNames', { propertyName: name }),
      ),
    dependentSchemas: (at, value, map) =>
      !isObject(value) ||
      this.every(
        at,
        Object.entries(map as Members).filter(([name]) => value[name] !== undefined),
        ([, schema]) => this.check(at, schema, value),
      ),
    prefixItems: (at, value, schemas) =>
      !Array.isArray(value) ||
      this.every(at, (schemas as unknown[]).slice(0, value.length).entries(), ([i, schema]) =>
        this.check(inside(at, String(i)), schema, value[i]),
      ),
    items: (at, value, items, schema) => {
      if (!Array.isArray(value)) return true;
      const prefix = schema['prefixItems'];
      const first = Array.isArray(prefix) ? prefix.length : 0;
      if (Array.isArray(prefix) && items === false) return value.length <= first || fail(at, 'items', { limit: first });
      return this.every(at, value.slice(first).entries(), ([i, item]) =>
        this.check(inside(at, String(first + i)), items, item),
      );
    },
    contains: (at, value, contained, schema) => {
      if (!Array.isArray(value)) return true;
      const [least, most] = [schema['minContains'] ?? 1, schema['maxContains'] ?? Infinity] as [number, number];
      const found = at.found && ([] as Violation[]);
      let count = 0;
      for (const [i, item] of value.entries()) {
        if (this.check({ path: `${at.path}/${i}`, found }, contained, item)) count += 1;
        if (count > most || (most === Infinity && count >= least)) break;
      }
      if (count >= least && count <= most) return true;
      add(at.found, ...(found ?? []));
      return fail(at, 'contains');
    },
    allOf: (at, value, parts) => this.every(at, parts as unknown[], (part) => this.check(at, part, value)),
    // The violations of a branch count only if the value does not fit the whole choice.
    anyOf: (at, value, branches) => {
      const found = at.found && ([] as Violation[]);
      if (this.fitting(at.path, branches, value, found, 1).length > 0) return true;
      add(at.found, ...(found ?? []));
      return fail(at, 'anyOf');
    },
    oneOf: (at, value, branches) => {
      const found = at.found && ([] as Violation[]);
      const passing = this.fitting(at.path, branches, value, found, found ? Infinity : 2);
      if (passing.length === 1) return true;
      add(at.found, ...(found ?? []));
      return fail(at, 'oneOf', { passingSchemas: passing.length > 1 ? passing.slice(0, 2) : null });
    },
    not: (at, value, schema) => !this.check(silent, schema, value) || fail(at, 'not'),
    if: (at, value, condition, schema) => {
      const branch = this.check(silent, condition, value) ? 'then' : 'else';
      return schema[branch] === undefined || this.check(at, schema[branch], value) || fail(at, 'if');
    },
  };
}

const known = new WeakMap<Document, Interpreter>();

/** Returns the interpreter of a document. The same document always has the same interpreter. */
export function interpreterOf(document: Document): Interpreter {
  const interpreter = known.get(document) ?? new Interpreter(document);
  known.set(document, interpreter);
  return interpreter;
}

/** The maximum number of schemas to check one value against. */
const mostVisits = 1_000_000;

/** Returns the check of a keyword in the table of keywords. */
const ofRow =
  (name: string, row: Row): Keyword =>
  (at, value, operand) =>
    row.accepts(value, operand as never) || fail(at, name);
