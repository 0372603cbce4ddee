import { header, type Files, type Spec } from './spec.ts';

/** The client's rules for retries, from `x-retry` of the responses and `x-idempotent` of the operations. */
export async function emitRetry({ operations }: Spec): Promise<Files> {
  const retryable: Record<string, string> = {};
  for (const { operationId, responses } of operations) {
    for (const [code, when] of [...responses.values()].flatMap(({ node }) =>
      Object.entries((node['x-retry'] ?? {}) as Record<string, string>),
    )) {
      if (retryable[code] !== undefined && retryable[code] !== when)
        throw new Error(
          `${operationId}: x-retry of ${code} is ${when}, but ${retryable[code]} elsewhere; write the same everywhere`,
        );
      retryable[code] = when;
    }
  }
  const nonIdempotent = operations
    .filter((operation) => operation.node['x-idempotent'] === false)
    .map(({ method, path }) => `${method} ${path}`);
  const text = [
    `// ${header}`,
    '',
    '/** The codes after which the client may retry: `always`, or only an `idempotent` operation. */',
    `export const retryable = ${JSON.stringify(retryable, null, 2)} as const;`,
    '',
    '/** Operations that are not idempotent although their method is. */',
    `export const nonIdempotent: readonly string[] = ${JSON.stringify(nonIdempotent)};`,
    '',
  ].join('\n');
  return new Map([['packages/client/generated/retry.gen.ts', text]]);
}
