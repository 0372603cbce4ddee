import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const codes = join(import.meta.dirname, '../../../spec/components/schemas/ProblemCode.yaml');
const when = ['always', 'idempotent'];

/** Checks `x-retry`: the error codes after which clients may retry. The client's retry rules are generated from it. */
export function retryIsKnown() {
  const known = new Set(parse(readFileSync(codes, 'utf8')).enum);
  return {
    Response: {
      enter(node, { report, location }) {
        const at = location.child('x-retry');
        for (const [code, given] of Object.entries(node['x-retry'] ?? {})) {
          if (!known.has(code))
            report({
              message: `\`${code}\` is not in ProblemCode, so the server never sends it. Write a code of ProblemCode.`,
              location: at,
            });
          if (!when.includes(given))
            report({
              message:
                `\`x-retry\` of ${code} is ${JSON.stringify(given)}. Write \`always\` if the server did nothing, ` +
                'or `idempotent` if only idempotent operations may be retried.',
              location: at,
            });
        }
      },
    },
    Operation: {
      enter(node, { report, location }) {
        const given = node['x-idempotent'];
        if (given !== undefined && given !== false)
          report({
            message:
              'The HTTP method already says whether the operation is idempotent. ' +
              'Write `x-idempotent: false` if this operation is not idempotent, or delete `x-idempotent`.',
            location: location.child('x-idempotent'),
          });
      },
    },
    Responses: {
      Response: {
        enter(node, { report, location, key }) {
          if ((key === '429' || key === '503') && node['x-retry'] === undefined)
            report({
              message: `The ${key} response does not say whether clients may retry. Add \`x-retry\` with its codes.`,
              location,
            });
        },
      },
    },
  };
}
