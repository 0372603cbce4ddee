/**
 * Prints one sample for each operation, namely the one that uses `@jurybox/client`. The output is JSON:
 * `[{ tag, operationId, source }]`. Each release stores it in `packages/client/test/released-programs`.
 */
import { operationsOf } from '@jurybox/openapi';
import { readContract } from './contract.ts';
import { samplesOf } from './samples.ts';

const contract = readContract();
const samples = [...operationsOf(contract).values()].map((operation) => ({
  tag: operation.node.tags?.[0],
  operationId: operation.operationId,
  source: samplesOf(contract, operation).find(({ label }) => label === '@jurybox/client')?.source ?? '',
}));
console.log(JSON.stringify(samples));
