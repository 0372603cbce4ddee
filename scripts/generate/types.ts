import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { moduleOf, type Files, type Spec } from './spec.ts';

/** Generates the types `paths`, `operations` and `components` with openapi-typescript. */
export async function emitTypes({ document, operations }: Spec): Promise<Files> {
  const tree = await openapiTS(structuredClone(document) as unknown as OpenAPI3, { alphabetize: false, silent: true });
  const text = astToString(tree);
  for (const { operationId } of operations) {
    if (!text.includes(`${operationId}: {`)) throw new Error(`openapi-typescript wrote no type for ${operationId}`);
  }
  return new Map([['packages/types/generated/openapi.gen.ts', moduleOf(text.trimEnd())]]);
}
