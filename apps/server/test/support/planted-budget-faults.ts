/** Planted faults that the tests in budget/ and hostile/ must find. */
import { Limits } from '../../src/http/limits.ts';
import { ProblemError } from '../../src/http/problems.ts';
import type { Database } from '../../src/store/database.ts';
import { rewriteStatements } from './rewrite-statements.ts';
import { workFor } from './slowness.ts';
import { wrapDatabase } from './wrap-database.ts';

function withHeldLoop(inner: Database): Database {
  return wrapDatabase(inner, {
    all(sql, ...values) {
      if (/FROM apps/.test(sql)) workFor(150);
      return inner.all(sql, ...values);
    },
  });
}

/**
 * Replaces the limits for each key by one limit for all keys. A request already counts while its body arrives, so one
 * key with slow bodies can use up this limit.
 */
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

export const plantedBudgetFaults = {
  none: (inner: Database) => inner,
  /** Limits the rows of a page, but not its bytes. */
  'no-byte-limit': rewriteStatements(/bytes_before < (\$\d)/, 'bytes_before < 1000 * $1'),
  /** Blocks the event loop for 150 ms of CPU time whenever the server lists apps. */
  'blocked-event-loop': withHeldLoop,
  /** Removes the limits of requests in flight per key and per project. */
  'no-shares': withoutShares,
} satisfies Record<string, (inner: Database) => Database>;

export type BudgetFault = keyof typeof plantedBudgetFaults;
