/**
 * Runs every code sample of the API reference against the test server. Changes only the ids and names in the samples.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOf } from '@jurybox/openapi';
import { operations, type OperationId } from '@jurybox/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { good } from '../../../server/test/contract/cases.ts';
import { readContract, type CodeSample } from '../../src/contract.ts';
import { dist } from '../../src/paths.ts';
import { api, samplesOf } from '../../src/samples.ts';
import { startDocsServer, type DocsServer } from '../support/server.ts';
import { withTheseIds } from './ids.ts';
import { isInstalled } from './programs.ts';
import { startPythonRunner } from './run-python.ts';
import { createSampleFolder, run, startSampleRunner, type Ran, type SampleRunner } from './run-typescript.ts';

let server: DocsServer;
/** The processes that run the samples, by the API key in their environment. */
const runners = new Map<string, SampleRunner>();
const place = createSampleFolder('reference');
const calls: string[] = [];
beforeAll(async () => {
  server = await startDocsServer();
});
afterAll(async () => {
  for (const runner of runners.values()) runner.stop();
  python?.stop();
  await server.stop();
});

const contract = readContract();
const published = [...operationsOf(contract).values()].flatMap((row) =>
  samplesOf(contract, row).map((sample) => ({
    operation: row.operationId as OperationId,
    label: sample.label,
    sample,
  })),
);

const hasPython = isInstalled('python3', 'the samples in Python');
const hasCurl = isInstalled('curl', 'the samples with curl');
const python = hasPython ? startPythonRunner() : undefined;
const samples = published.filter(({ label }) => (hasPython || label !== 'Python') && (hasCurl || label !== 'curl'));

let kept = 0;

function runnerWith(key: string): SampleRunner {
  const env = { JURYBOX_API_KEY: key, ORIGIN: server.origin };
  const runner = runners.get(key) ?? startSampleRunner(env);
  runners.set(key, runner);
  return runner;
}

/** Runs a sample with ids that exist on the test server. */
async function perform(operation: OperationId, { label, source }: CodeSample): Promise<Ran> {
  const { call } = await good[operation](server.fixture, server.services);
  const text = withTheseIds(source, operation, call, server.fixture.variantIds).replaceAll(api, `${server.origin}/api`);
  const key = call.key ?? server.fixture.keys.admin;
  if (label === 'Python' && python !== undefined) return python.run(text, { JURYBOX_API_KEY: key });
  if (label === 'curl') return run('bash', ['-c', text], { JURYBOX_API_KEY: key });
  const isBroken = source.includes('aps/') || source.includes('ap_id');
  return runnerWith(key).run(place.keep(`${operation}-${kept++}${isBroken ? '-broken' : ''}`, text));
}

describe('the code samples of the API reference', () => {
  it('every operation has four code samples, and the published page shows them', () => {
    expect(published.length).toBe(Object.keys(operations).length * 4);
    const markdown = readFileSync(join(dist, 'api/apps.md'), 'utf8');
    for (const { sample } of published.filter(({ operation }) => operation === 'getVariantByEnv'))
      expect(markdown).toContain(sample.source);
  });

  it.concurrent.each(samples)(
    'the code sample runs without an error: $operation, $label',
    async ({ operation, sample }) => {
      const { code, output } = await perform(operation, sample);
      expect(code, output).toBe(0);
      calls.push(`${operation} ${sample.label}`);
    },
  );

  it.each([...new Set(samples.map(({ label }) => label))])(
    'planted fault: running a broken code sample fails: %s',
    async (label) => {
      const [found] = samples.filter((row) => row.operation === 'getApp' && row.label === label);
      const broken = (found?.sample.source ?? '').replaceAll('/apps/', '/aps/').replaceAll('app_id:', 'ap_id:');
      expect((await perform('getApp', { ...(found?.sample as CodeSample), source: broken })).code).not.toBe(0);
    },
  );

  it('the tests have run every code sample', () => {
    console.log(`${calls.length} samples of the reference ran`);
    expect(calls.length).toBe(samples.length);
  });

  it('the compiler accepts all code samples and rejects a sample with a planted fault', async () => {
    place.keep('planted', "import { getApp } from '@jurybox/client';\nawait getApp({ path: { ap_id: 'x' } });");
    const mistakes = await place.compile();
    expect(mistakes.filter((line) => !/planted|-broken/.test(line))).toEqual([]);
    expect(mistakes.join()).toContain('planted.ts');
  });
});
