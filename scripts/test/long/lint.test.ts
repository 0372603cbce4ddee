/** Checks that each part of `pnpm lint` finds a fault that is planted in a copy, and prints the file of the fault. */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../paths.ts';
import { lint, runTool } from '../support/run-tool.ts';

/** The folders with generated files, each of which has a tsconfig for `pnpm lint`. */
const projects = ['packages/types', 'packages/validators', 'packages/client', 'apps/server/src'];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'jurybox-lint-'));
  for (const part of ['redocly.yaml', 'spec', 'scripts/lint'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(copy, file), text.replace(from, to));
}

it('pnpm lint finds faults in the contract, in a workflow and in redocly.yaml, and reports no other file', () => {
  change(
    'spec/paths/health.yaml',
    'summary: Tell whether the service is available',
    'summary: Tell whether the service is available.',
  );
  change('spec/workflows/judge-a-scenario.arazzo.yaml', 'stepId: judge\n', 'stepId: read\n');
  const problems = lint('contract', copy);
  expect(problems).toMatch(
    /^spec\/paths\/health\.yaml:\n +4:12 +error +rule\/summary-no-period +The summary ends with a period\./m,
  );
  expect(problems).toMatch(/^spec\/workflows\/judge-a-scenario\.arazzo\.yaml:\n +\d+:\d+ +error +stepId-unique /m);
  expect(problems.match(/^spec\S+(?=:$)/gm)).toEqual([
    'spec/paths/health.yaml',
    'spec/workflows/judge-a-scenario.arazzo.yaml',
  ]);
  expect(problems).toContain('failed with 4 errors');
  appendFileSync(join(copy, 'redocly.yaml'), '\ntheming: {}\n');
  expect(lint('contract', copy)).toMatch(/redocly\.yaml:\d+:\d+ at #\/theming/);
});

it('pnpm lint finds a type error, a promise without await, and circular imports between files', () => {
  const folder = join(copy, 'code');
  const options = {
    strict: true,
    module: 'nodenext',
    target: 'es2024',
    noEmit: true,
    allowImportingTsExtensions: true,
  };
  const importing = (file: string, name: string, other: string) =>
    `import { ${other} } from './${file}.ts';\nexport const ${name} = (): unknown => ${other};\n`;
  const importingType = (file: string, name: string, other: string) =>
    `import type { ${other} } from './${file}.ts';\nexport interface ${name} {\n  of: ${other} | null;\n}\n`;
  const files = {
    'sound.ts': 'export const count = 1;\n',
    'importing-sound.ts': importing('sound', 'total', 'count'),
    'value-a.ts': importing('value-b', 'a', 'b'),
    'value-b.ts': importing('value-a', 'b', 'a'),
    'type-a.ts': importingType('type-b', 'A', 'B'),
    'type-b.ts': importingType('type-a', 'B', 'A'),
    'planted.ts':
      'const work = async () => 1;\nexport default function start() {\n  work();\n}\n' +
      "export const count: number = 'one';\n// @ts-expect-error\nexport const sum: number = 1;\n",
    'tsconfig.json': JSON.stringify({ compilerOptions: options, include: ['.'] }),
  };
  mkdirSync(folder);
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  // In the output, the name of a file is a line of its own, and the problems of the file follow it.
  const [, ...parts] = lint('code', folder).split(/^(?:\S*\/)?([\w-]+\.ts)$/m);
  const problems = new Map(parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? '']] : [])));
  expect([...problems.keys()].toSorted()).toEqual(['planted.ts', 'type-a.ts', 'type-b.ts', 'value-a.ts', 'value-b.ts']);
  for (const file of ['type-a.ts', 'type-b.ts', 'value-a.ts', 'value-b.ts'])
    expect(problems.get(file), file).toContain('import(no-cycle)');
  const planted = problems.get('planted.ts');
  expect(planted).toContain('import(no-default-export)');
  expect(planted).toContain('typescript(no-floating-promises)');
  expect(planted).toContain("Type 'string' is not assignable to type 'number'");
  expect(planted).toContain("Unused '@ts-expect-error' directive");
});

