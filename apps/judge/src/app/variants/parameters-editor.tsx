import { useState } from 'preact/hooks';
import { Choice, Problem } from '../parts.tsx';
import { parametersOf, textOf, type Member, type ParametersText } from './parameters-text.ts';

interface Props {
  text: ParametersText;
  change: (text: ParametersText) => void;
}

/** Edits parameters as one JSON text, or one member at a time. */
export function ParametersEditor({ text, change }: Props) {
  const [problem, setProblem] = useState('');
  const { members, json } = text;
  const isJson = json !== undefined;
  const set = (at: number, changes: Partial<Member>) =>
    change({ members: members.map((each, index) => (index === at ? { ...each, ...changes } : each)) });
  const toggle = () => {
    try {
      const parameters = parametersOf(text);
      setProblem('');
      change(isJson ? textOf(parameters) : { members, json: JSON.stringify(parameters, null, 2) });
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <section class="panel stack">
      <div class="panel-head">
        <h2>Parameters</h2>
        <button type="button" class="quiet" aria-pressed={isJson} onClick={toggle}>
          Edit as JSON
        </button>
      </div>
      <Problem>{problem}</Problem>
      {isJson ? (
        <label class="field">
          <span>All parameters as JSON</span>
          <textarea
            class="json"
            rows={rowsOf(json)}
            spellcheck={false}
            value={json}
            onInput={({ currentTarget: { value } }) => change({ members, json: value })}
          />
        </label>
      ) : (
        <>
          {members.map((member, at) => (
            <fieldset key={at} class="member">
              <legend class="hidden">Member {at + 1}</legend>
              <label class="field">
                <span>Name</span>
                <input
                  value={member.name}
                  maxLength={256}
                  spellcheck={false}
                  dir="auto"
                  onInput={({ currentTarget: { value } }) => set(at, { name: value })}
                />
              </label>
              <Choice
                label="Kind"
                value={member.isText ? 'text' : 'json'}
                options={[
                  ['text', 'text'],
                  ['json', 'JSON'],
                ]}
                choose={(kind) => set(at, { isText: kind === 'text' })}
              />
              <button
                type="button"
                class="button"
                onClick={() => change({ members: members.filter((_, index) => index !== at) })}
              >
                Remove<span class="hidden"> {member.name}</span>
              </button>
              <label class="field value">
                <span class="hidden">Value of {member.name}</span>
                <textarea
                  class={member.isText ? '' : 'json'}
                  rows={rowsOf(member.value)}
                  spellcheck={member.isText}
                  dir="auto"
                  value={member.value}
                  onInput={({ currentTarget: { value } }) => set(at, { value })}
                />
              </label>
            </fieldset>
          ))}
          <div>
            <button
              type="button"
              class="button"
              onClick={() => change({ members: [...members, { name: '', isText: true, value: '' }] })}
            >
              Add a member
            </button>
          </div>
        </>
      )}
    </section>
  );
}

const rowsOf = (text: string): number => Math.min(24, text.split('\n').length + 1);
