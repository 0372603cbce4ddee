import { header, type Files, type Spec } from './spec.ts';

/** What the client may send again, from `x-retry` of the responses and `x-idempotent` of the operations. */
export async function emitRetry({ operations }: Spec): Promise<Files> {
  const retryable: Record<string, string> = {};
  for (const { operationId, responses } of operations) {
    for (const [code, when] of [...responses.values()].flatMap(({ node }) =>
      Object.entries((node['x-retry'] ?? {}) as Record<string, string>),
    )) {
      if (retryable[code] !== undefined && retryable[code] !== when)
        throw new Error(
          `${operationId} says of ${code} that it may be sent again ${when}, others say ${retryable[code]}`,
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
    '/** Codes after which a call may be sent again: always, because nothing was done, or where twice is the same as once. */',
    `export const retryable = ${JSON.stringify(retryable, null, 2)} as const;`,
    '',
    '/** Operations that make something new each time, whatever their method says. */',
    `export const nonIdempotent: readonly string[] = ${JSON.stringify(nonIdempotent)};`,
    '',
  ].join('\n');
  return new Map([['packages/client/generated/retry.gen.ts', text]]);
}
