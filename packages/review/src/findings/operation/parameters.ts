/** The rules for the parameters of operations. */
import { deprecationOf, parameterKey, type Operation, type Parameter } from '@jurybox/openapi';
import { type Compared, keysOf, mapCompared, otherSide } from '../../compared.ts';
import { equal } from '../../equal.ts';
import { allHeaderPairs } from './responses.ts';
import { type OperationChange, labelOf, operationRule } from '../rule.ts';
import { includesType, typeOfValue, typesOf } from '../../keywords/facts.ts';
import { serializeParameter } from '../../witness/parameters.ts';

/** Returns the parameters of both operations, matched by key. */
function parametersByKey(operations: Compared<Operation>): (Compared<Parameter | undefined> & { key: string })[] {
  const maps = mapCompared(
    operations,
    ({ parameters, path }) => new Map(parameters.map((parameter) => [parameterKey(parameter, path), parameter])),
  );
  return keysOf(maps).map((key) => ({ key, ...mapCompared(maps, (map) => map.get(key)) }));
}

/** Returns the parameters that both operations have. */
export const sharedParameters = (operations: Compared<Operation>): Compared<Parameter>[] =>
  parametersByKey(operations).flatMap(({ base, revision }) => (base && revision ? [{ base, revision }] : []));

const waiver =
  'a contract allows query parameters, headers and cookies that it does not declare; the review nevertheless reports ' +
  'every added and every removed parameter; in a webhook or callback, callers ignore a parameter that they do not know';

const parameterAdded = operationRule({ name: 'parameter-added', mirror: 'parameter-removed', waiver }, (operations) =>
  parametersByKey(operations).flatMap(({ base, revision: parameter }) => {
    if (base || !parameter) return [];
    const { name, in: place, required = false, pointer } = parameter;
    return {
      direction: required ? 'narrows' : 'widens',
      position: 'request',
      ifSentByService: { level: 'minor' },
      pointer,
      message: `${required ? 'required' : 'optional'} ${place} parameter ${name} added`,
      change: { base: undefined, revision: { name, in: place, required } },
      example: required
        ? { validIn: 'base', refusal: `the revision requires the ${place} parameter ${name}` }
        : {
            validIn: 'revision',
            withParameter: name,
            refusal: `the base does not declare the ${place} parameter ${name}`,
          },
    };
  }),
);

const parameterRemoved = operationRule({ name: 'parameter-removed', mirror: 'parameter-added', waiver }, (operations) =>
  parametersByKey(operations).flatMap(({ base: parameter, revision }) => {
    if (revision || !parameter) return [];
    const { name, in: place, pointer } = parameter;
    // The service always sent the parameter, and callers may rely on it.
    const isMissed = operations.revision.isSentByService && parameter.required === true;
    return {
      direction: 'narrows',
      position: 'request',
      ifSentByService: { direction: isMissed ? 'widens' : 'narrows' },
      pointer,
      message: `${place} parameter ${name} removed`,
      change: { base: { name, in: place, ...deprecationOf(parameter) }, revision: undefined },
      example: isMissed
        ? { validIn: 'revision', refusal: `the base always sends the ${place} parameter ${name}` }
        : {
            validIn: 'base',
            withParameter: name,
            refusal: `the revision does not declare the ${place} parameter ${name}, so it may ignore it`,
          },
    };
  }),
);

const parameterRequired = operationRule({ name: 'parameter-required', mirror: 'self' }, (operations) =>
  sharedParameters(operations).flatMap((parameters) => {
    const change = mapCompared(parameters, ({ required }) => required === true);
    if (change.base === change.revision) return [];
    const { name, in: place, pointer } = parameters.revision;
    const optionalSide = change.revision ? 'base' : 'revision';
    return {
      direction: change.revision ? 'narrows' : 'widens',
      position: 'request',
      pointer,
      message: `${place} parameter ${name} is ${change.revision ? 'now required' : 'no longer required'}`,
      change,
      example: {
        validIn: optionalSide,
        withoutParameter: name,
        refusal: `the ${otherSide(optionalSide)} requires the ${place} parameter ${name}`,
      },
    };
  }),
);

/** Compares `style`, `explode`, `allowReserved` and `content`, which decide how a parameter or header is serialized. */
const parameterStyle = operationRule(
  {
    name: 'parameter-style',
    mirror: 'self',
    waiver:
      'both contracts allow the same values, but callers must serialize the values differently; the finding is ' +
      'unproven if no example shows the difference',
  },
  (operations) => [
    ...sharedParameters(operations).flatMap((parameters) => {
      const found = compareStyle(parameters, {
        position: 'request',
        name: `parameter ${parameters.revision.name}`,
        label: labelOf(operations.revision),
      });
      return found.length > 0 ? found : emptyValue(parameters, labelOf(operations.revision));
    }),
    ...allHeaderPairs(operations).flatMap(({ name, status, base, revision }) => {
      if (!base || !revision) return [];
      const headers = mapCompared({ base, revision }, (header): Parameter => ({ ...header, name, in: 'header' }));
      return compareStyle(headers, {
        position: 'response',
        name: `header ${name} of response ${status}`,
        label: labelOf(operations.revision),
      });
    }),
  ],
);

function compareStyle(
  parameters: Compared<Parameter>,
  { position, name, label }: { position: 'request' | 'response'; name: string; label: string },
): OperationChange[] {
  const { base, revision } = parameters;
  const change = mapCompared(parameters, styleOf);
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
  const validIn = position === 'request' ? 'base' : 'revision';
  return [
    {
      // No example shows the difference between two media types.
      direction: example === undefined && !changed.includes('content') ? 'none' : 'both',
      position,
      pointer: revision.pointer,
      message: `${name} is serialized differently (${changed.join(', ')} changed)`,
      change,
      prove: () =>
        example === undefined
          ? undefined
          : {
              validIn,
              http: `${label}   ${serializeParameter(parameters[validIn], example)}`,
              refusal:
                `the ${otherSide(validIn)} serializes the same value as ` +
                serializeParameter(parameters[otherSide(validIn)], example),
              value: example,
            },
    },
  ];
}

/**
 * Compares `allowEmptyValue`. The keyword has no effect on a parameter whose schema is a text without `minLength`,
 * because this parameter can be empty anyway.
 */
function emptyValue(parameters: Compared<Parameter>, label: string): OperationChange[] {
  const change = mapCompared(parameters, ({ allowEmptyValue }) => allowEmptyValue === true);
  if (change.base === change.revision) return [];
  const { name, pointer } = parameters.revision;
  const canBeEmpty = mapCompared(
    parameters,
    (parameter) => fitsType(parameter, '') && !parameter.schema?.['minLength'],
  );
  const validIn = change.revision ? 'revision' : 'base';
  return [
    {
      direction: canBeEmpty.base && canBeEmpty.revision ? 'none' : change.revision ? 'widens' : 'narrows',
      position: 'request',
      pointer,
      message: `parameter ${name} ${change.revision ? 'can now' : 'must no longer'} be empty`,
      change,
      prove: () => ({
        validIn,
        http: `${label}   ${name}=`,
        refusal: `the ${otherSide(validIn)} does not allow an empty value`,
        value: '',
      }),
    },
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

const fitsType = ({ schema = {} }: Parameter, value: unknown): boolean =>
  includesType(typesOf(schema), typeOfValue(value));

export const parameterRules = [parameterAdded, parameterRemoved, parameterRequired, parameterStyle];
