import type { Session } from '../services/session.ts';
import type { Ctx, LimitStage, LimitUsage, State } from '../state.ts';
import { ProblemError } from './problems.ts';

/** The maximum number of responses that the server streams to one project at once. */
const maxStreams = 8;
/**
 * The maximum numbers of streams that report deployments, for one project and for all projects. Such a stream does not
 * count as a request in flight, because it may last for days.
 */
const maxProjectWatches = 2000;
const maxWatchesInAll = 10_000;
const maxKeyBodyBytes = 16 * 1_048_576;
const maxBodyBytesInAll = 128 * 1_048_576;
const maxKeyUnsentBytes = 32 * 1_048_576;
const maxProjectUnsentBytes = 64 * 1_048_576;
const maxUnsentBytesInAll = 256 * 1_048_576;

/**
 * Limits concurrent requests, so that no caller can block other callers. docs/running.md lists the limits in the order
 * in which a request reaches them. Two limits are elsewhere: the rate limit in authenticate.ts, and the limit of
 * requests per connection in connections.ts.
 */
export class Limits {
  readonly #maxInFlight: number;
  readonly #total: LimitUsage = noUsage();
  readonly #keys = new Map<string, LimitUsage>();
  readonly #projects = new Map<string, LimitUsage>();

  constructor(maxInFlight: number) {
    this.#maxInFlight = maxInFlight;
  }

