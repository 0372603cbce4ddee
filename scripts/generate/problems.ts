import { componentsOf } from '@jurybox/openapi';
import { header, type Files, type Spec } from './spec.ts';

/** One entry of the error catalogue, `x-problems` in spec/components/schemas/ProblemCode.yaml. */
interface CatalogueEntry {
  status: number;
  title: string;
  when: string;
  action: string;
}

/** Generates the error catalogue, for the server's problem details and the errors page of the documentation. */
export async function emitProblems({ document }: Spec): Promise<Files> {
  const { enum: codes, 'x-problems': entries = {} } = componentsOf(document, 'schemas')['ProblemCode'] as unknown as {
    enum: string[];
    'x-problems'?: Record<string, Partial<CatalogueEntry>>;
  };
  const rows = codes.map((code) => {
    const { status, title, when, action } = entries[code] ?? {};
    return `  ${code}: ${JSON.stringify({ status, title, when, action })},`;
  });
  const text = [
    `// ${header}`,
    '',
    "import type { components } from './openapi.gen.ts';",
    '',
    '/** The error catalogue: for each code the HTTP status, the title, when it is sent, and what a caller can do. */',
    'export const problems = {',
    ...rows,
    '} as const satisfies Record<',
    "  components['schemas']['ProblemCode'],",
    '  { status: number; title: string; when: string; action: string }',
    '>;',
    '',
  ].join('\n');
  return new Map([['packages/types/generated/problems.gen.ts', text]]);
}
