import { equal } from '../equal.ts';
import { lifeOf, parameterKey, token, type Operation, type Parameter } from '../document.ts';
import type { Draft } from '../model.ts';
import { compareSchema, label, plain, schemaOf, type Context } from './messages.ts';
import { write } from '../witness/parameters.ts';

export function compareParameters(context: Context, a: Operation, b: Operation): Draft[] {
  const [before, after] = [a, b].map(
    (operation) => new Map(operation.parameters.map((p) => [parameterKey(p, operation.path), p])),
  ) as [Map<string, Parameter>, Map<string, Parameter>];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [old, now] = [before.get(key), after.get(key)];
    if (old && now) return compareParameter(context, a, b, { old, now, key });
    return [old ? removed(context, a, b, old) : added(context, a, b, now as Parameter)];
  });
}

function removed(context: Context, a: Operation, b: Operation, old: Parameter): Draft {
  return plain({
    rule: 'parameter-removed',
    direction: 'narrows',
    position: 'request',
    pointer: old.pointer,
    operation: b,
    message: `${label(b)}: ${old.in} parameter ${old.name} removed`,
    before: { name: old.name, in: old.in, ...lifeOf(old) },
    after: undefined,
    prove: () =>
      context.show({
        validIn: 'base',
        operation: a,
        withParameter: old.name,
        refusal: `the revision does not declare the ${old.in} parameter ${old.name}, so what it asks for is no longer promised`,
      }),
  });
}

function added(context: Context, a: Operation, b: Operation, now: Parameter): Draft {
  const required = now.required === true;
  return plain({
    rule: 'parameter-added',
    direction: required ? 'narrows' : 'widens',
    position: 'request',
    pointer: now.pointer,
    operation: b,
    message: `${label(b)}: ${required ? 'required' : 'optional'} ${now.in} parameter ${now.name} added`,
    before: undefined,
    after: { name: now.name, in: now.in, required },
    prove: () =>
      required
        ? context.show({
            validIn: 'base',
            operation: a,
            refusal: `the revision requires the ${now.in} parameter ${now.name}`,
          })
        : context.show({
            validIn: 'revision',
            operation: b,
            withParameter: now.name,
            refusal: `the base does not declare the ${now.in} parameter ${now.name}`,
          }),
  });
}

function compareParameter(
  context: Context,
  a: Operation,
  b: Operation,
  { old, now, key }: { old: Parameter; now: Parameter; key: string },
): Draft[] {
  const name = `parameter ${now.name}`;
  const drafts: Draft[] = [];
  if ((old.required === true) !== (now.required === true)) {
    const required = now.required === true;
    drafts.push(
      plain({
        rule: 'parameter-required',
        direction: required ? 'narrows' : 'widens',
        position: 'request',
        pointer: now.pointer,
        operation: b,
        message: `${label(b)}: ${now.in} ${name} is ${required ? 'now required' : 'no longer required'}`,
        before: !required,
        after: required,
        prove: () =>
          context.show({
            validIn: required ? 'base' : 'revision',
            operation: required ? a : b,
            withoutParameter: now.name,
            refusal: `the ${required ? 'revision' : 'base'} requires the ${now.in} parameter ${now.name}`,
          }),
      }),
    );
  }
  drafts.push(...compareStyle(b, old, now));
  const [oldType, nowType] = [Object.keys(old.content ?? {})[0], Object.keys(now.content ?? {})[0]];
  const message = {
    kind: 'parameter' as const,
    key: b.key,
    parameter: key,
    a: old.schema ?? schemaOf(old.content?.[oldType ?? '']),
    b: now.schema ?? schemaOf(now.content?.[nowType ?? '']),
  };
  const pointer = now.schema ? `${now.pointer}/schema` : `${now.pointer}/content/${token(nowType ?? '')}/schema`;
  drafts.push(...compareSchema(context, 'request', { operation: b, message, name, pointer }));
  if (
    !equal(
      [old.example, old.examples, (old as { description?: string }).description],
      [now.example, now.examples, (now as { description?: string }).description],
    )
  ) {
    drafts.push(
      plain({
        rule: 'documentation',
        direction: 'none',
        position: 'contract',
        pointer: now.pointer,
        operation: b,
        message: `${label(b)}: words or examples of ${name} changed`,
        before: (old as { description?: string }).description,
        after: (now as { description?: string }).description,
      }),
    );
  }
  return drafts;
}

