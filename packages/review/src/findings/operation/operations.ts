/** The rules for operations as a whole. */
import { deprecationOf } from '@jurybox/openapi';
import { type Compared, type Side, mapCompared, otherSide } from '../../compared.ts';
import { dayOf } from '../../dates.ts';
import { sharedParameters } from './parameters.ts';
import {
  type ContractRule,
  type OperationChange,
  type OperationRule,
  type Rule,
  type SchemaRule,
  labelOf,
  operationDraft,
  operationRule,
  schemaRule,
} from '../rule.ts';
import type { Level } from '../../model.ts';
import { unstableValue } from '../../operations.ts';

/** Creates the rule for the operations that only the contract `side` has. `level` is the level of a webhook. */
const oneSidedRule = (side: Side, level: Level, rule: Rule): ContractRule => ({
  ...rule,
  compareContracts: ({ contracts: { operations }, witness }) =>
    [...operations[side]]
      .filter(([key]) => !operations[otherSide(side)].has(key))
      .map(([, operation]) => {
        const label = labelOf(operation);
        return operationDraft(rule, operation, {
          direction: side === 'base' ? 'narrows' : 'widens',
          position: 'request',
          ifSentByService: { position: 'contract', level },
          pointer: operation.pointer,
          message: `${label} ${side === 'base' ? 'removed' : 'added'}`,
          change: { base: undefined, revision: undefined, [side]: operation.operationId ?? label },
          prove: () => witness({ validIn: side, operation, refusal: `the ${otherSide(side)} has no ${label}` }),
        });
      }),
});

export const operationAdded = oneSidedRule('revision', 'minor', {
  name: 'operation-added',
  mirror: 'operation-removed',
  levels: ['minor'],
  waiver: 'callers receive a new webhook or callback only after they ask for it, so it breaks none of them',
});

export const operationRemoved = oneSidedRule('base', 'major', {
  name: 'operation-removed',
  mirror: 'operation-added',
  levels: ['major'],
  waiver: 'a removed webhook or callback is major, because callers wait for it; no message can show this',
});

/** Returns the parts of a change that requests and responses do not contain. */
const inContract = <T>({ pointer }: { pointer: string }, level: Level, message: string, change: Compared<T>) =>
  ({ direction: 'none', position: 'contract', level, pointer, message, change }) satisfies OperationChange;

const operationRenamed = operationRule(
  {
    name: 'operation-renamed',
    mirror: 'self',
    levels: ['formal'],
    waiver:
      'requests and responses do not contain these names; only callers that generate their client again must rename ' +
      'a call or an argument, so the break is formal',
  },
  (operations) => {
    const { base, revision } = operations;
    const ids = mapCompared(operations, ({ operationId }) => operationId);
    const paths = mapCompared(operations, ({ path }) => path);
    const moved = `path parameters renamed; the path is now ${revision.path}`;
    return [
      ...(ids.base === ids.revision
        ? []
        : [inContract(revision, 'formal', `operationId ${ids.base ?? '(none)'} → ${ids.revision ?? '(none)'}`, ids)]),
      ...(paths.base === paths.revision
        ? []
        : [{ ...inContract(revision, 'formal', moved, paths), label: `${labelOf(base)}: ` }]),
    ];
  },
);

const deprecated = operationRule(
  {
    name: 'deprecated',
    mirror: 'self',
    levels: ['minor'],
    waiver: 'a deprecation announces a later change; requests and responses stay the same until then',
  },
  (operations) => {
    const changeOf = (subject: string, change: Compared<boolean>): OperationChange[] => {
      const done = change.revision ? 'deprecated' : 'no longer deprecated';
      return change.base === change.revision
        ? []
        : [inContract(operations.revision, 'minor', `${subject}${done}`, change)];
    };
    const own = mapCompared(operations, (operation) => operation.deprecated);
    return [
      ...changeOf('', own),
      ...sharedParameters(operations).flatMap((parameters) =>
        changeOf(
          `parameter ${parameters.revision.name} `,
          mapCompared(parameters, (one) => one.deprecated === true),
        ),
      ),
    ];
  },
);

/** Reports that an operation becomes stable, or is no longer stable. */
const stability = operationRule(
  {
    name: 'stability',
    mirror: 'self',
    levels: ['major', 'minor'],
    waiver:
      'requests and responses do not contain the stability of an operation; nevertheless, an operation that is no ' +
      'longer stable is major, because its next break would not block the merge',
  },
  (operations, context) => {
    const change = mapCompared(operations, (operation) => unstableValue(operation, context.stability));
    if ((change.base === undefined) === (change.revision === undefined)) return [];
    const message =
      change.base === undefined
        ? `no longer stable (${context.stability.name}: ${change.revision ?? ''})`
        : 'now stable';
    return inContract(operations.revision, change.base === undefined ? 'major' : 'minor', message, change);
  },
);

const sunsetRule: Rule = {
  name: 'sunset',
  mirror: 'self',
  levels: ['major', 'minor'],
  waiver:
    'requests and responses do not contain a sunset; an earlier sunset is major nevertheless, because callers ' +
    'rely on the announced date',
};

/** Reports a changed `x-sunset` of an operation, a parameter or a member. */
export const sunset: OperationRule & SchemaRule = {
  ...operationRule(sunsetRule, (operations) => {
    const changeOf = (at: { pointer: string }, subject: string, change: Compared<string | undefined>) =>
      change.base === change.revision
        ? []
        : [inContract(at, levelOfSunset(change), `${subject}${textOf(change)}`, change)];
    return [
      ...changeOf(
        operations.revision,
        '',
        mapCompared(operations, (operation) => operation.sunset),
      ),
      ...sharedParameters(operations).flatMap((parameters) =>
        changeOf(
          parameters.revision,
          `parameter ${parameters.revision.name} `,
          mapCompared(parameters, (one) => deprecationOf(one).sunset),
        ),
      ),
    ];
  }),
  ...schemaRule(sunsetRule, (schemas) => {
    const change = mapCompared(schemas, (schema) => deprecationOf(schema).sunset);
    if (change.base === change.revision) return [];
    return { direction: 'none', level: levelOfSunset(change), text: textOf(change), change };
  }),
};

/** Whether the new sunset is earlier than the announced one. A text that is not a date counts as no sunset. */
function isEarlier(change: Compared<string | undefined>): boolean {
  const { base, revision } = mapCompared(change, dayOf);
  return base !== undefined && revision !== undefined && revision < base;
}

const levelOfSunset = (change: Compared<string | undefined>): Level => (isEarlier(change) ? 'major' : 'minor');

const textOf = (change: Compared<string | undefined>): string =>
  `x-sunset ${change.base ?? '(none)'} → ${change.revision ?? '(none)'}${
    isEarlier(change) ? ', earlier than callers were told' : ''
  }`;

/** The rules for the names and the life cycle of operations. */
export const lifeCycleRules = [operationRenamed, deprecated, stability];
