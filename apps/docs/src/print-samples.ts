/**
 * Prints the client sample of every operation as JSON: `[{ tag, operationId, source }]`. A release stores these
 * samples.
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
