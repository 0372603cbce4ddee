/**
 * Tests the effect of a change on callers: the names in the client, the calls of generated clients, and the programs of
 * earlier releases.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { edit } from './catalogue/mutation.ts';
import { judgePath } from './catalogue/operations.ts';
import { partOf } from './catalogue/part-of.ts';
import { withoutClients, type Callers } from '../src/callers/effect.ts';
import type { Party } from '../src/callers/calls.ts';
import { runMatrix } from '../src/callers/matrix.ts';
import { compilePrograms } from '../src/callers/programs.ts';
import type { Document } from '@jurybox/openapi';
import { recordedContract } from '../src/callers/recorded.ts';
import { reviewDocuments } from '../src/review.ts';
import { effectOf } from './support/callers.ts';
import { contract, documentWith, root } from './support/contract.ts';

const base = contract();
const none = { ran: false, says: '', errors: [] };

const broken = { openapi: '3.1.1', paths: { '/a': { get: {}, $ref: '#/nowhere' } } } as unknown as Document;

const effect = (to: Document, from = base) => effectOf(from, to, reviewDocuments(from, to));

describe('generated clients that call servers of the base and of the revision', () => {
  it('all generated clients and servers of an unchanged contract work together', async () => {
    const { matrix, run } = await effect(base);
    expect(run).toMatchObject({ ran: true });
    expect(matrix).toHaveLength(2);
    for (const { requests, responses, failed } of matrix) {
      expect(failed).toEqual([]);
      expect(requests.of).toBeGreaterThan(30);
      expect(responses.of).toBeGreaterThan(200);
      expect([requests.passed, responses.passed]).toEqual([requests.of, responses.of]);
    }
  });

  it('the report says why the generated clients did not run', async () => {
    const { run, matrix } = withoutClients(none);
    expect([run.ran, run.says, matrix]).toEqual([false, '--no-run was given', []]);
    const { run: silent } = await effect(
      documentWith({ type: 'string' }, 'request'),
      documentWith({ type: 'string' }, 'request'),
    );
    expect(silent).toEqual({
      ran: false,
      says: 'the contracts contain no example that a generated function sends or reads',
    });
    const { run: brokenRun } = await effectOf(broken, base, []);
    expect(brokenRun).toMatchObject({ ran: false, says: expect.stringMatching(/^\S/) });
  });

  it('generateClient runs the generator in a process of its own, and reports its failure in one line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'jurybox-review-generator-'));
    // This test imports the original module. The other tests of this file use a replacement, which runs the generator
    // in this process.
    const path = '../src/callers/generated.ts';
    const { generateClient } = await vi.importActual<typeof import('../src/callers/generated.ts')>(path);
    try {
      await expect(generateClient({} as Document, folder, 600_000)).rejects.toThrow(/^the generator failed: .+$/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('the effect of a revision with several changes', () => {
  let callers: Callers;
  beforeAll(async () => {
    const part = partOf(base, ['/keys/{key_id}', judgePath, '/health', '/apps']);
    callers = await effect(
      edit(part, (copy) => {
        const { schemas, examples } = copy.components as any;
        delete copy.paths?.['/keys/{key_id}'];
        schemas.EvaluationScenarioUpdate.properties.note.maxLength = 5;
        schemas.Health.properties.status.enum.push('resting');
        examples.HealthReady.value.status = 'resting';
        schemas.Extra = { type: 'string' };
        schemas.App.description = 'Other words.';
      }),
      part,
    );
  });

  it('a client of the base fails if a request is rejected, a response is unexpected or an operation is missing', () => {
    const [baseClient, revisionClient] = callers.matrix;
    expect(baseClient?.failed.toSorted()).toEqual([
      'request DELETE /keys/{key_id}: the revision has no DELETE operation at this path',
      expect.stringMatching(/request PUT \/human-evaluations.*: the body\/note must NOT have more than 5 characters/),
      expect.stringMatching(/response 200 of GET \/health: \/status must be equal/),
    ]);
    // The client of the revision has no function for the removed operation, so no test can call this operation with it.
    expect(revisionClient?.failed).toEqual([]);
    expect(revisionClient?.responses.of).toBe(baseClient?.responses.of);
  });

  it('the report lists the added, removed and changed names of the generated client', () => {
    expect(callers.functions).toEqual({
      added: [],
      removed: ['revokeKey'],
      changed: ['getHealth', 'updateEvaluationScenario'],
    });
    expect(callers.types).toEqual({ added: ['Extra'], removed: [], changed: ['Health'] });
  });
});

describe('the operating-system process that runs the generated clients', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-review-process-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const small = {
    openapi: '3.1.1',
    info: { title: 'Small', version: '1.0.0' },
    paths: { '/health': { get: { operationId: 'getHealth', responses: { 200: { description: 'Fine.' } } } } },
  } as Document;
  const run = async (name: string, body: string, timeoutMs: number) => {
    const [baseParty, revisionParty] = ['base', 'revision'].map((side) => {
      const at = join(folder, name, side);
      mkdirSync(join(at, 'generated/client'), { recursive: true });
      writeFileSync(
        join(at, 'generated/client/index.ts'),
        'export const createClient = (given: object): object => given;\n',
      );
      writeFileSync(
        join(at, 'generated/sdk.gen.ts'),
        `import { readFileSync } from 'node:fs';\nexport const getHealth = async () => { ${body} };\n`,
      );
      return {
        contract: recordedContract(small),
        folder: at,
        generated: {
          functions: new Map([['GET /health', { name: 'getHealth', streams: false }]]),
          declared: { functions: new Map(), types: new Map() },
        },
      };
    }) as [Party, Party];
    return runMatrix({ base: baseParty, revision: revisionParty }, new Set(), timeoutMs);
  };

  const returnVerdict = (verdict: string) =>
    `return { response: { status: 200, ok: true, headers: new Headers({ 'x-review-verdict': ${verdict} }) } };`;

  it('the review kills the client process after the timeout', async () => {
    await expect(run('hangs', 'for (;;);', 500)).rejects.toThrow('the client timed out after 0.5 s');
  });

  it('the client process can read only its own folder, and gets no environment variables', async () => {
    const [cell] = await run(
      'reads',
      returnVerdict("Object.keys(process.env).length + readFileSync('/etc/hosts', 'utf8').length"),
      600_000,
    );
    expect(cell?.failed).toEqual([expect.stringContaining('Access to this API has been restricted')]);
    const [bare] = await run('sees', returnVerdict("process.env.PATH ?? 'accepted'"), 600_000);
    expect(bare?.requests).toEqual({ passed: 1, of: 1 });
  });
});

const programs = { folder: 'packages/client/test/released-programs', project: 'packages/client' };

describe('compiling the sample programs of earlier releases', () => {
  let folder: string;
  const program = 'packages/client/test/released-programs/0.1.0/call.ts';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'jurybox-review-programs-'));
    mkdirSync(join(folder, 'packages/client/src'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{}');
    // Uses TypeScript 7, because its compiler needs a fraction of the CPU time of TypeScript 6.
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(join(root, 'node_modules/typescript-7'), join(folder, 'node_modules/typescript'));
    writeFileSync(
      join(folder, 'packages/client/tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          module: 'nodenext',
          lib: ['es5'],
          types: [],
          allowImportingTsExtensions: true,
        },
        include: ['src', 'test'],
      }),
    );
    writeFileSync(join(folder, 'packages/client/src/index.ts'), 'export const call = (id: string): string => id;\n');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('without sample programs of earlier releases, the review reports that it compiled nothing', () => {
    expect(compilePrograms(folder, programs, true)).toMatchObject({
      ran: false,
      says: expect.stringContaining('there are no programs'),
    });
  });

  it('the review compiles the sample programs of earlier releases, and reports the file of each error', () => {
    mkdirSync(join(folder, program, '..'), { recursive: true });
    writeFileSync(
      join(folder, program),
      "import { call } from '../../../src/index.ts';\nexport const answer: string = call('a');\n",
    );
    expect(compilePrograms(folder, programs, true)).toMatchObject({
      ran: true,
      says: 'the programs of 0.1.0 compile',
      errors: [],
    });
    expect(compilePrograms(folder, programs, false)).toMatchObject({ ran: false });
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: folder });
    git('init', '--quiet');
    git('add', program);
    git('commit', '--quiet', '--message', 'a release');
    // A changed file that is not a program does not prevent the compilation.
    const words = join(folder, 'packages/client/test/released-programs/README.md');
    writeFileSync(words, 'Programs.\n');
    git('add', words);
    git('commit', '--quiet', '--message', 'words');
    writeFileSync(words, 'Other words.\n');
    expect(compilePrograms(folder, programs, true, 'HEAD')).toMatchObject({ ran: true });
    writeFileSync(join(folder, program), '');
    expect(compilePrograms(folder, programs, true, 'HEAD')).toEqual({
      ran: false,
      says: 'programs of earlier releases were changed: restore them',
      errors: [program],
    });
    git('checkout', '--quiet', '--', program);
    writeFileSync(
      join(folder, 'packages/client/src/index.ts'),
      'export const call = (id: number): string => String(id);\n',
    );
    const { says, errors } = compilePrograms(folder, programs, true);
    expect(says).toBe('the programs of 0.1.0 do not compile any more');
    expect(errors[0]).toContain(program);
  });
});
