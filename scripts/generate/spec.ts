import { join } from 'node:path';
import { operationsOf, type Document, type Operation } from '@jurybox/openapi';
import { bundleDocument } from '@jurybox/openapi/bundle';
import { root } from '../paths.ts';

export const header = '@generated from spec/ — do not edit. Run: pnpm generate';

/** An operation of the contract. The linter requires an operationId. */
export type NamedOperation = Operation & { operationId: string };

export interface Spec {
  document: Document;
  operations: NamedOperation[];
}

/** Generated files: the text of each file by its path relative to the repository. */
export type Files = Map<string, string>;

/** Bundles `spec/openapi.yaml` into one document. Throws an error with the file if a reference cannot be resolved. */
export async function readSpec(entry = join(root, 'spec/openapi.yaml')): Promise<Spec> {
  const { document, problems } = await bundleDocument(entry);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  return {
    document,
    operations: [...operationsOf(document).values()].map((operation) => {
      if (operation.operationId === undefined)
        throw new Error(`${operation.method} ${operation.path} has no operationId; add one in spec/paths/`);
      return { ...operation, operationId: operation.operationId };
    }),
  };
}
