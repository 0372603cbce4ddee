/** Runs the Arazzo workflows in spec/workflows/ with `redocly respect`. It checks every step against the contract. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { childEnvironment } from './support/child-environment.ts';
import { withRevisionAsText } from './support/planted-faults.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { journeys, type Journey } from './support/workflow-journeys.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'spec/workflows');
const scratch = mkdtempSync(join(tmpdir(), 'jurybox-workflows-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const names = Object.keys(journeys);

/** One run of a workflow, with its server and the role of its key. `fault` replaces a text of the workflow's file. */
interface Play {
  /** Identifies this run, because one process of Redocly executes several runs. */
  id: string;
  name: string;
  server: TestServer;
  role: Journey['role'];
  fault?: { from: string; to: string };
}

interface Outcome {
  steps: string[];
  /** The checks that ran and the checks that failed, each as `step: check`. */
  checks: string[];
  failed: string[];
}

/**
 * Writes a copy of the workflow file for one run and returns its path. Each copy has its own name for the contract and
 * its own inputs, so that one process can run all copies.
 */
function writeCopy({ id, name, fault }: Play): string {
  const original = readFileSync(join(folder, `${name}.arazzo.yaml`), 'utf8');
  for (const text of ['../openapi.yaml', '- name: jurybox\n', '$inputs.api_key', fault?.from ?? ''])
    expect(original).toContain(text);
  const copy = original
    .replace(fault?.from ?? '', fault?.to ?? '')
    .replace('../openapi.yaml', join(root, 'spec/openapi.yaml'))
    .replace('- name: jurybox\n', `- name: ${id}\n`)
    .replaceAll('$inputs.', `$inputs.${id}_`)
    .replace(/(?<=\n {4}inputs:\n)(?: {6}.*\n)+/, (schema) => {
      const names = /required: \[(.+)\]/.exec(schema)?.[1]?.replaceAll(', ', '|') ?? '';
      return schema.replaceAll(new RegExp(`\\b(?:${names})\\b`, 'g'), `${id}_$&`);
    });
  const file = join(scratch, `${id}.arazzo.yaml`);
  writeFileSync(file, copy);
  return file;
}

/**
 * Runs workflows in one process, because starting a process of Redocly takes most of the time. Returns the outcome of
 * each run by its id. Treats every failed check as an error.
 */
async function respect(plays: Play[]): Promise<Map<string, Outcome>> {
  const report = join(mkdtempSync(join(scratch, 'run-')), 'report.json');
  const severity = ['SCHEMA_CHECK', 'STATUS_CODE_CHECK', 'CONTENT_TYPE_CHECK', 'SUCCESS_CRITERIA_CHECK']
    .map((check) => `${check}=error`)
    .join(',');
  const inputs = plays.flatMap(({ id, name, server, role }) =>
    Object.entries({ api_key: server.fixture.keys[role], ...journeys[name]?.inputs(server.fixture) }).map(
      ([input, value]) => [`${id}_${input}`, value],
    ),
  );
  const servers = plays.flatMap(({ id, server }) => ['--server', `${id}=${server.base}`]);
  const args = ['--input', JSON.stringify(Object.fromEntries(inputs)), ...servers, '--severity', severity];
  const env = { ...childEnvironment(), REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const files = plays.map(writeCopy);
  const text = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'respect', ...files, ...args, '--json-output', report],
      { cwd: root, env, maxBuffer: 64 * 1_048_576 },
      (_, stdout, stderr) => resolve(stdout + stderr),
    );
  });
  if (!existsSync(report)) throw new Error(text);
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
    return [basename(file, '.arazzo.yaml'), outcome];
  });
  expect(outcomes.map(([id]) => id).sort(), text).toEqual(plays.map(({ id }) => id).sort());
  return new Map(outcomes);
}

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
const idOf = (name: string) => name.replaceAll('-', '_');
const idOfFault = (step: string) => `fault_${idOf(step)}`;

let outcomes: Map<string, Outcome>;
const servers: TestServer[] = [];
beforeAll(async () => {
  const server = await startTestServer();
  const other = await startTestServer();
  const broken = await startTestServer({ checkReplies: false }, withRevisionAsText);
  servers.push(server, other, broken);
  outcomes = await respect([
    // Each workflow runs with a key of the lowest role that it needs.
    ...Object.entries(journeys).map(([name, { role }]): Play => ({ id: idOf(name), name, server, role })),
    ...faults.map(([name, , from, to, step]): Play => ({
      id: idOfFault(step),
      name,
      server: other,
      role: 'admin',
      fault: { from, to },
    })),
    { id: 'broken_server', name: 'judge-a-scenario', server: broken, role: 'evaluator' },
  ]);
});
afterAll(() => Promise.all(servers.map((server) => server.stop())));

it('the tests cover every Arazzo workflow in spec/workflows/', () => {
  expect(readdirSync(folder)).toEqual(names.map((name) => `${name}.arazzo.yaml`));
});

it.each(names)('the Arazzo workflow %s succeeds, and each of its JSON responses matches its schema', (name) => {
  const journey = journeys[name];
  const { steps, checks, failed } = outcomes.get(idOf(name)) as Outcome;
  expect(failed).toEqual([]);
  expect(steps).toEqual(journey?.steps);
  const held = (check: RegExp) =>
    steps.filter((step) => checks.some((says) => says.startsWith(`${step}: `) && check.test(says)));
  expect(held(/status code/i)).toEqual(steps);
  expect(held(/success criteria/i)).toEqual(steps);
  expect(held(/schema/i).filter((step) => !journey?.withoutJson.includes(step))).toEqual(
    steps.filter((step) => !journey?.withoutJson.includes(step)),
  );
});

it.each(faults)('the Arazzo workflow %s fails if it expects a wrong value of %s', (_name, _, _from, _to, step) => {
  expect(outcomes.get(idOfFault(step))?.failed).toEqual([
    expect.stringMatching(new RegExp(`^${step}: .*success criteria`, 'i')),
  ]);
});

it('planted fault: an Arazzo workflow fails if the server violates the contract', () => {
  expect(outcomes.get('broken_server')?.failed).toEqual([expect.stringMatching(/^read: .*schema/i)]);
});
