/** If the contract changes, the compiler must report the files with handlers that must change too. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readSpec } from '../../generate/spec.ts';
import { emitOperations } from '../../generate/operations.ts';
import { readTree, writeTree } from '../../generate/tree.ts';
import { emitTypes } from '../../generate/types.ts';
import { root } from '../../paths.ts';
import { compile } from '../support/compile.ts';
import { copyRepository } from '../support/copy.ts';

it('if an operation is added or removed, the compiler reports only the handler file of that operation', async () => {
  const copy = copyRepository('drift');
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const health = readFileSync(join(copy, 'spec/paths/health.yaml'), 'utf8');
  writeFileSync(
    join(copy, 'spec/paths/apps_ping.yaml'),
    health.replace('getHealth', 'getPing').replace('[service]', '[apps]'),
  );
  const path = join(copy, 'spec/openapi.yaml');
  const changed = readFileSync(path, 'utf8')
    .replace('paths:\n', 'paths:\n  /apps/ping:\n    $ref: paths/apps_ping.yaml\n')
    .replace(/ {2}\/keys\/\{key_id\}:\n.*\n/, '');
  writeFileSync(path, changed);
  const spec = await readSpec(path);
  // The other generated files are the committed ones, which saves time. `pnpm lint` checks that they are current.
  const unchanged = await readTree(copy);
  await writeTree(new Map([...unchanged, ...(await emitTypes(spec)), ...(await emitOperations(spec))]), copy);
  const { files, errors } = compile(copy, 'apps/server/src/tsconfig.json');
  const inFile = (file: string) => errors.filter((error) => error.startsWith(`apps/server/src/handlers/${file}(`));
  expect(inFile('apps.ts')).toEqual([expect.stringContaining('getPing')]);
  expect(inFile('keys.ts').join('\n')).toContain('revokeKey');
  expect(errors).toHaveLength(inFile('apps.ts').length + inFile('keys.ts').length);
  // The compiler must read the generated files of the copy, not those of the repository.
  expect(files).toContain(join(copy, 'packages/types/generated/operations.gen.ts'));
  expect(files.filter((file) => file.startsWith(root) && !file.includes('/node_modules/'))).toEqual([]);
});
