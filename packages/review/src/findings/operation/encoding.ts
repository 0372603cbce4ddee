import { dereference, escapeToken, type Document, type MediaType, type Schema } from '@jurybox/openapi';
import { canonical } from '../../canonical/canonical.ts';
import { keysOf, mapCompared, equal, type Compared } from '../../compared.ts';
import { schemaOf, sharedMediaTypes } from './bodies.ts';
import { responsePairs } from './responses.ts';
import { type Change, type OperationRule, describeChange } from '../rule.ts';
import { sameSchema } from '../../inclusion/same.ts';
import { directionOf, items, schemaMap, typesOf } from '../../keywords/facts.ts';
import { type Direction, sideOfBreak } from '../../model.ts';

/** Compares how forms are serialized. Validators see the values of a form, and not its text, so there is no witness. */
export const encoding: OperationRule = function* (operations, { contracts }): Iterable<Change> {
  const { base, revision } = mapCompared(operations, ({ requestBody }) => requestBody);
  const bodies = [
    ...(base && revision ? [{ position: 'request' as const, base, revision }] : []),
    ...responsePairs(operations).map((pair) => ({ ...pair, position: 'response' as const })),
  ];
  for (const { position, ...body } of bodies)
    for (const { type, pointer, media } of sharedMediaTypes(body)) {
      if (!/^(multipart\/|application\/x-www-form-urlencoded)/.test(type)) continue;
      const documents = contracts[position];
      const encodings = mapCompared(media, (one) => schemaMap(one as Schema, 'encoding'));
      for (const name of keysOf(encodings)) {
        const change = mapCompared(encodings, (all) => all[name]);
        const { base, revision } = mapCompared(media, (one, side) => partOf(documents[side], one, name, change[side]));
        const direction = base && revision ? directionOfParts({ base, revision }, documents) : 'none';
        if (direction !== 'none')
          yield {
            rule: 'encoding',
            direction,
            position,
            pointer: `${pointer}/encoding/${escapeToken(name)}`,
            message: describeChange(`encoding of ${name}`, change),
            change,
            isUndescribed: direction !== 'both' && change[sideOfBreak(position)] === undefined,
          };
      }
    }
};

interface Part {
  style: unknown[];
  contentTypes: string[];
  headers: Record<string, { required: boolean; schema: Schema }>;
}

/** Returns how the part `name` of a form is serialized, with OpenAPI's defaults. Undefined if there is no such part. */
function partOf(document: Document, media: MediaType, name: string, given: Schema = {}): Part | undefined {
  const { style = 'form', explode = style === 'form', allowReserved = false, contentType } = given;
  const schema = canonical(document, schemaOf(media));
  const members = schemaMap(schema, 'properties');
  const member = Object.hasOwn(members, name) ? canonical(document, members[name] as Schema) : undefined;
  if (!member && ['anyOf', 'oneOf', 'allOf'].every((key) => !(key in schema))) return undefined;
  const listed = typeof contentType === 'string' ? contentType.split(',') : defaultTypes(document, member ?? {});
  const headers = Object.entries(schemaMap(given, 'headers')).map(([header, value]) => {
    const { required, schema: own = {} } = dereference<{ required?: boolean; schema?: Schema }>(document, value);
    return [header.toLowerCase(), { required: required === true, schema: own }] as const;
  });
  return {
    style: [style, explode, allowReserved],
    contentTypes: listed.map((type) => type.trim().toLowerCase()),
    headers: Object.fromEntries(headers),
  };
}

/** Returns the default media types of a part of a form. The depth is limited, because a list can contain itself. */
const defaultTypes = (document: Document, schema: Schema, depth = 0): string[] => [
  ...new Set(
    typesOf(schema).flatMap((type): string[] => {
      if (type === 'array')
        return depth > 3 ? [] : defaultTypes(document, canonical(document, items(schema)), depth + 1);
      if (type === 'object') return ['application/json'];
      const isBinary = schema['format'] === 'binary' || 'contentEncoding' in schema || schema['type'] === undefined;
      return type === 'null' ? [] : [type === 'string' && isBinary ? 'application/octet-stream' : 'text/plain'];
    }),
  ),
];

function directionOfParts(parts: Compared<Part>, documents: Compared<Document>): Direction {
  const { base, revision } = mapCompared(parts, ({ headers }) => headers);
  const isSame = keysOf({ base, revision }).every((name) => {
    const [one, other] = [base[name], revision[name]];
    return one?.required === other?.required && sameSchema(documents, 'base', one?.schema ?? {}, other?.schema ?? {});
  });
  if (!isSame || !equal(parts.base.style, parts.revision.style)) return 'both';
  const lists = mapCompared(parts, ({ contentTypes }) => contentTypes);
  return directionOf(!covers(lists.revision, lists.base), !covers(lists.base, lists.revision));
}

/** Whether `ranges` cover all `types`. A range is a media type, or stands for several types, for example `image/*`. */
const covers = (ranges: string[], types: string[]): boolean =>
  types.every((type) =>
    ranges.some((one) => one === type || one === '*/*' || (one.endsWith('/*') && type.startsWith(one.slice(0, -1)))),
  );
