/**
 * Notices of change (U23): streams that tell callers when an environment serves something new. All watchers of the same
 * applications share one state. After each commit, the service reads the state again and sends the changes.
 */
import { TextFeed, type TextSink } from '@jurybox/types';
import { findApp } from '../store/apps.ts';
import { lookUpDeployedFacts } from '../store/flags.ts';
import { environmentNames } from './apps.ts';
import { readFlagVersions } from './flags.ts';
import { notFound } from './outcome.ts';
import type { Context, Session } from './session.ts';

export interface WatchOptions {
  environment: string;
  /** The app to watch. If undefined, the stream watches all apps of the project. */
  appId: string | undefined;
  lastEventId?: string | undefined;
  /** The number of seconds after which the stream ends. Undefined for a stream without an end. */
  waitSeconds?: number | undefined;
}

type State = Awaited<ReturnType<typeof readFlagVersions>>;

interface Watched {
  project: string;
  environment: string;
  appId: string | undefined;
  watchers: Set<Watcher>;
  state: Promise<State>;
}

const keepAliveMs = 15_000;
const retryMs = 1000;
/** If more apps than this change at once, the watchers get one event for all of them instead of one per app. */
const maxEvents = 50;

export function createNoticeService({ database, turns }: Context, isValid: (session: Session) => Promise<boolean>) {
  const all = new Map<string, Watched>();
  let stopWatching: (() => void) | undefined;
  let isStopped = false;
  let isRefreshing = false;
  let mustRefresh = false;

  const watchers = () => [...all.values()].flatMap((each) => [...each.watchers]);

  const factsOf = ({ project, environment }: Pick<Watched, 'project' | 'environment'>, appId: string) =>
    lookUpDeployedFacts(database, appId, environment, project);

  async function readState(watched: Pick<Watched, 'project' | 'environment' | 'appId'>): Promise<State> {
    const { project, environment, appId } = watched;
    if (appId === undefined) return readFlagVersions({ database, turns }, project, environment);
    const facts = await factsOf(watched, appId);
    const version = facts === undefined ? '' : `${facts.number} ${facts.etag}`;
    return { tag: version, versions: new Map([[appId, version]]) };
  }

  async function eventOf(watched: Watched, appId: string): Promise<string> {
    const facts = await factsOf(watched, appId);
    const { revision = null, etag = null, deployed_at: deployedAt } = facts ?? {};
    const lastModified = deployedAt === undefined ? undefined : Math.floor(Date.parse(deployedAt) / 1000);
    return textOf({ type: 'refetchEvaluation', app_id: appId, revision, etag, lastModified });
  }

  /** Reads the state again, and sends an event for each app that has changed since the state that the watchers know. */
  async function update(watched: Watched): Promise<void> {
    const before = await watched.state;
    const after = await readState(watched);
    if (before.tag === after.tag) return;
    const changed = [...new Set([...before.versions.keys(), ...after.versions.keys()])].filter(
      (appId) => before.versions.get(appId) !== after.versions.get(appId),
    );
    const texts =
      changed.length > maxEvents
        ? [textOf({ type: 'refetchEvaluation' })]
        : await Promise.all(changed.map((appId) => eventOf(watched, appId)));
    watched.state = Promise.resolve(after);
    // Only the last event has the id of the new state. A client that did not get this event connects again with the id
    // of an older state, and then gets a notice.
    const text = texts.slice(0, -1).join('') + idOf(after) + (texts.at(-1) ?? '');
    for (const watcher of watched.watchers) watcher.push(text);
  }

  async function endWithoutKey(): Promise<void> {
    const groups = Map.groupBy(watchers(), ({ session }) => session.key);
    await Promise.all(
      [...groups.values()].map(async (group) => {
        if (group[0] !== undefined && !(await isValid(group[0].session))) for (const each of group) each.end();
      }),
    );
  }

  async function refresh(): Promise<void> {
    mustRefresh = true;
    if (isRefreshing) return;
    isRefreshing = true;
    try {
      while (mustRefresh) {
        mustRefresh = false;
        await endWithoutKey();
        await Promise.all([...all.values()].map(update));
      }
    } catch {
      // The database does not respond. Call `refresh` again, because `onCommit` may report each commit only once.
      if (stopWatching !== undefined) setTimeout(() => void refresh(), retryMs).unref();
    } finally {
      isRefreshing = false;
    }
  }

  function startWatching(): void {
    const end = database.onCommit?.(() => void refresh());
    const timer = setInterval(() => {
      for (const watcher of watchers()) watcher.push(': keep-alive\n\n');
      // `refresh` also ends the streams whose keys have expired.
      void refresh();
    }, keepAliveMs).unref();
    stopWatching = () => {
      end?.();
      clearInterval(timer);
      stopWatching = undefined;
    };
  }

  function leave(key: string, watched: Watched, watcher: Watcher): void {
    watched.watchers.delete(watcher);
    if (watched.watchers.size === 0) all.delete(key);
    if (all.size === 0) stopWatching?.();
  }

  async function join(watcher: Watcher, project: string, { environment, appId, ...options }: WatchOptions) {
    if (stopWatching === undefined) startWatching();
    const key = keyOf(project, environment, appId);
    let watched = all.get(key);
    if (watched === undefined) {
      const added = { project, environment, appId, watchers: new Set<Watcher>() };
      all.set(key, (watched = { ...added, state: readState(added) }));
    }
    watched.watchers.add(watcher);
    watcher.onEnd = () => leave(key, watched, watcher);
    const state = await watched.state;
    watcher.push(idOf(state) + textOf({ type: 'connected' }));
    const { lastEventId, waitSeconds } = options;
    if (lastEventId !== undefined && lastEventId !== '' && lastEventId !== state.tag)
      watcher.push(textOf({ type: 'refetchEvaluation' }));
    if (isStopped) watcher.end();
    else if (waitSeconds !== undefined) watcher.endAfter(waitSeconds);
  }

  return {
    async find({ project }: Session, environment: string, appId: string | undefined) {
      if (!environmentNames.some((name) => name === environment)) return notFound('environment');
      if (appId !== undefined && (await findApp(database, appId, project)) === undefined) return notFound('app');
      // Read the state now, because a stream that has begun could not report that the database does not respond.
      await (all.get(keyOf(project, environment, appId))?.state ?? readState({ project, environment, appId }));
      return undefined;
    },

    /** Returns a stream of server-sent events. It watches the environment from the beginning of the response on. */
    watch: (session: Session, options: WatchOptions): Watcher =>
      new Watcher(session, (watcher) => join(watcher, session.project, options)),

    get watcherCount(): number {
      return watchers().length;
    },

    /** Ends all streams, also those that begin later. */
    stop(): void {
      isStopped = true;
      for (const watcher of watchers()) watcher.end();
    },
  };
}

