import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const codes = join(import.meta.dirname, '../../../spec/components/schemas/ProblemCode.yaml');
const when = ['always', 'idempotent'];

/** `x-retry` of a response says after which codes clients may retry. The client's retry rules are generated from it. */
export function retryIsKnown() {
  const known = new Set(parse(readFileSync(codes, 'utf8')).enum);
  return {
    Response: {
      enter(node, { report, location }) {
        const at = location.child('x-retry');
        for (const [code, given] of Object.entries(node['x-retry'] ?? {})) {
          if (!known.has(code))
            report({
              message: `${code} is not in ProblemCode, so no client will ever receive it. Write a code of ProblemCode.`,
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
              'The method says whether it is idempotent. ' +
              'Write `x-idempotent: false` if this operation is not, or delete it.',
            location: location.child('x-idempotent'),
          });
      },
    },
    Responses: {
      Response: {
        enter(node, { report, location, key }) {
          if ((key === '429' || key === '503') && node['x-retry'] === undefined)
            report({
              message: `The ${key} does not say whether clients may retry. Add \`x-retry\` with its codes.`,
              location,
            });
        },
      },
    },
  };
}
