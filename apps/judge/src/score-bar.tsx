import { useEffect, useState } from 'preact/hooks';
import type { Decision, JudgingState } from './judging/state.ts';
import { useKeys, type KeyActions } from './keys.ts';
import type { Scale } from './link.ts';

export interface DecisionBarProps {
  state: JudgingState;
  scale: Scale;
  decide: (decision: Decision, what: string) => void;
  note: () => unknown;
  flag: () => void;
  skip: () => void;
  undo: () => void;
  /** What the judge has just done, for example a vote. */
  message: string;
}

/** Shows a button for each score up to 5 or 10, or a slider for scores from 0 to 100. */
export function ScoreBar(props: DecisionBarProps) {
  return props.scale === 100 ? <ScoreSlider {...props} /> : <ScoreButtons {...props} />;
}

function ScoreButtons({ state, scale, decide }: DecisionBarProps) {
  const scores = Array.from({ length: scale }, (_, at) => at + 1);
  const keyOf = (score: number) => String(score % 10);
  const give = (score: number) => decide({ score }, `Score ${score}`);
  useKeys(Object.fromEntries(scores.map((score) => [keyOf(score), () => give(score)])));
  return (
    <div class="scores-with-ends">
      <span class="end">1 is worst</span>
      <div class={`scores of-${scale}`} role="group" aria-label={`Score from 1 (worst) to ${scale} (best)`}>
        {scores.map((score) => (
          <button
            key={score}
            class="vote"
            aria-label={`Score ${score}`}
            aria-disabled={state.current === undefined}
            onClick={() => give(score)}
          >
            {score} {score === 10 && <kbd>0</kbd>}
          </button>
        ))}
      </div>
      <span class="end">{scale} is best</span>
    </div>
  );
}

function ScoreSlider({ state, decide }: DecisionBarProps) {
  const [score, setScore] = useState<number | undefined>(undefined);
  const id = state.current?.scenario.evaluation_scenario_id;
  useEffect(() => setScore(undefined), [id]);
  const give = () => score !== undefined && decide({ score }, `Score ${score}`);
  const type = (digit: number) => {
    const longer = (score ?? 0) * 10 + digit;
    setScore(longer <= 100 ? longer : digit);
  };
  const digits = Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [String(digit), () => type(digit)]));
  const step = (by: number) => setScore(Math.min(100, Math.max(0, (score ?? 50) + by)));
  const keys: KeyActions = { ...digits, backspace: () => setScore(undefined), arrowright: () => step(1) };
  useKeys({ ...keys, arrowleft: () => step(-1), enter: isOnButton() ? undefined : give });
  return (
    <div class="slider">
      <label class="slider-label">
        <span>Score, 0 (worst) to 100 (best)</span>
        <input
          type="range"
          min={0}
          max={100}
          value={score ?? 50}
          aria-valuetext={score === undefined ? 'not scored' : String(score)}
          onInput={(event) => setScore(Number(event.currentTarget.value))}
          onKeyDown={(event) => event.key.startsWith('Arrow') && event.stopPropagation()}
        />
      </label>
      <output class="slider-value">{score ?? '–'}</output>
      <button class="vote" aria-disabled={state.current === undefined || score === undefined} onClick={give}>
        Next <kbd>Enter</kbd>
      </button>
    </div>
  );
}

/** If a button has the focus, Enter presses this button. Then Enter must not also send the score. */
function isOnButton(): boolean {
  return document.activeElement?.tagName === 'BUTTON';
}
