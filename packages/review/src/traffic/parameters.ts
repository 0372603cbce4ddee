import { dereference, type Document, type Parameter, type Schema } from '@jurybox/openapi';
import type { Exchange } from './exchange.ts';
import { decoded } from '../sources/pointers.ts';
import { checkValue, violation, type Check } from './violation.ts';
import type { SideOfMessage } from './contract.ts';

/** A recorded request. `values` are the texts that its path has for the placeholders of the contract's path. */
export interface Sent {
  exchange: Exchange;
  values: string[];
}

/** OpenAPI ignores header parameters with these names. */
const ignored = new Set(['accept', 'content-type', 'authorization']);

export const partOf = ({ in: place, name }: Pick<Parameter, 'in' | 'name'>): string => `${place} ${name}`;

/** Checks the parameters. If no headers were recorded, a header or cookie counts as unchecked and not as missing. */
export function checkParameters(
  { document, validators }: SideOfMessage,
  { path, parameters }: { path: string; parameters: Parameter[] },
  sent: Sent,
  check: Check,
): void {
  for (const parameter of parameters) {
    if (parameter.in === 'header' && ignored.has(parameter.name.toLowerCase())) continue;
    const part = partOf(parameter);
    const texts = textsOf(document, path, parameter, sent);
    if (texts === undefined) check.unchecked.add(part);
    else if (texts.length === 0) {
      if (parameter.required === true)
        check.violations.push(violation(part, 'parameter-required', 'the parameter is missing'));
    } else {
      const { schema, content } = parameter;
      const [media] = Object.values(content ?? {});
      if (media?.schema) checkJson(texts[0] ?? '', media.schema, { validators, check, part });
      else if (schema) checkValue({ validators, check, part }, schema, readings(texts, parameter, document), true);
    }
  }
}

/** Parses JSON text and checks it against a schema. No message repeats the text, because it is a caller's data. */
export function checkJson(text: string, schema: Schema, context: Parameters<typeof checkValue>[0]): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    context.check.violations.push(violation(context.part, 'json', 'is not valid JSON'));
    return;
  }
  if (context.part === 'body') context.check.body = value;
  checkValue(context, schema, [value]);
}

/** Returns the texts that were sent for a parameter: an empty list if none were sent, undefined if they are unknown. */
export function textsOf(
  document: Document,
  path: string,
  { name, in: place, style, schema = {} }: Parameter,
  { exchange: { url, headers }, values }: Sent,
): string[] | undefined {
  // An object can be sent in many ways, for example as one parameter for each of its members.
  if (mayBe(document, schema, 'object')) return undefined;
  if (place === 'query') return url.searchParams.getAll(name);
  if (place === 'path') {
    const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, one]) => one);
    const text = values[names.indexOf(name)];
    const isMarked = style === 'label' || style === 'matrix';
    return text === undefined ? [] : [isMarked ? text.replace(/^(\.|;[^=]*=)/, '') : text];
  }
  if (place === 'header') return headers && [headers.get(name.toLowerCase())?.join(',') ?? []].flat();
  const pairs = headers?.get('cookie')?.flatMap((line) => line.split(';').map((pair) => pair.trim().split('=')));
  return pairs?.filter(([key]) => key === name).map(([, ...text]) => decoded(text.join('=')));
}

/** Returns the possible values of a parameter. For example, a receiver may read `a,b` as a text or as a list. */
function readings(texts: string[], { style, schema = {} }: Parameter, document: Document): unknown[] {
  const separator = style === 'pipeDelimited' ? '|' : style === 'spaceDelimited' ? ' ' : ',';
  const list = texts.length > 1 ? texts : (texts[0] ?? '').split(separator).map((text) => text.trim());
  return mayBe(document, schema, 'array')
    ? [list, ...(texts.length === 1 ? texts : [])]
    : [texts.length > 1 ? texts : texts[0]];
}

/** Whether a schema or one of its branches names the given `type`. */
export function mayBe(document: Document, schema: Schema, type: string, depth = 0): boolean {
  const { type: own, allOf, anyOf, oneOf } = dereference<Schema>(document, schema);
  if ([own].flat().includes(type)) return true;
  const branches = [allOf, anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? (list as Schema[]) : []));
  return depth < 5 && branches.some((branch) => mayBe(document, branch, type, depth + 1));
}
