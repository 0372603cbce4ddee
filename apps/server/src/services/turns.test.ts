import { setImmediate as nextIteration } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

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

  it('a project runs two computations at once, in the order of their arrival', async () => {
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

  it('the server gives turns again after a time in which no project asked for a turn', async () => {
    const turns = createTurns();
    await turns.next('a');
    await new Promise((resolve) => setTimeout(resolve, 5));
    await expect(turns.next('a')).resolves.toBeUndefined();
  });
});
