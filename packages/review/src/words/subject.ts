import { unescapeToken } from '@jurybox/openapi';
import { decoded } from '../sources/pointers.ts';
import { code } from './values.ts';

/** Converts the name of a part of a message into words: `200 body.status` becomes "`status` in the 200 response". */
export function subjectWords(name: string): string {
  const [, status = '', inBody] = /^([1-5][0-9X]{2}|default) body\.?(.*)$/s.exec(name) ?? [];
  if (inBody !== undefined)
    return inBody === '' ? `the body of the ${status} response` : `${code(inBody)} in the ${status} response`;
  if (name === 'body') return 'the request body';
  const [, kind = '', rest = ''] = /^(parameter|header) (.*)$/s.exec(name) ?? [];
  return kind === '' ? code(name) : `the ${kind} ${code(rest)}`;
}

/**
 * Returns the name of a part of a component schema, such as `Card.zip` for `#/components/schemas/Card/properties/zip`;
 * undefined if the pointer leads elsewhere.
 */
export function sharedName(pointer: string): string | undefined {
  const [, schema, rest = ''] = /^#?\/components\/schemas\/([^/]+)(.*)$/s.exec(pointer) ?? [];
  if (schema === undefined) return undefined;
  const tokens = rest.split('/').slice(1);
  let name = schema;
  for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
    if (token === 'properties') name += `.${tokens.shift() ?? ''}`;
    else if (token === 'items') name += '[]';
    else if (token === 'allOf' || token === 'anyOf' || token === 'oneOf') tokens.shift();
    else break;
  }
  return decoded(unescapeToken(name));
}
