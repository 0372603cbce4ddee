import { isObject } from '@jurybox/openapi';

export const shortLine = (line: string): string =>
  line.length > 1200 && !line.includes('\n') ? `${line.slice(0, 60)}… (${line.length} characters)` : line;

const shortText = (text: string): string =>
  text.length > 80 ? `${text.slice(0, 24)}… (${text.length} characters)` : text;

/** Returns a value as JSON for readers. Shortens long texts and lists, and adds a note with their full length. */
export const toText = (value: unknown): string => JSON.stringify(shorten(value), null, 2) ?? '';

function shorten(node: unknown): unknown {
  if (typeof node === 'string') return shortText(node);
  if (Array.isArray(node))
    return node.length > 6 ? [...node.slice(0, 2).map(shorten), `… (${node.length} items)`] : node.map(shorten);
  if (!isObject(node)) return node;
  const members = Object.entries(node);
  return Object.fromEntries([
    ...members.slice(0, 40).map(([key, item]) => [shortText(key), shorten(item)]),
    ...(members.length > 40 ? [['…', `(${members.length} members)`]] : []),
  ]);
}
