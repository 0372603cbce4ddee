import { equal } from '../../equal.ts';
import { mapCompared } from '../../compared.ts';
import type { Direction, Draft } from '../../model.ts';
import { discriminatorValues } from '../../normalize.ts';
import { schemaDraft, type SchemaRule } from '../rule.ts';
import { directionOfLists } from './facts.ts';
import { describeChange } from './text.ts';

interface Discriminator {
  propertyName?: string;
  mapping?: Record<string, string>;
}

export const discriminator: SchemaRule = {
  name: 'discriminator',
  mirror: 'self',
  compareSchemas(schemas, location, walk) {
    const change = mapCompared(schemas, (schema) => schema['discriminator'] as Discriminator | undefined);
    const { base, revision } = change;
    if (equal(base, revision)) return [];
    const draft = (direction: Direction, message: string): Draft[] => [
      schemaDraft(discriminator, location, walk, {
        keywords: ['*'],
        direction,
        message: `${location.name}: ${message}`,
        change,
        pointer: `${location.pointer}/discriminator`,
      }),
    ];
    const names = mapCompared(change, (one) => one?.propertyName);
    if (!base || !revision) return draft(revision ? 'narrows' : 'widens', describeChange('discriminator', names));
    if (names.base !== names.revision) return draft('both', describeChange('discriminator', names));
    const isMoved = Object.keys(base.mapping ?? {}).some(
      (key) => revision.mapping?.[key] !== undefined && revision.mapping[key] !== base.mapping?.[key],
    );
    if (isMoved) return draft('both', 'a value of the discriminator selects another branch');
    const values = mapCompared(schemas, discriminatorValues);
    const direction = directionOfLists(values, 'narrows');
    return direction === 'none' ? [] : draft(direction, describeChange('discriminator', values));
  },
};
