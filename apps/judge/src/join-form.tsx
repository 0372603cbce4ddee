import type { Judging } from '@jurybox/client';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { describeError } from './api.ts';
import { formText } from './parts/form-text.ts';
import { FormattedText } from './parts/formatted-text.tsx';
import { Screen } from './parts/screen.tsx';

/** The first page for a new judge: what there is to judge, and a field for the judge's name. */
export function JoinForm({ task, join }: { task: Judging; join: (name: string) => Promise<void> }) {
  const [problem, setProblem] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Without `preventScroll`, the page would scroll past the instructions, which are above the field.
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);
  const [isSending, setSending] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const name = formText(event, 'name');
    setEmpty(name === '');
    setProblem(name === '' ? 'Type your name.' : '');
    if (name === '') return field.current?.focus();
    setSending(true);
    try {
      await join(name);
    } catch (error) {
      setProblem(describeError(error));
      setSending(false);
    }
  };
  return (
    <Screen title={task.evaluation_name}>
      {task.instructions !== null && (
        <div class="instructions-text">
          <FormattedText text={task.instructions} />
        </div>
      )}
      <p class="muted">
        {task.scenario_count === 1 ? 'There is one scenario' : `There are ${task.scenario_count} scenarios`}. You can
        stop at any time and come back with your link.
      </p>
      <form class="stack" onSubmit={(event) => void submit(event)} noValidate>
        <label class="field">
          <span>Your name</span>
          <input
            ref={field}
            name="name"
            autoComplete="name"
            maxLength={100}
            aria-invalid={isEmpty}
            aria-describedby="name-help name-problem"
          />
        </label>
        <p class="muted small" id="name-help">
          The person who asks sees it next to your judgements. Other judges do not.
        </p>
        <p class="problem" id="name-problem" role="alert">
          {problem}
        </p>
        <div>
          <button class="button primary" disabled={isSending}>
            Start judging
          </button>
        </div>
      </form>
    </Screen>
  );
}
