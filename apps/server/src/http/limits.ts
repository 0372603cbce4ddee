import type { Ctx, LimitUsage, State } from '../state.ts';
import { ProblemError } from './problems.ts';

/** The maximum number of responses that the server streams to one project at once. */
const maxStreams = 8;
/** The maximum numbers of streams of notices. They may last for days, so they do not count as requests in flight. */
const maxProjectWatches = 2000;
const maxWatchesInAll = 10_000;
const maxKeyBodyBytes = 16 * 1_048_576;
const maxBodyBytesInAll = 128 * 1_048_576;
const maxKeyUnsentBytes = 32 * 1_048_576;
const maxProjectUnsentBytes = 64 * 1_048_576;
const maxUnsentBytesInAll = 256 * 1_048_576;

/**
 * Limits concurrent requests, so that no caller can block the others. docs/running.md lists the limits in the order in
 * which a request reaches them. The middleware asks for the rate limit (authenticate.ts), connections.ts limits the
 * requests of a connection, and stalled-readers.ts closes connections that nobody reads.
 */
export class Limits {
  readonly #maxInFlight: number;
  readonly #total: LimitUsage = noUsage();
  readonly #keys = new Map<string, LimitUsage>();
  readonly #projects = new Map<string, LimitUsage>();
  #keyLookups = 0;

  constructor(maxInFlight: number) {
    this.#maxInFlight = maxInFlight;
  }

  startKeyLookup(state: State): void {
    if (this.#keyLookups >= 4 * this.#maxInFlight) throw overloaded('Too many requests are in flight.');
    this.#keyLookups += 1;
    state.stage = 'key lookup';
  }

  start(state: State): void {
    this.release(state);
    const { session } = state;
    if (session === undefined) return;
    const project = usageOf(this.#projects, session.project);
    this.assertReading(state);
    if (this.#total.inFlight >= this.#maxInFlight) throw overloaded('Too many requests are in flight.');
    if (project.inFlight >= atLeastOne((this.#maxInFlight * 3) / 4))
      throw overloaded('Too many requests of this project are in flight.');
    this.#total.inFlight += 1;
    project.inFlight += 1;
    state.stage = 'in flight';
    state.projectUsage = project;
  }

  /** Counts a request whose body of `bytes` bytes has not arrived completely, instead of counting it as in flight. */
  awaitBody(state: State, bytes: number): void {
    this.release(state);
    const { session } = state;
    if (session === undefined) return;
    const key = usageOf(this.#keys, session.key);
    const project = usageOf(this.#projects, session.project);
    const exceeds = (usage: LimitUsage, maxBodies: number, maxBytes: number) =>
      usage.waitingBodies >= atLeastOne(maxBodies) || usage.waitingBodyBytes + bytes > maxBytes;
    if (exceeds(key, this.#maxInFlight / 4, maxKeyBodyBytes))
      throw rateLimited('This key sends too many bodies at once.');
    if (exceeds(project, this.#maxInFlight, maxBodyBytesInAll / 2))
      throw rateLimited('This project sends too many bodies at once.');
    if (exceeds(this.#total, 2 * this.#maxInFlight, maxBodyBytesInAll))
      throw overloaded('Too many request bodies are still arriving.');
    for (const usage of [key, project, this.#total]) {
      usage.waitingBodies += 1;
      usage.waitingBodyBytes += bytes;
    }
    state.stage = 'waiting for body';
    state.waitingBodyBytes = bytes;
  }

  startStream(state: State, isFeed = false): void {
    if (state.projectUsage === undefined) return;
    if (isFeed) {
      this.#startWatch(state, state.projectUsage);
      return;
    }
    if (state.projectUsage.streams >= maxStreams)
      throw rateLimited(`A project may have ${maxStreams} exports at once.`);
    state.projectUsage.streams += 1;
    state.isStreamed = true;
  }

  #startWatch(state: State, project: LimitUsage): void {
    if (project.watches >= maxProjectWatches)
      throw rateLimited(`A project may have ${maxProjectWatches} streams of notices at once.`);
    if (this.#total.watches >= maxWatchesInAll) throw overloaded('There are too many streams of notices.');
    this.release(state);
    project.watches += 1;
    this.#total.watches += 1;
    state.stage = 'watching';
  }

  /** Throws if the clients of the key, of the project or of all projects leave too many bytes unread. */
  assertReading({ session }: State): void {
    if (session === undefined) return;
    const isFull = (usage: LimitUsage, max: number) => usage.unsentBytes >= max;
    if (isFull(usageOf(this.#keys, session.key), maxKeyUnsentBytes))
      throw rateLimited('The clients of this key do not read their responses.');
    if (isFull(usageOf(this.#projects, session.project), maxProjectUnsentBytes))
      throw rateLimited('The clients of this project do not read their responses.');
    if (isFull(this.#total, maxUnsentBytesInAll)) throw overloaded('Too many responses have not been read.');
  }

  /** Counts the bytes of a complete body, until its client has read them or disconnects. */
  awaitReader({ state: { session }, req, res, length: bytes }: Ctx): void {
    if (session === undefined || req.socket.destroyed) return;
    const usages = [usageOf(this.#keys, session.key), usageOf(this.#projects, session.project), this.#total];
    for (const usage of usages) usage.unsentBytes += bytes;
    res.once('close', () => {
      for (const usage of usages) usage.unsentBytes -= bytes;
    });
  }

  release(state: State): void {
    const { stage, projectUsage, session } = state;
    if (stage === undefined) return;
    state.stage = undefined;
    if (stage === 'key lookup') this.#keyLookups -= 1;
    else if (stage === 'watching' && projectUsage !== undefined) {
      this.#total.watches -= 1;
      projectUsage.watches -= 1;
    } else if (stage === 'in flight' && projectUsage !== undefined) {
      this.#total.inFlight -= 1;
      projectUsage.inFlight -= 1;
      if (state.isStreamed) {
        projectUsage.streams -= 1;
        state.isStreamed = false;
      }
    } else if (session !== undefined) {
      const key = usageOf(this.#keys, session.key);
      for (const usage of [key, usageOf(this.#projects, session.project), this.#total]) {
        usage.waitingBodies -= 1;
        usage.waitingBodyBytes -= state.waitingBodyBytes ?? 0;
      }
    }
  }

  get waitingBodies(): number {
    return this.#total.waitingBodies;
  }
}

function noUsage(): LimitUsage {
  return { inFlight: 0, streams: 0, watches: 0, waitingBodies: 0, waitingBodyBytes: 0, unsentBytes: 0 };
}

/** If a map has this many keys or projects, the server removes those without requests before it adds a new one. */
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

interface ProjectRequests {
  begun: number;
  waiting: (() => void)[];
}

/**
 * Limits the number of requests that a project begins in one iteration of the event loop. Further ones wait for the
 * next. So a project that sends on hundreds of connections at once does not delay all other projects.
 */
export class RequestShare {
  readonly #projects = new Map<string, ProjectRequests>();
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
