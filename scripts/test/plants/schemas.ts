import type { Plant } from './good.ts';

const text = 'The string has no maximum length';
const list = 'The array has no maximum length';

/** Faults that the lint rules for schemas must report. */
export const schemaPlants: Plant[] = [
  {
    rule: 'rule/string-is-bounded',
    message: text,
    plant: ({ schemas }) => delete schemas.Thing.properties.thing_id.maxLength,
  },
  {
    rule: 'rule/string-is-bounded',
    message: text,
    plant: ({ schemas }) => delete schemas.ThingUpdate.properties.thing_name.maxLength,
  },
  {
    rule: 'rule/string-is-bounded',
    message: text,
    plant: ({ schemas }) => delete schemas.Problem.properties.code.const,
  },
  {
    rule: 'rule/string-is-bounded',
    message: text,
    plant: ({ schemas }) => delete schemas.Part.properties.part_name.enum,
  },
  {
    rule: 'rule/string-is-bounded',
    message: text,
    plant: ({ components }) => delete components.parameters.ThingId.schema.maxLength,
  },
  {
    rule: 'rule/string-is-bounded',
    message: text,
    plant: ({ components }) => delete components.headers.ETag.schema.maxLength,
  },
  {
    rule: 'rule/string-is-bounded',
    message: text,
    plant: ({ schemas }) =>
      (schemas.ThingUpdate.properties.words = { type: 'array', maxItems: 2, items: { type: 'string' } }),
  },
  {
    rule: 'rule/array-is-bounded',
    message: list,
    plant: ({ schemas }) => delete schemas.Thing.properties.parts.maxItems,
  },
  {
    rule: 'rule/array-is-bounded',
    message: list,
    plant: ({ schemas }) =>
      (schemas.ThingUpdate.properties.words = { type: ['array', 'null'], items: { type: 'integer' } }),
  },
  {
    rule: 'rule/union-is-any-of',
    message: 'Write `anyOf:`',
    plant: ({ schemas }) =>
      (schemas.ThingUpdate.properties.words = { type: ['string', 'number'], maxLength: 2, examples: [1] }),
  },
  {
    rule: 'rule/union-is-any-of',
    message: 'Write `anyOf:`',
    plant: ({ schemas }) =>
      (schemas.ThingUpdate.properties.words = { type: ['string', 'integer', 'null'], maxLength: 2, examples: [1] }),
  },
  ...['partName', 'part-name', 'PartName', 'part__name', '_part'].map((name): Plant => ({
    rule: 'rule/property-snake-case',
    message: 'snake_case',
    plant: ({ schemas }) => (schemas.Part.properties[name] = { type: 'boolean', examples: [true] }),
  })),
];
