import { Refused } from '../parts.tsx';
import { InvalidParameters, parametersOf, textOf, type Member, type ParametersText } from './parameters-text.ts';

interface Props {
  text: ParametersText;
  change: (text: ParametersText) => void;
  refuse: (problem: string) => void;
}

/** Edits parameters as members, so that a prompt is a text with line breaks, or as one JSON text. */
export function ParametersEditor({ text, change, refuse }: Props) {
  const { members, json } = text;
  const isJson = json !== undefined;
  const set = (at: number, changes: Partial<Member>) =>
    change({ members: members.map((each, index) => (index === at ? { ...each, ...changes } : each)) });
  const toggle = () => {
    try {
      const parameters = parametersOf(text);
      refuse('');
      change(isJson ? textOf(parameters) : { members, json: JSON.stringify(parameters, null, 2) });
    } catch (error) {
      refuse((error as Error).message);
    }
  };
  return (
    <div class="stack">
      <div class="panel-head">
        <h2>Parameters</h2>
        <button type="button" class="quiet" aria-pressed={isJson} onClick={toggle}>
          Edit as JSON
        </button>
      </div>
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
              <label class="field">
                <span>Kind</span>
                <select
                  value={member.isText ? 'text' : 'json'}
                  onChange={({ currentTarget: { value } }) => set(at, { isText: value === 'text' })}
                >
                  <option value="text">text</option>
                  <option value="json">JSON</option>
                </select>
              </label>
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
    </div>
  );
}

const rowsOf = (text: string): number => Math.min(24, text.split('\n').length + 1);

/** Returns the parameters for a request. Throws the reason for the person if they cannot be sent. */
export function checkedParameters(text: ParametersText) {
  try {
    return parametersOf(text);
  } catch (error) {
    throw error instanceof InvalidParameters ? new Refused(error.message) : error;
  }
}
