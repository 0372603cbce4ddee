import { setImmediate as nextIteration } from 'node:timers/promises';
import { createClient } from '@jurybox/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { evaluationId, FakeJudging, problem } from '../../test/support/fake-judging.ts';
import { MemoryStorage } from '../../test/support/memory-storage.ts';
import { Judging } from './judging.ts';
import { JudgementQueue } from './queue.ts';
import { sidesOf } from './sides.ts';

const started: Judging[] = [];
afterEach(() => started.splice(0).forEach((judging) => judging.stop()));

function start(service: FakeJudging, storage = new MemoryStorage(), queue = new JudgementQueue(storage, 'jbx_test')) {
  const client = createClient({ baseUrl: 'http://fake/api', apiKey: 'jbx_test', fetch: service.fetch, retries: 0 });
  const type = service.scenarios[0]?.evaluation_type ?? 'human_a_b_testing';
  const judging = new Judging({ client, evaluationId, type, judgedCount: 0, queue });
  started.push(judging);
  judging.retry();
  return judging;
}

const shown = (judging: Judging) => judging.state.current?.scenario.position;
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 5 });
/** Waits until all responses are processed. Some turns of the event loop are enough, because the service is a fake. */
const settled = async () => {
  for (let iteration = 0; iteration < 50; iteration++) await nextIteration();
};
const noNetwork = () => {
  throw new TypeError('fetch failed');
};

it('the page shows each scenario once, sends one update for each, and then reports that none is left', async () => {
  const service = new FakeJudging(5);
  const judging = start(service);
  for (let position = 0; position < 5; position++) {
    await until(() => expect(shown(judging)).toBe(position));
    await until(() => expect(service.asked).toContainEqual({ current: `scenario-${position}` }));
    await until(() => expect(judging.state.judgedCount + judging.state.remainingCount).toBe(5));
    judging.judge({ vote: '1' });
  }
  await until(() => expect(judging.state.phase).toBe('none_left'));
  expect(service.updates.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4].map((at) => `scenario-${at}`));
  expect(judging.state).toMatchObject({ judgedCount: 5, remainingCount: 0, unsentCount: 0, isOffline: false });
});

it('while a person judges a scenario, the page fetches the next one, to show it without a delay', async () => {
  const service = new FakeJudging(3);
  const judging = start(service);
  await until(() => expect(service.asked).toEqual([{}, { current: 'scenario-0' }]));
  await until(() => expect(judging.state.remainingCount).toBe(3));
  await settled();
  judging.judge({ vote: '0' });
  expect(shown(judging)).toBe(1);
});

it('if the server responds with the scenario that the page shows already, the page asks again', async () => {
  const service = new FakeJudging(2);
  let requests = 0;
  service.before = (path) => {
    requests += 1;
    return requests === 2 ? service.fetch(`http://fake${path}`, { body: '{}' }) : undefined;
  };
  const judging = start(service);
  await until(() => expect(service.asked).toEqual([{}, {}, { current: 'scenario-0' }]));
  await settled();
  judging.judge({ vote: '1' });
  expect(shown(judging)).toBe(1);
});

it('without a network, the page keeps the judgements; when the network is back, it sends them in order', async () => {
  const service = new FakeJudging(4);
  const judging = start(service);
  await until(() => expect(service.asked.length).toBe(2));
  await settled();
  service.before = noNetwork;
  judging.judge({ vote: '1' });
  judging.setDraft({ note: 'Offline.', isFlagged: true });
  judging.judge({ vote: '0' });
  await until(() => expect(judging.state).toMatchObject({ isOffline: true, unsentCount: 2, phase: 'loading' }));
  service.before = () => undefined;
  judging.retry();
  await until(() => expect(shown(judging)).toBe(2));
  expect(service.updates).toEqual([
    { id: 'scenario-0', body: { vote: '1' } },
    { id: 'scenario-1', body: { vote: '0', note: 'Offline.', is_pinned: true } },
  ]);
  expect(judging.state).toMatchObject({ isOffline: false, unsentCount: 0, judgedCount: 2 });
});

it('after a reload, the page first sends the queued judgements and then asks for a scenario', async () => {
  const service = new FakeJudging(2);
  const storage = new MemoryStorage();
  new JudgementQueue(storage, 'jbx_test').put('scenario-0', { vote: '1' });
  const judging = start(service, storage);
  await until(() => expect(shown(judging)).toBe(1));
  expect(service.updates).toEqual([{ id: 'scenario-0', body: { vote: '1' } }]);
});

it('planted fault: the test of queued judgements after a reload fails if the queue returns no entries', async () => {
  class Forgetful extends JudgementQueue {
    override entries() {
      return [];
    }
  }
  const service = new FakeJudging(2);
  const storage = new MemoryStorage();
  new JudgementQueue(storage, 'jbx_test').put('scenario-0', { vote: '1' });
  const judging = start(service, storage, new Forgetful(storage, 'jbx_test'));
  await until(() => expect(service.asked.length).toBeGreaterThan(0));
  await settled();
  expect([service.updates, shown(judging)]).not.toEqual([[{ id: 'scenario-0', body: { vote: '1' } }], 1]);
});

it('undo shows the previous scenario without its vote, and the next vote replaces the vote on the server', async () => {
  const service = new FakeJudging(2);
  const judging = start(service);
  await until(() => expect(shown(judging)).toBe(0));
  judging.setDraft({ note: 'Well.', isFlagged: false });
  judging.judge({ vote: '1' });
  await until(() => expect(shown(judging)).toBe(1));
  judging.undo();
  expect(judging.state).toMatchObject({ judgedCount: 0, draft: { note: 'Well.' }, canUndo: false });
  expect(shown(judging)).toBe(0);
  judging.judge({ vote: '0' });
  await until(() => expect(shown(judging)).toBe(1));
  judging.judge({ vote: '0' });
  await until(() => expect(judging.state.phase).toBe('none_left'));
  judging.undo();
  await until(() => expect(service.scenarios.map(({ vote }) => vote)).toEqual(['0', null]));
  expect(judging.state).toMatchObject({ phase: 'judging', judgedCount: 1 });
  expect(service.scenarios[0]?.note).toBe('Well.');
});

