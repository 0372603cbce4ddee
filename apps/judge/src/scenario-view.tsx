import type { ReservedScenario } from './judging/state.ts';
import { sidesOf } from './judging/sides.ts';
import { PlainText } from './parts/plain-text.tsx';

/** Instructions up to this length are always shown in full. The judge can fold longer instructions. */
const maxShortLength = 240;

/** Shows one scenario: the inputs of the models, and the outputs without the names of their variants. */
export function ScenarioView({ shown, instructions }: { shown: ReservedScenario; instructions: string | null }) {
  const { scenario, firstShown } = shown;
  const sides = sidesOf(scenario, firstShown);
  return (
    <>
      {instructions !== null && <Instructions text={instructions} />}
      <section class="inputs" aria-label="Inputs">
        {scenario.inputs.map(({ input_name: name, input_value: value }, at) => (
          <div class="input" key={at}>
            <h2>{name}</h2>
            <PlainText text={value} />
          </div>
        ))}
      </section>
      {scenario.correct_answer !== null && scenario.correct_answer !== '' && (
        <section class="correct">
          <h2>Correct answer</h2>
          <PlainText text={scenario.correct_answer} />
        </section>
      )}
      <div class={sides.length > 1 ? 'sides two' : 'sides'}>
        {sides.map(({ variant_output: output }, at) => (
          <section class="side" key={at} aria-labelledby={`side-${at}`}>
            <h2 id={`side-${at}`}>
              {sides.length > 1 ? (
                <>
                  <span class="badge">{at + 1}</span> Answer {at + 1}
                </>
              ) : (
                'Answer'
              )}
            </h2>
            <PlainText text={output} />
          </section>
        ))}
        {sides.length === 0 && <p class="empty">This scenario has no answer.</p>}
      </div>
    </>
  );
}

function Instructions({ text }: { text: string }) {
  if (text.length <= maxShortLength)
    return (
      <div class="instructions">
        <PlainText text={text} />
      </div>
    );
  return (
    <details class="instructions" open={isFolded.value === undefined} onToggle={rememberFold}>
      <summary>Instructions</summary>
      <PlainText text={text} />
    </details>
  );
}

/** Whether the judge folded the instructions. The choice applies to all scenarios. */
const isFolded: { value: true | undefined } = { value: undefined };
function rememberFold(event: Event): void {
  isFolded.value = (event.currentTarget as HTMLDetailsElement).open ? undefined : true;
}
