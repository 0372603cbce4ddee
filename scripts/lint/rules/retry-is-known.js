import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const codes = join(import.meta.dirname, '../../../spec/components/schemas/ProblemCode.yaml');
const when = ['always', 'idempotent'];

/** `x-retry` of a response: which codes of the contract may be asked again, and when. The client is derived from it. */
export function retryIsKnown() {
  const known = new Set(parse(readFileSync(codes, 'utf8')).enum);
  return {
    Response: {
      enter(node, { report, location }) {
        const at = location.child('x-retry');
        for (const [code, given] of Object.entries(node['x-retry'] ?? {})) {
          if (!known.has(code))
            report({
              message: `${code} is no code of ProblemCode, so no client will ever see it. Write one that is.`,
              location: at,
            });
          if (!when.includes(given))
            report({
              message: `${code} may be sent again ${JSON.stringify(given)}. Write \`always\` where nothing was done, or \`idempotent\` where twice is the same as once.`,
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
              'A method says by itself that it is idempotent. Write `x-idempotent: false` where it is not, or take it away.',
            location: location.child('x-idempotent'),
          });
      },
    },
    Responses: {
      Response: {
        enter(node, { report, location, key }) {
          if ((key === '429' || key === '503') && node['x-retry'] === undefined)
            report({
              message: `Whether a ${key} may be sent again is not said. Add \`x-retry\` with its codes.`,
              location,
            });
        },
      },
    },
  };
}
