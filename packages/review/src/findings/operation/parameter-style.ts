import { equal } from '../../equal.ts';
import type { Operation, Parameter } from '@jurybox/openapi';
import { mapCompared, type Compared } from '../../compared.ts';
import type { Draft } from '../../model.ts';
import { serializeParameter } from '../../witness/parameters.ts';
import { labelOf, operationDraft, type OperationRule } from '../rule.ts';
import { parametersByKey } from './parameters.ts';

/** Compares `style`, `explode`, `allowReserved` and `content`, which decide how a parameter is serialized. */
export const parameterStyle: OperationRule = {
  name: 'parameter-style',
  mirror: 'self',
  waiver:
    'both contracts allow the same values, but callers must serialize the values differently; the finding is ' +
    'unproven if no example shows the difference',
  compareOperations: (operations) =>
    parametersByKey(operations).flatMap(({ base, revision }) => {
      if (!base || !revision) return [];
      const change = mapCompared({ base, revision }, styleOf);
      if (equal(change.base, change.revision)) return emptyValue(operations, { base, revision });
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
          direction: example === undefined ? 'none' : 'both',
          position: 'request',
          pointer: revision.pointer,
          message: `${label}: parameter ${revision.name} is serialized differently (${changed.join(', ')} changed)`,
          change,
          prove: () =>
            example === undefined
              ? undefined
              : {
                  validIn: 'base',
                  http: `${label}   ${serializeParameter(base, example)}`,
                  refusal: `the revision serializes the same value as ${serializeParameter(revision, example)}`,
                  value: example,
                },
        }),
      ];
    }),
};

/**
 * Compares `allowEmptyValue`. The keyword has no effect on a parameter whose schema is a text without `minLength`,
 * because this parameter can be empty anyway.
 */
function emptyValue(operations: Compared<Operation>, parameters: Compared<Parameter>): Draft[] {
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
