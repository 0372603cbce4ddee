/** Changes only the contract. Checks that the compiler then reports the file to change. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSpec } from '../generate/spec.ts';
import { emitOperations } from '../generate/operations.ts';
import { readTree, writeTree } from '../generate/tree.ts';
import { emitTypes } from '../generate/types.ts';
import type { Files } from '../generate/spec.ts';
import { root } from '../paths.ts';
import { createCompiler, type Compiler } from './support/compiler.ts';
import { copyRepository } from './support/copy.ts';

let copy = '';
let compiler: Compiler;
/** The generated files of the unchanged contract. */
let wanted: Files;
beforeAll(async () => {
  copy = copyRepository('drift');
  // Reads the committed files, which saves time. Another task of `npm test` checks that they equal the generated files.
  wanted = await readTree(copy);
  compiler = createCompiler(copy, 'apps/server/src/tsconfig.json');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const errorsInHandlers = () => compiler.errorsIn('apps/server/src/handlers/');

/**
 * Changes `spec/openapi.yaml`, generates the types of the handlers, compiles, and returns the errors in the handlers.
 */
async function errorsAfter(change: (text: string) => string): Promise<string[]> {
  const path = join(copy, 'spec/openapi.yaml');
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, change(before));
  try {
    const spec = await readSpec(path);
    const changed = [...(await emitTypes(spec)), ...(await emitOperations(spec))];
    await writeTree(new Map([...wanted, ...changed]), copy);
    return errorsInHandlers();
  } finally {
    writeFileSync(path, before);
  }
}

describe('a changed contract that the server does not match', () => {
  it('the handlers compile with the current contract', () => {
    const { files, errors } = compiler.compile();
    expect(errors).toEqual([]);
    // The compiler must read the packages in the copy and not those in the repository.
    expect(files).toContain(join(copy, 'packages/types/generated/operations.gen.ts'));
    expect(files.filter((file) => file.startsWith(root) && !file.includes('/node_modules/'))).toEqual([]);
  });

  it('a new operation and a removed operation cause compile errors in the handler files of their tags', async () => {
    const health = readFileSync(join(copy, 'spec/paths/health.yaml'), 'utf8');
    writeFileSync(
      join(copy, 'spec/paths/apps_ping.yaml'),
      health.replace('getHealth', 'getPing').replace('[service]', '[apps]'),
    );
    const errors = await errorsAfter((text) =>
      text
        .replace('paths:\n', 'paths:\n  /apps/ping:\n    $ref: paths/apps_ping.yaml\n')
        .replace(/ {2}\/keys\/\{key_id\}:\n.*\n/, ''),
    );
    const inFile = (file: string) => errors.filter((error) => error.startsWith(`apps/server/src/handlers/${file}(`));
    expect(inFile('apps.ts')).toEqual([expect.stringContaining('getPing')]);
    expect(inFile('keys.ts').join('\n')).toContain('revokeKey');
  });
});
