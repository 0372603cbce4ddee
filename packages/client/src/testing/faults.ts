/** What can be made to go wrong with a request to the fake service. */
export type Fault =
  /** The connection breaks: before the request counts, or after the service has done what it says. */
  | { kind: 'reset'; after?: boolean }
  /** Nothing comes until the caller gives up. */
  | { kind: 'hang' }
  /** Another answer than the service's. */
  | { kind: 'answer'; status: number; headers?: Record<string, string>; body?: string }
  /** The service's own answer, later. */
  | { kind: 'delay'; ms: number };

export interface FaultPlan {
  /** Faults in the order they happen, one per request; `undefined` lets one through. */
  script?: (Fault | undefined)[];
  /** The share of the other requests that fail, 0 to 1. */
  rate?: number;
  /** Which faults `rate` chooses from; a reset when left out. */
  choose?: Fault[];
  /** Makes the choice the same every time. */
  seed?: number;
}

/** Gives the next request's fault, if it has one. */
export function createFaults({ script = [], rate = 0, choose = [{ kind: 'reset' }], seed = 1 }: FaultPlan = {}): () =>
  | Fault
  | undefined {
  const left = [...script];
  let state = seed >>> 0;
  // Mulberry32: small, and good enough to pick faults.
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => {
    if (left.length > 0) return left.shift();
    return random() < rate ? choose[Math.floor(random() * choose.length)] : undefined;
  };
}
