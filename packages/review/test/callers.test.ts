/** What a change does to callers: names, recorded examples both ways, and the programs of earlier releases. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { edit } from './catalogue/mutation.ts';
import { effectOnCallers } from '../src/callers.ts';
import { matrixOf } from '../src/matrix.ts';
import { compilePrograms } from '../src/programs.ts';
import { reviewDocuments } from '../src/review.ts';
import { contract, root } from './support/contract.ts';

const base = contract();
const none = { ran: false, says: '', errors: [] };

describe('the matrix', () => {
  it('is full where nothing changed', () => {
    for (const { requests, answers, failed } of matrixOf(base, base)) {
      expect(requests.of).toBeGreaterThan(10);
      expect(answers.of).toBeGreaterThan(200);
      expect([requests.passed, answers.passed, failed]).toEqual([requests.of, answers.of, []]);
    }
  });

  it('names the recorded request that the new server refuses, and not the reverse', () => {
    const revision = edit(base, (copy) => void ((copy.components as any).schemas.EvaluationScenarioUpdate.properties.note.maxLength = 5));
    const [there, back] = matrixOf(base, revision);
    expect(there?.failed).toEqual([expect.stringContaining('request PUT /human-evaluations')]);
    expect(back?.failed).toEqual([]);
  });
});

it('functions and types are named', () => {
  const revision = edit(base, (copy) => {
    delete copy.paths?.['/health'];
    (copy.components as any).schemas.EvaluationScenarioUpdate.properties.note.maxLength = 5;
    (copy.components as any).schemas.Extra = { type: 'string' };
    (copy.components as any).schemas.App.description = 'Other words.';
  });
  const { functions, types } = effectOnCallers(base, revision, reviewDocuments(base, revision), none);
  expect(functions).toEqual({ added: [], removed: ['getHealth'], changed: ['updateEvaluationScenario'] });
  expect(types).toEqual({ added: ['Extra'], removed: [], changed: ['EvaluationScenarioUpdate'] });
});

describe('the programs of earlier releases', () => {
  let folder: string;
  const program = 'packages/client/test/yesterday/0.1.0/call.ts';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'jurybox-review-programs-'));
    mkdirSync(join(folder, 'packages/client/src'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{}');
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'packages/client/tsconfig.json'), '{"compilerOptions":{"strict":true,"noEmit":true,"module":"nodenext","types":[],"allowImportingTsExtensions":true},"include":["src","test"]}');
    writeFileSync(join(folder, 'packages/client/src/index.ts'), 'export const call = (id: string): string => id;\n');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are said to be none where there are none', () => {
    expect(compilePrograms(folder, true)).toMatchObject({ ran: false, says: expect.stringContaining('there are no programs') });
  });

  it('compile, or are named with the place', () => {
    mkdirSync(join(folder, program, '..'), { recursive: true });
    writeFileSync(join(folder, program), "import { call } from '../../../src/index.ts';\nexport const answer: string = call('a');\n");
    expect(compilePrograms(folder, true)).toMatchObject({ ran: true, says: 'the programs of 0.1.0 compile', errors: [] });
    expect(compilePrograms(folder, false)).toMatchObject({ ran: false });
    writeFileSync(join(folder, 'packages/client/src/index.ts'), 'export const call = (id: number): string => String(id);\n');
    const { says, errors } = compilePrograms(folder, true);
    expect(says).toBe('the programs of 0.1.0 do not compile any more');
    expect(errors[0]).toContain(program);
  });
});
