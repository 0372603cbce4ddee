import { componentsOf } from '@jurybox/openapi';
import { header, type Files, type Spec } from './spec.ts';

/** Generates one exported type per schema of the contract. The type has the name of the schema. */
export async function emitSchemas({ document }: Spec): Promise<Files> {
  const names = Object.keys(componentsOf(document, 'schemas')).sort();
  const text = [
    `// ${header}`,
    '',
    "import type { components } from './openapi.gen.ts';",
    '',
    "type Schemas = components['schemas'];",
    ...names.map((name) => `export type ${name} = Schemas['${name}'];`),
    '',
  ].join('\n');
  return new Map([['packages/types/generated/schemas.gen.ts', text]]);
}
