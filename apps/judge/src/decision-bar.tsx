import { sidesOf } from './judging/sides.ts';
import { useKeys } from './keys.ts';
import { ScoreBar, type DecisionBarProps } from './score-bar.tsx';

/** The buttons under a scenario. They stay while the next scenario loads, so that the button keeps the focus. */
export function DecisionBar(props: DecisionBarProps) {
  const { state, note, flag, skip, undo, message } = props;
  const isWaiting = state.current === undefined;
  return (
    <>
      {state.type === 'human_a_b_testing' ? <VoteBar {...props} /> : <ScoreBar {...props} />}
      <div class="tools">
        <button class="quiet" aria-disabled={isWaiting} onClick={() => void note()}>
          {state.draft.note === '' ? 'Note' : 'Edit note'} <kbd>n</kbd>
        </button>
        <button class="quiet" aria-disabled={isWaiting} aria-pressed={state.draft.isFlagged} onClick={flag}>
          {state.draft.isFlagged ? 'Flagged' : 'Flag'} <kbd>f</kbd>
        </button>
        <button class="quiet" aria-disabled={isWaiting} onClick={skip}>
          Skip <kbd>s</kbd>
        </button>
        <button class="quiet" aria-disabled={!state.canUndo} onClick={undo}>
          Undo <kbd>u</kbd>
        </button>
        <p class="last" aria-hidden="true">
          {message}
        </p>
      </div>
    </>
  );
}

function VoteBar({ state, decide }: DecisionBarProps) {
  const { current } = state;
  const sides = current === undefined ? [] : sidesOf(current.scenario, current.firstShown);
  const vote = (key: string) => {
    const side = sides[Number(key) - 1];
    if (key === '3') decide({ vote: '1' }, 'Both are good');
    else if (key === '0') decide({ vote: '0' }, 'Both are bad');
    else if (side !== undefined) decide({ vote: side.variant_id }, `Answer ${key} is better`);
  };
  const choices = [
    ['1', 'Answer 1', 'is better'],
    ['2', 'Answer 2', 'is better'],
    ['3', 'Both', 'good'],
    ['0', 'Both', 'bad'],
  ] as const;
  useKeys(Object.fromEntries(choices.map(([key]) => [key, () => vote(key)])));
  return (
    <div class="votes" role="group" aria-label="Which answer is better?">
      {choices.map(([key, what, how]) => (
        <button key={key} class="vote" aria-disabled={current === undefined} onClick={() => vote(key)}>
          <kbd>{key}</kbd>
          <span>
            {what} <span class={how === 'is better' ? 'better' : ''}>{how}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
