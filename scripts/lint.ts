/**
 * Everything that is checked without running the service: the contract against the house rules, the workflows, the
 * ledger of unknowns, the code and its patterns. Prints what is wrong and exits 1, or says what was looked at.
 *
 *   pnpm lint
 */
import { lintCode } from './lint/code.ts';
import { lintContract } from './lint/contract.ts';
import { lintLedger } from './lint/ledger.ts';
import { lintPatterns } from './lint/patterns.ts';

const results = await Promise.all([lintCode(), lintContract(), lintLedger(), lintPatterns()]);

for (const { what, problems } of results) {
  if (problems === '') console.log(`${what}: nothing to say`);
  else console.error(`${what}:\n${problems}\n`);
}
if (results.some(({ problems }) => problems !== '')) process.exit(1);
