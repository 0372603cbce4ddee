import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const ledger = join(import.meta.dirname, '../../../spec/unknowns.yaml');

/**
 * The ids of the ledger, and the text of the ledger from which they were parsed. Redocly loads the rule for each
 * document, and parsing takes 20 ms. So the rule parses an unchanged text only once.
 */
let read = { text: '', ids: new Set() };

function idsInLedger() {
  const text = readFileSync(ledger, 'utf8');
  if (text !== read.text) read = { text, ids: new Set(parse(text).map(({ id }) => id)) };
  return read.ids;
}

/** Checks that `x-assumption` is an id of the ledger or a list of such ids. */
export function assumptionInLedger() {
  const known = idsInLedger();
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