it('pnpm lint finds type errors in generated files', () => {
  for (const project of projects) {
    mkdirSync(join(copy, project, 'generated'), { recursive: true });
    writeFileSync(
      join(copy, project, 'tsconfig.json'),
      '{ "compilerOptions": { "types": [], "lib": ["es5"], "skipLibCheck": true } }',
    );
    writeFileSync(join(copy, project, 'generated/sound.gen.ts'), 'export const count: number = 1;\n');
  }
  writeFileSync(join(copy, 'packages/client/generated/planted.gen.ts'), "export const count: number = 'one';\n");
  const problems = lint('types', copy);
  expect(problems).toMatch(/^packages\/client\/generated\/planted\.gen\.ts\(1,14\): error TS2322: .*$/);
});

it('pnpm lint ignores only generated and built files, and uses the same TypeScript version as the compiler', () => {
  const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '');
  const { ignorePatterns } = JSON.parse(config) as { ignorePatterns: string[] };
  expect(ignorePatterns).toEqual(['**/generated/**', '**/dist/**', '**/node_modules/**']);
  const withGenerated = ['packages', 'apps']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'generated')));
  expect(withGenerated.toSorted()).toEqual(projects.map((project) => project.replace('/src', '')).toSorted());
  const versionOf = (name: string): string =>
    JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
  // The version of the linter is the version of TypeScript that it uses, followed by three digits.
  expect(versionOf('oxlint-tsgolint').slice(0, -3)).toBe(versionOf('typescript-7'));
});

it("pnpm lint finds an import of another package's inner file, a long file and a wrong file name", () => {
  const folder = mkdtempSync(join(copy, 'borders-'));
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  const importing = (path: string) => `export * from '${path}';\n`;
  const files: Record<string, [text: string, rule?: string]> = {
    'apps/server/src/a.ts': [importing('../../../packages/types/generated/a.gen.ts'), 'no-restricted-imports'],
    'apps/server/src/b.ts': [importing('@jurybox/types/generated/b.gen.ts'), 'no-restricted-imports'],
    'apps/server/src/store/c.ts': [importing('../../generated/c.gen.ts')],
    'packages/client/src/d.ts': [importing('../../types/generated/d.gen.ts'), 'no-restricted-imports'],
    'packages/client/src/e.ts': [importing('../../../apps/server/src/app.ts'), 'no-restricted-imports'],
    'packages/client/src/f.ts': [importing('../generated/f.gen.ts')],
    'packages/types/test/g.ts': [importing('../generated/g.gen.ts'), 'no-restricted-imports'],
    'packages/types/test/h.ts': [importing('@jurybox/server'), 'no-restricted-imports'],
    'scripts/i.ts': [importing('../apps/docs/src/samples.ts'), 'no-restricted-imports'],
    'apps/docs/src/j.ts': [importing('../../../scripts/paths.ts'), 'no-restricted-imports'],
    'apps/server/src/k.ts': ['// a line\n'.repeat(301), 'max-lines'],
    'apps/server/src/longName.ts': ['export {};\n', 'filename-case'],
  };
  for (const [file, [text]] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const found = runTool('oxlint --config .oxlintrc.json --format=unix', folder);
  for (const [file, [, rule]] of Object.entries(files))
    expect([file, new RegExp(`^${file}:.*\\(([\\w-]+)\\)\\]$`, 'm').exec(found)?.[1]], found).toEqual([file, rule]);
});

it('pnpm lint finds a file that is not formatted', () => {
  const folder = mkdtempSync(join(copy, 'format-'));
  cpSync(join(root, '.oxfmtrc.jsonc'), join(folder, '.oxfmtrc.jsonc'));
  writeFileSync(join(folder, 'sound.ts'), "export const text = 'one';\n");
  writeFileSync(join(folder, 'planted.ts'), 'export const text = "one"\n');
  const problems = lint('format', folder);
  expect(problems).toMatch(/^planted\.ts\b/m);
  expect(problems).not.toContain('sound.ts');
});

it('pnpm lint finds an export that no file imports, and a file that no file imports', () => {
  const folder = mkdtempSync(join(copy, 'exports-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'planted', type: 'module', main: 'index.ts' }));
  writeFileSync(join(folder, 'index.ts'), "import { used } from './part.ts';\nconsole.log(used);\n");
  writeFileSync(join(folder, 'part.ts'), 'export const used = 1;\nexport const dead = 2;\n');
  writeFileSync(join(folder, 'lonely.ts'), 'export const alone = 1;\n');
  const problems = lint('exports', folder);
  expect(problems).toMatch(/part\.ts: dead$/m);
  expect(problems).toContain('lonely.ts');
});
