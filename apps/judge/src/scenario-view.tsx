import type { ReservedScenario } from './judging/state.ts';
import { sidesOf } from './judging/sides.ts';
import { FormattedText } from './parts/formatted-text.tsx';

interface ScenarioViewProps {
  shown: ReservedScenario;
  instructions: string | null;
  /** Whether the judge has not judged anything yet. Only then are the instructions open. */
  isFirst: boolean;
}

/** Shows one scenario: its inputs and outputs, without the names of the variants. */
export function ScenarioView({ shown, instructions, isFirst }: ScenarioViewProps) {
  const { scenario, firstShown } = shown;
  const sides = sidesOf(scenario, firstShown);
  return (
    <>
      {instructions !== null && (
        <details class="instructions" open={isFirst}>
          <summary>Instructions</summary>
          <FormattedText text={instructions} />
        </details>
      )}
      <section class="inputs" aria-label="Inputs">
        {scenario.inputs.map(({ input_name: name, input_value: value }, at) => (
          <div class="input" key={at}>
            <h2>{name}</h2>
            <FormattedText text={value} />
          </div>
        ))}
      </section>
      {scenario.correct_answer !== null && scenario.correct_answer !== '' && (
        <section class="correct">
          <h2>Correct answer</h2>
          <FormattedText text={scenario.correct_answer} />
        </section>
      )}
      <div class={sides.length > 1 ? 'sides two' : 'sides'}>
        {sides.map(({ variant_output: output }, at) => (
          <section class="side" key={at} aria-labelledby={`side-${at}`}>
            <header>
              {sides.length > 1 && (
                <span class="badge" aria-hidden="true">
                  {at + 1}
                </span>
              )}
              <h2 id={`side-${at}`}>{sides.length > 1 ? `Answer ${at + 1}` : 'Answer'}</h2>
              {sides.length > 1 && <JumpButton to={1 - at} />}
            </header>
            <FormattedText text={output} />
          </section>
        ))}
        {sides.length === 0 && <p class="empty">This scenario has no answer.</p>}
      </div>
    </>
  );
}

/** Visible only on narrow screens, where the second answer is below the first. */
function JumpButton({ to }: { to: number }) {
  const jump = (event: MouseEvent) => {
    const here = (event.currentTarget as HTMLElement).closest<HTMLElement>('.side');
    const there = document.querySelectorAll<HTMLElement>('.side')[to];
    if (here === null || there === undefined) return;
    const topOf = (side: HTMLElement) => side.getBoundingClientRect().top;
    here.dataset['leftAt'] = String(topOf(here));
    const { leftAt } = there.dataset;
    if (leftAt === undefined) there.scrollIntoView();
    else scrollBy(0, topOf(there) - Number(leftAt));
    there.querySelector<HTMLElement>('.jump')?.focus({ preventScroll: true });
  };
  return (
    <button class="quiet jump" onClick={jump}>
      Go to answer {to + 1}
    </button>
  );
}
