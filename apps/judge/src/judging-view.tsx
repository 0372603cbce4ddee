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
  /** Whether texts are shown as they are stored, without formatting. */
  isRaw: boolean;
  toggleRaw: () => void;
  /** Removes the judge's key from this browser, so that another person can use the same shared link here. */
  leave: (() => void) | undefined;
}

/**
 * For this time after a scenario appears, the page ignores votes and scores. A judge who presses a key twice would
 * otherwise judge the next scenario without reading it.
 */
const settleMs = 200;
const renewIntervalMs = 30_000;
/** After this time without any action of the judge, the page no longer renews the reservation. */
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
    // The focus stays on the button that the judge pressed. If this button has disappeared, the heading gets the focus.
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
                {state.isOffline ? 'The next scenario needs a connection.' : 'Loading the next scenario …'}
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

/** Returns what a screen reader says when another scenario appears. */
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

/** Renews the reservation of the current scenario as long as the judge reads, scrolls or types. */
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
 * Calls `change` and renders the page at once, without waiting. If `change` opens a text field, the judge's next key
 * press must already reach this field.
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
