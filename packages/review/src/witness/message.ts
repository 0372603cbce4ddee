import { createRequire } from 'node:module';
import { isObject, parameterKey, type Header, type MediaType, type Parameter } from '@jurybox/openapi';
import type { Compared } from '../compared.ts';
import { schemaOf } from '../findings/operation/bodies.ts';
import { responseFor } from '../findings/operation/responses.ts';
import type { ExampleMessage } from '../findings/rule.ts';
import type { Witness } from '../model.ts';
import { credentialsOf } from './credentials.ts';
import { serializeParameter } from './parameters.ts';
import type { Validators } from './validators.ts';
import { Sampler } from './values.ts';

// `require` is used because an `import` of `node:http` makes Node.js load `fetch`, which takes longer than a small
// review.
const { STATUS_CODES } = createRequire(import.meta.url)('node:http') as typeof import('node:http');

/** The parts in which a message differs from a message with the example values of the contract. */
export interface MessageParts extends Omit<ExampleMessage, 'validIn' | 'refusal'> {
  body?: { value: unknown };
  /** A value for a parameter or response header. `of`: a key such as `query limit` or `path 0`, or a header's name. */
  value?: { of: string; value: unknown };
}

/** Renders a request of an operation, or with `status` a response, as HTTP text. */
export const renderMessage = (validators: Validators, parts: MessageParts): string =>
  parts.status === undefined ? renderRequest(validators, parts) : renderResponse(validators, parts, parts.status);

function renderRequest(validators: Validators, parts: MessageParts): string {
  const { operation } = parts;
  const isChosen = (parameter: Parameter) => parts.value?.of === parameterKey(parameter, operation.path);
  const sent = operation.parameters.filter(
    (parameter) =>
      parameter.name !== parts.withoutParameter &&
      (parameter.required === true ||
        parameter.in === 'path' ||
        parameter.name === parts.withParameter ||
        isChosen(parameter)),
  );
  const serialize = (parameter: Parameter) =>
    serializeParameter(parameter, isChosen(parameter) ? parts.value?.value : sampleOf(validators, parameter));
  const sentIn = (place: Parameter['in']) => sent.filter((parameter) => parameter.in === place);
  const path = operation.path.replaceAll(/\{([^{}]*)\}/g, (placeholder, name: string) => {
    const parameter = sentIn('path').find((one) => one.name === name);
    return parameter ? serialize(parameter) : placeholder;
  });
  const credentials = (parts.credentials ?? credentialsOf(validators.document, operation.security[0] ?? {}))
    .split('\n')
    .filter((line) => line !== '');
  const query = [
    ...sentIn('query').map(serialize),
    ...credentials.filter((line) => line.startsWith('?')).map((line) => line.slice(1)),
  ].join('&');
  const server = (parts.server ?? operation.servers[0] ?? '').replace(/\/$/, '');
  const absolute = /^https?:\/\/([^/]*)([^]*)/.exec(server);
  // The contract does not know the address to which a webhook or callback is sent.
  const target = operation.isSentByService ? '/' : `${absolute?.[2] ?? server}${path}`;
  const cookies = sentIn('cookie').map(serialize);
  const lines = [
    ...(operation.isSentByService ? [`(${operation.path}: the service sends this request)`] : []),
    `${operation.method} ${target}${query === '' ? '' : `?${query}`} HTTP/1.1`,
    ...(parts.server !== undefined && absolute ? [`Host: ${absolute[1]}`] : []),
    ...credentials.filter((line) => !line.startsWith('?')),
    ...(parts.accept === undefined ? [] : [`Accept: ${parts.accept}`]),
    ...sentIn('header').map((parameter) => `${parameter.name}: ${serialize(parameter)}`),
    ...(cookies.length > 0 ? [`Cookie: ${cookies.join('; ')}`] : []),
    ...(hasBody(parts) ? bodyLines(validators, operation.requestBody?.content, parts) : []),
  ];
  return lines.map(shortLine).join('\n');
}

const hasBody = ({ operation, body, contentType, withoutBody }: MessageParts): boolean =>
  withoutBody !== true && (body !== undefined || operation.requestBody?.required === true || contentType !== undefined);

function bodyLines(
  validators: Validators,
  content: Record<string, MediaType> | undefined,
  { contentType, body }: MessageParts,
): string[] {
  const [type, media] =
    Object.entries(content ?? {}).find(([name]) => contentType === undefined || name === contentType) ?? [];
  if (!type || !media) return [];
  return [`Content-Type: ${type}`, '', toText(body ? body.value : sampleOf(validators, media))];
}

function renderResponse(validators: Validators, parts: MessageParts, status: string): string {
  const { operation } = parts;
  const number = /^\d{3}$/.test(status) ? status : status === 'default' ? '500' : `${status[0]}00`;
  const response = responseFor(operation, status);
  const headers = [...(response?.headers ?? new Map<string, Header>())].filter(
    ([name, header]) =>
      name !== parts.withoutHeader &&
      (header.required === true || name === parts.withHeader || parts.value?.of === name),
  );
  const headerLine = (name: string, header: Header): string => {
    const value = parts.value?.of === name ? parts.value.value : sampleOf(validators, header);
    return `${name}: ${serializeParameter({ ...header, name, in: 'header' }, value)}`;
  };
  const lines = [
    `HTTP/1.1 ${number} ${STATUS_CODES[number] ?? ''}`.trim(),
    ...headers.map(([name, header]) => headerLine(name, header)),
    ...bodyLines(validators, response?.content, parts),
  ];
  return [`(response to ${operation.method} ${operation.path})`, ...lines.map(shortLine)].join('\n');
}

/** Renders the witness of a change outside schemas, such as a new status, as the text of an HTTP message. */
export const renderWitness = (
  validators: Compared<Validators>,
  { validIn, refusal, ...parts }: ExampleMessage,
): Witness => ({ validIn, http: renderMessage(validators[validIn], parts), refusal });

/** Returns an example from the contract that fits the schema, or else a generated value. */
function sampleOf(
  validators: Validators,
  {
    example,
    examples,
    content = {},
    schema = schemaOf(Object.values(content)[0]),
  }: MediaType & { content?: Record<string, MediaType> },
): unknown {
  const given = [
    example,
    ...Object.values(examples ?? {}).map((one) => (isObject(one) ? one.value : undefined)),
  ].filter((value) => value !== undefined);
  return given.find((value) => validators.fits(schema, value)) ?? new Sampler(validators, validators).small(schema)[0];
}

const shortLine = (line: string): string =>
  line.length > 1200 && !line.includes('\n') ? `${line.slice(0, 60)}… (${line.length} characters)` : line;

const shortText = (text: string): string =>
  text.length > 80 ? `${text.slice(0, 24)}… (${text.length} characters)` : text;

const toText = (value: unknown): string => JSON.stringify(shorten(value), null, 2) ?? '';

function shorten(node: unknown): unknown {
  if (typeof node === 'string') return shortText(node);
  if (Array.isArray(node))
    return node.length > 6 ? [...node.slice(0, 2).map(shorten), `… (${node.length} items)`] : node.map(shorten);
  if (!isObject(node)) return node;
  const members = Object.entries(node);
  return Object.fromEntries([
    ...members.slice(0, 40).map(([key, item]) => [shortText(key), shorten(item)]),
    ...(members.length > 40 ? [['…', `(${members.length} members)`]] : []),
  ]);
}
