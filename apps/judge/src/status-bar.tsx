import type { Judging as Task } from '@jurybox/client';
import type { JudgingState } from './judging/state.ts';

interface StatusBarProps {
  task: Task;
  state: JudgingState;
  total: number;
  isRaw: boolean;
  raw: () => void;
  pause: () => void;
  help: () => unknown;
}

export function StatusBar({ task, state, total, isRaw, raw, pause, help }: StatusBarProps) {
  return (
    <header class="status">
      <div class="status-row">
        <p class="title">{task.evaluation_name}</p>
        <Connection {...state} />
        <button class="quiet" aria-pressed={isRaw} onClick={raw}>
          Raw text <kbd>r</kbd>
        </button>
        <button class="quiet" onClick={pause}>
          Pause <kbd>p</kbd>
        </button>
        <button class="quiet keys" onClick={() => void help()}>
          Keys <kbd>?</kbd>
        </button>
      </div>
      <progress max={Math.max(total, 1)} value={state.judgedCount} aria-label="Judged" />
    </header>
  );
}

function Connection({ isOffline, unsentCount, isDurable, rejectedCount }: JudgingState) {
  const [kind, text] = isOffline
    ? ['warn', unsentCount === 0 ? 'No connection' : `No connection · ${unsentCount} unsent`]
    : unsentCount > 0
      ? ['busy', `Saving ${unsentCount}`]
      : ['good', 'All saved'];
  return (
    <p class={`connection ${kind}`} data-testid="connection">
      <span class="connection-text">{text}</span>
      {!isDurable && ' · do not close this tab'}
      {rejectedCount > 0 && ` · ${rejectedCount} not accepted`}
    </p>
  );
}
