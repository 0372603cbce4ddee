/** Small contracts with changes of choices (`oneOf`, `anyOf`) about which the review once reported wrong findings. */
import { describe, expect, it } from 'vitest';
import type { Schema } from '@jurybox/openapi';
import { reviewDocuments } from '../src/review.ts';
import { choiceIn, closed, tagged, type Choice } from './support/choices.ts';
import { breaking, ref, text } from './support/found.ts';

const stemmers = { P: tagged('snowball', { language: text }, ['language']), D: tagged('none') };
const oneStemmer: Choice = {
  schema: { anyOf: [ref('S'), { type: 'null' }] },
  schemas: { ...stemmers, S: { anyOf: [ref('P')] } },
};
const twoStemmers: Choice = { ...oneStemmer, schemas: { ...stemmers, S: { anyOf: [ref('P'), ref('D')] } } };

const parts = { T: tagged('text', { text }, ['text']), I: tagged('image', { url: text }, ['url']) };
const twoParts: Choice = {
  schema: {
    oneOf: [ref('T'), ref('I')],
    discriminator: {
      propertyName: 'type',
      mapping: { text: '#/components/schemas/T', image: '#/components/schemas/I' },
    },
  },
  schemas: parts,
};
const onePart: Choice = { schema: ref('T'), schemas: parts };

const card = tagged('card', { number: text });
/** Returns a choice (`oneOf`) whose branches are `card`, the schema `others` and the schemas `branches`. */
const payments = (others: Schema, ...branches: Schema[]): Choice => ({
  schema: { oneOf: [card, { ...closed(others), title: 'Others' }, ...branches.map(closed)] },
});

const values: Record<string, Schema> = {
  Text: text,
  Date: { type: 'string', format: 'date' },
  Value: { oneOf: [ref('Text'), ref('Date'), { type: 'integer' }] },
};

const object: Schema = { type: ['object', 'null'] };
const status = (required: string[]): Choice => ({
  schema: {
    oneOf: [ref('Async'), ref('Empty')],
    discriminator: {
      propertyName: 'status',
      mapping: { submitted: '#/components/schemas/Async', cancelled: '#/components/schemas/Empty' },
    },
  },
  schemas: {
    Async: { type: 'object', required, properties: { status: { const: 'submitted' }, id: text } },
    Empty: { type: 'object', required: ['status'], properties: { status: { enum: ['submitted', 'cancelled'] } } },
  },
});

/** Returns a choice between the filter `unary` and the filter `not`, which contains another filter. */
const filter = (prefix: string, unary: Schema): Choice => ({
  schema: ref(`${prefix}Filter`),
  schemas: {
    [`${prefix}Filter`]: { oneOf: [ref(`${prefix}Not`), ref(`${prefix}Unary`)] },
    [`${prefix}Not`]: tagged('not', { child: ref(`${prefix}Filter`) }, ['child']),
    [`${prefix}Unary`]: unary,
  },
});

const conditions = (prefix: string, operator: Schema): Choice => {
  const condition = (name: string): Schema =>
    closed({ type: 'object', required: [name], properties: { [name]: operator } });
  return {
    schema: { oneOf: [ref(`${prefix}Author`), ref(`${prefix}Title`)] },
    schemas: { [`${prefix}Author`]: condition('author'), [`${prefix}Title`]: condition('title'), ...variants },
  };
};
const valued = { type: 'object', required: ['operator', 'value'], properties: { operator: text, value: text } };
const variants: Record<string, Schema> = { Is: valued, IsNot: valued, IsNull: { ...valued, required: ['operator'] } };
const twins: Schema = { oneOf: [ref('Is'), ref('IsNot')] };
const listed: Schema = {
  type: 'object',
  required: ['operator', 'value'],
  properties: { operator: { enum: ['is', 'isNot'] }, value: text },
};

type ChoiceCase = [name: string, position: 'request' | 'response', base: Choice, revision: Choice];

