import { dirname, join, relative } from 'node:path';
import { operationsOf, type Document, type Operation } from '@jurybox/openapi';
import { bundle, createConfig, getLineColLocation } from '@redocly/openapi-core';
import { root } from '../paths.ts';

export const header = '@generated from spec/ — do not edit. Run: pnpm generate';

/** Returns a generated module. */
export const moduleOf = (text: string): string => `// ${header}\n\n${text}\n`;

/** An operation of the contract. The linter requires an operationId. */
export type NamedOperation = Operation & { operationId: string };

export interface Spec {
  document: Document;
  operations: NamedOperation[];
}

/** Generated files: the text of each file by its path relative to the repository. */
export type Files = Map<string, string>;

/** Thrown if the files of the contract cannot be read as one document. The message says where and what to do. */
export class UnreadableSpec extends Error {
  override name = 'UnreadableSpec';
}

/** Bundles `spec/openapi.yaml` into one document. Throws UnreadableSpec if a reference cannot be resolved. */
export async function readSpec(entry = join(root, 'spec/openapi.yaml')): Promise<Spec> {
  const result = await bundle({ ref: entry, config: await createConfig({}) });
  const problems = result.problems.filter(({ severity }) => severity === 'error');
  if (problems.length > 0) {
    const folder = dirname(dirname(entry));
    const lines = problems.map(({ message, location: [place] }) => {
      if (place === undefined) return message;
      const { line } = getLineColLocation(place).start;
      return `${relative(folder, place.source.absoluteRef)}:${line}: ${message}. Create the file or correct the line.`;
    });
    throw new UnreadableSpec(lines.join('\n'));
  }
  const document = result.bundle.parsed as Document;
  return {
    document,
    operations: [...operationsOf(document).values()].map((operation) => {
      if (operation.operationId === undefined)
        throw new Error(`${operation.method} ${operation.path} has no operationId; add one in spec/paths/`);
      return { ...operation, operationId: operation.operationId };
    }),
  };
}
