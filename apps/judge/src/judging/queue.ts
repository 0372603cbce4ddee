import type { EvaluationScenarioUpdate } from '@jurybox/client';

/** A decision about one scenario that the server does not have yet. */
export interface QueuedJudgement {
  scenarioId: string;
  update: EvaluationScenarioUpdate;
  /** When the judge decided, in milliseconds since 1970. */
  decidedAt: number;
  /**
   * A unique id of the decision. A newer decision about the same scenario has another id, so it stays in the queue when
   * the server confirms the older decision.
   */
  id: string;
}

export interface Unsent {
  /** The number of scenarios with a change that the server does not have yet. */
  unsentCount: number;
  /** The number of these changes that are a vote or a score. */
  unsentJudgedCount: number;
  /** Whether the changes survive a reload. */
  isDurable: boolean;
}

/** The part of `Storage` that the queue uses. */
export type QueueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const maxAgeMs = 90 * 24 * 60 * 60 * 1000;

/**
 * The judgements that the server does not have yet, one entry for each scenario. Each entry is stored under a separate
 * name, so that two tabs with the same link do not overwrite each other's entries. If the browser stores nothing, the
 * queue keeps the entries in memory.
 */
export class JudgementQueue {
  readonly #storage: QueueStorage | undefined;
  readonly #begin: string;
  readonly #unstored = new Map<string, QueuedJudgement>();

  constructor(storage: QueueStorage | undefined, keyPrefix: string) {
    this.#storage = storage;
    this.#begin = `jurybox.judge.queue.${keyPrefix}.`;
  }

  /** Returns what the page says about the entries. */
  unsent(): Unsent {
    const entries = this.entries();
    const isJudged = ({ update }: QueuedJudgement) => (update.vote ?? update.score ?? null) !== null;
    return {
      unsentCount: entries.length,
      unsentJudgedCount: entries.filter(isJudged).length,
      isDurable: this.#unstored.size === 0,
    };
  }

  /** Returns the entries, the oldest decision first. */
  entries(): QueuedJudgement[] {
    return [...this.#stored(), ...this.#unstored.values()].sort((a, b) => a.decidedAt - b.decidedAt);
  }

  find(scenarioId: string): QueuedJudgement | undefined {
    return this.#unstored.get(scenarioId) ?? this.#read(this.#begin + scenarioId);
  }

  /** Adds a decision. Keeps the members of an earlier decision that the new decision does not set. */
  put(scenarioId: string, update: EvaluationScenarioUpdate): void {
    const earlier = this.find(scenarioId);
    const entry: QueuedJudgement = {
      scenarioId,
      update: { ...earlier?.update, ...update },
      decidedAt: Date.now(),
      id: `${Date.now()}-${Math.random()}`,
    };
    try {
      if (this.#storage === undefined) throw new Error('the browser has no storage');
      this.#storage.setItem(this.#begin + scenarioId, JSON.stringify(entry));
      this.#unstored.delete(scenarioId);
    } catch {
      this.#unstored.set(scenarioId, entry);
    }
  }

  /** Removes the entry of a judgement that the server has stored, unless the judge decided again in the meantime. */
  remove({ scenarioId, id }: QueuedJudgement): void {
    if (this.find(scenarioId)?.id !== id) return;
    this.#unstored.delete(scenarioId);
    this.#storage?.removeItem(this.#begin + scenarioId);
  }

  #stored(): QueuedJudgement[] {
    const names = Array.from({ length: this.#storage?.length ?? 0 }, (_, at) => this.#storage?.key(at) ?? '');
    return names
      .filter((name) => name.startsWith(this.#begin))
      .map((name) => this.#read(name))
      .filter((entry) => entry !== undefined)
      .filter(({ scenarioId }) => !this.#unstored.has(scenarioId));
  }

  #read(name: string): QueuedJudgement | undefined {
    const text = this.#storage?.getItem(name) ?? null;
    if (text === null) return undefined;
    try {
      const entry = JSON.parse(text) as QueuedJudgement;
      if (Date.now() - entry.decidedAt < maxAgeMs) return entry;
    } catch {
      // The stored value is not a valid entry, so the code below removes it.
    }
    this.#storage?.removeItem(name);
    return undefined;
  }
}

/** Returns the browser's storage, or undefined if the browser forbids it. */
export function browserStorage(): QueueStorage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
