import { componentsOf } from '@jurybox/openapi';
import { header, type Files, type Spec } from './spec.ts';

/** Generates a type test. `pnpm typecheck` fails if the two generators of types give a schema different types. */
export async function emitAgreement({ document }: Spec): Promise<Files> {
  const names = Object.keys(componentsOf(document, 'schemas')).sort();
  const text = [
    `// ${header}`,
    '',
    "import type { components } from '@jurybox/types';",
    "import type { Same } from '@jurybox/types/same';",
    "import type * as sdk from './types.gen.ts';",
    '',
    '/** Does not compile if @hey-api/openapi-ts and openapi-typescript give a schema different types. */',
    'export const agreement: {',
    ...names.map((name) => `  ${name}: Same<sdk.${name}, components['schemas']['${name}']>;`),
    '} = {',
    ...names.map((name) => `  ${name}: true,`),
    '};',
    '',
  ].join('\n');
  return new Map([['packages/client/generated/agreement.gen.ts', text]]);
}
