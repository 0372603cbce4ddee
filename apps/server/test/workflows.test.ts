/** Runs the journeys of spec/workflows/ with `redocly respect`, which checks every step against the contract. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  inputs: (fixture: Fixture) => Record<string, unknown>;
  /**
   * The ids of all steps, in order. The responses to the steps in `withoutJson` contain no JSON, so they are not
   * checked against a schema.
   */
  steps: string[];
  withoutJson: string[];
}

let apps = 0;
/** Every workflow, by its file name without `.arazzo.yaml`. */
const journeys: Record<string, Journey> = {
  'collect-judgements': {
    inputs: ({ keys, appId, variantIds: [one, other] }) => ({
      api_key: keys.editor,
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
    inputs: ({ keys, appId, pairs }) => ({
      api_key: keys.evaluator,
      app_id: appId,
      evaluation_id: pairs.evaluationId,
      evaluation_scenario_id: pairs.scenarioIds[0],
    }),
    steps: ['read', 'read-again', 'judge', 'judge-again', 'judge-stale'],
    withoutJson: ['read-again', 'judge-again'],
  },
  'rotate-a-key': {
    inputs: ({ keys }) => ({ api_key: keys.admin }),
    steps: ['create', 'use', 'list', 'revoke', 'use-again'],
    withoutJson: ['revoke'],
  },
  'run-an-evaluation': {
    inputs: ({ keys, appId, variantIds: [one, other] }) => ({
      api_key: keys.editor,
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
    inputs: ({ keys }) => ({ api_key: keys.editor, app_name: `shipped ${apps++}` }),
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
const fileOf = (name: string) => join(folder, `${name}.arazzo.yaml`);

interface Outcome {
  code: number;
  steps: string[];
  /** The checks that ran, and those that failed, each as `step: check`. */
  checks: string[];
  failed: string[];
}

/** Runs a workflow file. Every failed check is an error, because a run with warnings would succeed. */
async function respect(name: string, { base, fixture }: TestServer, file = fileOf(name)): Promise<Outcome> {
  const inputs = journeys[name]?.inputs(fixture);
  const report = join(scratch, 'report.json');
  rmSync(report, { force: true });
  const severity = ['SCHEMA_CHECK', 'STATUS_CODE_CHECK', 'CONTENT_TYPE_CHECK', 'SUCCESS_CRITERIA_CHECK']
    .map((check) => `${check}=error`)
    .join(',');
  const args = [
    'respect',
    file,
    '--input',
    JSON.stringify(inputs),
    '--server',
    `jurybox=${base}`,
    '--severity',
    severity,
    '--json-output',
    report,
  ];
  const env = { ...childEnvironment(), REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { code, text } = await new Promise<{ code: number; text: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'node_modules/@redocly/cli/bin/cli.js'), ...args],
      { cwd: root, env },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code), text: stdout + stderr });
      },
    );
  });
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as {
    files: Record<
      string,
      { executedWorkflows: { executedSteps: { stepId: string; checks: { name: string; status: string }[] }[] }[] }
    >;
  };
  const steps = Object.values(files).flatMap(({ executedWorkflows }) =>
    executedWorkflows.flatMap(({ executedSteps }) => executedSteps),
  );
  const checks = steps.flatMap(({ stepId, checks: made }) =>
    made.map(({ name, status }) => ({ says: `${stepId}: ${name}`, status })),
  );
  expect(steps.length, text).toBeGreaterThan(0);
  return {
    code,
    steps: steps.map(({ stepId }) => stepId),
    checks: checks.map(({ says }) => says),
    failed: checks.filter(({ status }) => status !== 'success').map(({ says }) => says),
  };
}

/** Writes a copy of a workflow with `from` replaced by `to`, and returns its path. */
function planted(name: string, from: string, to: string): string {
  const text = readFileSync(fileOf(name), 'utf8').replace('../openapi.yaml', join(root, 'spec/openapi.yaml'));
  expect(text).toContain(from);
  const file = join(scratch, 'planted.arazzo.yaml');
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

  it.each(names)('the workflow %s succeeds, and every JSON response is checked against its schema', async (name) => {
    const journey = journeys[name];
    const { code, steps, checks, failed } = await respect(name, server);
    expect([code, failed]).toEqual([0, []]);
    expect(steps).toEqual(journey?.steps);
    const held = (check: RegExp) =>
      steps.filter((step) => checks.some((says) => says.startsWith(`${step}: `) && check.test(says)));
    expect(held(/status code/i)).toEqual(steps);
    expect(held(/success criteria/i)).toEqual(steps);
    expect(held(/schema/i).filter((step) => !journey?.withoutJson.includes(step))).toEqual(
      steps.filter((step) => !journey?.withoutJson.includes(step)),
    );
  });
});

describe('planted faults', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it.each([
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
  ])('%s fails if it expects a wrong value of %s', async (name, _, from, to, step) => {
    const { code, failed } = await respect(name, server, planted(name, from, to));
    expect(code).toBe(1);
    expect(failed).toEqual([expect.stringMatching(new RegExp(`^${step}: .*success criteria`, 'i'))]);
  });

  it('a workflow fails if the server violates the contract', async () => {
    const broken = await startTestServer({ checkReplies: false }, breaking);
    const { code, failed } = await respect('judge-a-scenario', broken).finally(() => broken.stop());
    expect(code).toBe(1);
    expect(failed).toEqual([expect.stringMatching(/^read: .*schema/i)]);
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
