import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const ledger = join(import.meta.dirname, '../../../spec/unknowns.yaml');

/** Checks that `x-assumption` is an id of the ledger or a list of such ids. */
export function assumptionInLedger() {
  const known = new Set(parse(readFileSync(ledger, 'utf8')).map(({ id }) => id));
  return {
    any: {
      enter(node, { report, location }) {
        const given = node?.['x-assumption'];
        if (given === undefined) return;
        for (const id of [given].flat()) {
          if (typeof id !== 'string' || !/^U\d\d$/.test(id)) {
            report({
              message: `${JSON.stringify(id)} is not an id of the ledger. Write an id like \`U07\`, or a list of ids.`,
              location: location.child('x-assumption'),
            });
          } else if (!known.has(id)) {
            report({
              message: `spec/unknowns.yaml has no entry ${id}. Add it there, or write the id of an existing entry.`,
              location: location.child('x-assumption'),
            });
          }
        }
      },
    },
  };
}
