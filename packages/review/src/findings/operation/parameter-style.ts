import type { Parameter } from '@jurybox/openapi';
import { type Compared, mapCompared } from '../../compared.ts';
import { equal } from '../../equal.ts';
import { allHeaderPairs } from './header-rules.ts';
import { parametersByKey } from './parameters.ts';
import { type OperationRule, labelOf, operationDraft } from '../rule.ts';
import type { Draft } from '../../model.ts';
import type { ReviewedOperation } from '../../operations.ts';
import { serializeParameter } from '../../witness/parameters.ts';

/** Compares `style`, `explode`, `allowReserved` and `content`, which decide how a parameter or header is serialized. */
export const parameterStyle: OperationRule = {
  name: 'parameter-style',
  mirror: 'self',
  waiver:
    'both contracts allow the same values, but callers must serialize the values differently; the finding is ' +
    'unproven if no example shows the difference',
  compareOperations: (operations) => [
    ...parametersByKey(operations).flatMap(({ base, revision }) => {
      if (!base || !revision) return [];
      const parameters = { base, revision };
      const found = compareStyle(operations, parameters, { position: 'request', name: `parameter ${revision.name}` });
      return found.length > 0 ? found : emptyValue(operations, parameters);
    }),
    ...allHeaderPairs(operations).flatMap(({ name, status, base, revision }) => {
      if (!base || !revision) return [];
      const headers = mapCompared({ base, revision }, (header): Parameter => ({ ...header, name, in: 'header' }));
      return compareStyle(operations, headers, { position: 'response', name: `header ${name} of response ${status}` });
    }),
  ],
};

function compareStyle(
  operations: Compared<ReviewedOperation>,
  { base, revision }: Compared<Parameter>,
  { position, name }: { position: 'request' | 'response'; name: string },
): Draft[] {
  const change = mapCompared({ base, revision }, styleOf);
  if (equal(change.base, change.revision)) return [];
  const example = [...examplesOf(base), 'a b/c', ['a', 'b'], { k: 'a', l: 'b' }].find(
    (value) =>
      fitsType(base, value) &&
      fitsType(revision, value) &&
      serializeParameter(base, value) !== serializeParameter(revision, value),
  );
  const changed = Object.entries(change.base)
    .filter(([key, value]) => !equal(value, change.revision[key as keyof typeof change.revision]))
    .map(([key]) => key);
  const label = labelOf(operations.revision);
  return [
    operationDraft(parameterStyle, operations.revision, {
      // No example shows the difference between two media types.
      direction: example === undefined && !changed.includes('content') ? 'none' : 'both',
      position,
      pointer: revision.pointer,
      message: `${label}: ${name} is serialized differently (${changed.join(', ')} changed)`,
      change,
      prove: () =>
        example === undefined
          ? undefined
          : {
              validIn: position === 'request' ? 'base' : 'revision',
              http: `${label}   ${serializeParameter(position === 'request' ? base : revision, example)}`,
              refusal:
                position === 'request'
                  ? `the revision serializes the same value as ${serializeParameter(revision, example)}`
                  : `the base serializes the same value as ${serializeParameter(base, example)}`,
              value: example,
            },
    }),
  ];
}

/**
 * Compares `allowEmptyValue`. The keyword has no effect on a parameter whose schema is a text without `minLength`,
 * because this parameter can be empty anyway.
 */
function emptyValue(operations: Compared<ReviewedOperation>, parameters: Compared<Parameter>): Draft[] {
  const change = mapCompared(parameters, ({ allowEmptyValue }) => allowEmptyValue === true);
  if (change.base === change.revision) return [];
  const { name, pointer } = parameters.revision;
  const canBeEmpty = mapCompared(
    parameters,
    (parameter) => fitsType(parameter, '') && !parameter.schema?.['minLength'],
  );
  const label = labelOf(operations.revision);
  return [
    operationDraft(parameterStyle, operations.revision, {
      direction: canBeEmpty.base && canBeEmpty.revision ? 'none' : change.revision ? 'widens' : 'narrows',
      position: 'request',
      pointer,
      message: `${label}: parameter ${name} ${change.revision ? 'can now' : 'must no longer'} be empty`,
      change,
      prove: () => ({
        validIn: change.revision ? 'revision' : 'base',
        http: `${label}   ${name}=`,
        refusal: `the ${change.revision ? 'base' : 'revision'} does not allow an empty value`,
        value: '',
      }),
    }),
  ];
}

function styleOf(parameter: Parameter) {
  const style = parameter.style ?? (parameter.in === 'query' || parameter.in === 'cookie' ? 'form' : 'simple');
  return {
    style,
    explode: parameter.explode ?? style === 'form',
    allowReserved: parameter.allowReserved === true,
    content: parameter.content ? Object.keys(parameter.content)[0] : undefined,
  };
}

const examplesOf = ({ example, examples }: Parameter): unknown[] =>
  [example, ...Object.values(examples ?? {}).map(({ value }) => value)].filter((value) => value !== undefined);

function fitsType({ schema }: Parameter, value: unknown): boolean {
  const type = schema?.['type'];
  const kind = Array.isArray(value) ? 'array' : typeof value;
  if (type === undefined) return true;
  return [type].flat().some((name) => name === kind || (name === 'integer' && kind === 'number'));
}
