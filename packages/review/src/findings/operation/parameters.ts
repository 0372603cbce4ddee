/** The rules for the parameters of operations. */
import { deprecationOf, parameterKey, type Operation, type Parameter } from '@jurybox/openapi';
import { type Compared, mapCompared, oneSided, shared } from '../../compared.ts';
import { equal } from '../../equal.ts';
import { type Change, type OperationRule, requiredChange } from '../rule.ts';
import { lifeCycle } from './operations.ts';
import { styleChanges } from './style.ts';

const parametersByKey = (operations: Compared<Operation>): Compared<Map<string, Parameter>> =>
  mapCompared(
    operations,
    ({ parameters, path }) => new Map(parameters.map((parameter) => [parameterKey(parameter, path), parameter])),
  );

/** Returns the parameters that both operations have. */
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
      // The service always sent the parameter, and callers may rely on it.
      const isMissed = operations.revision.isSentByService && required;
      const refusal = `does not declare the ${parameter}, so it may ignore it`;
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
