/** Faults on purpose that the tests of what one key may cost others must notice. */
import { Limits } from '../../src/http/limits.ts';
import { ProblemError } from '../../src/http/problems.ts';
import type { Database } from '../../src/store/index.ts';
import { rewriting } from './rewriting.ts';
import { workFor } from './slowness.ts';

/** Holds up everybody, once for each list of apps. */
function withHeldLoop(inner: Database): Database {
  return {
    get: (...a) => inner.get(...a),
    all(sql, ...values) {
      if (/FROM apps/.test(sql)) workFor(150);
      return inner.all(sql, ...values);
    },
    lookup: (...a) => inner.lookup(...a),
    transaction: (work) => inner.transaction(work),
    ping: () => inner.ping(),
    close: () => inner.close(),
  };
}

/** One limit for all, and a request counts while its body comes: whoever is first has everything. */
function withoutShares(inner: Database): Database {
  let inFlight = 0;
  const { release } = Limits.prototype;
  Limits.prototype.start = function (state) {
    this.release(state);
    if (inFlight >= 300)
      throw new ProblemError('overloaded', 'Too many requests are in flight.', { 'Retry-After': '1' });
    inFlight += 1;
    state.stage = 'in flight';
  };
  Limits.prototype.awaitBody = () => {};
  Limits.prototype.release = function (state) {
    if (state.stage === 'in flight') inFlight -= 1;
    else release.call(this, state);
    state.stage = undefined;
  };
  return inner;
}

export const budgetPlants = {
  none: (inner: Database) => inner,
  /** Pages are bounded by their rows only. */
  unbounded: rewriting(/bytes_before < (\$\d)/, 'bytes_before < 1000 * $1'),
  /** A list takes 150 ms of the processor in one piece. */
  held: withHeldLoop,
  /** No key and no project has a share of its own. */
  shared: withoutShares,
} satisfies Record<string, (inner: Database) => Database>;

export type BudgetPlant = keyof typeof budgetPlants;