function keyOf(...parts: [project: string, environment: string, appId: string | undefined]): string {
  return JSON.stringify(parts);
}

function textOf(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

function idOf({ tag }: State): string {
  return `id: ${tag}\n`;
}

/** If more bytes than this wait to be sent to a client, the server ends the stream. */
const maxUnreadBytes = 65_536;

/** The stream of one client. The server calls `begin` when the status and the headers are set. */
export class Watcher extends TextFeed {
  readonly session: Session;
  onEnd: () => void = () => {};
  readonly #begin: (watcher: Watcher) => Promise<void>;
  #sink: TextSink | undefined;
  #endTimer: NodeJS.Timeout | undefined;

  constructor(session: Session, begin: (watcher: Watcher) => Promise<void>) {
    super();
    this.session = session;
    this.#begin = begin;
  }

  begin(sink: TextSink): Promise<void> {
    this.#sink = sink;
    return this.#begin(this);
  }

  push(text: string): void {
    this.#sink?.write(text);
    if (this.#sink !== undefined && this.#sink.writableLength > maxUnreadBytes) this.end();
  }

  /** Ends the stream after the client has read all texts. */
  end(): void {
    this.#sink?.end();
    this.stop();
  }

  stop(): void {
    if (this.#sink === undefined) return;
    this.#sink = undefined;
    clearTimeout(this.#endTimer);
    this.onEnd();
  }

  endAfter(seconds: number): void {
    if (this.#sink !== undefined) this.#endTimer = setTimeout(() => this.end(), seconds * 1000).unref();
  }
}
