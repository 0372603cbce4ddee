import type { ScenarioCreate, Variant } from '@jurybox/client';
import { revealingOutputs, type FileProblem } from '@jurybox/scenario-files';
import { isConversation } from '../../parts/conversation.ts';
import { FormattedText } from '../../parts/formatted-text.tsx';
import { counted, grouped } from '../figures.ts';

const maxShown = 20;

interface PreviewProps {
  scenarios: { line: number; scenario: ScenarioCreate }[];
  problems: FileProblem[];
  variants: Variant[];
}

/** Shows the first scenario of a file, the faulty lines, and the outputs that reveal the name of their variant. */
export function ImportPreview({ scenarios, problems, variants }: PreviewProps) {
  const nameOf = (id: string) => variants.find(({ variant_id: each }) => each === id)?.variant_name ?? id;
  const revealing = revealingOutputs(scenarios, variants);
  const [first] = scenarios;
  const emptyAnswers = scenarios
    .flatMap(({ scenario }) => scenario.outputs ?? [])
    .filter(({ variant_output: text }) => text.trim() === '').length;
  const faultyLines = new Set(problems.map(({ line }) => line)).size;
  return (
    <>
      <p role="status" data-testid="import-summary">
        <strong>{counted(scenarios.length, 'scenario')}</strong> can be created
        {faultyLines > 0 && `; ${counted(faultyLines, 'line')} ${faultyLines === 1 ? 'has' : 'have'} a fault`}
        {emptyAnswers > 0 && `; ${counted(emptyAnswers, 'answer')} ${emptyAnswers === 1 ? 'is' : 'are'} empty`}.
      </p>
      <Lines title="Faults" kind="problem" lines={problems} />
      <Lines title="Answers that may reveal their variant" kind="warning" lines={revealing} />
      {first !== undefined && (
        <div class="preview">
          <h3>The first scenario</h3>
          {first.scenario.inputs.map(({ input_name: name, input_value: value }) => (
            <Part key={name} name={name} text={value} />
          ))}
          {first.scenario.outputs?.map(({ variant_id: id, variant_output: text }) => (
            <Part key={id} name={`Answer of ${nameOf(id)}`} text={text} />
          ))}
          {first.scenario.correct_answer != null && <Part name="Correct answer" text={first.scenario.correct_answer} />}
        </div>
      )}
    </>
  );
}

function Part({ name, text }: { name: string; text: string }) {
  return (
    <div class="part">
      <p class="muted small">{name}</p>
      <FormattedText text={isConversation(text) || text.length <= 600 ? text : `${text.slice(0, 600)} …`} />
    </div>
  );
}

function Lines({ title, kind, lines }: { title: string; kind: string; lines: FileProblem[] }) {
  if (lines.length === 0) return null;
  return (
    <div class={`lines ${kind}`}>
      <h3>{title}</h3>
      <ul>
        {lines.slice(0, maxShown).map(({ line, message }, at) => (
          <li key={at}>
            <span class="line">line {line}</span> {message}
          </li>
        ))}
      </ul>
      {lines.length > maxShown && <p class="small">and {grouped(lines.length - maxShown)} more</p>}
    </div>
  );
}
