/**
 * Runs every check that needs no running service: format, code, types, unused exports, the contract, the workflows and
 * the ledger of unknowns. Prints every problem and exits 1 if there is one.
 */
import { lintCode } from './lint/code.ts';
import { lintContract } from './lint/contract.ts';
import { lintExports } from './lint/exports.ts';
import { lintFormat } from './lint/format.ts';
import { lintGeneratedTypes } from './lint/generated-types.ts';
import { lintLedger } from './lint/ledger.ts';

const results = await Promise.all([
  lintFormat(),
  lintCode(),
  lintGeneratedTypes(),
  lintExports(),
  lintContract(),
  lintLedger(),
]);

for (const { what, problems } of results) {
  if (problems === '') console.log(`${what}: no problems`);
  else console.error(`${what}:\n${problems}\n`);
}
if (results.some(({ problems }) => problems !== '')) process.exit(1);
