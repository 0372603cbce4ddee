/** A plugin of Redocly. Its lint rules follow references, so redocly.yaml cannot express them. */
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

/** Rejects a schema that contains itself, because the workflow runner and the documentation site cannot show it. */
function noRecursiveSchema() {
  // The schemas around the visited schema. If a reference leads to one of them, that schema contains itself.
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
