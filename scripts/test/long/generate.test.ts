/** Runs `pnpm generate` in a copy of the repository, after changes of the contract and of generated files. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../../generate/spec.ts';
import { readTree } from '../../generate/tree.ts';
import { copyRepository } from '../support/copy.ts';

let copy = '';
/** The files that `pnpm generate` writes in `copy`, which is a copy of the repository. */
let wanted: Files;
const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/generate.ts', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { code: status, text: stdout + stderr };
};
beforeAll(async () => {
  copy = copyRepository('generate');
  // Use a contract with only one operation, which saves time.
  const spec = join(copy, 'spec/openapi.yaml');
  const whole = readFileSync(spec, 'utf8');
  writeFileSync(spec, whole.replace(/(?<=^paths:\n)(?: .*\n)+/m, '  /health:\n    $ref: paths/health.yaml\n'));
  run();
  wanted = await readTree(copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the command pnpm generate', () => {
  it('pnpm generate does nothing if neither the contract nor a generated file has changed', () => {
    expect(run().text).toBe('the generated files are up to date\n');
  });

  it('pnpm generate --check lists the files that are not up to date, and pnpm generate writes them', async () => {
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
    // The contract has not changed, so only the hash of the generated files shows that there is something to write.
    expect(run().text).toBe(`${wanted.size} files, 2 of them new or changed; 1 removed\n`);
    expect(await readTree(copy)).toEqual(wanted);
    writeFileSync(join(copy, 'packages/client/generated/extra.gen.ts'), '');
    expect(run('--check').code).toBe(1);
    rmSync(join(copy, 'packages/client/generated/extra.gen.ts'));
    expect(run('--check')).toEqual({ code: 0, text: `generated files agree with spec/ (${wanted.size} files)\n` });
  });

  // `pnpm generate` skips a contract whose hash an earlier run has stored. It must not skip this changed contract.
  it('if a reference leads to a missing file, pnpm generate prints one line with the place of the reference', () => {
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
