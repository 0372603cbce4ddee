/**
 * What a caller sends is held to the letter, what a caller reads may grow: so request schemas are closed, response
 * schemas are open, and no schema is both.
 */
import { eachSchema } from './each-schema.js';

/** Every object schema with named members in a request body refuses members it does not name (U19). */
export function requestIsClosed() {
  return {
    RequestBody: (body, context) =>
      eachSchema(body, context, (schema, location) => {
        if (schema.properties === undefined || schema.additionalProperties === false) return;
        context.report({
          message:
            'An object in a request body is open, so a mistyped member would be lost. Add `additionalProperties: false`; if answers use this schema too, give the request one of its own.',
          location,
        });
      }),
  };
}

/** A default in a request body makes the member required in the callers' types. */
export function requestHasNoDefault() {
  return {
    RequestBody: (body, context) =>
      eachSchema(body, context, (schema, location) => {
        if (schema.default === undefined) return;
        context.report({
          message:
            'A `default` in a request body makes the member required for callers. Take it away, and say in `description` what leaving the member out means.',
          location: location.child('default'),
        });
      }),
  };
}

/** No object schema in a response is closed: a member added later must not break who validates. */
export function responseIsOpen() {
  return {
    Response: (response, context) =>
      eachSchema(response, context, (schema, location) => {
        if (schema.additionalProperties !== false) return;
        context.report({
          message:
            'An object in a response is closed, so adding a member would break callers. Take `additionalProperties: false` away; if requests use this schema too, give the response one of its own.',
          location: location.child('additionalProperties'),
        });
      }),
  };
}
