/** Runs each code sample of the API reference on a test server. Replaces only the ids, names and the address. */
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
/** One process per API key, because the samples read the key from the environment of their process. */
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

/** Runs a sample on the test server, with ids that exist there. */
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
  it('each operation has four code samples; the page api/apps.md shows those of getVariantByEnv', () => {
    expect(published.length).toBe(Object.keys(operations).length * 4);
    const markdown = readFileSync(join(dist, 'api/apps.md'), 'utf8');
    for (const { sample } of published.filter(({ operation }) => operation === 'getVariantByEnv'))
      expect(markdown).toContain(sample.source);
  });

  it.concurrent.each(samples)(
    'the sample of $operation in $label runs without an error',
    async ({ operation, sample }) => {
      const { code, output } = await perform(operation, sample);
      expect(code, output).toBe(0);
      calls.push(`${operation} ${sample.label}`);
    },
  );

  it.each([...new Set(samples.map(({ label }) => label))])(
    'planted fault: a code sample with a wrong name fails when it runs: %s',
    async (label) => {
      const [found] = samples.filter((row) => row.operation === 'getApp' && row.label === label);
      const broken = (found?.sample.source ?? '').replaceAll('/apps/', '/aps/').replaceAll('app_id:', 'ap_id:');
      expect((await perform('getApp', { ...(found?.sample as CodeSample), source: broken })).code).not.toBe(0);
    },
  );

  it('the tests run every code sample of the API reference', () => {
    console.log(`${calls.length} samples of the reference ran`);
    expect(calls.length).toBe(samples.length);
  });

  it('all code samples of the API reference compile, and a planted sample with a wrong name does not', async () => {
    place.keep('planted', "import { getApp } from '@jurybox/client';\nawait getApp({ path: { ap_id: 'x' } });");
    const mistakes = await place.compile();
    expect(mistakes.filter((line) => !/planted|-broken/.test(line))).toEqual([]);
    expect(mistakes.join()).toContain('planted.ts');
  });
});
