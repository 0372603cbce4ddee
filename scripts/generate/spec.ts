import { dirname, join, relative } from 'node:path';
import { operationsOf, type Document, type Operation } from '@jurybox/openapi';
import { bundle, createConfig, getLineColLocation } from '@redocly/openapi-core';
import { root } from '../paths.ts';

export const header = '@generated from spec/ — do not edit. Run: pnpm generate';

/** Returns the text of a generated file: the header and the code. */
export const moduleOf = (text: string): string => `// ${header}\n\n${text}\n`;

/** An operation with an operationId. The linter checks that every operation has one. */
export type NamedOperation = Operation & { operationId: string };

export interface Spec {
  document: Document;
  operations: NamedOperation[];
}

/** Maps the path of each generated file, relative to the repository, to its text. */
export type Files = Map<string, string>;

/** Thrown if a file of the contract cannot be read. The message has the file and the line, and says what to do. */
export class UnreadableSpec extends Error {
  override name = 'UnreadableSpec';
}

/** Reads `spec/openapi.yaml` and all files that it refers to. Throws `UnreadableSpec` if a file is missing. */
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
