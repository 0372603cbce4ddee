import { equal } from '../equal.ts';
import type { Operation } from '../document.ts';
import type { Draft } from '../model.ts';
import { compareBody, compareParameters } from './requests.ts';
import { compareResponses } from './responses.ts';
import { compareSecurity, compareServers } from './access.ts';
import { label, operationPairs, plain, type Context } from './messages.ts';

/** Everything that changed, operation by operation. One change of a shared schema is one draft with many places. */
export function compareOperations(context: Context): Draft[] {
  const drafts = operationPairs(context.pair).flatMap(({ a, b }) => {
    if (a && b) return compareOperation(context, a, b);
    const operation = (a ?? b) as Operation;
    return [
      plain({
        rule: a ? 'operation-removed' : 'operation-added',
        direction: a ? 'narrows' : 'widens',
        position: 'request',
        pointer: operation.pointer,
        operation,
        message: `${label(operation)} ${a ? 'removed' : 'added'}`,
        before: a ? (a.operationId ?? label(a)) : undefined,
        after: b ? (b.operationId ?? label(b)) : undefined,
        prove: () =>
          context.show({
            validIn: a ? 'base' : 'revision',
            operation,
            refusal: `the ${a ? 'revision' : 'base'} has no ${label(operation)}`,
          }),
      }),
    ];
  });
  return [...new Set(drafts)];
}

function compareOperation(context: Context, a: Operation, b: Operation): Draft[] {
  return [
    ...compareNames(a, b),
    ...compareLife(a, b),
    ...compareParameters(context, a, b),
    ...compareBody(context, a, b),
    ...compareResponses(context, a, b),
    ...compareSecurity(context, a, b),
    ...compareServers(context, a, b),
    ...compareWords(a, b),
  ];
}

/** What is not on the wire, but in the names of generated functions and their arguments. */
function compareNames(a: Operation, b: Operation): Draft[] {
  const drafts: Draft[] = [];
  const draft = (before: unknown, after: unknown, message: string) =>
    drafts.push(
      plain({
        rule: 'operation-renamed',
        direction: 'none',
        level: 'major',
        position: 'contract',
        pointer: b.pointer,
        operation: b,
        message,
        before,
        after,
      }),
    );
  if (a.operationId !== b.operationId)
    draft(
      a.operationId,
      b.operationId,
      `${label(b)}: operationId ${a.operationId ?? '(none)'} → ${b.operationId ?? '(none)'}`,
    );
  if (a.path !== b.path) draft(a.path, b.path, `${label(a)}: its path parameters are now named as in ${b.path}`);
  return drafts;
}

function compareLife(a: Operation, b: Operation): Draft[] {
  const drafts: Draft[] = [];
  const draft = (rule: string, level: 'major' | 'minor' | 'patch', message: string, before: unknown, after: unknown) =>
    drafts.push(
      plain({
        rule,
        direction: 'none',
        level,
        position: 'contract',
        pointer: b.pointer,
        operation: b,
        message: `${label(b)}: ${message}`,
        before,
        after,
      }),
    );
  if (a.deprecated !== b.deprecated)
    draft('deprecated', 'minor', b.deprecated ? 'deprecated' : 'no longer deprecated', a.deprecated, b.deprecated);
  for (const parameter of b.parameters) {
    const old = a.parameters.find(({ name, in: place }) => name === parameter.name && place === parameter.in);
    if (old && (old.deprecated === true) !== (parameter.deprecated === true))
      draft(
        'deprecated',
        'minor',
        `parameter ${parameter.name} ${parameter.deprecated === true ? 'deprecated' : 'no longer deprecated'}`,
        old.deprecated === true,
        parameter.deprecated === true,
      );
  }
  if (a.sunset !== b.sunset) {
    const earlier = a.sunset !== undefined && b.sunset !== undefined && b.sunset < a.sunset;
    draft(
      'sunset',
      earlier ? 'major' : 'minor',
      `x-sunset ${a.sunset ?? '(none)'} → ${b.sunset ?? '(none)'}${earlier ? ', earlier than callers were told' : ''}`,
      a.sunset,
      b.sunset,
    );
  }
  return drafts;
}

function compareWords(a: Operation, b: Operation): Draft[] {
  const keys = ['summary', 'description', 'tags', 'externalDocs'].filter((key) => !equal(a.node[key], b.node[key]));
  if (keys.length === 0) return [];
  const pick = (operation: Operation) => Object.fromEntries(keys.map((key) => [key, operation.node[key]]));
  return [
    plain({
      rule: 'documentation',
      direction: 'none',
      position: 'contract',
      pointer: b.pointer,
      operation: b,
      message: `${label(b)}: ${keys.join(', ')} changed`,
      before: pick(a),
      after: pick(b),
    }),
  ];
}
