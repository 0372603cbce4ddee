import type { Direction } from '../model.ts';

/** Returns the direction of several changes combined: `both` if some changes narrow and others widen. */
export const combine = (...directions: Direction[]): Direction => {
  const set = new Set(directions.filter((direction) => direction !== 'none'));
  if (set.size === 0) return 'none';
  return set.size === 1 ? ([...set][0] as Direction) : 'both';
};

/**
 * Returns the direction of a change from two facts: whether it makes the schema narrower, and whether it makes it
 * wider.
 */
export const directionOf = (narrower: boolean, wider: boolean): Direction =>
  combine(narrower ? 'narrows' : 'none', wider ? 'widens' : 'none');
