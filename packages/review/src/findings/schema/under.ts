/** The rules for `not` and `if`, and functions for other keywords that contain a schema. */
import { escapeToken, type Schema } from '@jurybox/openapi';
import { type Compared, keysOf, mapCompared } from '../../compared.ts';
import { childLocation, partOf, unanchored, withAnchor, describeChange } from '../rule.ts';
import type { Location, SchemaChange, SchemaRule, SchemaWalk } from '../rule.ts';
import { directionOfExtremes, schemaMap, underKeyword } from '../../keywords/facts.ts';
import type { Direction, Draft, Position } from '../../model.ts';

interface Under {
  name: string;
  /** The keywords that form a unit with this keyword, for example `minContains` with `contains`. */
  keywords?: string[];
  isMap?: boolean;
  /** Returns how findings name the place of the schema. `name` is the name of the enclosing place. */
  placeName: (name: string, key: string) => string;
  /** Whether a narrower schema under this keyword allows more values, as under `not`. */
  inverts?: boolean;
  /** Turns the direction of a change under the keyword into the direction of the whole schema's change. */
  turn?: (direction: Direction, schemas: Compared<Schema>) => Direction;
  /** Overrides members of the change, for example its `direction`, if a schema was added or removed. */
  oneSided?: (
    under: Compared<Schema | undefined>,
    schemas: Compared<Schema>,
    position: Position,
  ) => Partial<SchemaChange>;
}

export const underRule =
  ({
    name,
    keywords = [name],
    isMap,
    placeName,
    inverts = false,
    turn = (direction) => direction,
    oneSided,
  }: Under): SchemaRule =>
  (schemas, location, walk) => {
    const maps = mapCompared(schemas, (schema) =>
      isMap ? schemaMap(schema, name) : schema[name] === undefined ? {} : { '': schema[name] as Schema },
    );
    return keysOf(maps).flatMap((key): (SchemaChange | Draft)[] => {
      const { base, revision } = mapCompared(maps, (map) => map[key]);
      const place = unanchored(location, isMap ? `${name}/${escapeToken(key)}` : name, placeName(location.name, key));
      if (base && revision) {
        const found = walk.compare({ base, revision }, { ...place, inverted: place.inverted !== inverts });
        const turned = found.map((draft) => ({ ...draft, direction: turn(draft.direction, schemas) }));
        return withAnchor(turned, location, keywords);
      }
      return [
        {
          direction: revision ? 'narrows' : 'widens',
          ...(isMap && { text: `${name} ${describeChange(key, { base, revision })}`, pointer: place.pointer }),
          change: { base, revision },
          parts: [partOf(schemas, keywords)],
          ...oneSided?.({ base, revision }, schemas, walk.position),
        },
      ];
    });
  };

export const not = underRule({ name: 'not', placeName: (name) => `${name} (not)`, inverts: true });

/**
 * Compares `rest`: the schemas for all members or items that no other keyword names. In findings, `key` stands for such
 * a member or item.
 */
export function compareRest(
  [keyword, key, rest]: [keyword: string, key: string | number, rest: Compared<Schema>],
  location: Location,
  walk: SchemaWalk,
  change: () => Omit<SchemaChange, 'direction'>,
): SchemaChange | Draft[] {
  const direction = directionOfExtremes(rest);
  if (direction === 'none') return [];
  if (direction === undefined) return walk.compare(rest, childLocation(location, rest, key, keyword));
  return { direction, pointer: `${location.pointer}/${keyword}`, ...change() };
}

export const ifRule: SchemaRule = (schemas, location, walk) => {
  // Without `then` and `else`, `if` has no effect.
  const { base, revision } = mapCompared(schemas, (schema) => 'if' in schema && ('then' in schema || 'else' in schema));
  if (!base && !revision) return [];
  const part = partOf(schemas, conditionKeywords);
  if (!base || !revision) {
    const text = describeChange('if', underKeyword(schemas, 'if'));
    return { direction: revision ? 'narrows' : 'widens', text, change: part, parts: [part] };
  }
  const compareUnder = (keyword: string) =>
    walk.compare(
      mapCompared(schemas, (schema) => (schema[keyword] ?? {}) as Schema),
      unanchored(location, keyword, `${location.name} (${keyword})`),
    );
  // A changed schema under `if` moves some values from `then` to `else`, or back. It therefore narrows and widens.
  const inCondition = compareUnder('if').map((draft) =>
    draft.direction === 'none' ? draft : { ...draft, direction: 'both' as const },
  );
  return withAnchor([...inCondition, ...compareUnder('then'), ...compareUnder('else')], location, conditionKeywords);
};

const conditionKeywords = ['if', 'then', 'else'];
