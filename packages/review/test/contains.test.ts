/** Tests changes of `contains`. Their effect depends on `minContains` and `maxContains` beside it. */
import { expect, it } from 'vitest';
import type { Schema } from '@jurybox/openapi';
import { between } from './support/contract.ts';

const short = { type: 'string', maxLength: 3 };
const text = { type: 'string' };
const range = { minContains: 0, maxContains: 2 };
const list = (more: object): Schema => ({ type: 'array', items: text, ...more });
const [narrows, widens] = ['major narrows proven', 'minor widens proven'];
const none = 'patch none stated';

it.each<[base: object, revision: object, change: string[], reverse: string[]]>([
  [{}, { contains: short }, [narrows], [widens]],
  [{}, { contains: short, minContains: 0 }, [none], [none]],
  [{}, { contains: short, ...range }, [narrows], [widens]],
  [{ contains: text }, { contains: short }, [narrows], [widens]],
  [{ contains: text, minContains: 0 }, { contains: short, minContains: 0 }, [none], [none]],
  [
    { contains: text, maxContains: 2 },
    { contains: short, maxContains: 2 },
    ['major both proven'],
    ['major both proven'],
  ],
  [{ contains: text, ...range }, { contains: short, ...range }, [widens], [narrows]],
  [{ contains: short }, { contains: short, minContains: 2 }, [narrows], [widens]],
  [{ contains: short, minContains: 2 }, { contains: short, minContains: 0 }, [widens], [narrows]],
  [{ contains: short }, { contains: short, maxContains: 2 }, [narrows], [widens]],
  [{ contains: short, maxContains: 2 }, { contains: short, maxContains: 3 }, [widens], [narrows]],
  [{ minContains: 2 }, { minContains: 3 }, [], []],
])('a list of a request changes from %j to %j, and back', (base, revision, change, reverse) => {
  const says = (one: object, other: object) =>
    between(list(one), list(other), 'request').map(({ level, direction, proof }) => `${level} ${direction} ${proof}`);
  expect([says(base, revision), says(revision, base)]).toEqual([change, reverse]);
});
