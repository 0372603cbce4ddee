import type { Call } from './caller.ts';
import { Durations } from './durations.ts';
import type { Role } from './workload.ts';
import type { World } from './world.ts';

/** The responses to the requests of one kind of caller. */
export interface Outcome {
  role: Role;
  sent: number;
  answered: number;
  /** The number of unexpected responses by status or error code, for example `503` or `ECONNRESET`. */
  unexpected: Map<string, number>;
  durations: Durations;
}

const tickMs = 5;

/**
 * Sends the requests of each kind of caller at a fixed rate, without waiting for responses, so that a stalled server
 * does not get fewer requests. A duration begins when the request is due, even if the request is sent later.
 */
export async function runOpenLoop(
  call: Call,
  world: World,
  rates: Map<Role, number>,
  seconds: number,
  onSecond: (outcomes: Outcome[], second: number) => void,
): Promise<Outcome[]> {
  const outcomes = [...rates.keys()].map((role): Outcome => ({
    role,
    sent: 0,
    answered: 0,
    unexpected: new Map(),
    durations: new Durations(),
  }));
  const began = performance.now();
  const pending = new Set<Promise<void>>();
  let second = 0;
  for (;;) {
    const elapsed = performance.now() - began;
    for (const outcome of outcomes) {
      const rate = rates.get(outcome.role) ?? 0;
      const due = Math.floor((Math.min(elapsed, seconds * 1000) * rate) / 1000);
      while (outcome.sent < due) {
        const one = ask(call, world, outcome, began + ((outcome.sent + 1) * 1000) / rate);
        pending.add(one);
        void one.finally(() => pending.delete(one));
        outcome.sent += 1;
      }
    }
    if (elapsed >= seconds * 1000) break;
    if (elapsed >= (second + 1) * 1000) onSecond(outcomes, (second += 1));
    await new Promise((resolve) => setTimeout(resolve, tickMs));
  }
  await Promise.all(pending);
  return outcomes;
}

async function ask(call: Call, world: World, outcome: Outcome, due: number): Promise<void> {
  const { role, durations, unexpected } = outcome;
  let what: string | undefined;
  try {
    const { status } = await role.act(call, world, outcome.sent);
    if (!role.expected.includes(status)) what = String(status);
  } catch (error) {
    what = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
  }
  durations.add(performance.now() - due);
  if (what === undefined) outcome.answered += 1;
  else unexpected.set(what, (unexpected.get(what) ?? 0) + 1);
}
