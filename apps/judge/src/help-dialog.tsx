import type { EvaluationType } from '@jurybox/client';
import type { Ref } from 'preact';
import type { Scale } from './link.ts';

const common = [
  ['n', 'Write a note'],
  ['f', 'Flag the scenario, so that somebody looks at it again'],
  ['s', 'Skip; the scenario comes back at the end'],
  ['u', 'Undo the last judgement'],
  ['r', 'Switch between raw and formatted texts'],
  ['p', 'Pause'],
  ['?', 'Show these keys'],
];
const votes = [
  ['1', 'Answer 1 is better'],
  ['2', 'Answer 2 is better'],
  ['3', 'Both are good'],
  ['0', 'Both are bad'],
];
const scores: Record<Scale, string[][]> = {
  5: [['1 – 5', 'Score from 1 to 5 (the best)']],
  10: [['1 – 9, 0', 'Score from 1 to 10 (the best); the key 0 gives 10']],
  100: [
    ['0 – 9', 'Type a score from 0 to 100 (the best)'],
    ['← →', 'Change the score by 1'],
    ['Enter', 'Give the score'],
  ],
};

export function HelpDialog({
  dialog,
  type,
  scale,
}: {
  dialog: Ref<HTMLDialogElement>;
  type: EvaluationType;
  scale: Scale;
}) {
  const keys = [...(type === 'human_a_b_testing' ? votes : scores[scale]), ...common];
  return (
    <dialog ref={dialog} class="help" aria-labelledby="help-title">
      <h2 id="help-title">Keys</h2>
      <dl>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p class="muted small">
        The answers are shuffled. Your judgements are kept in this browser until the server has them.
      </p>
      <form method="dialog">
        <button class="button">
          Close <kbd>Esc</kbd>
        </button>
      </form>
    </dialog>
  );
}
