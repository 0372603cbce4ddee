import { deprecationOf, parameterKey, type Operation, type Parameter } from '@jurybox/openapi';
import { keysOf, mapCompared, oneSided, otherSide, shared, equal, type Compared } from '../../compared.ts';
import { type Change, type OperationRule, requiredChange } from '../rule.ts';
import { lifeCycle } from './operations.ts';
import { includesType, typeOfValue, typesOf } from '../../keywords/facts.ts';
import type { Witness } from '../../model.ts';
import { serializeParameter } from '../../witness/parameters.ts';

const parametersByKey = (operations: Compared<Operation>): Compared<Map<string, Parameter>> =>
  mapCompared(
    operations,
    ({ parameters, path }) => new Map(parameters.map((parameter) => [parameterKey(parameter, path), parameter])),
  );

export const sharedParameters = (operations: Compared<Operation>): Compared<Parameter>[] =>
  shared(parametersByKey(operations));

export const parameters: OperationRule = function* (operations): Iterable<Change> {
  for (const { base, revision } of sharedParameters(operations)) {
    const { name, in: place, pointer } = revision;
    yield* requiredChange({ base, revision }, `${place} parameter ${name}`, {
      rule: 'parameter-required',
      pointer,
      example: { withoutParameter: name, refusal: `requires the ${place} parameter ${name}` },
    });
    yield* styleChanges({ base, revision }, `parameter ${name}`, 'request');
    yield* lifeCycle({ base, revision }, pointer, `parameter ${name} `);
    const texts = mapCompared({ base, revision }, (one) => [one.description, one.example, one.examples]);
    const message = `description or example of the parameter ${name} changed`;
    if (!equal(texts.base, texts.revision))
      yield { rule: 'documentation', pointer, message, change: mapCompared(texts, ([description]) => description) };
  }
  for (const { part, side, done } of oneSided(parametersByKey(operations))) {
    const { name, in: place, required = false, pointer } = part;
    const parameter = `${place} parameter ${name}`;
    const common = { rule: `parameter-${done}`, pointer };
    if (side === 'revision')
      yield {
        ...common,
        ifSentByService: { level: 'minor' },
        message: `${required ? 'required' : 'optional'} ${parameter} added`,
        change: { revision: { name, in: place, required } },
        example: required
          ? { validIn: 'base', refusal: `requires the ${parameter}` }
          : { validIn: 'revision', withParameter: name, refusal: `does not declare the ${parameter}` },
      };
    else {
      const isMissed = operations.revision.isSentByService && required;
      const refusal = `does not declare the ${parameter}, so a server may ignore this parameter`;
      yield {
        ...common,
        message: `${parameter} removed`,
        change: { base: { name, in: place, ...deprecationOf(part) } },
        example: isMissed
          ? { validIn: 'revision', refusal: `always sends the ${parameter}` }
          : { validIn: 'base', withParameter: name, refusal },
      };
    }
  }
};

/** Compares how a parameter or header is serialized. If that is the same, compares `allowEmptyValue`. */
export function* styleChanges(
  parameters: Compared<Parameter>,
  name: string,
  position: 'request' | 'response',
): Iterable<Change> {
  const { base, revision } = parameters;
  const common = { rule: 'parameter-style', position, pointer: revision.pointer };
  const style = mapCompared(parameters, styleOf);
  const changed = keysOf(style).filter((key) => style.base[key] !== style.revision[key]);
  if (changed.length > 0) {
    const isShown = (value: unknown) =>
      fitsType(base, value) &&
      fitsType(revision, value) &&
      serializeParameter(base, value) !== serializeParameter(revision, value);
    const value = [...examplesOf(base), 'a b/c', ['a', 'b'], { k: 'a', l: 'b' }].find(isShown);
    // A changed style breaks callers only if some value is sent differently. A changed media type always does.
    const direction = value === undefined && !changed.includes('content') ? 'none' : 'both';
    const message = `${name} is serialized differently (${changed.join(', ')} changed)`;
    const validIn = position === 'request' ? 'base' : 'revision';
    const prove = (label: string): Witness | undefined => {
      if (value === undefined) return undefined;
      const sent = mapCompared(parameters, (one) => serializeParameter(one, value));
      const refusal = `the ${otherSide(validIn)} serializes this value as ${sent[otherSide(validIn)]}`;
      return { validIn, http: `${label}   ${sent[validIn]}`, refusal, value };
    };
    yield { ...common, direction, message, change: style, prove };
    return;
  }
  const change = mapCompared(parameters, ({ allowEmptyValue }) => allowEmptyValue === true);
  if (position === 'response' || change.base === change.revision) return;
  // If the value is a text without `minLength`, it can be empty anyway, so `allowEmptyValue` has no effect.
  const canBeEmpty = [base, revision].every((one) => fitsType(one, '') && !one.schema?.['minLength']);
  const direction = canBeEmpty ? 'none' : change.revision ? 'widens' : 'narrows';
  const message = `${name} ${change.revision ? 'can now' : 'must no longer'} be empty`;
  const validIn = change.revision ? 'revision' : 'base';
  const refusal = `the ${otherSide(validIn)} does not allow an empty value`;
  const prove = (label: string): Witness => ({ validIn, http: `${label}   ${revision.name}=`, refusal, value: '' });
  yield { ...common, direction, message, change, prove };
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
