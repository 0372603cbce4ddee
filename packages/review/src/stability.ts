import type { Document, Operation } from '@jurybox/openapi';
import { reviewedOperations } from './operations.ts';

/** How a contract marks operations that may still change: the extension and its values for such operations. */
export interface Stability {
  name: string;
  unstable: string[];
}

export const usualStability: Stability = { name: 'x-stability-level', unstable: ['draft', 'alpha'] };

/** Returns the value that marks the operation as not stable; undefined for a stable operation. */
export function unstableValue({ node }: Pick<Operation, 'node'>, { name, unstable }: Stability): string | undefined {
  const value = node[name];
  return typeof value === 'string' && unstable.includes(value) ? value : undefined;
}

/** Returns the operations, webhooks and callbacks that a contract marks as not stable, as `METHOD /path`. */
export function unstableOperations(document: Document, stability: Stability): Set<string> {
  const operations = [...reviewedOperations(document).values()];
  return new Set(
    operations
      .filter((operation) => unstableValue(operation, stability) !== undefined)
      .map(({ method, path }) => `${method} ${path}`),
  );
}
