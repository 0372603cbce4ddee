/** Runs the workflows of spec/workflows/ with `redocly respect`. It checks every step against the contract. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/store/index.ts';
import { engines, type Engine } from './support/engine.ts';
import { childEnvironment } from './support/child-environment.ts';
import type { Fixture } from './support/fixture.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'spec/workflows');
const scratch = mkdtempSync(join(tmpdir(), 'jurybox-workflows-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

interface Journey {
  /** The role of the API key that runs the workflow. */
  role: 'evaluator' | 'editor' | 'admin';
  /** The inputs of the workflow, without the API key. */
  inputs: (fixture: Fixture) => Record<string, unknown>;
  /**
   * The ids of all steps, in order. The responses to the steps in `withoutJson` contain no JSON, so no schema applies
   * to them.
   */
  steps: string[];
  withoutJson: string[];
}

let apps = 0;
/** Every workflow, by its file name without `.arazzo.yaml`. */
const journeys: Record<string, Journey> = {
  'collect-judgements': {
    role: 'editor',
    inputs: ({ appId, variantIds: [one, other] }) => ({
      app_id: appId,
      variant_id: one,
      other_variant_id: other,
    }),
    steps: [
      'create',
      'invite',
      'share',
      'join',
      'instructions',
      'next',
      'ahead',
      'judge',
      'judge-too',
      'results-for-a-judge',
      'progress',
      'judgements',
      'judges',
      'revoke',
      'judge-revoked',
    ],
    withoutJson: ['revoke'],
  },
  'judge-a-scenario': {
    role: 'evaluator',
    inputs: ({ appId, pairs }) => ({
      app_id: appId,
      evaluation_id: pairs.evaluationId,
      evaluation_scenario_id: pairs.scenarioIds[0],
    }),
    steps: ['read', 'read-again', 'judge', 'judge-again', 'judge-stale'],
    withoutJson: ['read-again', 'judge-again'],
  },
  'rotate-a-key': {
    role: 'admin',
    inputs: () => ({}),
    steps: ['create', 'use', 'list', 'revoke', 'use-again'],
    withoutJson: ['revoke'],
  },
  'run-an-evaluation': {
    role: 'editor',
    inputs: ({ appId, variantIds: [one, other] }) => ({
      app_id: appId,
      variant_id: one,
      other_variant_id: other,
    }),
    steps: [
      'create',
      'list-open',
      'vote',
      'judgements',
      'progress',
      'results',
      'export-csv',
      'export-json-lines',
      'close',
      'vote-when-closed',
      'reopen',
    ],
    withoutJson: ['export-csv', 'export-json-lines'],
  },
  'ship-a-variant': {
    role: 'editor',
    inputs: () => ({ app_name: `shipped ${apps++}` }),
    steps: [
      'create-app',
      'create-variant',
      'revise',
      'deploy-to-staging',
      'deploy-to-production',
      'read',
      'compare',
      'roll-back',
      'history',
    ],
    withoutJson: [],
  },
};
const names = Object.keys(journeys);
/** Returns the inputs of some workflows with one API key. Each workflow reads only its own inputs. */
const inputsOf = (some: string[], role: Journey['role'], fixture: Fixture): Record<string, unknown> =>
  Object.assign({ api_key: fixture.keys[role] }, ...some.map((name) => journeys[name]?.inputs(fixture)));
const fileOf = (name: string) => join(folder, `${name}.arazzo.yaml`);

interface Outcome {
  steps: string[];
  /** The checks that ran and the checks that failed, each as `step: check`. */
  checks: string[];
  failed: string[];
}

/**
 * Runs workflow files with one API key in one process, because the start of the process takes most of the time. Returns
 * one outcome per file name. Treats every failed check as an error. Otherwise, a run with warnings would succeed.
 */
async function respect(
  files: string[],
  inputs: Record<string, unknown>,
  base: string,
): Promise<{ code: number; outcomes: Map<string, Outcome> }> {
  const report = join(mkdtempSync(join(scratch, 'run-')), 'report.json');
  const severity = ['SCHEMA_CHECK', 'STATUS_CODE_CHECK', 'CONTENT_TYPE_CHECK', 'SUCCESS_CRITERIA_CHECK']
    .map((check) => `${check}=error`)
    .join(',');
  const args = ['--input', JSON.stringify(inputs), '--server', `jurybox=${base}`, '--severity', severity];
  const env = { ...childEnvironment(), REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { code, text } = await new Promise<{ code: number; text: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'respect', ...files, ...args, '--json-output', report],
      { cwd: root, env },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code), text: stdout + stderr });
      },
    );
  });
  const reported = JSON.parse(readFileSync(report, 'utf8')) as {
    files: Record<
      string,
      { executedWorkflows: { executedSteps: { stepId: string; checks: { name: string; status: string }[] }[] }[] }
    >;
  };
  const outcomes = Object.entries(reported.files).map(([file, { executedWorkflows }]): [string, Outcome] => {
    const steps = executedWorkflows.flatMap(({ executedSteps }) => executedSteps);
    const checks = steps.flatMap(({ stepId, checks: made }) =>
      made.map(({ name, status }) => ({ says: `${stepId}: ${name}`, status })),
    );
    const outcome = {
      steps: steps.map(({ stepId }) => stepId),
      checks: checks.map(({ says }) => says),
      failed: checks.filter(({ status }) => status !== 'success').map(({ says }) => says),
    };
    return [basename(file), outcome];
  });
  expect(outcomes.map(([file]) => file).sort(), text).toEqual(files.map((file) => basename(file)).sort());
  return { code, outcomes: new Map(outcomes) };
}

