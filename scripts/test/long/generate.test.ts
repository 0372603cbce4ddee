/** Runs `pnpm generate` in a copy of the repository. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../../generate/spec.ts';
import { readTree, writeTree } from '../../generate/tree.ts';
import { copyRepository } from '../support/copy.ts';

let copy = '';
/** The generated files of the unchanged contract. */
let wanted: Files;
beforeAll(async () => {
  copy = copyRepository('generate');
  // Reads the committed files, which saves time. A task of `npm test` checks that they equal the generated files.
  wanted = await readTree(copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the command pnpm generate', () => {
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/generate.ts', ...args], {
      cwd: copy,
      encoding: 'utf8',
    });
    return { code: status, text: stdout + stderr };
  };

  it('pnpm generate --check prints each file that differs, and the command that repairs the files', async () => {
    await writeTree(wanted, copy);
    appendFileSync(join(copy, 'packages/types/generated/operations.gen.ts'), '// a quick fix\n');
    rmSync(join(copy, 'packages/validators/generated/requests.gen.js'));
    writeFileSync(join(copy, 'packages/client/generated/extra.gen.ts'), '');
    const { code, text } = run('--check');
    expect(code).toBe(1);
    expect(text).toContain('packages/types/generated/operations.gen.ts: differs from what spec/ generates');
    expect(text).toContain('packages/validators/generated/requests.gen.js: is missing');
    expect(text).toContain('packages/client/generated/extra.gen.ts: spec/ no longer generates this file');
    expect(text).toContain('run: pnpm generate');
    expect(text).not.toContain('agree');
    expect(run().text).toBe(`${wanted.size} files, 2 of them new or changed; 1 removed\n`);
    expect(await readTree(copy)).toEqual(wanted);
    writeFileSync(join(copy, 'packages/client/generated/extra.gen.ts'), '');
    expect(run('--check').code).toBe(1);
    rmSync(join(copy, 'packages/client/generated/extra.gen.ts'));
    expect(run('--check')).toEqual({ code: 0, text: `generated files agree with spec/ (${wanted.size} files)\n` });
  });

  it('pnpm generate does nothing if nothing has changed, and restores a generated file that somebody changed', () => {
    expect(run().text).toContain('the generated files are up to date');
    appendFileSync(join(copy, 'packages/types/generated/operations.gen.ts'), '// a quick fix\n');
    expect(run().text).toContain('1 of them new or changed; 0 removed');
  });

  // The command reads the contract, although the hash of the last generation is the hash of the correct contract.
  it('pnpm generate prints one line about a reference to a missing file, with the line of the reference', () => {
    const file = join(copy, 'spec/paths/health.yaml');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace('HealthReady.yaml', 'Nowhere.yaml'));
    const { code, text } = run();
    writeFileSync(file, before);
    expect(code).toBe(1);
    const place = /^spec\/paths\/health\.yaml:\d+: .*Nowhere\.yaml'\. Create the file or correct the line\.\n$/;
    expect(text).toMatch(place);
  });
});
