import type { State } from '../state.ts';
import { ProblemError } from './problems.ts';

/** Streamed answers of one project at once. */
const mostStreams = 8;
const keyBytes = 16 * 1_048_576;
const mostBytes = 128 * 1_048_576;

/** Where a request stands: it has one place at a time, and gives that up for the next. */
export type Place = 'look-up' | 'body' | 'under way';

/** What one key or project has of everything. */
export interface Use {
  underWay: number;
  streams: number;
  bodies: number;
  bytes: number;
}

/**
 * The limits on requests at once, so that nobody stops anybody. In the order in which a request meets them (n is
 * `maxInFlight`):
 *
 * 1. A connection has one request under way; with more than 32 waiting behind it, it is closed after those (pipelining.ts).
 * 2. Health, metrics and documents are answered whatever the limits say: none of the following counts them.
 * 3. At most 4 n requests wait for the look-up of their key: 503 `overloaded`.
 * 4. A key's requests a second, where `rateLimit` is set: 429 `rate_limited` (authenticate.ts).
 * 5. Under way are at most n, and three quarters of n for one project: 503 `overloaded`.
 *    Sixteen requests of a project begin in one turn of the event loop; more wait for the next (turn-share.ts).
 * 6. A request whose body has not come whole gives up that place until it has. So wait at most n / 4 requests with
 *    16 MiB for one key, half of all that may wait for one project: 429 `rate_limited`; and 2 n with 128 MiB in all: 503
 *    `overloaded`. A body counts what it declares, or the most it may have. Then 5 again.
 * 7. A project has eight streamed answers at once: 429 `rate_limited`. They stay under way until they end.
 */
export class Limits {
  readonly #max: number;
  readonly #total: Use = newUse();
  readonly #keys = new Map<string, Use>();
  readonly #projects = new Map<string, Use>();
  #lookUps = 0;

  constructor(maxInFlight: number) {
    this.#max = maxInFlight;
  }

  /** Takes a place among those whose key is not known yet. */
  enter(state: State): void {
    if (this.#lookUps >= 4 * this.#max) throw overloaded('Too many requests are under way.');
    this.#lookUps += 1;
    state.place = 'look-up';
  }

  /** Takes a place under way for the request's project. */
  start(state: State): void {
    this.leave(state);
    const { session } = state;
    if (session === undefined) return;
    const project = useOf(this.#projects, session.project);
    if (this.#total.underWay >= this.#max) throw overloaded('Too many requests are under way.');
    if (project.underWay >= atLeastOne((this.#max * 3) / 4))
      throw overloaded('Too many requests of this project are under way.');
    this.#total.underWay += 1;
    project.underWay += 1;
    state.place = 'under way';
    state.use = project;
  }

  /** Gives up the place under way while a body of `bytes` comes. */
  awaitBody(state: State, bytes: number): void {
    this.leave(state);
    const { session } = state;
    if (session === undefined) return;
    const key = useOf(this.#keys, session.key);
    const project = useOf(this.#projects, session.project);
    const isOver = (use: Use, bodies: number, most: number) =>
      use.bodies >= atLeastOne(bodies) || use.bytes + bytes > most;
    if (isOver(key, this.#max / 4, keyBytes)) throw rateLimited('This key sends too many bodies at once.');
    if (isOver(project, this.#max, mostBytes / 2)) throw rateLimited('This project sends too many bodies at once.');
    if (isOver(this.#total, 2 * this.#max, mostBytes)) throw overloaded('Too many bodies are on their way.');
    for (const use of [key, project, this.#total]) {
      use.bodies += 1;
      use.bytes += bytes;
    }
    state.place = 'body';
    state.bodyBytes = bytes;
  }

  /** Counts a streamed answer of the request, which is under way. */
  stream(state: State): void {
    if (state.use === undefined) return;
    if (state.use.streams >= mostStreams) throw rateLimited(`A project may have ${mostStreams} exports at once.`);
    state.use.streams += 1;
    state.isStreamed = true;
  }

  /** Gives up whatever place the request has. */
  leave(state: State): void {
    const { place, use, session } = state;
    if (place === undefined) return;
    state.place = undefined;
    if (place === 'look-up') this.#lookUps -= 1;
    else if (place === 'under way' && use !== undefined) {
      this.#total.underWay -= 1;
      use.underWay -= 1;
      if (state.isStreamed) {
        use.streams -= 1;
        state.isStreamed = false;
      }
    } else if (session !== undefined) {
      for (const use of [useOf(this.#keys, session.key), useOf(this.#projects, session.project), this.#total]) {
        use.bodies -= 1;
        use.bytes -= state.bodyBytes ?? 0;
      }
    }
  }

  /** How many requests wait for their body. */
  get bodies(): number {
    return this.#total.bodies;
  }
}

function newUse(): Use {
  return { underWay: 0, streams: 0, bodies: 0, bytes: 0 };
}

/** From this many on, those who hold nothing are forgotten before another one is added. */
const manyUses = 1000;

function useOf(uses: Map<string, Use>, id: string): Use {
  let use = uses.get(id);
  if (use === undefined) {
    if (uses.size >= manyUses) {
      for (const [other, { underWay, bodies }] of uses) if (underWay === 0 && bodies === 0) uses.delete(other);
    }
    uses.set(id, (use = newUse()));
  }
  return use;
}

function atLeastOne(share: number): number {
  return Math.max(1, Math.floor(share));
}

function overloaded(detail: string): ProblemError {
  return new ProblemError('overloaded', detail, { 'Retry-After': '1' });
}

function rateLimited(detail: string): ProblemError {
  return new ProblemError('rate_limited', detail, { 'Retry-After': '1' });
}
