import { setImmediate as nextIteration } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Waits for all promises, for at most a minute. */
const allOf = (promises: Promise<unknown>[]) =>
  Promise.race([
    Promise.all(promises),
    new Promise((_, reject) => setTimeout(() => reject(new Error('the work does not end')), 60_000).unref()),
  ]);

describe('turns divide the event loop between the projects', () => {
  it('the server gives one turn per iteration of the event loop', async () => {
    const turns = createTurns();
    const rounds: number[] = [];
    let round = 0;
    const tick = () => {
      round += 1;
      if (rounds.length < 5) setImmediate(tick);
    };
    setImmediate(tick);
    await Promise.all(Array.from({ length: 5 }, () => turns.next('a').then(() => rounds.push(round))));
    expect(new Set(rounds).size).toBe(5);
  });

  it('the projects take turns, even if one project asks for many turns', async () => {
    const turns = createTurns();
    const order: string[] = [];
    const ask = (project: string) => turns.next(project).then(() => order.push(project));
    await Promise.all([...Array.from({ length: 6 }, () => ask('a')), ask('b'), ask('c'), ask('b')]);
    expect(order.join('')).toBe('abcabaaaa');
  });

  it('a project runs at most two computations at once, in the order of their arrival', async () => {
    const turns = createTurns();
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const compute = (index: number, project = 'a') =>
      turns.compute(project, () => {
        begun.push(index);
        return new Promise<void>((resolve) => (ends[index] = resolve));
      });
    const computations = [0, 1, 2, 3].map((index) => compute(index));
    computations.push(compute(4, 'b'));
    await nextIteration();
    expect(begun).toEqual([0, 1, 4]);
    ends[1]?.();
    await nextIteration();
    expect(begun).toEqual([0, 1, 4, 2]);
    for (const index of [0, 2, 4]) ends[index]?.();
    await nextIteration();
    ends[3]?.();
    await Promise.all(computations);
    await expect(turns.compute('a', () => Promise.reject(new Error('planted')))).rejects.toThrow('planted');
    expect(await turns.compute('a', async () => 'after a failure')).toBe('after a failure');
  });

  describe.each(['run', 'compute'] as const)('work inside `%s` asks for more turns of the same project', (outer) => {
    it.each(['run', 'compute', 'next'] as const)(
      'three pieces of work of one project are completed, even if each waits for a call of `%s`',
      async (inner) => {
        const turns = createTurns();
        const innerWork = async () => {
          if (inner === 'next') await turns.next('a');
          else await turns[inner]('a', () => turns.run('a', () => turns.compute('a', () => nextIteration())));
        };
        const three = [0, 1, 2].map(() => turns[outer]('a', () => nextIteration().then(innerWork)));
        await expect(allOf(three)).resolves.toHaveLength(3);
      },
    );
  });

  it('if work of project a runs work of project b, and work of b runs work of a, all work is completed', async () => {
    const turns = createTurns();
    const both = (one: string, other: string) => turns.run(one, () => turns.run(other, () => nextIteration()));
    const four = [both('a', 'b'), both('a', 'b'), both('b', 'a'), both('b', 'a')];
    await expect(allOf(four)).resolves.toHaveLength(4);
  });

  it('if work ends before the six pieces of work that it started, at most two of these run at once', async () => {
    const turns = createTurns();
    let running = 0;
    let most = 0;
    const count = async () => {
      most = Math.max(most, (running += 1));
      for (let round = 0; round < 10; round++) await nextIteration();
      running -= 1;
    };
    let later: Promise<unknown> | undefined;
    for (const kind of ['run', 'compute'] as const) {
      most = 0;
      await turns[kind]('a', async () => {
        later = nextIteration()
          .then(() => nextIteration())
          .then(() => Promise.all(Array.from({ length: 6 }, () => turns[kind]('a', count))));
      });
      await later;
      expect(most).toBe(2);
    }
  });

  it('the server gives turns again after a time in which no project asked for a turn', async () => {
    const turns = createTurns();
    await turns.next('a');
    await new Promise((resolve) => setTimeout(resolve, 5));
    await expect(turns.next('a')).resolves.toBeUndefined();
  });
});