/** `style`, `explode`, `allowReserved` and `content`: the same value written in another way. */
function compareStyle(operation: Operation, old: Parameter, now: Parameter): Draft[] {
  const way = (p: Parameter) => {
    const style = p.style ?? (p.in === 'query' || p.in === 'cookie' ? 'form' : 'simple');
    return {
      style,
      explode: p.explode ?? style === 'form',
      allowReserved: p.allowReserved === true,
      allowEmptyValue: p.allowEmptyValue === true,
      content: p.content ? Object.keys(p.content)[0] : undefined,
    };
  };
  const [before, after] = [way(old), way(now)];
  if (equal(before, after)) return [];
  const shown = [...valuesFor(old), 'a b/c', ['a', 'b'], { k: 'a', l: 'b' }].find(
    (value) => fitsType(old, value) && fitsType(now, value) && write(old, value) !== write(now, value),
  );
  const changed = Object.keys(before).filter(
    (key) => !equal(before[key as keyof typeof before], after[key as keyof typeof after]),
  );
  return [
    plain({
      rule: 'parameter-style',
      direction: shown === undefined && !before.allowEmptyValue && !after.allowEmptyValue ? 'none' : 'both',
      position: 'request',
      pointer: now.pointer,
      operation,
      before,
      after,
      message: `${label(operation)}: parameter ${now.name} is written in another way (${changed.join(', ')})`,
      prove: () =>
        shown === undefined
          ? undefined
          : {
              validIn: 'base',
              http: `${operation.method} ${operation.path}   ${write(old, shown)}`,
              refusal: `the revision writes the same value as ${write(now, shown)}`,
              value: shown,
            },
    }),
  ];
}

const valuesFor = ({ example, examples }: Parameter): unknown[] =>
  [example, ...Object.values(examples ?? {}).map(({ value }) => value)].filter((value) => value !== undefined);

function fitsType({ schema }: Parameter, value: unknown): boolean {
  const type = schema?.['type'];
  const kind = Array.isArray(value) ? 'array' : typeof value;
  if (type === undefined) return true;
  return [type].flat().some((name) => name === kind || (name === 'integer' && kind === 'number'));
}

export function compareBody(context: Context, a: Operation, b: Operation): Draft[] {
  const [old, now] = [a.requestBody, b.requestBody];
  if (!old && !now) return [];
  const at = { position: 'request' as const, operation: b };
  if (!old || !now) {
    const [is, required] = [now !== undefined, now?.required === true];
    const operation = is && !required ? b : a;
    return [
      plain({
        ...at,
        rule: is ? 'body-added' : 'body-removed',
        direction: is && !required ? 'widens' : 'narrows',
        pointer: (now ?? old)?.pointer ?? b.pointer,
        message: `${label(b)}: ${is ? `${required ? 'required' : 'optional'} request body added` : 'request body removed'}`,
        before: old && Object.keys(old.content),
        after: now && { types: Object.keys(now.content), required },
        prove: () =>
          context.show({
            validIn: operation === a ? 'base' : 'revision',
            operation,
            refusal: is
              ? required
                ? 'the revision requires a body'
                : 'the base takes no body'
              : 'the revision takes no body',
          }),
      }),
    ];
  }
  const drafts: Draft[] = [];
  if (old.required !== now.required) {
    drafts.push(
      plain({
        ...at,
        rule: 'body-required',
        direction: now.required ? 'narrows' : 'widens',
        pointer: now.pointer,
        message: `${label(b)}: the request body is ${now.required ? 'now required' : 'no longer required'}`,
        before: old.required,
        after: now.required,
        prove: () =>
          context.show({
            validIn: now.required ? 'base' : 'revision',
            operation: now.required ? a : b,
            withoutBody: true,
            refusal: `the ${now.required ? 'revision' : 'base'} requires a body`,
          }),
      }),
    );
  }
  for (const type of new Set([...Object.keys(old.content), ...Object.keys(now.content)])) {
    const [before, after] = [old.content[type], now.content[type]];
    const pointer = `${now.pointer}/content/${token(type)}`;
    if (before && after)
      drafts.push(
        ...compareSchema(context, 'request', {
          operation: b,
          message: { kind: 'body', key: b.key, contentType: type, a: schemaOf(before), b: schemaOf(after) },
          name: 'body',
          pointer: `${pointer}/schema`,
        }),
      );
    else
      drafts.push(
        plain({
          ...at,
          rule: 'request-content-type',
          direction: after ? 'widens' : 'narrows',
          pointer,
          message: `${label(b)}: request content type ${type} ${after ? 'added' : 'removed'}`,
          before: before && type,
          after: after && type,
          prove: () =>
            context.show({
              validIn: after ? 'revision' : 'base',
              operation: after ? b : a,
              contentType: type,
              refusal: `the ${after ? 'base' : 'revision'} does not take ${type}`,
            }),
        }),
      );
  }
  return drafts;
}
