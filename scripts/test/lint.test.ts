/** `pnpm lint` looks at what it says it looks at: a fault in a copy of each part is found and named. */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../paths.ts';
import { lintCode } from '../lint/code.ts';
import { lintContract } from '../lint/contract.ts';

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

it('finds nothing in a copy, then a fault in the contract, in a workflow and in its own rules', async () => {
  expect((await lintContract(copy)).problems).toBe('');
  change(
    'spec/paths/health.yaml',
    'summary: Tell whether the service can answer',
    'summary: Tell whether the service can answer.',
  );
  change('spec/workflows/judge-a-scenario.arazzo.yaml', 'stepId: judge\n', 'stepId: read\n');
  appendFileSync(join(copy, 'redocly.yaml'), '\ntheming: {}\n');
  const { problems } = await lintContract(copy);
  expect(problems).toMatch(/^spec\/paths\/health\.yaml:4:12 rule\/summary-no-period: The summary ends in a period\./m);
  expect(problems).toMatch(/^spec\/workflows\/judge-a-scenario\.arazzo\.yaml:\d+:\d+ stepId-unique: /m);
  expect(problems).toMatch(/^redocly\.yaml:\d+:\d+ .*theming/m);
});

it('finds a fault in the code, one that needs types included', async () => {
  const folder = join(copy, 'code');
  const tsconfig = { compilerOptions: { strict: true, module: 'nodenext', target: 'es2024' }, include: ['.'] };
  cpSync(join(root, 'scripts/lint/result.ts'), join(folder, 'sound.ts'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  expect((await lintCode(folder)).problems).toBe('');
  writeFileSync(
    join(folder, 'planted.ts'),
    'const work = async () => 1;\nexport default function start() {\n  work();\n}\n',
  );
  const { problems } = await lintCode(folder);
  expect(problems).toContain('import(no-default-export)');
  expect(problems).toContain('typescript(no-floating-promises)');
});
