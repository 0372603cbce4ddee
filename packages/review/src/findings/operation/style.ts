import type { Parameter } from '@jurybox/openapi';
import { type Compared, keysOf, mapCompared, otherSide } from '../../compared.ts';
import type { Change } from '../rule.ts';
import { includesType, typeOfValue, typesOf } from '../../keywords/facts.ts';
import type { Direction } from '../../model.ts';
import { serializeParameter } from '../../witness/parameters.ts';

/**
 * Compares `style`, `explode`, `allowReserved` and `content`, which decide how a parameter or header is serialized. If
 * these are equal, compares `allowEmptyValue`. `name` is the part that the message is about.
 */
export function* styleChanges(
  parameters: Compared<Parameter>,
  name: string,
  position: 'request' | 'response',
): Iterable<Change> {
  const { base, revision } = parameters;
  const { pointer } = revision;
  const rule = 'parameter-style';
  const style = mapCompared(parameters, styleOf);
  const changed = keysOf(style).filter((key) => style.base[key] !== style.revision[key]);
  if (changed.length > 0) {
    const isShown = (value: unknown) =>
      fitsType(base, value) &&
      fitsType(revision, value) &&
      serializeParameter(base, value) !== serializeParameter(revision, value);
    const example = [...examplesOf(base), 'a b/c', ['a', 'b'], { k: 'a', l: 'b' }].find(isShown);
    const validIn = position === 'request' ? 'base' : 'revision';
    yield {
      rule,
      // No example shows the difference between two media types.
      direction: example === undefined && !changed.includes('content') ? 'none' : 'both',
      position,
      pointer,
      message: `${name} is serialized differently (${changed.join(', ')} changed)`,
      change: style,
      prove: (label) => {
        if (example === undefined) return undefined;
        const sent = mapCompared(parameters, (one) => serializeParameter(one, example));
        const refusal = `the ${otherSide(validIn)} serializes the same value as ${sent[otherSide(validIn)]}`;
        return { validIn, http: `${label}   ${sent[validIn]}`, refusal, value: example };
      },
    };
    return;
  }
  const change = mapCompared(parameters, ({ allowEmptyValue }) => allowEmptyValue === true);
  if (position === 'response' || change.base === change.revision) return;
  // The keyword has no effect on a text without `minLength`, which can be empty anyway.
  const canBeEmpty = [base, revision].every((one) => fitsType(one, '') && !one.schema?.['minLength']);
  const direction: Direction = canBeEmpty ? 'none' : change.revision ? 'widens' : 'narrows';
  const validIn = change.revision ? 'revision' : 'base';
  yield {
    rule,
    direction,
    position,
    pointer,
    message: `${name} ${change.revision ? 'can now' : 'must no longer'} be empty`,
    change,
    prove: (label) => ({
      validIn,
      http: `${label}   ${revision.name}=`,
      refusal: `the ${otherSide(validIn)} does not allow an empty value`,
      value: '',
    }),
  };
}

function styleOf(parameter: Parameter): Record<string, unknown> {
  const style = parameter.style ?? (parameter.in === 'query' || parameter.in === 'cookie' ? 'form' : 'simple');
  const { explode = style === 'form', allowReserved, content } = parameter;
  return { style, explode, allowReserved: allowReserved === true, content: Object.keys(content ?? {})[0] };
}

const examplesOf = ({ example, examples }: Parameter): unknown[] =>
  [example, ...Object.values(examples ?? {}).map(({ value }) => value)].filter((value) => value !== undefined);

const fitsType = ({ schema = {} }: Parameter, value: unknown): boolean =>
  includesType(typesOf(schema), typeOfValue(value));
