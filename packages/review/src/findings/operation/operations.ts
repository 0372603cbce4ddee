import { deprecationOf } from '@jurybox/openapi';
import { mapCompared, oneSided, equal, type Compared } from '../../compared.ts';
import { dayOf } from '../../dates.ts';
import { type Change, type ContractRule, type OperationRule, type SchemaRule, labelOf } from '../rule.ts';
import type { Level } from '../../model.ts';
import { unstableValue } from '../../operations.ts';

export const addedOrRemoved: ContractRule = function* ({ contracts: { operations } }) {
  for (const { part, side, done } of oneSided(operations)) {
    const label = labelOf(part);
    yield {
      operations: { [side]: part },
      rule: `operation-${done}`,
      // Callers wait in vain for a removed webhook or callback. They receive a new one only if they ask for it.
      ifSentByService: { position: 'contract', level: side === 'base' ? 'major' : 'minor' },
      label: '',
      message: `${label} ${done}`,
      change: { [side]: part.operationId ?? label },
      example: { validIn: side, refusal: `has no ${label}` },
    };
  }
};

export const operation: OperationRule = function* (operations, { stability }): Iterable<Change> {
  const { base, revision } = operations;
  const ids = mapCompared(operations, ({ operationId }) => operationId);
  const renamed = { rule: 'operation-renamed', level: 'formal' as const };
  if (ids.base !== ids.revision)
    yield { ...renamed, message: `operationId ${ids.base ?? '(none)'} → ${ids.revision ?? '(none)'}`, change: ids };
  if (base.path !== revision.path) {
    const message = `path parameters renamed; the path is now ${revision.path}`;
    yield { ...renamed, label: `${labelOf(base)}: `, message, change: mapCompared(operations, ({ path }) => path) };
  }
  const unstable = mapCompared(operations, (one) => unstableValue(one, stability));
  if (unstable.base === undefined && unstable.revision !== undefined) {
    const message = `no longer stable (${stability.name}: ${unstable.revision})`;
    yield { rule: 'stability', level: 'major', message, change: unstable };
  }
  if (unstable.base !== undefined && unstable.revision === undefined)
    yield { rule: 'stability', level: 'minor', message: 'now stable', change: unstable };
  const nodes = mapCompared(operations, ({ node }) => node);
  yield* lifeCycle(nodes, revision.pointer, '');
  const all = ['summary', 'description', 'tags', 'externalDocs'];
  const changed = all.filter((key) => !equal(nodes.base[key], nodes.revision[key]));
  const change = mapCompared(nodes, (node) => Object.fromEntries(changed.map((key) => [key, node[key]])));
  if (changed.length > 0) yield { rule: 'documentation', message: `${changed.join(', ')} changed`, change };
};

export function* lifeCycle(nodes: Compared<object>, pointer: string, subject: string): Iterable<Change> {
  const deprecated = mapCompared(nodes, (node) => deprecationOf(node).deprecated === true);
  if (deprecated.base !== deprecated.revision) {
    const message = `${subject}${deprecated.revision ? 'deprecated' : 'no longer deprecated'}`;
    yield { rule: 'deprecated', level: 'minor', pointer, message, change: deprecated };
  }
  for (const { level, text, change } of sunsetChanges(nodes))
    yield { rule: 'sunset', level, pointer, message: `${subject}${text}`, change };
}

export const sunset: SchemaRule = (schemas) =>
  sunsetChanges(schemas).map((change) => ({ direction: 'none', ...change }));

function sunsetChanges(nodes: Compared<unknown>): { level: Level; text: string; change: Compared<unknown> }[] {
  const change = mapCompared(nodes, (node) => deprecationOf(node).sunset);
  if (change.base === change.revision) return [];
  // If `x-sunset` is not a date, it counts as missing.
  const { base, revision } = mapCompared(change, dayOf);
  const text = `x-sunset ${change.base ?? '(none)'} → ${change.revision ?? '(none)'}`;
  return base !== undefined && revision !== undefined && revision < base
    ? [{ level: 'major', text: `${text}, earlier than callers were told`, change }]
    : [{ level: 'minor', text, change }];
}