const harmlessChoices: ChoiceCase[] = [
  ['a request with an `anyOf` of one branch accepts a second branch', 'request', oneStemmer, twoStemmers],
  ['only one branch of a response remains, and the discriminator is removed', 'response', twoParts, onePart],
  [
    'a value moves to a separate branch',
    'request',
    payments(tagged(['alma', 'alipay'], { id: text })),
    payments(tagged(['alipay'], { id: text }), tagged('alma', { id: text, name: text })),
  ],
  [
    'a value of `type` moves to a separate branch, and the old branch does not require `type`',
    'request',
    payments({ ...tagged(['upi', 'alipay']), required: [] }),
    payments({ ...tagged(['alipay']), required: [] }, tagged('upi', { name: text })),
  ],
  [
    'a response gets a new branch whose only value already fits another branch',
    'response',
    { schema: { oneOf: [card, text] } },
    { schema: { oneOf: [card, text, { type: 'string', const: 'variant' }] } },
  ],
  [
    'a branch that `oneOf` lists twice is removed from a request',
    'request',
    { schema: { oneOf: [object, { type: 'integer' }, object] } },
    { schema: { oneOf: [{ type: 'integer' }] } },
  ],
  [
    'a response used to fit two branches, and the branch that its discriminator selects now refuses it',
    'response',
    status(['status']),
    status(['status', 'id']),
  ],
  [
    'the overlapping branches of a request move into one branch',
    'request',
    { schema: { oneOf: [ref('Text'), ref('Date'), { type: 'integer' }] }, schemas: values },
    { schema: { oneOf: [ref('Value'), tagged('literal')] }, schemas: values },
  ],
  [
    'the overlapping branches of a response move into one branch',
    'response',
    { schema: { oneOf: [ref('Text'), ref('Date'), { type: 'integer' }, tagged('literal')] }, schemas: values },
    { schema: { oneOf: [ref('Value'), tagged('literal')] }, schemas: values },
  ],
  [
    'recursive branches get new names',
    'request',
    filter('', tagged('is-null', { term: text }, ['term'])),
    filter('New', tagged('is-null', { term: text })),
  ],
  [
    'the branches of a request get new names, and their member loses a `oneOf` of two equal schemas',
    'request',
    conditions('', twins),
    conditions('Search', listed),
  ],
  [
    'the branches of a response get new names, and their member gets a `oneOf` of two equal schemas',
    'response',
    conditions('Search', listed),
    conditions('', twins),
  ],
];

const removed = ['Title', 'Author'].map((name) => `major oneOf unproven: body.m: ${name} removed from oneOf`);
const proven = removed.map((line) => line.replace('unproven', 'proven'));

const breakingChoices: [...ChoiceCase, expected: string[]][] = [
  [
    'request branches with a `oneOf` of two equal schemas are removed, and the revision has no similar branches',
    'request',
    conditions('', twins),
    { schema: { oneOf: [card, tagged('date', { date: text }, ['date'])] } },
    removed,
  ],
  [
    'request branches with a `oneOf` of two equal schemas are removed, and the similar new branches have integers',
    'request',
    conditions('', twins),
    conditions('Search', { type: 'integer' }),
    removed,
  ],
  [
    'the branches of a request get new names, and their member loses a `oneOf` of two equal schemas and one other',
    'request',
    conditions('', { oneOf: [ref('Is'), ref('IsNot'), ref('IsNull')] }),
    conditions('Search', listed),
    proven,
  ],
  [
    'the branches of a request get new names, and their member loses a `oneOf` of equal schemas with a discriminator',
    'request',
    conditions('', { ...twins, discriminator: { propertyName: 'operator' } }),
    conditions('Search', listed),
    removed,
  ],
  [
    'a response with an `anyOf` of one branch gets a second branch',
    'response',
    oneStemmer,
    twoStemmers,
    ['major anyOf proven: 200 body.m: D added to anyOf'],
  ],
  [
    'all branches of a request except one are removed',
    'request',
    twoParts,
    onePart,
    ['major oneOf proven: body.m: I removed from oneOf'],
  ],
  [
    'two values are removed from a branch, and one of them moves to another branch',
    'request',
    payments(tagged(['alma', 'alipay', 'iris'])),
    payments(tagged(['alipay']), tagged('alma', { name: text })),
    ['major enum proven: body.m.type: "iris" removed from enum'],
  ],
  [
    'a value moves to a branch that requires more members',
    'request',
    payments(tagged(['alma', 'alipay'])),
    payments(tagged(['alipay']), tagged('alma', { name: text }, ['name'])),
    ['major enum proven: body.m.type: "alma" removed from enum'],
  ],
  [
    'an added `oneOf` rejects only objects with an undescribed member, so the break is formal',
    'request',
    { schema: { type: 'object', required: ['content'], properties: { content: text } } },
    {
      schema: {
        type: 'object',
        required: ['content'],
        properties: { content: text },
        oneOf: [{ required: ['content'] }, { required: ['calls'], properties: { calls: { type: 'array' } } }],
      },
    },
    ['formal oneOf proven: body.m: oneOf [{"required":["content"]},{"properties":{"calls":{"type":… added'],
  ],
];

