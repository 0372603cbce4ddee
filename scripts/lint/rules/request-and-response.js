/**
 * Request schemas are closed: they forbid unknown members, so that the server rejects these. Response schemas are open,
 * so that a later version can add members. No schema is used for both requests and responses.
 */
import { eachSchema } from './each-schema.js';

/** Checks that every object schema with properties in a request body rejects other properties (U19). */
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

/** Rejects a default in a request body, because it makes the member required in the callers' types. */
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

/**
 * Rejects a closed object schema in a response. With a closed schema, a new member would break callers that validate
 * responses.
 */
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