it('a skipped scenario appears again after all others, with the note and the flag of the judge', async () => {
  const service = new FakeJudging(3);
  const judging = start(service);
  await until(() => expect(shown(judging)).toBe(0));
  judging.setDraft({ note: 'Later.', isFlagged: true });
  judging.skip();
  for (const position of [1, 2]) {
    await until(() => expect(shown(judging)).toBe(position));
    judging.judge({ vote: '1' });
  }
  await until(() => expect(shown(judging)).toBe(0));
  expect(judging.state).toMatchObject({ isSkippedBefore: true, draft: { note: 'Later.', isFlagged: true } });
  expect(service.asked.filter(({ skip }) => skip !== undefined)).toHaveLength(1);
  judging.skip();
  await until(() => expect(shown(judging)).toBe(0));
});

it('if the judge undoes a skip, the scenario does not count as skipped', async () => {
  const service = new FakeJudging(4);
  const judging = start(service);
  for (const position of [0, 1]) {
    await until(() => expect(shown(judging)).toBe(position));
    judging.skip();
  }
  await until(() => expect(shown(judging)).toBe(2));
  judging.undo();
  expect([shown(judging), judging.state.isSkippedBefore]).toEqual([1, false]);
  for (const position of [1, 2, 3]) {
    await until(() => expect(shown(judging)).toBe(position));
    judging.judge({ vote: '1' });
  }
  // Now only the first scenario is left, and the judge has skipped it before.
  await until(() => expect(shown(judging)).toBe(0));
  expect(judging.state.isSkippedBefore).toBe(true);
});

it('a note can be sent before the vote, and does not count as an unsent judgement', async () => {
  const service = new FakeJudging(2);
  const judging = start(service);
  await until(() => expect(shown(judging)).toBe(0));
  judging.setDraft({ note: 'First.', isFlagged: false });
  judging.sendDraft();
  await until(() => expect(service.updates).toEqual([{ id: 'scenario-0', body: { note: 'First.' } }]));
  judging.sendDraft();
  await until(() => expect(judging.state.unsentCount).toBe(0));
  expect(service.updates).toHaveLength(1);
  service.before = noNetwork;
  judging.setDraft({ note: 'Second.', isFlagged: false });
  judging.sendDraft();
  expect(judging.state).toMatchObject({ unsentCount: 1, unsentJudgedCount: 0, judgedCount: 0 });
  judging.judge({ vote: '0' });
  expect(judging.state).toMatchObject({ unsentCount: 1, unsentJudgedCount: 1, judgedCount: 1 });
});

describe('the end of judging', () => {
  it('if other judges have reserved all remaining scenarios, the page says so and asks again later', async () => {
    const service = new FakeJudging(2);
    service.othersHave.add('scenario-1');
    const judging = start(service);
    await until(() => expect(shown(judging)).toBe(0));
    judging.judge({ vote: '1' });
    await until(() => expect(judging.state).toMatchObject({ phase: 'judged_by_others', remainingCount: 1 }));
    service.othersHave.clear();
    judging.retry();
    await until(() => expect(shown(judging)).toBe(1));
  });

  it.each([
    [401, 'unauthenticated', 'revoked'],
    [409, 'evaluation_closed', 'closed'],
  ])('after the error response %i %s, the page stops and keeps the unsent judgements', async (status, code, phase) => {
    const service = new FakeJudging(2);
    const judging = start(service);
    await until(() => expect(shown(judging)).toBe(0));
    service.before = () => problem(status, code);
    judging.judge({ vote: '1' });
    await until(() => expect(judging.state).toMatchObject({ phase, unsentCount: 1 }));
  });

  it('the page drops a judgement of a scenario that no longer exists, and continues', async () => {
    const service = new FakeJudging(2);
    const storage = new MemoryStorage();
    new JudgementQueue(storage, 'jbx_test').put('gone', { vote: '1' });
    const judging = start(service, storage);
    await until(() => expect(shown(judging)).toBe(0));
    expect(judging.state).toMatchObject({ rejectedCount: 1, unsentCount: 0 });
  });
});

it('the page shows the output of the variant in `first_shown` before the other output', () => {
  const [scenario] = new FakeJudging(1).scenarios;
  const ids = scenario!.outputs.map(({ variant_id: id }) => id);
  expect(sidesOf(scenario!, ids[1]!).map(({ variant_id: id }) => id)).toEqual([ids[1], ids[0]]);
  expect(sidesOf(scenario!, null).map(({ variant_id: id }) => id)).toEqual(ids);
});

it('the page renews a reservation only if the reservation ends within 90 seconds', async () => {
  const service = new FakeJudging(2);
  const judging = start(service);
  await until(() => expect(service.asked).toHaveLength(2));
  await settled();
  const end = Date.parse(judging.state.current?.reservedUntil ?? '');
  judging.renew(end - 90_001);
  await settled();
  expect(service.asked).toHaveLength(2);
  judging.renew(end - 90_000);
  await until(() => expect(service.asked).toHaveLength(3));
  await settled();
  expect(Date.parse(judging.state.current?.reservedUntil ?? '')).toBeGreaterThanOrEqual(end);
  expect(shown(judging)).toBe(0);
});