describe('choices (`oneOf`, `anyOf`) about which the review once reported wrong findings', () => {
  it.each(harmlessChoices)(
    'the review reports no breaking finding for a changed `oneOf` or `anyOf`: %s',
    (_, position, base, revision) => {
      const found = reviewDocuments(choiceIn(position, base), choiceIn(position, revision));
      expect(found.filter(({ level }) => level === 'major' || level === 'formal')).toStrictEqual([]);
      expect(found).not.toStrictEqual([]);
    },
  );

  it.each(breakingChoices)(
    'the review reports breaking findings for a changed `oneOf` or `anyOf`: %s',
    (_, position, base, revision, expected) => {
      const found = reviewDocuments(choiceIn(position, base), choiceIn(position, revision));
      const lines = found
        .filter(({ level }) => level === 'major' || level === 'formal')
        .map(({ level, rule, proof, message }) => `${level} ${rule} ${proof}: ${message}`);
      expect(lines).toStrictEqual(expected);
    },
  );

  it('the review does not report a branch with a nested `oneOf` as removed if only its name changes', () => {
    const conditions = (prefix: string, author: Schema): Choice => {
      const choice = { oneOf: ['Author', 'Title', 'AnyOf'].map((name) => ref(`${prefix}${name}`)) };
      return {
        schema: choice,
        schemas: {
          [`${prefix}Author`]: { type: 'object', required: ['author'], properties: { author } },
          [`${prefix}Title`]: { type: 'object', required: ['title'], properties: { title: author } },
          [`${prefix}AnyOf`]: { required: ['anyOf'], properties: { anyOf: { type: 'array', items: choice } } },
        },
      };
    };
    const operator: Schema = { type: 'object', required: ['operator'], properties: { operator: text } };
    const [base, revision] = [conditions('', { type: 'object' }), conditions('Search', operator)];
    const majors = breaking(choiceIn('request', base), choiceIn('request', revision)).filter((line) =>
      line.startsWith('major'),
    );
    expect(new Set(majors)).toStrictEqual(
      new Set(['major oneOf: body.m: Author removed from oneOf', 'major oneOf: body.m: Title removed from oneOf']),
    );
  });

  it('the review reports a break if `oneOf` branches move into a nested `oneOf` that requires a new member', () => {
    const moved = { oneOf: [{ oneOf: [ref('T'), ref('I')], required: ['id'] }, card] };
    expect(
      breaking(
        choiceIn('request', { ...twoParts, schema: { oneOf: [ref('T'), ref('I')] } }),
        choiceIn('request', { schema: moved, schemas: parts }),
      ),
    ).toContain('major required: body.m: "id" added to required');
  });

  it('the review reports a changed type in one branch even if another branch allows the same values', () => {
    const isNull: Schema = { required: ['operator'], properties: { operator: text } };
    const isInTheLast = (duration: Schema): Schema => ({
      title: 'IsInTheLast',
      required: ['operator', 'duration'],
      properties: { operator: text, duration },
    });
    const dates = (duration: Schema): Choice => ({ schema: { oneOf: [isNull, isInTheLast(duration)] } });
    expect(
      breaking(choiceIn('request', dates({ type: 'object' })), choiceIn('request', dates({ type: 'string' }))),
    ).toStrictEqual(['major type: body.m.duration: type object → string']);
  });
});
