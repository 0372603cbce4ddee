import { header, type Files, type Spec } from './spec.ts';

/** Generates the client's retry rules from `x-retry` of the responses and `x-idempotent` of the operations. */
export async function emitRetry({ operations }: Spec): Promise<Files> {
  const retryableCodes: Record<string, string> = {};
  for (const { operationId, responses } of operations) {
    for (const [code, rule] of [...responses.values()].flatMap(({ node }) =>
      Object.entries((node['x-retry'] ?? {}) as Record<string, string>),
    )) {
      const known = retryableCodes[code];
      if (known !== undefined && known !== rule)
        throw new Error(
          `${operationId}: x-retry of ${code} is "${rule}", but another operation has "${known}"; use one`,
        );
      retryableCodes[code] = rule;
    }
  }
  const nonIdempotentOperations = operations
    .filter((operation) => operation.node['x-idempotent'] === false)
    .map(({ method, path }) => `${method} ${path}`);
  const text = [
    `// ${header}`,
    '',
    '/**',
    ' * Problem codes that the client may retry. `always`: the service did nothing. `idempotent`: the service may have',
    ' * handled the request, so only idempotent calls are retried.',
    ' */',
    `export const retryableCodes = ${JSON.stringify(retryableCodes, null, 2)} as const;`,
    '',
    '/** Operations that create something each time, although their HTTP method is idempotent. */',
    `export const nonIdempotentOperations: readonly string[] = ${JSON.stringify(nonIdempotentOperations)};`,
    '',
  ].join('\n');
  return new Map([['packages/client/generated/retry.gen.ts', text]]);
}
