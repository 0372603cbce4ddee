import { header, type Files, type Spec } from './spec.ts';

/** Generates the client's retry rules from `x-retry` of the responses and `x-idempotent` of the operations. */
export async function emitRetry({ document, operations }: Spec): Promise<Files> {
  const retryableCodes: Record<string, string> = {};
  for (const { operationId, responses } of operations) {
    for (const [code, rule] of [...responses.values()].flatMap(({ node }) =>
      Object.entries((node['x-retry'] ?? {}) as Record<string, string>),
    )) {
      const known = retryableCodes[code];
      if (known !== undefined && known !== rule)
        throw new Error(
          `${operationId}: x-retry of ${code} is "${rule}", but another operation has "${known}"; use the same value`,
        );
      retryableCodes[code] = rule;
    }
  }
  const codesWith = (rule: string) =>
    JSON.stringify(Object.keys(retryableCodes).filter((code) => retryableCodes[code] === rule));
  const text = [
    `// ${header}`,
    '',
    '/** Problem codes after which the client may retry every call, because the service did nothing. */',
    `export const retryableCodes: readonly string[] = ${codesWith('always')};`,
    '',
    '/** Problem codes after which the client only retries idempotent calls, because the service may have acted. */',
    `export const codesRetryableIfIdempotent: readonly string[] = ${codesWith('idempotent')};`,
    '',
    '/** `User-Agent` of the requests on Node.js. The client has the same version as the contract. */',
    `export const userAgent = ${JSON.stringify(`jurybox-client/${document.info.version}`)};`,
    '',
  ].join('\n');
  return new Map([['packages/client/generated/retry.gen.ts', text]]);
}
