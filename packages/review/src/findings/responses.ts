import { lifeOf, token, type Operation, type Response } from '../document.ts';
import type { Draft } from '../model.ts';
import { compareSchema, label, plain, schemaOf, type Context } from './messages.ts';

export function compareResponses(context: Context, a: Operation, b: Operation): Draft[] {
  const drafts: Draft[] = [];
  for (const [status, old] of a.responses) {
    const now = answerFor(b, status);
    if (now) drafts.push(...compareResponse(context, a, b, { status, old, now }));
    else drafts.push(removed(context, a, b, status, old));
  }
  for (const [status, now] of b.responses) {
    if (a.responses.has(status)) continue;
    const old = answerFor(a, status);
    if (old) drafts.push(...compareResponse(context, a, b, { status, old, now }));
    else drafts.push(added(context, b, status, now));
  }
  return drafts;
}

/** The answer an operation declares for a status: by its number, its class, or `default`. */
function answerFor(operation: Operation, status: string): Response | undefined {
  return (
    operation.responses.get(status) ?? operation.responses.get(`${status[0]}XX`) ?? operation.responses.get('default')
  );
}

const isError = (status: string): boolean => /^[45]/.test(status) || status === 'default';

function removed(context: Context, a: Operation, b: Operation, status: string, old: Response): Draft {
  const lastSuccess =
    !isError(status) && ![...b.responses.keys()].some((other) => !isError(other) || other === 'default');
  return plain({
    rule: 'status-removed',
    direction: 'narrows',
    position: 'response',
    pointer: old.pointer,
    operation: b,
    before: status,
    after: undefined,
    ...(lastSuccess ? { level: 'major' as const } : {}),
    message: `${label(b)}: answer ${status} removed${lastSuccess ? ', and no success is left' : ''}`,
    prove: () =>
      context.show({ validIn: 'base', operation: a, status, refusal: `the revision does not answer ${status}` }),
  });
}

function added(context: Context, b: Operation, status: string, now: Response): Draft {
  return plain({
    rule: 'status-added',
    direction: 'widens',
    position: 'response',
    pointer: now.pointer,
    operation: b,
    before: undefined,
    after: status,
    ...(isError(status) ? { level: 'minor' as const } : {}),
    message: `${label(b)}: answer ${status} added`,
    prove: () =>
      context.show({ validIn: 'revision', operation: b, status, refusal: `the base does not answer ${status}` }),
  });
}

function compareResponse(
  context: Context,
  a: Operation,
  b: Operation,
  { status, old, now }: { status: string; old: Response; now: Response },
): Draft[] {
  const drafts = compareHeaders(context, a, b, { status, old, now });
  for (const type of new Set([...Object.keys(old.content), ...Object.keys(now.content)])) {
    const [before, after] = [old.content[type], now.content[type]];
    const pointer = `${now.pointer}/content/${token(type)}`;
    if (before && after) {
      drafts.push(
        ...compareSchema(context, 'response', {
          operation: b,
          message: { kind: 'response', key: b.key, status, contentType: type, a: schemaOf(before), b: schemaOf(after) },
          name: `${status} body`,
          pointer: `${pointer}/schema`,
        }),
      );
      continue;
    }
    drafts.push(
      plain({
        rule: 'response-content-type',
        direction: after ? 'widens' : 'narrows',
        position: 'request',
        pointer,
        operation: b,
        message: `${label(b)}: answer ${status} ${after ? `can now be ${type}` : `is no longer ${type}`}`,
        before: before && type,
        after: after && type,
        prove: () =>
          context.show({
            validIn: after ? 'revision' : 'base',
            operation: after ? b : a,
            accept: type,
            refusal: `the ${after ? 'base' : 'revision'} has no ${type} for ${status}`,
          }),
      }),
    );
  }
  return drafts;
}

function compareHeaders(
  context: Context,
  a: Operation,
  b: Operation,
  { status, old, now }: { status: string; old: Response; now: Response },
): Draft[] {
  const byName = (response: Response) =>
    new Map([...response.headers].map(([name, header]) => [name.toLowerCase(), { name, header }]));
  const [before, after] = [byName(old), byName(now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    const name = (is ?? was)?.name ?? key;
    const at = { position: 'response' as const, operation: b, pointer: (is ?? was)?.header.pointer ?? now.pointer };
    const lacking = (validIn: 'base' | 'revision') => () =>
      context.show({
        validIn,
        operation: validIn === 'base' ? a : b,
        status,
        withoutHeader: name,
        refusal: `the ${validIn === 'base' ? 'revision' : 'base'} always sends ${name}`,
      });
    const [required, requires] = [was?.header.required === true, is?.header.required === true];
    if (was && is) {
      const schemas = compareSchema(context, 'response', {
        operation: b,
        message: {
          kind: 'header',
          key: b.key,
          status,
          header: name,
          a: was.header.schema ?? {},
          b: is.header.schema ?? {},
        },
        name: `header ${name}`,
        pointer: `${at.pointer}/schema`,
      });
      if (required === requires) return schemas;
      return [
        ...schemas,
        plain({
          ...at,
          rule: 'header-required',
          direction: requires ? 'narrows' : 'widens',
          message: `${label(b)}: header ${name} of ${status} is ${requires ? 'now always sent' : 'no longer always sent'}`,
          before: required,
          after: requires,
          prove: lacking(requires ? 'base' : 'revision'),
        }),
      ];
    }
    const direction = (is ? requires : !required) ? 'narrows' : 'widens';
    return [
      plain({
        ...at,
        rule: is ? 'header-added' : 'header-removed',
        direction,
        message: `${label(b)}: header ${name} of ${status} ${is ? 'added' : 'removed'}`,
        before: was && { name, required, ...lifeOf(was.header) },
        after: is && { name, required: requires },
        ...(is || !required ? { level: 'minor' as const } : {}),
        prove: is
          ? lacking('base')
          : required
            ? lacking('revision')
            : () =>
                context.show({
                  validIn: 'base',
                  operation: a,
                  status,
                  refusal: `the revision does not declare ${name}`,
                }),
      }),
    ];
  });
}
