/** A fault of one request to the fake service. */
export type Fault =
  /** The connection is reset before the service handles the request. With `afterHandling`, it is reset afterwards. */
  | { kind: 'reset'; afterHandling?: boolean }
  /** No response arrives until the caller aborts the request. */
  | { kind: 'hang' }
  /** The given response arrives instead of the response of the service. */
  | { kind: 'response'; status: number; headers?: Record<string, string>; body?: string }
  /** The response of the service arrives after `ms` milliseconds. */
  | { kind: 'delay'; ms: number };

export interface FaultPlan {
  /** The faults of the first requests, one per request. `undefined` means no fault. */
  script?: (Fault | undefined)[];
  /** The share of requests that fail after the script has ended, from 0 to 1. Default: 0. */
  rate?: number;
  /** The faults from which the fake service chooses at random. Default: a reset connection. */
  choose?: Fault[];
  /** The seed of the random choice: the same seed gives the same faults. */
  seed?: number;
}

/** Creates a function that returns the fault of the next request, or undefined for no fault. */
export function createFaultSequence({
  script = [],
  rate = 0,
  choose = [{ kind: 'reset' }],
  seed = 1,
}: FaultPlan = {}): () => Fault | undefined {
  const scripted = [...script];
  let state = seed >>> 0;
  // The Mulberry32 generator: short, and random enough to choose faults.
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => {
    if (scripted.length > 0) return scripted.shift();
    return random() < rate ? choose[Math.floor(random() * choose.length)] : undefined;
  };
}
