/**
 * Schemas of requests must forbid unknown members, so that the server rejects a misspelled member. Schemas of responses
 * must allow them, so that a later version can add members. So no schema can be used for both.
 */
import { eachSchema } from './each-schema.js';

/** Checks that every object schema in a request body forbids unknown members (U19). */
export function requestIsClosed() {
  return {
    RequestBody: (body, context) =>
      eachSchema(body, context, (schema, location) => {
        if (schema.properties === undefined || schema.additionalProperties === false) return;
        context.report({
          message:
            'An object in a request body allows unknown members, so the server would ignore a mistyped member. ' +
            'Add `additionalProperties: false`. If responses use this schema too, give the request its own schema.',
          location,
        });
      }),
  };
}

/** Rejects a `default` in a request body. With a default, generated types say that the member is required. */
export function requestHasNoDefault() {
  return {
    RequestBody: (body, context) =>
      eachSchema(body, context, (schema, location) => {
        if (schema.default === undefined) return;
        context.report({
          message:
            'A `default` in a request body makes the member required for callers. ' +
            'Delete it, and write in `description` what the server does without the member.',
          location: location.child('default'),
        });
      }),
  };
}

/** Rejects a schema of a response that forbids unknown members, because a new member would break strict callers. */
export function responseIsOpen() {
  return {
    Response: (response, context) =>
      eachSchema(response, context, (schema, location) => {
        if (schema.additionalProperties !== false) return;
        context.report({
          message:
            'An object in a response forbids unknown members, so a new member would break callers. ' +
            'Delete `additionalProperties: false`. If requests use this schema too, give the response its own schema.',
          location: location.child('additionalProperties'),
        });
      }),
  };
}
