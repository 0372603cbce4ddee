/**
 * The house rules that assertions in redocly.yaml cannot express, because they follow references.
 * Redocly loads this file as a plugin, so it is plain JavaScript.
 */
import { creationIsIdempotent } from './rules/creation-is-idempotent.js';
import { noRecursiveSchema } from './rules/no-recursive-schema.js';
import { requestHasNoDefault, requestIsClosed, responseIsOpen } from './rules/request-and-response.js';

export default function houseRules() {
  return {
    id: 'house',
    rules: {
      oas3: {
        'creation-is-idempotent': creationIsIdempotent,
        'no-recursive-schema': noRecursiveSchema,
        'request-has-no-default': requestHasNoDefault,
        'request-is-closed': requestIsClosed,
        'response-is-open': responseIsOpen,
      },
    },
  };
}
