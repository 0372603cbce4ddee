import {
  JuryboxError,
  NotFoundError,
  reserveNextScenario,
  updateEvaluationScenario,
  ValidationError,
  type Client,
  type EvaluationScenarioUpdate,
  type EvaluationType,
  type NextScenario,
} from '@jurybox/client';
import { changesOf, noDraft, readDraft, writeDraft } from './drafts.ts';
import type { JudgementQueue, QueuedJudgement } from './queue.ts';
import type { Decision, Draft, JudgingState, ReservedScenario } from './state.ts';

export interface JudgingOptions {
  client: Client;
  evaluationId: string;
  type: EvaluationType;
  judgedCount: number;
  queue: JudgementQueue;
  /** Runs `work` when no other tab with the same API key is sending judgements. By default, runs it at once. */
  exclusively?: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

interface Step {
  shown: ReservedScenario;
  /** Whether the judge gave a vote or a score. False means that the judge skipped the scenario. */
  isJudged: boolean;
  draft: Draft;
}

const maxSteps = 50;
const minPauseMs = 1000;
const maxPauseMs = 30_000;
/** How often the loop may ask for the next scenario without a pause. Only a faulty server causes more rounds. */
const maxRounds = 20;
/** While the judge is active, a reservation is renewed if it ends within this time. */
const renewBeforeMs = 90_000;

/**
 * One judge's work on one evaluation. Each vote, score, note and flag goes into a queue. One loop sends the whole queue
 * and only then asks for the next scenario, so that the server never returns a scenario that is already judged.
 */
export class Judging {
  readonly #options: JudgingOptions;
  readonly #listeners = new Set<() => void>();
  readonly #steps: Step[] = [];
  #state: JudgingState;
  #ahead: ReservedScenario[] = [];
  #skips: string[] = [];
  readonly #skipped: string[] = [];
  #isSyncing = false;
  #needsSync = false;
  #pauseMs = minPauseMs;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: JudgingOptions) {
    this.#options = options;
    const unsent = options.queue.unsent();
    this.#state = {
      phase: 'loading',
      type: options.type,
      current: undefined,
      draft: noDraft,
      isSkippedBefore: false,
      judgedCount: options.judgedCount + unsent.unsentJudgedCount,
      remainingCount: 0,
      retryAt: null,
      isOffline: false,
      ...unsent,
      rejectedCount: 0,
      canUndo: false,
    };
  }

  get state(): JudgingState {
    return this.#state;
  }

  /** Calls `listener` after each change of the state. Returns a function that stops these calls. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Stores the vote or the score of the current scenario, with its note and flag, and shows the next scenario. */
  judge(decision: Decision): void {
    const { current, draft } = this.#state;
    if (current === undefined) return;
    this.#enqueue(current, { ...decision, ...changesOf(current, draft) });
    this.#leave({ shown: current, isJudged: true, draft });
    this.#update({
      judgedCount: this.#state.judgedCount + 1,
      remainingCount: Math.max(0, this.#state.remainingCount - 1),
    });
  }

  /** Skips the current scenario and shows the next one. The server returns a skipped scenario after all others. */
  skip(): void {
    const { current, draft } = this.#state;
    if (current === undefined) return;
    this.sendDraft();
    for (const list of [this.#skips, this.#skipped]) list.push(current.scenario.evaluation_scenario_id);
    this.#leave({ shown: current, isJudged: false, draft });
  }

  /** Shows the previous scenario again, without its vote or score. */
  undo(): void {
    const step = this.#steps.pop();
    if (step === undefined) return;
    const { evaluation_scenario_id: id } = step.shown.scenario;
    if (this.#state.current !== undefined) this.#ahead.unshift(this.#state.current);
    if (step.isJudged)
      this.#enqueue(step.shown, this.#options.type === 'human_a_b_testing' ? { vote: null } : { score: null });
    else this.#skipped.pop();
    this.#skips = this.#skips.filter((skipped) => skipped !== id);
    const undone = step.isJudged ? 1 : 0;
    this.#show(step.shown, step.draft);
    this.#update({
      judgedCount: Math.max(0, this.#state.judgedCount - undone),
      remainingCount: this.#state.remainingCount + undone,
    });
  }

  setDraft(draft: Draft): void {
    const { current } = this.#state;
    if (current !== undefined) writeDraft(current.scenario.evaluation_scenario_id, draft);
    this.#update({ draft });
  }

  /** Sends the note and the flag of the current scenario now, without waiting for the vote or the score. */
  sendDraft(): void {
    const { current, draft } = this.#state;
    const changes = current === undefined ? {} : changesOf(current, draft);
    if (current === undefined || Object.keys(changes).length === 0) return;
    this.#enqueue(current, changes);
    this.#update({});
    void this.#sync();
  }

  /** Sends the queue and asks for the next scenario at once, for example because the browser is online again. */
  retry(): void {
    this.#pauseMs = minPauseMs;
    void this.#sync();
  }

  /** Renews the reservation of the current scenario if it ends soon. Called while the judge is active. */
  renew(now = Date.now()): void {
    const until = this.#state.current?.reservedUntil ?? null;
    if (until === null || Date.parse(until) - now > renewBeforeMs) return;
    this.#ahead = [];
    this.retry();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  #enqueue({ scenario }: ReservedScenario, update: EvaluationScenarioUpdate): void {
    const { evaluation_scenario_id: id } = scenario;
    this.#options.queue.put(id, update);
    // Also updates the scenario in memory, because `undo` shows this object again.
    Object.assign(scenario, update);
  }

  #leave(step: Step): void {
    writeDraft(step.shown.scenario.evaluation_scenario_id, undefined);
    this.#steps.push(step);
    if (this.#steps.length > maxSteps) this.#steps.shift();
    const next = this.#ahead.shift();
    if (next === undefined) this.#update({ phase: 'loading', current: undefined, draft: noDraft });
    else this.#show(next);
    void this.#sync();
  }

  #show(shown: ReservedScenario, draft?: Draft): void {
    const { evaluation_scenario_id: id, note, is_pinned: isFlagged } = shown.scenario;
    this.#update({
      phase: 'judging',
      current: shown,
      draft: draft ?? readDraft(id) ?? { note: note ?? '', isFlagged },
      isSkippedBefore: id === this.#skipped.at(-1),
    });
    void this.#sync();
  }

  #update(changes: Partial<JudgingState>): void {
    this.#state = { ...this.#state, ...changes, ...this.#options.queue.unsent(), canUndo: this.#steps.length > 0 };
    for (const listener of this.#listeners) listener();
  }

  async #sync(): Promise<void> {
    this.#needsSync = true;
    if (this.#isSyncing) return;
    this.#isSyncing = true;
    clearTimeout(this.#timer);
    const { exclusively = (work) => work() } = this.#options;
    try {
      for (let round = 0; this.#needsSync; round++) {
        if (round > maxRounds) throw new Error('the server keeps returning scenarios that are already judged');
        this.#needsSync = false;
        await exclusively(() => this.#sendQueue());
        await this.#getNext();
        this.#pauseMs = minPauseMs;
        if (this.#state.isOffline) this.#update({ isOffline: false });
      }
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#isSyncing = false;
    }
  }

  async #sendQueue(): Promise<void> {
    for (let entries = this.#options.queue.entries(); entries.length > 0; entries = this.#options.queue.entries()) {
      for (const entry of entries) await this.#send(entry);
    }
  }

  async #send(entry: QueuedJudgement): Promise<void> {
    const { client, evaluationId, type, queue } = this.#options;
    const path = { evaluation_id: evaluationId, evaluation_scenario_id: entry.scenarioId, evaluation_type: type };
    try {
      await updateEvaluationScenario({
        client,
        path: path as typeof path & { evaluation_type: 'human_a_b_testing' },
        body: entry.update as Omit<EvaluationScenarioUpdate, 'score'>,
        headers: { Prefer: 'return=minimal' },
      });
    } catch (error) {
      // The server will never accept this judgement. It is dropped, so that it does not block the others.
      if (!(error instanceof ValidationError || error instanceof NotFoundError)) throw error;
      this.#update({ rejectedCount: this.#state.rejectedCount + 1 });
    }
    queue.remove(entry);
    this.#update({});
  }

  async #getNext(): Promise<void> {
    if (this.#ahead.length > 0) return;
    const { client, evaluationId } = this.#options;
    const current = this.#state.current?.scenario.evaluation_scenario_id;
    const skip = this.#skips.slice(0, 20);
    const next = await reserveNextScenario({
      client,
      path: { evaluation_id: evaluationId },
      body: { ...(current === undefined ? {} : { current }), ...(skip.length === 0 ? {} : { skip }) },
    });
    this.#skips = this.#skips.filter((id) => !skip.includes(id));
    const isOutdated =
      this.#state.current?.scenario.evaluation_scenario_id !== current ||
      this.#ahead.length > 0 ||
      this.#skips.length > 0;
    this.#take(next, isOutdated);
  }

  #take(next: NextScenario, isOutdated: boolean): void {
    const { queue } = this.#options;
    const { scenario, first_shown: firstShown, reserved_until: reservedUntil } = next;
    const current = this.#state.current;
    if (queue.entries().length === 0) {
      // The server may count 0 remaining scenarios while the page still shows one. The page counts this one.
      const remainingCount = Math.max(next.remaining_count, current === undefined ? 0 : 1);
      this.#update({ judgedCount: next.judged_count, remainingCount });
    }
    if (scenario !== null) {
      const id = scenario.evaluation_scenario_id;
      const isKnown = [current, ...this.#ahead].some((each) => each?.scenario.evaluation_scenario_id === id);
      // The page already shows this scenario, or the judge has judged or skipped it since the request. So ask again.
      if (queue.find(id) !== undefined || isKnown || this.#skips.includes(id)) return void (this.#needsSync = true);
      const reserved = { scenario, firstShown, reservedUntil };
      if (current === undefined) this.#show(reserved);
      else this.#ahead.push(reserved);
      if (current !== undefined) this.#update({ current: { ...current, reservedUntil } });
      return;
    }
    if (isOutdated) return void (this.#needsSync = true);
    if (current !== undefined || next.status === 'scenario') return;
    this.#update({ phase: next.status, retryAt: next.retry_at });
    if (next.status === 'judged_by_others')
      this.#wait(Math.max(5000, Date.parse(next.retry_at ?? '') - Date.now() || 0));
  }

  #fail(error: unknown): void {
    const { code = '', retryAfterMs = 0 } = error instanceof JuryboxError ? error : {};
    if (code === 'evaluation_closed') return this.#update({ phase: 'closed', current: undefined });
    if (['unauthenticated', 'forbidden', 'not_found'].includes(code))
      return this.#update({ phase: 'revoked', current: undefined });
    this.#update({ isOffline: true });
    this.#wait(Math.max(this.#pauseMs, retryAfterMs));
    this.#pauseMs = Math.min(maxPauseMs, this.#pauseMs * 2);
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sync(), Math.min(ms, 300_000));
  }
}
