/**
 * Checks witnesses: one contract must allow the witness, and the other must refuse it because of the change in the
 * finding. In each of these cases, the review once showed a wrong witness.
 */
import { describe, expect, it } from 'vitest';
import type { Document, Schema } from '@jurybox/openapi';
import type { Finding } from '../src/model.ts';
import { reviewDocuments } from '../src/review.ts';
import { between } from './support/contract.ts';

const texts = (...names: string[]): Record<string, Schema> =>
  Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
const object = (names: string[], required: string[] = []): Schema => ({
  type: 'object',
  required,
  properties: texts(...names),
});
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const summary = (findings: Finding[]) => findings.map(({ level, rule, proof }) => `${level} ${rule} ${proof}`);

const withParameter = (parameter: object, more: object = {}): Document => ({
  openapi: '3.1.1',
  info: { title: 'Small', version: '1.0.0' },
  paths: {
    '/a': {
      get: { parameters: [{ name: 'token', in: 'query', ...parameter }], responses: { 200: { description: 'Here.' } } },
    },
  },
  ...more,
});
const secured = (securitySchemes: Record<string, unknown>, name: string): Document =>
  withParameter({ schema: { type: 'string' } }, { components: { securitySchemes }, security: [{ [name]: [] }] });

describe('witnesses for members', () => {
  it('moving `required` into `allOf` causes no finding, unless a member is no longer required afterwards', () => {
    const base = object(['a', 'b'], ['a', 'b']);
    const moved = (...names: string[]) => ({
      ...object(['a', 'b']),
      allOf: names.map((name) => ({ required: [name] })),
    });
    expect(between(base, moved('a', 'b'), 'response')).toEqual([]);
    const findings = between(base, moved('a'), 'response');
    expect(summary(findings)).toEqual(['major required proven']);
    expect(findings[0]?.message).toContain('"b" removed');
    expect(findings[0]?.witness?.value).toEqual({ a: 'a' });
  });

  it('the witness of a removed required member is a response without this member', () => {
    const findings = between(object(['id', 'code'], ['id', 'code']), object(['id'], ['id']), 'response');
    expect(summary(findings)).toEqual(['major property-removed proven']);
    expect(findings[0]?.witness?.value).toEqual({ id: 'a' });
  });

  it('a new required member causes one finding, whose witness is a request without this member', () => {
    const findings = between(object(['id'], ['id']), object(['id', 'code'], ['id', 'code']), 'request');
    expect(summary(findings)).toEqual(['major property-added proven']);
    expect(findings[0]?.witness?.value).toEqual({ id: 'a' });
  });

  it('removing a `writeOnly` member from `required` causes no finding in a response', () => {
    const properties = { id: { type: 'string' }, password: { type: 'string', writeOnly: true } };
    const base = { allOf: [{ type: 'object', properties }, { required: ['id', 'password'] }] };
    expect(between(base, { type: 'object', properties, required: ['id'] }, 'response')).toEqual([]);
  });

  it('if an object becomes an array, the review reports only the changed type', () => {
    const member = { ...object(['id'], ['id']), additionalProperties: false };
    const found = between(
      { type: 'object', properties: { t: member } },
      { type: 'object', properties: { t: { type: 'array', items: { type: 'string' } } } },
      'response',
    );
    expect(summary(found)).toEqual(['major type proven']);
    expect(summary(between(object([], ['a']), { type: 'array' }, 'response'))).toEqual(['major type proven']);
  });
});

describe('witnesses for `oneOf`', () => {
  it('the witness of a branch that is removed from a `oneOf` is a value of this branch', () => {
    const text = { type: 'string' };
    const kinds = [{ type: ['object', 'null'] }, text, { type: 'integer' }, { type: 'boolean' }];
    const findings = between({ oneOf: kinds }, { oneOf: kinds.slice(2) }, 'request');
    expect(summary(findings)).toEqual(['major oneOf proven', 'major oneOf proven']);
    const values = findings.map(({ message, witness }) => [message.includes('null'), typeof witness?.value]);
    expect(new Set(values.map(String))).toEqual(new Set(['true,object', 'false,string']));
  });

  it('narrowing one branch of a `oneOf` in a response is not breaking, even if a value fits two branches', () => {
    const schemas = (required: string[]): Record<string, Schema> => ({
      Async: { type: 'object', required, properties: { status: { const: 'submitted' }, id: { type: 'string' } } },
      Empty: { type: 'object', required: ['status'], properties: { status: { enum: ['submitted', 'cancelled'] } } },
    });
    const choice = { oneOf: [ref('Async'), ref('Empty')] };
    const levels = (schema: Schema) =>
      between(schema, schema, 'response', [schemas(['status']), schemas(['status', 'id'])]).map(({ level }) => level);
    expect(levels(choice)).not.toContain('major');
    const mapping = { submitted: '#/components/schemas/Async', cancelled: '#/components/schemas/Empty' };
    expect(levels({ ...choice, discriminator: { propertyName: 'status', mapping } })).toEqual(['minor']);
  });

  it('if the schemas in a `oneOf` are renamed, the review compares branches with the same value of `kind`', () => {
    const branch = (kind: string, ...more: string[]): Schema => ({
      type: 'object',
      required: ['kind'],
      properties: { kind: { const: kind }, ...texts(...more) },
    });
    const findings = between({ oneOf: [ref('A'), ref('B')] }, { oneOf: [ref('A2'), ref('B2')] }, 'request', [
      { A: branch('a'), B: branch('b') },
      { A2: branch('a'), B2: branch('b', 'more') },
    ]);
    expect(summary(findings)).toEqual(['formal property-added proven']);
  });
});

