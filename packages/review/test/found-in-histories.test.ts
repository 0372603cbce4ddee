/** Smallest contracts for false statements that the review made about public contracts. */
import { describe, expect, it } from 'vitest';
import type { Document, Schema } from '@jurybox/openapi';
import { reviewDocuments } from '../src/review.ts';

const contract = (parts: { request?: object; response?: object; schemas?: object; servers?: object[] }): Document =>
  ({
    openapi: '3.1.0',
    info: { title: 'Found', version: '1' },
    ...(parts.servers === undefined ? {} : { servers: parts.servers }),
    paths: {
      '/things': {
        post: {
          requestBody: { required: true, content: { 'application/json': { schema: parts.request ?? {} } } },
          responses: {
            200: { description: 'Done.', content: { 'application/json': { schema: parts.response ?? {} } } },
          },
        },
      },
    },
    components: { schemas: parts.schemas ?? {} },
  }) as unknown as Document;

const breaking = (base: Document, revision: Document): string[] =>
  reviewDocuments(base, revision)
    .filter(({ level }) => level === 'major' || level === 'formal')
    .map(({ level, rule, message }) => `${level} ${rule}: ${message}`);

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Conditions that contain conditions, with a prefix before each name. A generator adds such a prefix. */
function conditions(prefix: string): Document {
  const choice = { oneOf: [ref(`${prefix}Author`), ref(`${prefix}Title`), ref(`${prefix}AnyOf`)] };
  const branch = (name: string, member: object) => ({
    allOf: [ref('Empty'), { type: 'object', properties: { [name]: member } }],
    required: [name],
  });
  return contract({
    request: { type: 'object', properties: { condition: choice } },
    schemas: {
      Empty: {},
      [`${prefix}Author`]: branch('author', { type: 'string' }),
      [`${prefix}Title`]: branch('title', { type: 'string' }),
      [`${prefix}AnyOf`]: branch('anyOf', { type: 'array', items: choice }),
    },
  });
}

const text: Schema = { type: 'string' };
const tagged = (type: string | string[], properties: Record<string, Schema> = {}, required: string[] = []): Schema => ({
  type: 'object',
  required: ['type', ...required],
  properties: { type: { type: 'string', enum: [type].flat() }, ...properties },
});
const closed = (schema: Schema): Schema => ({ ...schema, additionalProperties: false });

interface Choice {
  schema: Schema;
  schemas?: Record<string, Schema>;
}

/** Returns a contract with a choice below a member of its request or response. */
const choiceIn = (position: 'request' | 'response', { schema, schemas }: Choice): Document =>
  contract({ [position]: { type: 'object', properties: { m: schema } }, ...(schemas ? { schemas } : {}) });

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
/** A choice between a card, the other kinds of payment, and kinds of their own. */
const payments = (others: Schema, ...branches: Schema[]): Choice => ({
  schema: { oneOf: [card, { ...closed(others), title: 'Others' }, ...branches.map(closed)] },
});

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

/** A filter that contains filters. Each name has the prefix. */
const filter = (prefix: string, unary: Schema): Choice => ({
  schema: ref(`${prefix}Filter`),
  schemas: {
    [`${prefix}Filter`]: { oneOf: [ref(`${prefix}Not`), ref(`${prefix}Unary`)] },
    [`${prefix}Not`]: tagged('not', { child: ref(`${prefix}Filter`) }, ['child']),
    [`${prefix}Unary`]: unary,
  },
});

type ChoiceCase = [name: string, position: 'request' | 'response', base: Choice, revision: Choice];

const harmlessChoices: ChoiceCase[] = [
  ['a request with a choice of one branch accepts a second branch', 'request', oneStemmer, twoStemmers],
  ['a response loses all branches but one, and the discriminator', 'response', twoParts, onePart],
  [
    'a value moves to a branch of its own',
    'request',
    payments(tagged(['alma', 'alipay'], { id: text })),
    payments(tagged(['alipay'], { id: text }), tagged('alma', { id: text, name: text })),
  ],
  [
    'a value moves to a branch of its own, and the old branch requires no type',
    'request',
    payments({ ...tagged(['upi', 'alipay']), required: [] }),
    payments({ ...tagged(['alipay']), required: [] }, tagged('upi', { name: text })),
  ],
  [
    'a branch of a response has values that another branch allows already',
    'response',
    { schema: { oneOf: [card, text] } },
    { schema: { oneOf: [card, text, { type: 'string', const: 'variant' }] } },
  ],
  [
    'a request loses a branch that `oneOf` lists twice',
    'request',
    { schema: { oneOf: [object, { type: 'integer' }, object] } },
    { schema: { oneOf: [{ type: 'integer' }] } },
  ],
  [
    'a response that fits two branches, of which a discriminator selects one, narrows',
    'response',
    status(['status']),
    status(['status', 'id']),
  ],
  [
    'recursive branches get new names',
    'request',
    filter('', tagged('is-null', { term: text }, ['term'])),
    filter('New', tagged('is-null', { term: text })),
  ],
];

