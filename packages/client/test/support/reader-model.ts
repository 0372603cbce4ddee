/** What a variant reader may say, whatever happens: a log of what was deployed and answered, and the rules on readings. */
import { array, boolean, constant, constantFrom, integer, oneof, record, type Arbitrary } from 'fast-check';
import { createClient, type JuryboxError } from '../../src/index.ts';
import { createVariantReader, type VariantReader, type VariantReading } from '../../src/reader.ts';
import { createFakeService } from '../../src/testing.ts';
import { appId, environment, revision, settle } from './reader-stage.ts';

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
/** Puts a fault into a reader. */
export type Plant = (reader: VariantReader) => VariantReader;

/** Plays the steps; throws when a reading breaks a rule. Gives how many readings were held to them. */
export async function play(script: Step[], plant: Plant = (reader) => reader): Promise<number> {
  let time = 1_000_000;
  let latest = 0;
  let isOut = false;
  let readings = 0;
  const service = createFakeService();
  /** From when on which revision was deployed; nothing for none. */
  const deployed: { from: number; revision: number | undefined }[] = [{ from: 0, revision: undefined }];
  /** Answers that settle something, and failures. */
  const answered: { at: number; what: 'value' | 'absent' | 'failure' }[] = [];
  const changes: number[] = [];
  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    const response = await service.fetch(url, init).catch((error: unknown) => {
      answered.push({ at: time, what: 'failure' });
      throw error;
    });
    answered.push({ at: time, what: response.status === 500 ? 'absent' : 'value' });
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

  const put = (next: number | undefined) => {
    service.deploy(appId, environment, next === undefined ? undefined : revision(next));
    deployed.push({ from: time, revision: next });
  };
  const wasDeployed = (at: number, which: number) => {
    const before = deployed.findLast(({ from }) => from < at);
    return before?.revision === which || deployed.some((state) => state.from === at && state.revision === which);
  };

  for (const one of script) {
    if (one.do === 'pass') time += one.ms;
    else if (one.do === 'deploy') put((latest += 1));
    else if (one.do === 'undeploy') put(undefined);
    else if (one.do === 'read') {
      const known = [...answered];
      const settled = await Promise.allSettled(
        Array.from({ length: one.readers }, () => reader.read({ waitForFresh: one.waitForFresh })),
      );
      for (const outcome of settled) {
        hold(outcome, known, answered.slice(known.length), one.waitForFresh);
        readings += 1;
      }
      if (answered.length - known.length > 1) throw new Error('asked more than once at a time');
    } else {
      isOut = one.do === 'outage';
      service.setFaults(isOut ? { rate: 1, choose: [{ kind: 'reset' }] } : {});
    }
    await settle();
  }
  for (const [index, to] of changes.entries())
    if (index > 0 && to < (changes[index - 1] ?? 0)) throw new Error('a change went backwards');
  return readings;

  function hold(
    outcome: PromiseSettledResult<VariantReading>,
    known: typeof answered,
    during: typeof answered,
    waitForFresh: boolean,
  ): void {
    const definite = [...known, ...during].findLast(({ what }) => what !== 'failure');
    const fault = (why: string) =>
      new Error(
        `${why}: ${JSON.stringify({ time, outcome: outcome.status === 'fulfilled' ? { ...outcome.value, variant: undefined } : String(outcome.reason), known, during, deployed })}`,
      );
    if (outcome.status === 'rejected') {
      const { code } = outcome.reason as JuryboxError;
      if (code === 'variant_not_found' && definite?.what !== 'absent')
        throw fault('absent, although the service did not say so');
      if (code === 'connection' && definite?.what === 'value' && time - definite.at <= staleIfErrorFor)
        throw fault('nothing, although something could be served');
      if (!['variant_not_found', 'connection'].includes(code)) throw fault('an error of another kind');
      return;
    }
    const { source, ageMs, revision: shown } = outcome.value;
    const readAt = time - ageMs;
    // What was answered before the call is known to it; one answer is enough to show an update, or that it is gone.
    const before = known.findLast(({ what }) => what !== 'failure');
    if (!wasDeployed(readAt, shown)) throw fault('was not deployed when it says');
    if (before !== undefined && readAt < before.at) throw fault('older than what the service said last');
    if (before?.what === 'absent' && !during.some(({ what }) => what === 'value'))
      throw fault('served although it is gone');
    const isFailing = [...known, ...during].at(-1)?.what === 'failure';
    const most =
      source === 'network'
        ? 0
        : source === 'cache'
          ? freshFor
          : isFailing
            ? Math.max(staleIfErrorFor, freshFor + staleWhileRevalidateFor)
            : freshFor + staleWhileRevalidateFor;
    if (ageMs > most) throw fault('too old');
    if (source === 'network' && !during.some(({ what }) => what === 'value')) throw fault('says it was fetched');
    if (source === 'stale' && ageMs <= freshFor) throw fault('says stale of something fresh');
    if (waitForFresh && source === 'stale' && !isFailing) throw fault('did not wait');
  }
}
