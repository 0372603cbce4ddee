import { isObject, type Document } from '@jurybox/openapi';
import { CannotReview } from '../errors.ts';
import { oneLine } from '../output/text.ts';
import { declaredNames } from './contract.ts';
import type { Sent } from './parameters.ts';
import type { ReviewedOperation } from '../operations.ts';

const maxMembers = 12;
const maxItems = 2;
const maxDepth = 6;
const maxCharacters = 600;
const maxValueCharacters = 60;

/** Names that suggest a secret. The review fails if the configuration would make the report show their values. */
const secretName = /auth(?!or(?!i))|cookie|token|secret|passw|credential|session|signature|(^|[-_.])(api)?key|key$/i;

/**
 * Shows recorded messages without their data: only the names that a contract declares, and the types of the values.
 * Values are shown only for the members and parameters in `shown`.
 */
export class Shapes {
  private readonly names = new Set<string>();
  private readonly shown: Set<string>;

  constructor(documents: Document[], caller: string, shown: string[]) {
    for (const document of documents) declaredNames(document, this.names);
    const keys = new Set(documents.flatMap(apiKeyNames));
    const isSecret = (name: string) => secretName.test(name) || keys.has(name.toLowerCase());
    if (isSecret(caller))
      throw new CannotReview(`traffic.caller names ${caller}, which may be a secret: name another header`);
    const refused = shown.find(isSecret);
    if (refused !== undefined)
      throw new CannotReview(`traffic.show names ${refused}, which may be a secret: remove it from the configuration`);
    this.shown = new Set(shown);
  }

  /** Returns the name of a member; `*` if no contract declares the name, because such a name can be a caller's data. */
  name(name: string): string {
    return this.names.has(name) ? name : '*';
  }

  /** Returns a place such as `body.items[].name`. */
  place(part: string, path: string[]): string {
    return path.reduce((text, key) => (/^\d+$/.test(key) ? `${text}[]` : `${text}.${this.name(key)}`), part);
  }

  /** Returns a request as text. Headers are left out, because they are not needed to understand it. */
  request({ method, path }: ReviewedOperation, { exchange: { url, type } }: Sent, body: unknown): string {
    const query = [...url.searchParams]
      .slice(0, maxMembers)
      .map(([name, text]) => `${this.name(name)}=${this.text(text, name)}`);
    const lines = [`${method} ${path}${query.length === 0 ? '' : `?${query.join('&')}`}`];
    if (body !== undefined) lines.push('', this.value(body, '', 0));
    else if (type !== undefined) lines.push('', '<body>');
    const text = lines.join('\n');
    return text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1)}…` : text;
  }

  private text(text: string, name: string): string {
    return this.shown.has(name) ? oneLine(text, maxValueCharacters) : '<text>';
  }

  private value(value: unknown, name: string, depth: number): string {
    if (Array.isArray(value)) {
      const items = value
        .slice(0, maxItems)
        .map((item) => (depth > maxDepth ? '…' : this.value(item, name, depth + 1)));
      return `[${[...items, ...(value.length > maxItems ? [`… ${value.length} items`] : [])].join(', ')}]`;
    }
    if (isObject(value)) {
      if (depth > maxDepth) return '{…}';
      const all = Object.entries(value);
      const members = all
        .slice(0, maxMembers)
        .map(([key, item]) => `${JSON.stringify(this.name(key))}: ${this.value(item, key, depth + 1)}`);
      return `{${[...members, ...(all.length > maxMembers ? ['…'] : [])].join(', ')}}`;
    }
    if (value === null) return 'null';
    if (this.shown.has(name)) return oneLine(JSON.stringify(value), maxValueCharacters);
    if (typeof value === 'string') return `<string of ${count(value.length)}>`;
    return typeof value === 'number' ? (Number.isInteger(value) ? '<integer>' : '<number>') : `<${typeof value}>`;
  }
}

const count = (characters: number): string => `${characters} character${characters === 1 ? '' : 's'}`;

/** Returns the name of the caller: the first word of a header, for example `billing/1.4`. */
export function callerOf({ exchange: { headers } }: Sent, header: string): string {
  const text = headers?.get(header.toLowerCase())?.[0] ?? '';
  return /^[\w.@+-]+(\/[\w.+-]+)?/.exec(text.trim())?.[0].slice(0, maxValueCharacters) ?? 'unnamed';
}

const apiKeyNames = (document: Document): string[] =>
  Object.values(document.components?.['securitySchemes'] ?? {}).flatMap((scheme) =>
    isObject(scheme) && typeof scheme['name'] === 'string' ? [scheme['name'].toLowerCase()] : [],
  );