const breakingChoices: [...ChoiceCase, expected: string[]][] = [
  [
    'a response with a choice of one branch gets a second branch',
    'response',
    oneStemmer,
    twoStemmers,
    ['major anyOf proven: 200 body.m: D added to anyOf'],
  ],
  [
    'a request loses all branches but one',
    'request',
    twoParts,
    onePart,
    ['major oneOf proven: body.m: I removed from oneOf'],
  ],
  [
    'of two values that leave a branch, one moves to another branch',
    'request',
    payments(tagged(['alma', 'alipay', 'iris'])),
    payments(tagged(['alipay']), tagged('alma', { name: text })),
    ['major enum proven: body.m.type: "iris" removed from enum'],
  ],
  [
    'a value moves to a branch that requires more',
    'request',
    payments(tagged(['alma', 'alipay'])),
    payments(tagged(['alipay']), tagged('alma', { name: text }, ['name'])),
    ['major enum proven: body.m.type: "alma" removed from enum'],
  ],
  [
    'a choice that refuses only members which the base does not describe is a formal break',
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

describe('false statements about public contracts', () => {
  it('recursive branches with new names are the same branches', () => {
    expect(breaking(conditions(''), conditions('Search'))).toStrictEqual([]);
  });

  it.each(harmlessChoices)('%s', (_, position, base, revision) => {
    const found = reviewDocuments(choiceIn(position, base), choiceIn(position, revision));
    expect(found.filter(({ level }) => level === 'major' || level === 'formal')).toStrictEqual([]);
    expect(found).not.toStrictEqual([]);
  });

  it.each(breakingChoices)('%s', (_, position, base, revision, expected) => {
    const found = reviewDocuments(choiceIn(position, base), choiceIn(position, revision));
    const lines = found
      .filter(({ level }) => level === 'major' || level === 'formal')
      .map(({ level, rule, proof, message }) => `${level} ${rule} ${proof}: ${message}`);
    expect(lines).toStrictEqual(expected);
  });

  it('a recursive branch with a new name is no finding if only the branches inside it changed', () => {
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

  it('a change of a branch breaks its callers, even if an open branch beside it allows every value', () => {
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

  it('naming a member of a map that allows any value is a formal break', () => {
    const types = ['null', 'boolean', 'number', 'string', 'array', 'object'];
    const map = { type: 'object', additionalProperties: { oneOf: types.map((type) => ({ type })) } };
    const named = { ...map, properties: { ranker: text } };
    expect(breaking(contract({ request: map }), contract({ request: named }))).toStrictEqual([
      'formal property-added: body.ranker added; the base allows any value under this name',
    ]);
  });

  it('items of a response that may repeat from now on are a formal break', () => {
    const list = { type: 'array', items: text };
    const distinct = { ...list, uniqueItems: true };
    expect(breaking(contract({ response: distinct }), contract({ response: list }))).toStrictEqual([
      'formal uniqueItems: 200 body: uniqueItems true removed',
    ]);
    expect(breaking(contract({ request: list }), contract({ request: distinct }))).toStrictEqual([
      'major uniqueItems: body: uniqueItems true added',
    ]);
  });

  it('a contract without responses promises none, so the first success is a formal break', () => {
    const base = contract({});
    const [operation] = Object.values(base.paths ?? {}).map(({ post }) => post as unknown as { responses: object });
    if (operation) operation.responses = {};
    expect(breaking(base, contract({}))).toStrictEqual(['formal status-added: POST /things: response 200 added']);
  });

  it('a server that a variable still names is not removed', () => {
    const base = contract({ servers: [{ url: 'http://localhost:8080' }] });
    const port = (values: string[]) =>
      contract({ servers: [{ url: 'http://localhost:{port}', variables: { port: { enum: values } } }] });
    expect(breaking(base, port(['25600', '8080']))).toStrictEqual([]);
    expect(breaking(base, port(['25600']))).toStrictEqual(['major servers: server http://localhost:8080 removed']);
  });
});
