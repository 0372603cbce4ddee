import {
  isObject,
  operationsOf,
  type Document,
  type MediaType,
  type Operation,
  type Parameter,
  type Schema,
} from '../document.ts';
import { normalize, seenFrom } from '../normalize.ts';
import { sampleOf } from '../witness/message.ts';
import { validatorsOf, type Validators } from '../witness/validators.ts';

/** One revision: what it says of messages, and the examples it records. */
export interface Side {
  document: Document;
  operations: Map<string, Operation>;
  request: Validators;
  response: Validators;
}

export function sideOf(document: Document): Side {
  const plain = normalize(document);
  const [request, response] = [seenFrom(plain, 'request'), seenFrom(plain, 'response')];
  return {
    document: plain,
    operations: operationsOf(plain),
    request: validatorsOf(request),
    response: validatorsOf(response),
  };
}

/** What a generated function is called with. */
export interface Arguments {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body?: unknown;
}

export interface RecordedRequest {
  operation: Operation;
  /** The media type of its body. */
  type?: string;
  arguments: Arguments;
}

export interface RecordedAnswer {
  operation: Operation;
  status: string;
  type: string;
  value: unknown;
}

/** Everything under `example` and `examples`. */
function examplesOf(document: Document, media: MediaType): unknown[] {
  const values = Object.values(media.examples ?? {}).map((example) => {
    const [, , kind = '', name = ''] = (example.$ref ?? '').split('/');
    const target = example.$ref === undefined ? example : document.components?.[kind]?.[name];
    return isObject(target) ? target['value'] : undefined;
  });
  return [media.example, ...values].filter((value) => value !== undefined);
}

/** The requests a contract records: each body it shows, with the parameters it shows; one where there is no body. */
export function requestsOf(side: Side): RecordedRequest[] {
  return [...side.operations.values()].flatMap((operation) => {
    const shown = (parameter: Parameter) => examplesOf(side.document, parameter as MediaType);
    const { path, query, headers } = argumentsOf(side, operation, shown);
    const bodies = Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, media]) =>
      examplesOf(side.document, media).map((body) => ({ type, body })),
    );
    if (bodies.length > 0)
      return bodies.map(({ type, body }) => ({ operation, type, arguments: { path, query, headers, body } }));
    const isRecorded =
      operation.parameters.some((parameter) => shown(parameter).length > 0) || operation.parameters.length === 0;
    return isRecorded && operation.requestBody?.required !== true
      ? [{ operation, arguments: { path, query, headers } }]
      : [];
  });
}

/** What has to be there to call an operation at all: examples where there are some, values that fit where not. */
export function anyArguments(side: Side, operation: Operation): Arguments {
  const given = argumentsOf(side, operation, (parameter) => examplesOf(side.document, parameter as MediaType));
  const [media] = Object.values(operation.requestBody?.content ?? {});
  return operation.requestBody?.required === true && media
    ? { ...given, body: examplesOf(side.document, media)[0] ?? sampleOf(side.request, media) }
    : given;
}

function argumentsOf(
  side: Side,
  operation: Operation,
  shown: (parameter: Parameter) => unknown[],
): Omit<Arguments, 'body'> {
  const values = (place: Parameter['in']) =>
    Object.fromEntries(
      operation.parameters
        .filter(
          (parameter) =>
            parameter.in === place && (place === 'path' || parameter.required === true || shown(parameter).length > 0),
        )
        .map((parameter) => [parameter.name, shown(parameter)[0] ?? sampleOf(side.request, parameter as MediaType)]),
    );
  return { path: values('path'), query: values('query'), headers: values('header') };
}

/** Whether a recorded request fits the contract that records it; one that does not says nothing about another. */
export function isSoundRequest(
  side: Side,
  { operation, type, arguments: { path, query, headers, body } }: RecordedRequest,
): boolean {
  const given: Record<string, Record<string, unknown>> = { path, query, header: headers };
  const parameters = operation.parameters.every(
    ({ name, in: place, schema }) =>
      given[place]?.[name] === undefined || schema === undefined || side.request.fits(schema, given[place][name]),
  );
  const schema = type === undefined ? undefined : operation.requestBody?.content[type]?.schema;
  return parameters && (schema === undefined || side.request.fits(schema, body));
}

/** The same of a recorded answer. */
export function isSoundAnswer(side: Side, { operation, status, type, value }: RecordedAnswer): boolean {
  const schema = operation.responses.get(status)?.content[type]?.schema;
  return schema === undefined || side.response.fits(schema, value);
}

export const answersOf = (side: Side): RecordedAnswer[] =>
  [...side.operations.values()].flatMap((operation) =>
    [...operation.responses].flatMap(([status, { content }]) =>
      Object.entries(content).flatMap(([type, media]) =>
        examplesOf(side.document, media).map((value) => ({ operation, status, type, value })),
      ),
    ),
  );

/** What a contract says of an answer: by its number, its class, or `default`; nothing where it does not know it. */
export function answerSchema({ operations }: Side, { operation, status, type }: RecordedAnswer): Schema | undefined {
  const responses = operations.get(operation.key)?.responses;
  return schemaIn(
    (responses?.get(status) ?? responses?.get(`${status[0]}XX`) ?? responses?.get('default'))?.content,
    type,
  );
}

export const schemaIn = (content: Record<string, MediaType> | undefined, type: string): Schema | undefined =>
  content?.[type] ? (content[type].schema ?? {}) : undefined;
