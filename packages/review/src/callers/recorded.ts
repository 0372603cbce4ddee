import {
  isObject,
  operationsOf,
  type Document,
  type MediaType,
  type Operation,
  type Parameter,
  type Schema,
} from '@jurybox/openapi';
import { responseFor } from '../findings/operation/responses.ts';
import { normalize, seenFrom } from '../normalize.ts';
import { sampleOf } from '../witness/message.ts';
import { validatorsOf, type Validators } from '../witness/validators.ts';

/** One contract with its operations and the validators that check its examples. */
export interface RecordedContract {
  document: Document;
  operations: Map<string, Operation>;
  request: Validators;
  response: Validators;
}

export function recordedContract(document: Document): RecordedContract {
  const normalized = normalize(document);
  const [request, response] = [seenFrom(normalized, 'request'), seenFrom(normalized, 'response')];
  return {
    document: normalized,
    operations: operationsOf(normalized),
    request: validatorsOf(request),
    response: validatorsOf(response),
  };
}

/** The arguments of a generated function. */
export interface Arguments {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body?: unknown;
}

export interface RecordedRequest {
  operation: Operation;
  /** The media type of the body. Undefined if the request has no body. */
  type?: string;
  arguments: Arguments;
}

export interface RecordedResponse {
  operation: Operation;
  status: string;
  type: string;
  value: unknown;
}

/** Returns the example values of a media type, which are under `example` and `examples`. */
function examplesOf(document: Document, media: MediaType): unknown[] {
  const values = Object.values(media.examples ?? {}).map((example) => {
    const [, , kind = '', name = ''] = (example.$ref ?? '').split('/');
    const target = example.$ref === undefined ? example : document.components?.[kind]?.[name];
    return isObject(target) ? target['value'] : undefined;
  });
  return [media.example, ...values].filter((value) => value !== undefined);
}

/**
 * Returns the example requests of a contract. An operation has one example request for each example of its request
 * body. An operation without examples of a body has at most one example request. Each request has the example values of
 * its parameters.
 */
export function recordedRequests(contract: RecordedContract): RecordedRequest[] {
  return [...contract.operations.values()].flatMap((operation) => {
    const shown = (parameter: Parameter) => examplesOf(contract.document, parameter as MediaType);
    const { path, query, headers } = argumentsOf(contract, operation, shown);
    const bodies = Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, media]) =>
      examplesOf(contract.document, media).map((body) => ({ type, body })),
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

/** Returns the required arguments of an operation: the examples from the contract, or generated values that fit. */
export function requiredArguments(contract: RecordedContract, operation: Operation): Arguments {
  const given = argumentsOf(contract, operation, (parameter) => examplesOf(contract.document, parameter as MediaType));
  const [media] = Object.values(operation.requestBody?.content ?? {});
  return operation.requestBody?.required === true && media
    ? { ...given, body: examplesOf(contract.document, media)[0] ?? sampleOf(contract.request, media) }
    : given;
}

function argumentsOf(
  contract: RecordedContract,
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
        .map((parameter) => [
          parameter.name,
          shown(parameter)[0] ?? sampleOf(contract.request, parameter as MediaType),
        ]),
    );
  return { path: values('path'), query: values('query'), headers: values('header') };
}

/**
 * Whether an example request fits its own contract. A request that does not fit cannot show whether the contract of the
 * server is compatible.
 */
export function isValidRequest(
  contract: RecordedContract,
  { operation, type, arguments: { path, query, headers, body } }: RecordedRequest,
): boolean {
  const given: Record<string, Record<string, unknown>> = { path, query, header: headers };
  const parameters = operation.parameters.every(
    ({ name, in: place, schema }) =>
      given[place]?.[name] === undefined || schema === undefined || contract.request.fits(schema, given[place][name]),
  );
  const schema = type === undefined ? undefined : operation.requestBody?.content[type]?.schema;
  return parameters && (schema === undefined || contract.request.fits(schema, body));
}

/** Whether an example response fits its own contract. */
export function isValidResponse(
  contract: RecordedContract,
  { operation, status, type, value }: RecordedResponse,
): boolean {
  const schema = operation.responses.get(status)?.content[type]?.schema;
  return schema === undefined || contract.response.fits(schema, value);
}

export const recordedResponses = (contract: RecordedContract): RecordedResponse[] =>
  [...contract.operations.values()].flatMap((operation) =>
    [...operation.responses].flatMap(([status, { content }]) =>
      Object.entries(content).flatMap(([type, media]) =>
        examplesOf(contract.document, media).map((value) => ({ operation, status, type, value })),
      ),
    ),
  );

/**
 * Returns the schema that the client's contract declares for a response of the server; undefined if the contract
 * declares no such response.
 */
export function responseSchema(
  { operations }: RecordedContract,
  { operation, status, type }: RecordedResponse,
): Schema | undefined {
  const known = operations.get(operation.key);
  return schemaIn(known && responseFor(known, status)?.content, type);
}

export const schemaIn = (content: Record<string, MediaType> | undefined, type: string): Schema | undefined =>
  content?.[type] ? (content[type].schema ?? {}) : undefined;
