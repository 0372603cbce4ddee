import type { EvaluationScenarioUpdate } from '@jurybox/client';

/** An unsent update of one scenario: a vote, a score, a note or a flag. */
export interface QueuedJudgement {
  scenarioId: string;
  update: EvaluationScenarioUpdate;
  /** The time at which the judge last changed the update, in milliseconds since 1970. */
  decidedAt: number;
  /**
   * A unique id of the update. When the server confirms an update, the queue removes only the entry with this id, and
   * not a newer update of the same scenario.
   */
  id: string;
}

export interface Unsent {
  /** The number of scenarios with an update that the server does not have yet. */
  unsentCount: number;
  /** The number of scenarios with a vote or a score that the server does not have yet. */
  unsentJudgedCount: number;
  /** Whether the unsent updates are stored in the browser and so survive a reload. */
  isDurable: boolean;
}

/** The members of `Storage` that the queue uses. */
export type QueueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const maxAgeMs = 90 * 24 * 60 * 60 * 1000;

/**
 * The updates that the server does not have yet, one entry per scenario. Each entry is stored under its own name, so
 * that two tabs with the same link do not overwrite each other's entries. If the browser cannot store an entry, the
 * queue keeps it in memory.
 */
export class JudgementQueue {
  readonly #storage: QueueStorage | undefined;
  readonly #begin: string;
  readonly #unstored = new Map<string, QueuedJudgement>();

  constructor(storage: QueueStorage | undefined, keyPrefix: string) {
    this.#storage = storage;
    this.#begin = `jurybox.judge.queue.${keyPrefix}.`;
  }

  /** Returns the counts that the page shows to the judge. */
  unsent(): Unsent {
    const entries = this.entries();
    const isJudged = ({ update }: QueuedJudgement) => (update.vote ?? update.score ?? null) !== null;
    return {
      unsentCount: entries.length,
      unsentJudgedCount: entries.filter(isJudged).length,
      isDurable: this.#unstored.size === 0,
    };
  }

  entries(): QueuedJudgement[] {
    return [...this.#stored(), ...this.#unstored.values()].sort((a, b) => a.decidedAt - b.decidedAt);
  }

  find(scenarioId: string): QueuedJudgement | undefined {
    return this.#unstored.get(scenarioId) ?? this.#read(this.#begin + scenarioId);
  }

  /** Adds an update of a scenario. Members that are not in `update` keep their values from the earlier entry. */
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

  /** Removes an entry after the server has stored it, unless the judge has changed it since it was sent. */
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
      // The value is not valid JSON. It is removed below.
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
