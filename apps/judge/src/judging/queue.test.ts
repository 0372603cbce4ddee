import { afterEach, expect, it, vi } from 'vitest';
import { MemoryStorage } from '../../test/support/memory-storage.ts';
import { JudgementQueue } from './queue.ts';

afterEach(() => void vi.useRealTimers());

it('after a reload, the queue returns the entries stored for its API key, the oldest update first', () => {
  vi.useFakeTimers();
  const storage = new MemoryStorage();
  const queue = new JudgementQueue(storage, 'jbx_one');
  queue.put('b', { vote: '1' });
  vi.advanceTimersByTime(5);
  queue.put('a', { vote: '0', note: 'Both wrong.' });
  const reloaded = new JudgementQueue(storage, 'jbx_one');
  expect(reloaded.entries().map(({ scenarioId, update }) => [scenarioId, update])).toEqual([
    ['b', { vote: '1' }],
    ['a', { vote: '0', note: 'Both wrong.' }],
  ]);
  expect(new JudgementQueue(storage, 'jbx_two').entries()).toEqual([]);
});

it('a new vote for a scenario replaces the queued vote, but not the queued note', () => {
  const queue = new JudgementQueue(new MemoryStorage(), 'jbx_one');
  queue.put('a', { vote: '1', note: 'Hm.' });
  queue.put('a', { vote: null });
  queue.put('a', { vote: '0' });
  expect(queue.entries().map(({ update }) => update)).toEqual([{ vote: '0', note: 'Hm.' }]);
});

it('if the server confirms an older vote on a scenario, the queue keeps the newer vote', () => {
  const queue = new JudgementQueue(new MemoryStorage(), 'jbx_one');
  queue.put('a', { vote: '1' });
  const [sent] = queue.entries();
  queue.put('a', { vote: '0' });
  queue.remove(sent!);
  expect(queue.find('a')?.update).toEqual({ vote: '0' });
  queue.remove(queue.find('a')!);
  expect(queue.entries()).toEqual([]);
});

it.each([
  ['full', Object.assign(new MemoryStorage(), { isFull: true })],
  ['forbidden', undefined],
])('if the storage is %s, the queue keeps its entries in memory and reports that they are not stored', (_, storage) => {
  const queue = new JudgementQueue(storage, 'jbx_one');
  queue.put('a', { vote: '1' });
  expect(queue.unsent()).toEqual({ unsentCount: 1, unsentJudgedCount: 1, isDurable: false });
  queue.remove(queue.entries()[0]!);
  expect(queue.unsent()).toEqual({ unsentCount: 0, unsentJudgedCount: 0, isDurable: true });
});

it('the queue removes entries that are broken or older than 90 days, and keeps younger entries', () => {
  const storage = new MemoryStorage();
  const days = 24 * 60 * 60 * 1000;
  const add = (scenarioId: string, ageMs: number) =>
    storage.setItem(
      `jurybox.judge.queue.jbx_one.${scenarioId}`,
      JSON.stringify({ scenarioId, update: {}, decidedAt: Date.now() - ageMs }),
    );
  storage.setItem('jurybox.judge.queue.jbx_one.a', '{"scenarioId":');
  add('b', 91 * days);
  add('c', 89 * days);
  expect(new JudgementQueue(storage, 'jbx_one').entries().map(({ scenarioId }) => scenarioId)).toEqual(['c']);
  expect(storage.length).toBe(1);
});
