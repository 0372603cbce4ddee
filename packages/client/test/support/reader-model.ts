/** Checks each result of `read()` against all earlier deployments and responses. */
import { array, boolean, constant, constantFrom, integer, oneof, record, type Arbitrary } from 'fast-check';
import { createClient, type JuryboxError } from '../../src/index.ts';
import { createVariantReader, type VariantReader, type VariantReading } from '../../src/reader.ts';
import { createFakeService } from '../../src/testing.ts';
import { appId, deployTo, environment, settleBackground, variantAt } from './reader-fixture.ts';

export type Step =
  | { do: 'deploy' | 'undeploy' | 'outage' | 'recovery' }
  | { do: 'pass'; ms: number }
  | { do: 'read'; readers: number; waitForFresh: boolean };

const only = (...names: ('deploy' | 'undeploy' | 'outage' | 'recovery')[]) =>
  constantFrom(...names.map((name) => ({ do: name })));
const step: Arbitrary<Step> = oneof(
  { weight: 3, arbitrary: only('deploy', 'deploy', 'undeploy', 'outage', 'recovery', 'recovery') },
  {
    weight: 3,
    arbitrary: record({
      do: constant('pass' as const),
      ms: constantFrom(1, 500, 5000, 5001, 20_000, 65_000, 65_001, 100_001),
    }),
  },
  {
    weight: 5,
    arbitrary: record({ do: constant('read' as const), readers: integer({ min: 1, max: 3 }), waitForFresh: boolean() }),
  },
);
export const steps = array(step, { minLength: 4, maxLength: 40 });

const freshFor = 5000;
const staleWhileRevalidateFor = 60_000;
const staleIfErrorFor = 100_000;
/** Wraps the reader. A planted fault is a wrapper that returns wrong results. */
export type Plant = (reader: VariantReader) => VariantReader;

/** Runs the steps. Throws if a result of `read()` breaks a rule. Returns the number of results. */
export async function runSteps(script: Step[], plant: Plant = (reader) => reader): Promise<number> {
  let time = 1_000_000;
  let latest = 0;
  let isOut = false;
  let readings = 0;
  const service = createFakeService();
  deployTo(service, undefined);
  /** The deployments so far. The revision is undefined if the deployment was removed at that time. */
  const deployed: { from: number; revision: number | undefined }[] = [{ from: 0, revision: undefined }];
  const responses: { at: number; what: 'value' | 'not found' | 'failure' }[] = [];
  const changes: number[] = [];
  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    const response = await service.fetch(url, init).catch((error: unknown) => {
      responses.push({ at: time, what: 'failure' });
      throw error;
    });
    responses.push({ at: time, what: response.status === 500 ? 'not found' : 'value' });
    return response;
  };
  const client = createClient({ baseUrl: 'http://fake/api', apiKey: 'any', fetch, retries: 0 });
  const onChange = ({ revision: to }: { revision: number }) => void changes.push(to);
  const reader = plant(
    createVariantReader({
      client,
      appId,
      environment,
      now: () => time,
      freshFor,
      staleWhileRevalidateFor,
      staleIfErrorFor,
      onChange,
    }),
  );

  const deploy = (next: number | undefined) => {
    deployTo(service, next === undefined ? undefined : variantAt(next));
    deployed.push({ from: time, revision: next });
  };
  const wasDeployed = (at: number, which: number) => {
    const before = deployed.findLast(({ from }) => from < at);
    return before?.revision === which || deployed.some((state) => state.from === at && state.revision === which);
  };

  for (const one of script) {
    if (one.do === 'pass') time += one.ms;
    else if (one.do === 'deploy') deploy((latest += 1));
    else if (one.do === 'undeploy') deploy(undefined);
    else if (one.do === 'read') {
      const known = [...responses];
      const settled = await Promise.allSettled(
        Array.from({ length: one.readers }, () => reader.read({ waitForFresh: one.waitForFresh })),
      );
      for (const outcome of settled) {
        checkReading(outcome, known, responses.slice(known.length), one.waitForFresh);
        readings += 1;
      }
      if (responses.length - known.length > 1) throw new Error('the reader sent more than one request at a time');
    } else {
      isOut = one.do === 'outage';
      service.setFaults(isOut ? { rate: 1, choose: [{ kind: 'reset' }] } : {});
    }
    await settleBackground();
  }
  for (const [index, to] of changes.entries())
    if (index > 0 && to < (changes[index - 1] ?? 0))
      throw new Error('onChange received an older revision after a newer one');
  return readings;

  function checkReading(
    outcome: PromiseSettledResult<VariantReading>,
    known: typeof responses,
    during: typeof responses,
    waitForFresh: boolean,
  ): void {
    const definite = [...known, ...during].findLast(({ what }) => what !== 'failure');
    const fault = (rule: string) => {
      const result = outcome.status === 'fulfilled' ? { ...outcome.value, variant: undefined } : String(outcome.reason);
      return new Error(`${rule}: ${JSON.stringify({ time, result, known, during, deployed })}`);
    };
    if (outcome.status === 'rejected') {
      const { code } = outcome.reason as JuryboxError;
      if (code === 'variant_not_found' && definite?.what !== 'not found')
        throw fault('the reader threw variant_not_found, but the service did not respond with it');
      if (code === 'connection' && definite?.what === 'value' && time - definite.at <= staleIfErrorFor)
        throw fault('the reader threw an error instead of returning the stale variant');
      if (!['variant_not_found', 'connection'].includes(code)) throw fault('the reader threw an unexpected error');
      return;
    }
    const { source, ageMs, revision: shown } = outcome.value;
    const readAt = time - ageMs;
    // The last response that arrived before this read. The reader must return nothing older.
    const before = known.findLast(({ what }) => what !== 'failure');
    if (!wasDeployed(readAt, shown)) throw fault('the reader returned a revision that was not deployed at that time');
    if (before !== undefined && readAt < before.at)
      throw fault('the reader returned a variant that it read before the last response');
    if (before?.what === 'not found' && !during.some(({ what }) => what === 'value'))
      throw fault('the reader returned a variant whose deployment was removed');
    const isFailing = [...known, ...during].at(-1)?.what === 'failure';
    const maxAgeMs =
      source === 'network'
        ? 0
        : source === 'cache'
          ? freshFor
          : isFailing
            ? Math.max(staleIfErrorFor, freshFor + staleWhileRevalidateFor)
            : freshFor + staleWhileRevalidateFor;
    if (ageMs > maxAgeMs) throw fault('the reader returned a variant that is too old');
    if (source === 'network' && !during.some(({ what }) => what === 'value'))
      throw fault('the reader reported `source: "network"` although no response had arrived');
    if (source === 'stale' && ageMs <= freshFor) throw fault('the reader reported a fresh variant as stale');
    if (waitForFresh && source === 'stale' && !isFailing) throw fault('waitForFresh returned a stale variant');
  }
}
