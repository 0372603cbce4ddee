import { equal } from '../../equal.ts';
import type { Schema } from '@jurybox/openapi';
import { mapCompared, otherSide } from '../../compared.ts';
import { sideOfBreak, type Direction, type Draft } from '../../model.ts';
import { discriminatorValues } from '../../normalize.ts';
import { schemaDraft, type SchemaRule } from '../rule.ts';
import { directionOfLists } from './facts.ts';
import { describeChange } from './text.ts';

interface Discriminator {
  propertyName?: string;
  mapping?: Record<string, string>;
}

/** Returns the branch that a value of the discriminator selects. */
function branchOf(schema: Schema, value: string): Schema | undefined {
  const ref = (schema['discriminator'] as Discriminator | undefined)?.mapping?.[value] ?? value;
  const branches = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined;
  return branches?.find((branch) => typeof branch['$ref'] === 'string' && `/${branch['$ref']}`.endsWith(`/${ref}`));
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
    const side = sideOfBreak(walk.position);
    const [own, others] = [values[side], values[otherSide(side)]];
    const selected = own.filter((value) => !others.includes(value)).map((value) => branchOf(schemas[side], value));
    const [branch] = selected.filter((schema) => schema !== undefined);
    return direction === 'none'
      ? []
      : draft(direction, describeChange('discriminator', values)).map((one) =>
          branch ? { ...one, branch: { of: side, schema: branch } } : one,
        );
  },
};
