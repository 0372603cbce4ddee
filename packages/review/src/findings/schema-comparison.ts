import { followReferences, isObject, type Document, type Schema } from '@jurybox/openapi';
import { canonical } from '../canonical/canonical.ts';
import { placeOfKeyword, setPointer } from '../canonical/places.ts';
import { mapCompared, equal, type Compared } from '../compared.ts';
import { tooManyLevels } from '../errors.ts';
import { type Location, type SchemaRule, type SchemaWalk, schemaDraft } from './rule.ts';
import { schemaRules, subschemaRules } from './rules.ts';
import { asChoices } from './schema/as-choices.ts';
import { withoutKeywordsAbout } from './schema/types.ts';
import { never, unevaluatedRules } from './schema/others.ts';
import { withoutRefuted } from './schema/refuted.ts';
import { Inclusion } from '../inclusion/inclusion.ts';
import { allTypes, isFormal, isNever, serialOf, sharedTypes } from '../keywords/facts.ts';
import { followWay, sideOfBreak, type Draft, type Position, type Way } from '../model.ts';

/**
 * The maximum number of references and members that lead from a message to a compared schema. With about 590, the
 * comparison exceeds the call stack.
 */
const maxDepth = 505;

export function schemaComparison(documents: Compared<Document>, position: Position): SchemaWalk {
  const known = new Map<string, Draft[]>();
  const ways = new Map<string, Way>();
  const inclusionSteps = { left: 300_000 };
  let depth = 0;
  const walk: SchemaWalk = {
    documents,
    position,
    compare(schemas, location) {
      const { inverted, anchor, isText, pointer } = location;
      const { base, revision } = mapCompared(schemas, (schema, side) => readSchema(documents[side], schema, pointer));
      const key = [serialOf(base.value), serialOf(revision.value), inverted, anchor === undefined, isText].join();
      const way = anchor && (ways.get(key) ?? anchor.way);
      if (way) ways.set(key, way);
      if (way && followWay(anchor.way).steps.length < followWay(way).steps.length) Object.assign(way, anchor.way);
      const cached = known.get(key);
      if (cached) return cached;
      // A recursive reference to a schema that is being compared gives no draft findings, so the recursion ends.
      known.set(key, []);
      depth += 1;
      if (depth > maxDepth) throw new Error(tooManyLevels);
      const resolved = { base: base.value, revision: revision.value };
      const drafts = applyRules(resolved, schemas, walk, {
        ...location,
        pointer: revision.isNamed ? revision.pointer : pointer,
        anchor: anchor && way && { ...anchor, way, schemas: resolved },
      });
      depth -= 1;
      // If two references lead to one schema, `drafts` contains its draft findings twice.
      const found = [...new Map(drafts.map((draft) => [`${draft.serial} ${draft.direction}`, draft])).values()];
      known.set(key, found);
      return found;
    },
    isAllowed: (schema, whole, options) => walk.isIncluded(sideOfBreak(position), schema, whole, options),
    isIncluded: (inner, schema, whole, options) =>
      new Inclusion(documents, inner, inclusionSteps, options).includes(schema, whole),
    isAllowedBeside(branch, others) {
      const own = documents[sideOfBreak(position)];
      const options = { isOverlapIgnored: true };
      const inclusion = new Inclusion({ base: own, revision: own }, 'base', inclusionSteps, options);
      return others.length > 0 && inclusion.includes(branch, { anyOf: others });
    },
  };
  return walk;
}

function applyRules(
  schemas: Compared<Schema>,
  written: Compared<Schema>,
  walk: SchemaWalk,
  location: Location,
): Draft[] {
  const { base, revision } = schemas;
  if (equal(base, revision) && !hasReference(base)) return [];
  const draftsOf = (
    rules: Record<string, SchemaRule>,
    schemasFor: (name: string) => Compared<Schema>,
    found: Draft[] = [],
  ): Draft[] =>
    Object.entries(rules).flatMap(([name, rule]) =>
      [rule(schemasFor(name), location, walk, found)]
        .flat()
        .map((one) => ('serial' in one ? one : schemaDraft(name, location, walk, one))),
    );
  // If the base describes no values (an empty schema), a break is formal: callers should rely on described values only.
  const described = (drafts: Draft[]): Draft[] =>
    !location.inverted && isFormal(schemas, walk.position)
      ? drafts.map((draft) => ({ ...draft, isUndescribed: true }))
      : drafts;
  // If a schema allows no value, its other keywords have no effect.
  if (isNever(base) || isNever(revision)) return described(draftsOf({ schema: never }, () => schemas));
  const shared = sharedTypes(base, revision);
  const choices = asChoices(schemas, written, walk.documents);
  const comparable = mapCompared(choices, (schema) =>
    shared.length < allTypes.length ? withoutKeywordsAbout(schema, shared) : schema,
  );
  const rules = equal(choices.base, choices.revision) ? subschemaRules : schemaRules;
  const found = draftsOf(rules, (name) => (name === 'type' ? choices : comparable));
  const all = [...found, ...draftsOf(unevaluatedRules, () => schemas, found)];
  return described(withoutRefuted(all, schemas, location, walk)).map((draft) => atKeyword(draft, revision, location));
}

function readSchema(document: Document, schema: Schema, pointer: string) {
  const isNamed = isReferenceOnly(schema);
  const reference = { $ref: schema['$ref'] };
  const target = isNamed ? followReferences<Schema>(document, reference, pointer) : { value: schema, pointer };
  setPointer(target.value, target.pointer);
  return { value: canonical(document, target.value), pointer: target.pointer, isNamed };
}

const isReferenceOnly = (schema: Schema): boolean =>
  typeof schema['$ref'] === 'string' &&
  Object.keys(schema).every((key) => key === '$ref' || key === 'description' || key === 'summary');

/** Corrects the pointer if the changed keyword was merged into `revision` from a branch, for example of `allOf`. */
function atKeyword(draft: Draft, revision: Schema, { pointer }: Location): Draft {
  const place = draft.pointer === pointer ? placeOfKeyword(revision, draft.keywords) : undefined;
  return place === undefined ? draft : { ...draft, pointer: place };
}

/** Two equal schemas can still differ if they contain a reference, because its target can differ. */
function hasReference(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.some(hasReference);
  return isObject(schema) && ('$ref' in schema || Object.values(schema).some(hasReference));
}
