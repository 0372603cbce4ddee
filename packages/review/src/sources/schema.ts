import { isObject } from '@jurybox/openapi';
import { NotRead } from './files.ts';
import { child, type Reader, type Spot } from './parts.ts';
import { keywordOf } from './schema-keywords.ts';
import { unicodePattern } from './unicode-pattern.ts';

/** Reads a schema without its `$ref`. Leaves out each unreadable keyword and records it as not reviewed. */
export function readSchema(reader: Reader, value: unknown, at: Spot): unknown {
  if (typeof value === 'boolean') return isComponent(at) ? (value ? {} : { not: {} }) : value;
  if (!isObject(value)) return reader.leaveOut(at, 'a schema is neither an object nor true or false') ?? {};
  const entries: [string, unknown][] = [];
  for (const [key, item] of Object.entries(value)) {
    const read = readKeyword(reader, key, item, at);
    if (read !== undefined) entries.push([key, read]);
  }
  return Object.fromEntries(entries);
}

const isComponent = ({ unit, keys }: Spot): boolean =>
  unit.kind === undefined ? keys.length === 3 && keys[0] === 'components' : keys.length === 0;

function readKeyword(reader: Reader, key: string, value: unknown, at: Spot): unknown {
  const leaveOut = (reason: string, isMeaningless?: boolean): undefined =>
    reader.leaveOut(at, `\`${key}\` is left out: ${reason}`, key, isMeaningless);
  if (key === '__proto__' || key === '$ref') return leaveOut('it has no meaning here', true);
  const keyword = keywordOf(key, reader.version);
  if (keyword === undefined) return value;
  if (typeof keyword === 'object' && 'reason' in keyword) return leaveOut(keyword.reason, keyword.isMeaningless);
  if (value === null && keyword !== 'any') return leaveOut('it has no value', true);
  if (typeof keyword === 'function') {
    const problem = keyword(value);
    if (problem !== undefined) return leaveOut(problem);
    // Removes duplicate names, because the validators refuse a list with duplicates.
    return (key === 'required' || key === 'type') && Array.isArray(value) ? [...new Set(value)] : value;
  }
  if (key === 'pattern') {
    const pattern = typeof value === 'string' ? unicodePattern(value) : undefined;
    return pattern ?? leaveOut('the pattern is not a valid JavaScript regular expression');
  }
  if (key === 'discriminator') return readDiscriminator(reader, value, child(at, key));
  if (key === 'patternProperties' && isObject(value)) return readPatterns(reader, value, child(at, key));
  if (isSchemaList(keyword) && Array.isArray(value) && value.length === 0) return value;
  return reader.readMember(value, keyword, at, key);
}

const isSchemaList = (keyword: unknown): boolean => isObject(keyword) && 'list' in keyword;

function readPatterns(reader: Reader, value: Record<string, unknown>, at: Spot): unknown {
  const entries = Object.entries(value).flatMap(([pattern, schema]): [string, unknown][] => {
    const readable = pattern === '__proto__' ? undefined : unicodePattern(pattern);
    if (readable !== undefined)
      return [[readable, reader.read(schema, { object: 'Schema' }, child(at, readable, pattern))]];
    reader.leaveOut(at, `\`${pattern}\` is not a valid JavaScript regular expression`, pattern);
    return [];
  });
  return Object.fromEntries(entries);
}

/** Reads a discriminator. If a component in its mapping gets a new name, the mapping gets the new name too. */
function readDiscriminator(reader: Reader, value: unknown, at: Spot): unknown {
  if (!isObject(value) || typeof value['propertyName'] !== 'string')
    return reader.leaveOut(at, 'a discriminator has no `propertyName`');
  const { mapping, defaultMapping, ...rest } = value;
  if (defaultMapping !== undefined)
    reader.leaveOut(at, 'the review does not compare `defaultMapping`', 'defaultMapping');
  if (mapping === undefined || mapping === null) return rest;
  if (!isObject(mapping)) return reader.leaveOut(at, 'the mapping is not an object', 'mapping') ?? rest;
  const inside = child(at, 'mapping');
  const read: Record<string, unknown> = {};
  for (const [name, target] of Object.entries(mapping)) {
    if (typeof target !== 'string' || name === '__proto__') reader.leaveOut(inside, 'it is not a reference', name);
    else if (!/[#/]|\.(ya?ml|json)$/i.test(target)) read[name] = target;
    else
      try {
        reader.refer(read, name, reader.references.resolve(target, at.file), 'schemas', child(inside, name));
      } catch (error) {
        if (!(error instanceof NotRead)) throw error;
        reader.leaveOut(inside, `the reference ${target} ${error.message}`, name);
      }
  }
  return { ...rest, mapping: read };
}
