import type { Direction } from '../model.ts';

/** The direction of several changes together. */
export const combine = (...directions: Direction[]): Direction => {
  const set = new Set(directions.filter((direction) => direction !== 'none'));
  if (set.size === 0) return 'none';
  return set.size === 1 ? ([...set][0] as Direction) : 'both';
};

/** The direction of a change that makes something narrower, wider, or both. */
export const directionOf = (narrower: boolean, wider: boolean): Direction =>
  combine(narrower ? 'narrows' : 'none', wider ? 'widens' : 'none');
