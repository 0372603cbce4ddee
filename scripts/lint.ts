/**
 * Runs every check that needs no running service: format, code, types, unused exports, the contract, the workflows,
 * the ledger of unknowns, and regular expressions. Prints every problem and exits 1 if there is one.
 *
 * - `pnpm lint` uses the committed verdicts on regular expressions.
 * - `pnpm lint --fresh` analyses every regular expression again.
 */
import { lintCode } from './lint/code.ts';
import { lintContract } from './lint/contract.ts';
import { lintExports } from './lint/exports.ts';
import { lintFormat } from './lint/format.ts';
import { lintGeneratedTypes } from './lint/generated-types.ts';
import { lintLedger } from './lint/ledger.ts';
import { lintPatterns } from './lint/patterns.ts';
import { openVerdicts } from './lint/patterns-verdicts.ts';

const results = await Promise.all([
  lintFormat(),
  lintCode(),
  lintGeneratedTypes(),
  lintExports(),
  lintContract(),
  lintLedger(),
  lintPatterns({ verdicts: await openVerdicts({ isFresh: process.argv.includes('--fresh') }) }),
]);

for (const { what, problems } of results) {
  if (problems === '') console.log(`${what}: no problems`);
  else console.error(`${what}:\n${problems}\n`);
}
if (results.some(({ problems }) => problems !== '')) process.exit(1);
