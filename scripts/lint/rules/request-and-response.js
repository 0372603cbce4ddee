/**
 * Schemas of requests must forbid unknown members, so that the server rejects a misspelled member. Schemas of responses
 * must allow them, so that a later version can add members. So no schema can be used for both.
 */
import { eachSchema } from './each-schema.js';

/** Returns a rule that reports each schema of a body or response that `isWrong` accepts, at `keyword` if given. */
const schemaRule = (type, isWrong, message, keyword) => () => ({
  [type]: (node, context) =>
    eachSchema(node, context, (schema, location) => {
      if (isWrong(schema)) context.report({ message, location: keyword ? location.child(keyword) : location });
    }),
});

/** Checks that every object schema in a request body forbids unknown members (U19). */
export const requestIsClosed = schemaRule(
  'RequestBody',
  ({ properties, additionalProperties }) => properties !== undefined && additionalProperties !== false,
  'An object in a request body allows unknown members, so the server would ignore a mistyped member. ' +
    'Add `additionalProperties: false`. If responses use this schema too, give the request its own schema.',
);

/** Rejects a `default` in a request body. With a default, generated types say that the member is required. */
export const requestHasNoDefault = schemaRule(
  'RequestBody',
  (schema) => schema.default !== undefined,
  'In generated types, a `default` in a request body makes the member required for callers. ' +
    'Delete the `default`, and write in `description` what the server does without the member.',
  'default',
);

/** Rejects a schema of a response that forbids unknown members, because a new member would break strict callers. */
export const responseIsOpen = schemaRule(
  'Response',
  ({ additionalProperties }) => additionalProperties === false,
  'An object in a response forbids unknown members, so a new member would break callers. ' +
    'Delete `additionalProperties: false`. If requests use this schema too, give the response its own schema.',
  'additionalProperties',
);
