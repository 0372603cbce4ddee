import { dereference, escapeToken, isObject, type Document, type MediaType, type Schema } from '@jurybox/openapi';
import { canonical } from '../../canonical/canonical.ts';
import { type Compared, keysOf, mapCompared } from '../../compared.ts';
import { equal } from '../../equal.ts';
import { schemaOf, sharedMediaTypes } from './bodies.ts';
import { responsePairs } from './responses.ts';
import type { Change, OperationRule } from '../rule.ts';
import { describeChange } from '../schema/text.ts';
import { sameSchema } from '../../inclusion/same.ts';
import { directionOfLists, schemaMap, typesOf } from '../../keywords/facts.ts';
import { type Direction, sideOfBreak } from '../../model.ts';

/**
 * Compares `encoding`, which decides how the parts of a form are serialized. Validators see the values of a form, and
 * not its text, so no message can show the change.
 */
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
      const forms = {
        base: formOf(documents.base, media.base),
        revision: formOf(documents.revision, media.revision),
      };
      for (const name of keysOf(mapCompared(forms, (form) => form.parts))) {
        const parts = mapCompared(forms, (form) => partOf(form, name));
        if (!parts.base || !parts.revision) continue;
        const direction = directionOf({ base: parts.base, revision: parts.revision }, documents);
        const change = mapCompared(forms, (form) => form.parts[name]);
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

interface Form {
  document: Document;
  schema: Schema;
  parts: Record<string, Schema>;
}

const formOf = (document: Document, media: MediaType & { encoding?: unknown }): Form => ({
  document,
  schema: canonical(document, schemaOf(media)),
  parts: (isObject(media.encoding) ? media.encoding : {}) as Record<string, Schema>,
});

interface Part {
  /** How a value becomes a text. */
  style: unknown[];
  contentTypes: string[];
  headers: Record<string, { required: boolean; schema: Schema }>;
}

/** Returns how a part of a form is serialized, with the defaults of OpenAPI. Undefined if the form has no such part. */
function partOf({ document, schema, parts }: Form, name: string): Part | undefined {
  const { style = 'form', explode = style === 'form', allowReserved = false, contentType, headers } = parts[name] ?? {};
  const members = schemaMap(schema, 'properties');
  const member = Object.hasOwn(members, name) ? canonical(document, members[name] as Schema) : undefined;
  if (!member && ['anyOf', 'oneOf', 'allOf'].every((key) => !(key in schema))) return undefined;
  const listed = typeof contentType === 'string' ? contentType.split(',') : defaultTypes(document, member ?? {});
  const read = Object.entries(isObject(headers) ? headers : {}).map(([header, value]) => {
    const { required, schema: own = {} } = dereference<{ required?: boolean; schema?: Schema }>(document, value);
    return [header.toLowerCase(), { required: required === true, schema: own }];
  });
  return {
    style: [style, explode, allowReserved],
    contentTypes: listed.map((type) => type.trim().toLowerCase()),
    headers: Object.fromEntries(read) as Part['headers'],
  };
}

/** Returns the media types of a part without `contentType`. They depend on the types of the value. */
const defaultTypes = (document: Document, schema: Schema): string[] => [
  ...new Set(
    typesOf(schema).flatMap((type): string[] => {
      if (type === 'array') return defaultTypes(document, canonical(document, (schema['items'] ?? {}) as Schema));
      if (type === 'object') return ['application/json'];
      const isBinary = schema['format'] === 'binary' || 'contentEncoding' in schema || schema['type'] === undefined;
      return type === 'null' ? [] : [type === 'string' && isBinary ? 'application/octet-stream' : 'text/plain'];
    }),
  ),
];

function directionOf(parts: Compared<Part>, documents: Compared<Document>): Direction {
  const { base, revision } = mapCompared(parts, ({ headers }) => headers);
  const isSame = keysOf({ base, revision }).every((name) => {
    const [one, other] = [base[name], revision[name]];
    return one?.required === other?.required && sameSchema(documents, 'base', one?.schema ?? {}, other?.schema ?? {});
  });
  if (!isSame || !equal(parts.base.style, parts.revision.style)) return 'both';
  const lists = mapCompared(parts, ({ contentTypes }) => contentTypes);
  const covers = (list: string[], type: string) => list.some((one) => isRange(one, type));
  return directionOfLists(
    {
      base: lists.base.filter((type) => !covers(lists.revision, type)),
      revision: lists.revision.filter((type) => !covers(lists.base, type)),
    },
    'narrows',
  );
}

/** Whether a media type, which can be a range such as `image/*`, covers another one. */
const isRange = (range: string, type: string): boolean =>
  range === type || range === '*/*' || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
