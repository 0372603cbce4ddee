import { stringify } from 'yaml';
import { header, type Files, type Spec } from './spec.ts';

/** The bundled document, as the server and the docs publish it. */
export async function emitDocument({ document }: Spec): Promise<Files> {
  return new Map([
    ['packages/types/generated/openapi.gen.json', `${JSON.stringify(document, null, 2)}\n`],
    [
      'packages/types/generated/openapi.gen.yaml',
      `# ${header}\n${stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })}`,
    ],
  ]);
}
