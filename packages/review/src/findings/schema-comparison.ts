import { followReferences, isObject, type Document, type Schema } from '@jurybox/openapi';
import { canonical } from '../canonical/canonical.ts';
import { placeOfKeyword, setPointer } from '../canonical/places.ts';
import { type Compared, type Side, mapCompared } from '../compared.ts';
import { equal } from '../equal.ts';
import { type Location, type SchemaRule, type SchemaWalk, schemaDraft } from './rule.ts';
import { schemaRules } from './rules.ts';
import { asChoices } from './schema/as-choices.ts';
import { withoutKeywordsAbout } from './schema/types.ts';
import { never, unevaluatedRules } from './schema/others.ts';
import { withoutRefuted } from './schema/refuted.ts';
import { Inclusion, type InclusionOptions, type Steps } from '../inclusion/inclusion.ts';
import { allTypes, isFormal, isNever, serialOf, sharedTypes } from '../keywords/facts.ts';
import { type Draft, type Position, sideOfBreak } from '../model.ts';

/** Compares schemas of both contracts, either as they apply to requests or as they apply to responses. */
export class SchemaComparison implements SchemaWalk {
  readonly documents: Compared<Document>;
  readonly position: Position;
  private readonly known = new Map<string, Draft[]>();
  private readonly inclusionSteps: Steps = { left: 300_000 };

  constructor(documents: Compared<Document>, position: Position) {
    this.documents = documents;
    this.position = position;
  }

  compare(schemas: Compared<Schema>, location: Location): Draft[] {
    const read = mapCompared(schemas, (schema, side) => this.read(side, schema, location.pointer));
    const { base, revision } = read;
    const { inverted, anchor, isText } = location;
    const key = [base.serial, revision.serial, inverted, anchor === undefined, isText].join();
    const known = this.known.get(key);
    if (known) return known;
    // A recursive reference to a schema that is being compared gives no draft findings, so the recursion ends.
    this.known.set(key, []);
    const resolved = mapCompared(read, ({ value }) => value);
    const drafts = this.applyRules(resolved, schemas, {
      ...location,
      pointer: revision.isNamed ? revision.pointer : location.pointer,
      anchor: anchor && { ...anchor, schemas: resolved },
    });
    // Several references to a shared schema return the same draft findings.
    const found = [...new Map(drafts.map((draft) => [`${draft.serial} ${draft.direction}`, draft])).values()];
    this.known.set(key, found);
    return found;
  }

  isAllowed(schema: Schema, whole: Schema, options?: InclusionOptions): boolean {
    return this.isIncluded(sideOfBreak(this.position), schema, whole, options);
  }

  isIncluded(inner: Side, schema: Schema, whole: Schema, options?: InclusionOptions): boolean {
    return new Inclusion(this.documents, inner, this.inclusionSteps, options).includes(schema, whole);
  }

  isAllowedBeside(branch: Schema, others: Schema[]): boolean {
    const own = this.documents[sideOfBreak(this.position)];
    const options = { isOverlapIgnored: true };
    const inclusion = new Inclusion({ base: own, revision: own }, 'base', this.inclusionSteps, options);
    return others.length > 0 && inclusion.includes(branch, { anyOf: others });
  }

  private applyRules(schemas: Compared<Schema>, written: Compared<Schema>, location: Location): Draft[] {
    const { base, revision } = schemas;
    if (equal(base, revision) && !hasReference(base)) return [];
    // If a schema allows no value, its other keywords have no effect.
    if (isNever(base) || isNever(revision))
      return this.described(
        this.draftsOf({ schema: never }, location, () => schemas),
        schemas,
        location,
      );
    const shared = sharedTypes(base, revision);
    const choices = asChoices(schemas, written, this.documents);
    const comparable = mapCompared(choices, (schema) =>
      shared.length < allTypes.length ? withoutKeywordsAbout(schema, shared) : schema,
    );
    const found = this.draftsOf(schemaRules, location, (name) => (name === 'type' ? choices : comparable));
    const all = [...found, ...this.draftsOf(unevaluatedRules, location, () => schemas, found)];
    const settled = withoutRefuted(all, schemas, location, this);
    return this.described(settled, schemas, location).map((draft) => atKeyword(draft, schemas.revision, location));
  }

  private draftsOf(
    rules: Record<string, SchemaRule>,
    location: Location,
    schemasFor: (name: string) => Compared<Schema>,
    found: Draft[] = [],
  ): Draft[] {
    return Object.entries(rules).flatMap(([name, rule]) =>
      [rule(schemasFor(name), location, this, found)]
        .flat()
        .map((one) => ('serial' in one ? one : schemaDraft(name, location, this, one))),
    );
  }

  /** Marks the draft findings as formal if the base describes no values: callers only rely on described values. */
  private described(drafts: Draft[], schemas: Compared<Schema>, { inverted }: Location): Draft[] {
    return !inverted && isFormal(schemas, this.position)
      ? drafts.map((draft) => ({ ...draft, isUndescribed: true }))
      : drafts;
  }

  /** Reads a schema in its canonical form. Follows the reference of a schema that consists of a `$ref` only. */
  private read(side: Side, schema: Schema, pointer: string) {
    const document = this.documents[side];
    const isNamed = isReferenceOnly(schema);
    const target = isNamed
      ? followReferences<Schema>(document, { $ref: schema['$ref'] }, pointer)
      : { value: schema, pointer };
    setPointer(target.value, target.pointer);
    const value = canonical(document, target.value);
    return { value, pointer: target.pointer, isNamed, serial: serialOf(value) };
  }
}

const isReferenceOnly = (schema: Schema): boolean =>
  typeof schema['$ref'] === 'string' &&
  Object.keys(schema).every((key) => key === '$ref' || key === 'description' || key === 'summary');

/** Corrects the pointer if the canonical form moved the changed keyword, for example out of `allOf`. */
function atKeyword(draft: Draft, revision: Schema, { pointer }: Location): Draft {
  const place = draft.pointer === pointer ? placeOfKeyword(revision, draft.keywords) : undefined;
  return place === undefined ? draft : { ...draft, pointer: place };
}

/** Whether a schema contains a reference. Equal schemas with references can still refer to different schemas. */
function hasReference(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.some(hasReference);
  return isObject(schema) && ('$ref' in schema || Object.values(schema).some(hasReference));
}
