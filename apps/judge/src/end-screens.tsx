import type { Judging as Task } from '@jurybox/client';
import type { JudgingState } from './judging/state.ts';
import { Screen } from './parts/screen.tsx';
import { Judged, scenarios } from './unsent.tsx';

export function PauseScreen({
  state,
  resume,
  leave,
}: {
  state: JudgingState;
  resume: () => void;
  leave: (() => void) | undefined;
}) {
  return (
    <Screen title="Paused">
      <Judged state={state} total={state.judgedCount + state.remainingCount} />
      <p>You can close this tab and come back with your link.</p>
      <p class="actions">
        <button class="button primary" onClick={resume}>
          Continue <kbd>p</kbd>
        </button>
        {leave !== undefined && (
          <button class="button" onClick={leave} disabled={state.unsentCount > 0}>
            Judge as somebody else
          </button>
        )}
      </p>
    </Screen>
  );
}

interface EndProps {
  task: Task;
  state: JudgingState;
  undo: () => void;
  retry: () => void;
}

/** The screen of a judge who has nothing to judge at the moment, with the reason. */
export function EndScreen({ task, state, undo, retry }: EndProps) {
  const { phase, judgedCount, remainingCount, retryAt } = state;
  const thanks = task.judge_name === null ? 'Thank you!' : `Thank you, ${task.judge_name}!`;
  switch (phase) {
    case 'none_left':
      return (
        <Screen title={thanks}>
          {judgedCount === 0 ? <p>Everything is judged already.</p> : <Judged state={state} />}
          <p>Nothing is left for you.</p>
          <UndoLast state={state} undo={undo} />
        </Screen>
      );
    case 'judged_by_others':
      return (
        <Screen title={thanks}>
          <Judged state={state} />
          <p>Others are judging the rest right now: {scenarios(remainingCount)}.</p>
          <p>
            If they do not finish, some come back to you{retryAt === null ? '' : ` at about ${timeOf(retryAt)}`}. This
            page then continues by itself. You can also stop here.
          </p>
          <p class="actions">
            <button class="button primary" onClick={retry}>
              Look again now
            </button>
          </p>
          <UndoLast state={state} undo={undo} />
        </Screen>
      );
    case 'closed':
      return (
        <Screen title={thanks}>
          <p>The evaluation is closed and takes no more judgements.</p>
          <Judged state={state} />
        </Screen>
      );
    case 'judging':
    case 'loading':
    case 'revoked':
      return (
        <Screen title="This link does not work any more">
          <p>It has expired or was revoked. The judgements that the server has count.</p>
          <Judged state={state} />
        </Screen>
      );
  }
}

function UndoLast({ state, undo }: { state: JudgingState; undo: () => void }) {
  if (!state.canUndo) return null;
  return (
    <p class="actions">
      <button class="button" onClick={undo}>
        Undo the last judgement <kbd>u</kbd>
      </button>
    </p>
  );
}

function timeOf(iso: string): string {
  return new Date(iso).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
}
