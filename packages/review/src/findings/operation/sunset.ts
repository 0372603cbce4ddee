import { deprecationOf } from '@jurybox/openapi';
import { type Compared, mapCompared } from '../../compared.ts';
import { dayOf } from '../../dates.ts';
import { parametersByKey } from './parameters.ts';
import { type OperationRule, type SchemaRule, labelOf, operationDraft, schemaDraft } from '../rule.ts';
import type { Level } from '../../model.ts';

/** Reports a changed `x-sunset` of an operation, a parameter or a member. */
export const sunset: OperationRule & SchemaRule = {
  name: 'sunset',
  mirror: 'self',
  levels: ['major', 'minor'],
  waiver:
    'requests and responses do not contain a sunset; an earlier sunset is major nevertheless, because callers ' +
    'rely on the announced date',

  compareOperations(operations) {
    const { revision } = operations;
    const label = labelOf(revision);
    const draft = (pointer: string, subject: string, change: Compared<string | undefined>) =>
      change.base === change.revision
        ? []
        : [
            operationDraft(sunset, revision, {
              direction: 'none',
              level: levelOfSunset(change),
              position: 'contract',
              pointer,
              message: `${label}: ${subject}${textOf(change)}`,
              change,
            }),
          ];
    return [
      ...draft(
        revision.pointer,
        '',
        mapCompared(operations, (operation) => operation.sunset),
      ),
      ...parametersByKey(operations).flatMap(({ base, revision: parameter }) =>
        base && parameter
          ? draft(
              parameter.pointer,
              `parameter ${parameter.name} `,
              mapCompared({ base, revision: parameter }, (one) => deprecationOf(one).sunset),
            )
          : [],
      ),
    ];
  },

  compareSchemas(schemas, location, walk) {
    const change = mapCompared(schemas, (schema) => deprecationOf(schema).sunset);
    if (change.base === change.revision) return [];
    return [
      schemaDraft(sunset, location, walk, {
        direction: 'none',
        level: levelOfSunset(change),
        message: `${location.name}: ${textOf(change)}`,
        change,
      }),
    ];
  },
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
