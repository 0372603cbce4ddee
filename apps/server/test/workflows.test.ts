/** The journeys of spec/workflows/, run by `redocly respect` against a server: every step held to the contract. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/store/index.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'spec/workflows');
const workflow = 'judge-a-scenario.arazzo.yaml';
const scratch = mkdtempSync(join(tmpdir(), 'jurybox-workflows-'));
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
  rmSync(scratch, { recursive: true, force: true });
});

interface Outcome {
  code: number;
  steps: string[];
  /** `step: check` of every check that was made, and of those that failed. */
  checks: string[];
  failed: string[];
}

/** Runs a workflow file. All checks are errors: a warning would pass. */
async function respect(file: string, { base, fixture }: TestServer): Promise<Outcome> {
  const inputs = { api_key: fixture.keys.evaluator, app_id: fixture.appId, evaluation_id: fixture.pairs.evaluationId, evaluation_scenario_id: fixture.pairs.scenarioIds[0] };
  const report = join(scratch, 'report.json');
  rmSync(report, { force: true });
  const severity = ['SCHEMA_CHECK', 'STATUS_CODE_CHECK', 'CONTENT_TYPE_CHECK', 'SUCCESS_CRITERIA_CHECK'].map((check) => `${check}=error`).join(',');
  const args = ['respect', file, '--input', JSON.stringify(inputs), '--server', `jurybox=${base}`, '--severity', severity, '--json-output', report];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { code, text } = await new Promise<{ code: number; text: string }>((resolve) => {
    execFile(process.execPath, [join(root, 'node_modules/@redocly/cli/bin/cli.js'), ...args], { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), text: stdout + stderr });
    });
  });
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as { files: Record<string, { executedWorkflows: { executedSteps: { stepId: string; checks: { name: string; status: string }[] }[] }[] }> };
  const steps = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows.flatMap(({ executedSteps }) => executedSteps));
  const checks = steps.flatMap(({ stepId, checks: made }) => made.map(({ name, status }) => ({ says: `${stepId}: ${name}`, status })));
  expect(steps.length, text).toBeGreaterThan(0);
  return { code, steps: steps.map(({ stepId }) => stepId), checks: checks.map(({ says }) => says), failed: checks.filter(({ status }) => status !== 'success').map(({ says }) => says) };
}

/** A copy of the workflow with one line changed, beside the contract it points at. */
function planted(from: string, to: string): string {
  const text = readFileSync(join(folder, workflow), 'utf8').replace('../openapi.yaml', join(root, 'spec/openapi.yaml'));
  expect(text).toContain(from);
  const file = join(scratch, 'planted.arazzo.yaml');
  writeFileSync(file, text.replace(from, to));
  return file;
}

describe('the workflow', () => {
  it('is the only one, or a test here is missing', () => {
    expect(readdirSync(folder)).toEqual([workflow]);
  });

  it('goes through, with every answer that has a body held to its schema', async () => {
    const { code, steps, checks, failed } = await respect(join(folder, workflow), server);
    expect([code, failed]).toEqual([0, []]);
    expect(steps).toEqual(['read', 'read-again', 'judge', 'judge-again', 'judge-stale']);
    const held = (check: RegExp) => steps.filter((step) => checks.some((says) => says.startsWith(`${step}: `) && check.test(says)));
    expect(held(/status code/i)).toEqual(steps);
    expect(held(/success criteria/i)).toEqual(steps);
    expect(held(/schema/i)).toEqual(['read', 'judge', 'judge-stale']);
  });

  it.each([
    ['a status', '$statusCode == 412', '$statusCode == 200', 'judge-stale'],
    ['a tag', '$response.header.ETag == $steps.read.outputs.etag', "$response.header.ETag == 'another'", 'read-again'],
    ['a member', "$response.body#/vote == '1'", "$response.body#/vote == '0'", 'judge'],
  ])('fails where it expects %s that does not come', async (_, from, to, step) => {
    const { code, failed } = await respect(planted(from, to), server);
    expect(code).toBe(1);
    expect(failed).toEqual([expect.stringMatching(new RegExp(`^${step}: .*success criteria`, 'i'))]);
  });

  it('fails where the server breaks the contract', async () => {
    const broken = await startTestServer({ checkReplies: false }, breaking);
    const { code, failed } = await respect(join(folder, workflow), broken).finally(() => broken.stop());
    expect(code).toBe(1);
    expect(failed).toEqual([expect.stringMatching(/^read: .*schema/i)]);
  });
});

/** Serves a revision that is text, which the contract does not know. */
function breaking(database: Database): Database {
  return new Proxy(database, {
    get(target, name: keyof Database) {
      const own = target[name] as (...args: unknown[]) => Promise<{ answer?: string } | undefined>;
      return async (...args: unknown[]) => {
        const row = await own.apply(target, args);
        return row?.answer === undefined ? row : { ...row, answer: row.answer.replace(/"revision":\d+/, '"revision":"first"') };
      };
    },
  });
}