  startKeyLookup(state: State): void {
    if (this.#total.keyLookups >= 4 * this.#maxInFlight) throw overloaded('Too many requests are in flight.');
    enter(state, 'key lookup', [this.#total], (usage, sign) => (usage.keyLookups += sign));
  }

  start(state: State): void {
    this.release(state);
    if (state.session === undefined) return;
    const project = usageOf(this.#projects, state.session.project);
    this.assertReading(state);
    if (this.#total.inFlight >= this.#maxInFlight) throw overloaded('Too many requests are in flight.');
    if (project.inFlight >= atLeastOne((this.#maxInFlight * 3) / 4))
      throw overloaded('Too many requests of this project are in flight.');
    enter(state, 'in flight', [this.#total, project], (usage, sign) => (usage.inFlight += sign));
  }

  /** Counts a request as waiting for its body, and not as in flight. `bytes` is the length of the whole body. */
  awaitBody(state: State, bytes: number): void {
    this.release(state);
    if (state.session === undefined) return;
    const [key, project, total] = this.#usagesOf(state.session);
    const exceeds = (usage: LimitUsage, maxBodies: number, maxBytes: number) =>
      usage.waitingBodies >= atLeastOne(maxBodies) || usage.waitingBodyBytes + bytes > maxBytes;
    if (exceeds(key, this.#maxInFlight / 4, maxKeyBodyBytes))
      throw rateLimited('This key sends too many bodies at once.');
    if (exceeds(project, this.#maxInFlight, maxBodyBytesInAll / 2))
      throw rateLimited('This project sends too many bodies at once.');
    if (exceeds(total, 2 * this.#maxInFlight, maxBodyBytesInAll))
      throw overloaded('Too many request bodies are still arriving.');
    enter(state, 'waiting for body', [key, project, total], (usage, sign) => {
      usage.waitingBodies += sign;
      usage.waitingBodyBytes += sign * bytes;
    });
  }

  startStream(state: State, isFeed = false): void {
    if (state.session === undefined) return;
    const [, project, total] = this.#usagesOf(state.session);
    if (!isFeed) {
      if (project.streams >= maxStreams) throw rateLimited(`A project may have ${maxStreams} exports at once.`);
      enter(state, 'in flight', [project], (usage, sign) => (usage.streams += sign));
      return;
    }
    if (project.watches >= maxProjectWatches)
      throw rateLimited(`A project may have ${maxProjectWatches} streams of notices at once.`);
    if (total.watches >= maxWatchesInAll) throw overloaded('There are too many streams of notices.');
    this.release(state);
    enter(state, 'watching', [project, total], (usage, sign) => (usage.watches += sign));
  }

  /** Throws if the clients of the key, of the project or of all projects leave too many bytes unread. */
  assertReading({ session }: State): void {
    if (session === undefined) return;
    const [key, project, total] = this.#usagesOf(session);
    if (key.unsentBytes >= maxKeyUnsentBytes) throw rateLimited('The clients of this key do not read their responses.');
    if (project.unsentBytes >= maxProjectUnsentBytes)
      throw rateLimited('The clients of this project do not read their responses.');
    if (total.unsentBytes >= maxUnsentBytesInAll) throw overloaded('Too many responses have not been read.');
  }

  /**
   * Adds the length of a response body to the `unsentBytes` of its key, its project and the server. Subtracts it again
   * when the client has read the whole body or has disconnected.
   */
  awaitReader({ state: { session }, req, res, length: bytes }: Ctx): void {
    if (session !== undefined && !req.socket.destroyed)
      res.once(
        'close',
        occupy(this.#usagesOf(session), (usage, sign) => (usage.unsentBytes += sign * bytes)),
      );
  }

  release(state: State): void {
    for (const giveBack of state.occupied ?? []) giveBack();
    state.occupied = [];
    state.stage = undefined;
  }

  get waitingBodies(): number {
    return this.#total.waitingBodies;
  }

  #usagesOf({ key, project }: Session): [key: LimitUsage, project: LimitUsage, total: LimitUsage] {
    return [usageOf(this.#keys, key), usageOf(this.#projects, project), this.#total];
  }
}

/** Adds one request to the numbers in `usage` (`sign` 1), or subtracts it again (`sign` -1). */
type Add = (usage: LimitUsage, sign: 1 | -1) => void;

function enter(state: State, stage: LimitStage, usages: LimitUsage[], add: Add): void {
  state.stage = stage;
  (state.occupied ??= []).push(occupy(usages, add));
}

/** Adds one request to the numbers in each of the `usages`. Returns a function that subtracts it again. */
function occupy(usages: LimitUsage[], add: Add): () => void {
  for (const usage of usages) add(usage, 1);
  return () => {
    for (const usage of usages) add(usage, -1);
  };
}

function noUsage(): LimitUsage {
  return { keyLookups: 0, inFlight: 0, streams: 0, watches: 0, waitingBodies: 0, waitingBodyBytes: 0, unsentBytes: 0 };
}

/** If `#keys` or `#projects` has this many entries, `usageOf` removes those without requests before it adds one. */
const maxRemembered = 1000;

function usageOf(usages: Map<string, LimitUsage>, id: string): LimitUsage {
  let usage = usages.get(id);
  if (usage === undefined) {
    if (usages.size >= maxRemembered) {
      for (const [other, { inFlight, watches, waitingBodies, unsentBytes }] of usages)
        if (inFlight === 0 && watches === 0 && waitingBodies === 0 && unsentBytes === 0) usages.delete(other);
    }
    usages.set(id, (usage = noUsage()));
  }
  return usage;
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

/** The maximum number of requests of one project that begin in one iteration of the event loop. */
const maxPerIteration = 16;

/**
 * Limits the number of a project's requests that begin in one iteration of the event loop. Further requests wait for
 * the next iteration. So a project that sends on hundreds of connections at once does not delay all other projects.
 */
export class RequestShare {
  readonly #projects = new Map<string, { begun: number; waiting: (() => void)[] }>();
  #isScheduled = false;

  /** Returns `undefined` if the request may begin at once, or a promise that resolves when it may begin. */
  begin(project: string): Promise<void> | undefined {
    let requests = this.#projects.get(project);
    if (requests === undefined) this.#projects.set(project, (requests = { begun: 0, waiting: [] }));
    if (!this.#isScheduled) {
      this.#isScheduled = true;
      setImmediate(this.#startIteration);
    }
    if (requests.begun < maxPerIteration) {
      requests.begun += 1;
      return undefined;
    }
    const { waiting } = requests;
    return new Promise((resolve) => {
      waiting.push(resolve);
    });
  }

  readonly #startIteration = (): void => {
    for (const [project, requests] of this.#projects) {
      const next = requests.waiting.splice(0, maxPerIteration);
      requests.begun = next.length;
      if (next.length === 0) this.#projects.delete(project);
      for (const begin of next) begin();
    }
    this.#isScheduled = this.#projects.size > 0;
    if (this.#isScheduled) setImmediate(this.#startIteration);
  };
}
