import { parse } from 'yaml';
import { isObject } from '@jurybox/openapi';

const maxCharacters = 1_000_000;

/**
 * Reads the list under a key of a YAML file. Returns one function for each entry. The function takes the name of a
 * member and returns the text of this member, or an empty text if the entry does not have the member. A missing file
 * has no entries.
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
