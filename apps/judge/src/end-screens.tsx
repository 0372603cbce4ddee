import type { Judging as Task } from '@jurybox/client';
import type { JudgingState } from './judging/state.ts';
import { Screen } from './parts/screen.tsx';

const scenarios = (count: number) => (count === 1 ? '1 scenario' : `${count} scenarios`);

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
      <p>
        You judged {state.judgedCount} of {state.judgedCount + state.remainingCount}. You can close this tab and come
        back with your link.
      </p>
      <Unsent {...state} />
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

/** The screen of a judge who has nothing to judge now. It says why. */
export function EndScreen({ task, state, undo, retry }: EndProps) {
  const { phase, judgedCount, remainingCount, retryAt } = state;
  const thanks = task.judge_name === null ? 'Thank you!' : `Thank you, ${task.judge_name}!`;
  switch (phase) {
    case 'none_left':
      return (
        <Screen title={thanks}>
          <p>
            {judgedCount === 0
              ? 'Everything is judged already. Nothing is left for you.'
              : `You judged ${scenarios(judgedCount)}. Nothing is left for you.`}
          </p>
          <Unsent {...state} />
          <UndoLast state={state} undo={undo} />
        </Screen>
      );
    case 'judged_by_others':
      return (
        <Screen title={thanks}>
          <p>
            You judged {scenarios(judgedCount)}. Others are judging the rest right now: {scenarios(remainingCount)}.
          </p>
          <p>
            If they do not finish, some come back to you{retryAt === null ? '' : ` at about ${timeOf(retryAt)}`}. This
            page then continues by itself. You can also stop here.
          </p>
          <Unsent {...state} />
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
          <p>The evaluation is closed and takes no more judgements. You judged {scenarios(judgedCount)}.</p>
          <Unsent {...state} />
        </Screen>
      );
    case 'judging':
    case 'loading':
    case 'revoked':
      return (
        <Screen title="This link does not work any more">
          <p>It has expired or was revoked. What you judged before counts.</p>
          <Unsent {...state} />
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

function Unsent({ unsentCount, isDurable, phase, rejectedCount }: JudgingState) {
  const isFinal = phase === 'closed' || phase === 'revoked';
  return (
    <>
      {unsentCount > 0 && (
        <p class="problem" role="alert">
          {unsentCount === 1 ? '1 judgement has' : `${unsentCount} judgements have`} not reached the server.{' '}
          {isFinal
            ? 'This browser keeps them and sends them if you can open the link again.'
            : isDurable
              ? 'This browser keeps them. Leave this page open until the connection is back, or open your link again.'
              : 'Leave this page open until the connection is back.'}
        </p>
      )}
      {rejectedCount > 0 && (
        <p class="problem">
          The server did not accept {rejectedCount === 1 ? '1 judgement' : `${rejectedCount} judgements`}, because the
          scenarios have changed.
        </p>
      )}
    </>
  );
}

function timeOf(iso: string): string {
  return new Date(iso).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
}
