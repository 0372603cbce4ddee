import { dereference } from '@jurybox/openapi';
import { header, type Files, type Spec } from './spec.ts';

/**
 * For every operation, generates a successful response from the contract's examples. The client's fake service returns
 * these responses. The example of a list is its only page, so that a caller that reads all pages comes to an end.
 */
export async function emitExamples({ document, operations }: Spec): Promise<Files> {
  const rows = operations.map(({ operationId, method, path, responses }) => {
    const success = [...responses].find(([status]) => status.startsWith('2'));
    if (success === undefined) throw new Error(`${operationId} has no successful response; add one in spec/paths/`);
    const [status, { content }] = success;
    const [mediaType, media] = Object.entries(content)[0] ?? [];
    const [example] = Object.values((media as { examples?: Record<string, unknown> } | undefined)?.examples ?? {});
    if (media !== undefined && example === undefined)
      throw new Error(`${operationId}: the response ${status} has no example; add one to its examples`);
    const value = example === undefined ? null : dereference<{ value?: unknown }>(document, example as object).value;
    const isPage = typeof value === 'object' && value !== null && 'next_cursor' in value;
    const body = isPage ? { ...value, next_cursor: null } : (value ?? null);
    const row = { status: Number(status), mediaType: mediaType ?? null, body };
    return `  ${JSON.stringify(`${method} ${path}`)}: ${JSON.stringify(row)},`;
  });
  const text = [
    `// ${header}`,
    '',
    '/** The example of a successful response of each operation, by its method and path. */',
    'export const examples: Record<string, { status: number; mediaType: string | null; body: unknown }> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
  return new Map([['packages/client/generated/examples.gen.ts', text]]);
}
