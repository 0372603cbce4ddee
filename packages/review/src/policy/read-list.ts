import { parse } from 'yaml';
import { isObject } from '@jurybox/openapi';

const maxCharacters = 1_000_000;

/**
 * Reads a YAML file with a list of entries under a key. Returns a function for each entry that returns the text of one
 * of its members, or an empty text. A missing file has no entries.
 */
export function readList(
  text: string | undefined,
  key: string,
): { entries: ((member: string) => string)[]; problems: string[] } {
  if (text === undefined) return { entries: [], problems: [] };
  if (text.length > maxCharacters)
    return { entries: [], problems: [`the ${key} file is larger than ${maxCharacters} characters`] };
  let list: unknown;
  try {
    const parsed: unknown = parse(text, { maxAliasCount: 0, logLevel: 'error' });
    list = isObject(parsed) ? (parsed[key] ?? []) : (parsed ?? []);
  } catch (error) {
    return {
      entries: [],
      problems: [`the ${key} are not valid YAML: ${String((error as Error).message.split('\n')[0])}`],
    };
  }
  if (!Array.isArray(list)) return { entries: [], problems: [`the ${key} file has no list under \`${key}:\``] };
  const entries = (list as unknown[]).map((entry) => (member: string): string => {
    const value = isObject(entry) ? entry[member] : undefined;
    return typeof value === 'string' ? value.trim() : '';
  });
  return { entries, problems: [] };
}
