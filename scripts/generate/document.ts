import { stringify } from 'yaml';
import { header, type Files, type Spec } from './spec.ts';

/** Generates the bundled document, which the server and the documentation publish. */
export async function emitDocument({ document }: Spec): Promise<Files> {
  return new Map([
    ['packages/types/generated/openapi.gen.json', `${JSON.stringify(document, null, 2)}\n`],
    [
      'packages/types/generated/openapi.gen.yaml',
      `# ${header}\n${stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })}`,
    ],
  ]);
}