describe('witnesses for parameters and credentials', () => {
  const parameter = (schema: Schema, more: object = {}) => withParameter({ schema, ...more });

  it('if a query parameter becomes a list, a single value stays valid, so the change is minor', () => {
    const list = (type: string) => parameter({ type: 'array', items: { type } });
    expect(summary(reviewDocuments(parameter({ type: 'string' }), list('string')))).toEqual(['minor type proven']);
    expect(summary(reviewDocuments(parameter({ type: 'integer' }), list('integer')))).toEqual(['minor type proven']);
    const [finding] = reviewDocuments(list('string'), parameter({ type: 'string' }));
    expect([finding?.level, finding?.proof]).toEqual(['major', 'proven']);
    expect(finding?.witness?.value).toHaveLength(2);
  });

  it('a query parameter that changes from a string to an integer causes only one finding', () => {
    const found = reviewDocuments(parameter({ type: 'string' }), parameter({ type: 'integer', format: 'int32' }));
    expect(summary(found)).toEqual(['major type proven']);
  });

  it('`allowEmptyValue` has no effect on a parameter whose schema allows an empty text', () => {
    const [plain, empty] = [parameter({ type: 'string' }), parameter({ type: 'string' }, { allowEmptyValue: true })];
    expect(reviewDocuments(plain, empty).map(({ level }) => level)).toEqual(['patch']);
    const number = { type: 'integer' };
    expect(summary(reviewDocuments(parameter(number, { allowEmptyValue: true }), parameter(number)))).toEqual([
      'major parameter-style proven',
    ]);
  });

  it('a changed `tokenUrl` has no witness, because a request does not contain this address', () => {
    const login = (tokenUrl: string) =>
      secured({ login: { type: 'oauth2', flows: { clientCredentials: { tokenUrl, scopes: {} } } } }, 'login');
    expect(summary(reviewDocuments(login('/one'), login('/two')))).toEqual(['major security-scheme stated']);
  });

  it('a changed scope of a security scheme has no witness, because a request does not contain scopes', () => {
    const schemes = { login: { type: 'http', scheme: 'bearer' } };
    const wanting = (scope: string) => ({ ...secured(schemes, 'login'), security: [{ login: [scope] }] });
    const found = reviewDocuments(wanting('notes:read'), wanting('notes:write'));
    expect(summary(found)).toEqual(['major security stated']);
    expect(found[0]?.message).toBe('GET /a: the credential login (notes:read) is no longer sufficient');
  });

  it('a security scheme that only gets another name is not a breaking change', () => {
    const bearer = { type: 'http', scheme: 'bearer' };
    const levels = reviewDocuments(secured({ one: bearer }, 'one'), secured({ two: bearer }, 'two')).map(
      ({ level }) => level,
    );
    expect(new Set(levels)).toEqual(new Set(['patch']));
    expect(
      summary(
        reviewDocuments(secured({ one: bearer }, 'one'), secured({ two: { type: 'http', scheme: 'basic' } }, 'two')),
      ),
    ).toContain('major security proven');
  });
});

it('the witness of a changed `multipleOf` violates `multipleOf`, not the `anyOf` in the same schema', () => {
  const type = ['integer', 'null'];
  const choice = { anyOf: [{ type: 'null' }, { minimum: 100 }] };
  const findings = between({ type }, { type, multipleOf: 7, ...choice }, 'request');
  expect(findings.map(({ rule, witness }) => `${rule}: ${witness?.refusal}`)).toEqual([
    'anyOf: the revision refuses it: must be null',
    'multipleOf: the revision refuses it: must be multiple of 7',
  ]);
});