/** Writes a copy of a workflow with `from` replaced by `to`, and returns its path. */
function planted(name: string, step: string, from: string, to: string): string {
  const text = readFileSync(fileOf(name), 'utf8').replace('../openapi.yaml', join(root, 'spec/openapi.yaml'));
  expect(text).toContain(from);
  const file = join(scratch, `${name}.${step}.arazzo.yaml`);
  writeFileSync(file, text.replace(from, to));
  return file;
}

it('the tests cover every workflow file', () => {
  expect(readdirSync(folder)).toEqual(names.map((name) => `${name}.arazzo.yaml`));
});

describe.each(engines)('on %s', (engine: Engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
  });
  afterAll(() => server.stop());

  // Each workflow runs with a key of the lowest role that it needs.
  it.each(['evaluator', 'editor', 'admin'] as const)(
    'the workflows of the role %s succeed, and every JSON response matches its schema',
    async (role) => {
      const own = names.filter((name) => journeys[name]?.role === role);
      expect(own).not.toEqual([]);
      const files = own.map(fileOf);
      const { code, outcomes } = await respect(files, inputsOf(own, role, server.fixture), server.base);
      expect([code, [...outcomes.values()].flatMap(({ failed }) => failed)]).toEqual([0, []]);
      for (const name of own) {
        const journey = journeys[name];
        const { steps, checks } = outcomes.get(basename(fileOf(name))) as Outcome;
        expect(steps).toEqual(journey?.steps);
        const held = (check: RegExp) =>
          steps.filter((step) => checks.some((says) => says.startsWith(`${step}: `) && check.test(says)));
        expect(held(/status code/i)).toEqual(steps);
        expect(held(/success criteria/i)).toEqual(steps);
        expect(held(/schema/i).filter((step) => !journey?.withoutJson.includes(step))).toEqual(
          steps.filter((step) => !journey?.withoutJson.includes(step)),
        );
      }
    },
  );
});

describe('planted faults of workflows', () => {
  let server: TestServer;
  let outcomes: Map<string, Outcome>;
  let exitCode: number;
  const faults = [
    ['judge-a-scenario', 'a status', '$statusCode == 412', '$statusCode == 200', 'judge-stale'],
    [
      'judge-a-scenario',
      'an entity tag',
      '$response.header.ETag == $steps.read.outputs.etag',
      "$response.header.ETag == 'another'",
      'read-again',
    ],
    ['rotate-a-key', 'a status', '$statusCode == 401', '$statusCode == 200', 'use-again'],
    ['run-an-evaluation', 'a result', 'is_enough == false', 'is_enough == true', 'results'],
    ['ship-a-variant', 'a member', '/parameters/temperature == 0.2', '/parameters/temperature == 0.7', 'read'],
  ] as const;

  beforeAll(async () => {
    server = await startTestServer();
    const files = faults.map(([name, , from, to, step]) => planted(name, step, from, to));
    const inputs = inputsOf(names, 'admin', server.fixture);
    ({ code: exitCode, outcomes } = await respect(files, inputs, server.base));
  });
  afterAll(() => server.stop());

  it.each(faults)('planted fault: %s fails if it expects a wrong value of %s', (name, _, _from, _to, step) => {
    expect(exitCode).toBe(1);
    expect(outcomes.get(`${name}.${step}.arazzo.yaml`)?.failed).toEqual([
      expect.stringMatching(new RegExp(`^${step}: .*success criteria`, 'i')),
    ]);
  });

  it('planted fault: a workflow fails if the server violates the contract', async () => {
    const broken = await startTestServer({ checkReplies: false }, breaking);
    const name = 'judge-a-scenario';
    const inputs = inputsOf([name], 'evaluator', broken.fixture);
    const { code, outcomes } = await respect([fileOf(name)], inputs, broken.base).finally(() => broken.stop());
    expect(code).toBe(1);
    expect(outcomes.get(basename(fileOf(name)))?.failed).toEqual([expect.stringMatching(/^read: .*schema/i)]);
  });
});

/** Makes the server return `revision` as text, which violates the contract. */
function breaking(database: Database): Database {
  return new Proxy(database, {
    get(target, name: keyof Database) {
      const own = target[name] as (...args: unknown[]) => Promise<{ answer?: string } | undefined>;
      return async (...args: unknown[]) => {
        const row = await own.apply(target, args);
        return row?.answer === undefined
          ? row
          : { ...row, answer: row.answer.replace(/"revision":\d+/, '"revision":"first"') };
      };
    },
  });
}
