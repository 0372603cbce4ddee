import { code } from './code.ts';

/**
 * Converts the name of a part of a message into words. For example, `200 body.status` becomes "`status` in the 200
 * response", `body` becomes "the request body", and `parameter limit` becomes "the parameter `limit`".
 */
export function subjectWords(name: string): string {
  const [, status = '', inBody] = /^([1-5][0-9X]{2}|default) body(.*)$/s.exec(name) ?? [];
  if (inBody !== undefined) {
    const response = status === 'default' ? 'the default response' : `the ${status} response`;
    return inBody === '' ? `the body of ${response}` : `${code(path(inBody))} in ${response}`;
  }
  if (name === 'body') return 'the request body';
  const [, kind = '', rest = ''] = /^(parameter|header) (.*)$/s.exec(name) ?? [];
  return kind === '' ? code(name) : `the ${kind} ${code(rest)}`;
}

const path = (inBody: string): string => (inBody.startsWith('.') ? inBody.slice(1) : inBody);
