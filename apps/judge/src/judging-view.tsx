import type { Judging as Task } from '@jurybox/client';
import { options } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { DecisionBar } from './decision-bar.tsx';
import { EndScreen, PauseScreen } from './end-screens.tsx';
import { HelpDialog } from './help-dialog.tsx';
import type { Judging } from './judging/judging.ts';
import type { Decision, JudgingState } from './judging/state.ts';
import { useKeys } from './keys.ts';
import type { Scale } from './link.ts';
import { NoteEditor } from './note-editor.tsx';
import { beginningOf } from './parts/conversation.ts';
import { ScenarioView } from './scenario-view.tsx';
import { StatusBar } from './status-bar.tsx';
import { OfflineNotice } from './unsent.tsx';

export interface JudgingViewProps {
  judging: Judging;
  task: Task;
  scale: Scale;
  /** Shows texts as they are stored, or formatted. */
  isRaw: boolean;
  toggleRaw: () => void;
  /** Removes the judge's key from this device, so that somebody else can use the same shared link here. */
  leave: (() => void) | undefined;
}

/**
 * The page ignores decisions within this time after a scenario appears, because such a decision may be meant for the
 * previous scenario, for example after a double press.
 */
const settleMs = 200;
const renewIntervalMs = 30_000;
/** If a judge does nothing for this long, the page stops renewing the reservation. */
const maxIdleMs = 240_000;

export function JudgingView({ judging, task, scale, isRaw, toggleRaw, leave }: JudgingViewProps) {
  const state = useJudgingState(judging);
  const [isPaused, setPaused] = useState(false);
  const [isNoteOpen, setNoteOpen] = useState(false);
  const [message, setMessage] = useState('');
  const help = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownAt = useRef(0);
  useActivity(judging, isPaused);

  const currentId = state.current?.scenario.evaluation_scenario_id;
  const total = state.judgedCount + state.remainingCount;
  const number = Math.min(state.judgedCount + 1, Math.max(total, 1));
  useLayoutEffect(() => {
    shownAt.current = performance.now();
    setNoteOpen(false);
    if (currentId === undefined) return;
    document.title = `${number} of ${total} · ${task.evaluation_name}`;
    scrollTo(0, 0);
    // The focus stays on the button that the judge used. It moves only if that button no longer exists.
    if (document.activeElement === null || document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [currentId, isPaused]);

  const isReady = () =>
    judging.state.current !== undefined && performance.now() - shownAt.current >= settleMs && !isPaused;
  const decide = useCallback(
    (decision: Decision, what: string) => {
      if (!isReady()) return;
      setMessage(`${what}.`);
      judging.judge(decision);
    },
    [judging, isPaused],
  );
  const isWorking = !isPaused && (state.phase === 'judging' || state.phase === 'loading');
  const actions = {
    decide,
    note: () => state.current !== undefined && renderNow(() => setNoteOpen(true)),
    flag: () => {
      if (state.current === undefined) return;
      const isFlagged = !state.draft.isFlagged;
      judging.setDraft({ ...state.draft, isFlagged });
      setMessage(isFlagged ? 'Flagged.' : 'Flag removed.');
    },
    skip: () => {
      if (!isReady()) return;
      setMessage('Skipped. The scenario comes back at the end.');
      judging.skip();
    },
    undo: () => {
      if (!judging.state.canUndo) return;
      judging.undo();
      setMessage('This is the previous scenario. Decide again.');
    },
    pause: () => setPaused(!isPaused),
    raw: () => {
      toggleRaw();
      setMessage(isRaw ? 'Formatted texts.' : 'Raw texts.');
    },
    help: () => help.current?.showModal(),
  };
  useKeys({
    ...(isWorking ? { n: actions.note, f: actions.flag, s: actions.skip, r: actions.raw } : {}),
    u: isPaused ? undefined : actions.undo,
    p: isWorking || isPaused ? actions.pause : undefined,
    '?': actions.help,
  });

  const spoken = `${message} ${spokenState(state, number, total)}`;
  return (
    <>
      <HelpDialog dialog={help} type={state.type} scale={scale} />
      <p class="hidden" role="status" aria-live="polite" data-testid="announcement">
        {spoken}
      </p>
      {isPaused ? (
        <PauseScreen state={state} resume={() => setPaused(false)} leave={leave} />
      ) : isWorking ? (
        <div class="judging">
          <StatusBar task={task} state={state} total={total} isRaw={isRaw} {...actions} />
          <main class="scenario" aria-busy={state.phase === 'loading'}>
            <h1 ref={heading} tabIndex={-1} class="number">
              {total === 0 ? 'One moment' : `${number} of ${total}`}
              {state.isSkippedBefore && <span class="hint">You skipped this one. Nothing else is left.</span>}
            </h1>
            {state.isOffline && <OfflineNotice state={state} />}
            {state.current === undefined ? (
              <p class="waiting">
                {state.isOffline ? 'The next scenario appears with the connection.' : 'Loading the next scenario …'}
              </p>
            ) : (
              <ScenarioView
                key={currentId}
                shown={state.current}
                instructions={task.instructions}
                isFirst={state.judgedCount === 0}
              />
            )}
          </main>
          <footer class="decision">
            {isNoteOpen && (
              <NoteEditor
                note={state.draft.note}
                change={(note) => judging.setDraft({ ...judging.state.draft, note })}
                send={() => judging.sendDraft()}
                close={() => setNoteOpen(false)}
              />
            )}
            <DecisionBar state={state} scale={scale} message={message} {...actions} />
          </footer>
        </div>
      ) : (
        <EndScreen task={task} state={state} undo={actions.undo} retry={() => judging.retry()} />
      )}
    </>
  );
}

/** Returns the text that a screen reader says when the scenario changes. */
function spokenState({ phase, current }: JudgingState, number: number, total: number): string {
  if (phase !== 'judging' || current === undefined) return '';
  const [input] = current.scenario.inputs;
  const text = input === undefined ? '' : `${input.input_name}: ${beginningOf(input.input_value, 200)}`;
  return `${number} of ${total}. ${text}`;
}

function useJudgingState(judging: Judging): JudgingState {
  const [state, setState] = useState(judging.state);
  useEffect(() => {
    setState(judging.state);
    return judging.subscribe(() => setState(judging.state));
  }, [judging]);
  return state;
}

/** Renews the reservation while the judge reads, scrolls or types. */
function useActivity(judging: Judging, isPaused: boolean): void {
  useEffect(() => {
    let activeAt = Date.now();
    const active = () => void (activeAt = Date.now());
    const names = ['keydown', 'pointerdown', 'scroll', 'pointermove'] as const;
    for (const name of names) addEventListener(name, active, { passive: true });
    const timer = setInterval(() => {
      if (!isPaused && !document.hidden && Date.now() - activeAt < maxIdleMs) judging.renew();
    }, renewIntervalMs);
    return () => {
      clearInterval(timer);
      for (const name of names) removeEventListener(name, active);
    };
  }, [judging, isPaused]);
}

/**
 * Calls `change` and renders the page at once. So if the change shows a new text field, the next key press reaches this
 * field.
 */
function renderNow(change: () => void): void {
  const { debounceRendering } = options;
  options.debounceRendering = (render) => render();
  try {
    change();
  } finally {
    options.debounceRendering = debounceRendering;
  }
}
