/**
 * The house rules that assertions in redocly.yaml cannot express, because they follow references.
 * Redocly loads this file as a plugin, so it is plain JavaScript.
 */
import { creationIsIdempotent } from './rules/creation-is-idempotent.js';
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

/** Rejects a schema that contains itself, because the workflow runner and the site cannot render it. */
function noRecursiveSchema() {
  // The schemas that contain the current node. If the node refers to one of them, that schema contains itself.
  const open = [];
  return {
    Schema: {
      enter: (schema) => void open.push(schema),
      leave: () => void open.pop(),
    },
    ref(_node, { report, location, type }, { node: target }) {
      if (type.name !== 'Schema' || !open.includes(target)) return;
      report({
        message:
          'The schema contains itself. Limit the nesting: write out the inner level, or use a list with parent ids.',
        location,
      });
    },
  };
}
