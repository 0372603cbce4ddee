import { STATUS_CODES } from 'node:http';
import { isObject, parameterKey, type Header, type Parameter, type Schema } from '../document.ts';
import type { Shown } from '../findings/messages.ts';
import type { Witness } from '../model.ts';
import { credentialsOf } from './credentials.ts';
import { write } from './parameters.ts';
import { Sampler } from './values.ts';
import type { Validators } from './validators.ts';

/** What may be put into a message in place of what would be there by itself. */
export interface Parts extends Omit<Shown, 'validIn' | 'refusal'> {
  body?: unknown;
  hasBody?: boolean;
  /** Key of a parameter, or name of a header, and its value. */
  value?: { of: string; value: unknown };
}

/** A request of an operation, as it would be sent. */
export function renderRequest(validators: Validators, parts: Parts): string {
  const { operation } = parts;
  const value = (parameter: Parameter) =>
    parts.value?.of === parameterKey(parameter, operation.path) ? parts.value.value : sampleOf(validators, parameter);
  const sent = operation.parameters.filter(
    (p) =>
      p.name !== parts.withoutParameter &&
      (p.required === true ||
        p.in === 'path' ||
        p.name === parts.withParameter ||
        parts.value?.of === parameterKey(p, operation.path)),
  );
  const of = (place: string) => sent.filter((p) => p.in === place);
  const path = operation.path.replaceAll(/\{([^{}]*)\}/g, (whole, name: string) => {
    const parameter = of('path').find((p) => p.name === name);
    return parameter ? write(parameter, value(parameter)) : whole;
  });
  const credentials = (parts.credentials ?? credentialsOf(validators.document, operation.security[0] ?? {}))
    .split('\n')
    .filter((line) => line !== '');
  const query = [
    ...of('query').map((p) => write(p, value(p))),
    ...credentials.filter((line) => line.startsWith('?')).map((line) => line.slice(1)),
  ].join('&');
  const server = (parts.server ?? operation.servers[0] ?? '').replace(/\/$/, '');
  const target = /^https?:\/\/([^/]*)([^]*)/.exec(server);
  const cookies = of('cookie').map((p) => write(p, value(p)));
  const [type, media] =
    Object.entries(operation.requestBody?.content ?? {}).find(
      ([name]) => parts.contentType === undefined || name === parts.contentType,
    ) ?? [];
  const withBody =
    parts.withoutBody !== true &&
    (parts.hasBody === true || operation.requestBody?.required === true || parts.contentType !== undefined);
  const body = parts.hasBody === true ? parts.body : media ? sampleOf(validators, media) : undefined;
  const lines = [
    `${operation.method} ${target?.[2] ?? server}${path}${query === '' ? '' : `?${query}`} HTTP/1.1`,
    ...(parts.server !== undefined && target ? [`Host: ${target[1]}`] : []),
    ...credentials.filter((line) => !line.startsWith('?')),
    ...(parts.accept === undefined ? [] : [`Accept: ${parts.accept}`]),
    ...of('header').map((p) => `${p.name}: ${write(p, value(p))}`),
    ...(cookies.length > 0 ? [`Cookie: ${cookies.join('; ')}`] : []),
    ...(withBody && type ? [`Content-Type: ${type}`, '', show(body)] : []),
  ];
  return lines.map(shortLine).join('\n');
}

/** An answer of an operation, as it would be received. */
export function renderResponse(validators: Validators, parts: Parts & { status: string }): string {
  const { operation, status } = parts;
  const number = /^\d{3}$/.test(status) ? status : status === 'default' ? '500' : `${status[0]}00`;
  const response =
    operation.responses.get(status) ?? operation.responses.get(`${status[0]}XX`) ?? operation.responses.get('default');
  const headers = [...(response?.headers ?? new Map<string, Header>())].filter(
    ([name, header]) => name !== parts.withoutHeader && (header.required === true || parts.value?.of === name),
  );
  const [type, media] =
    Object.entries(response?.content ?? {}).find(
      ([name]) => parts.contentType === undefined || name === parts.contentType,
    ) ?? [];
  const body = parts.hasBody === true ? parts.body : media ? sampleOf(validators, media) : undefined;
  const lines = [
    `HTTP/1.1 ${number} ${STATUS_CODES[number] ?? ''}`.trim(),
    ...headers.map(
      ([name, header]) =>
        `${name}: ${write({ name, in: 'header', pointer: '', ...(header.schema ? { schema: header.schema } : {}) }, parts.value?.of === name ? parts.value.value : sampleOf(validators, header))}`,
    ),
    ...(type ? [`Content-Type: ${type}`, '', show(body)] : []),
  ];
  return [`(answer to ${operation.method} ${operation.path})`, ...lines.map(shortLine)].join('\n');
}

/** The message of a change that is not one of a schema. */
export function showMessage(
  validators: Record<'base' | 'revision', Validators>,
  { validIn, refusal, ...parts }: Shown,
): Witness {
  const http =
    parts.status === undefined
      ? renderRequest(validators[validIn], parts)
      : renderResponse(validators[validIn], { ...parts, status: parts.status });
  return { validIn, http, refusal };
}

/** An example of the contract's that fits, or a value made up. */
export function sampleOf(
  validators: Validators,
  {
    example,
    examples,
    schema,
  }: { example?: unknown; examples?: Record<string, { value?: unknown; $ref?: string }>; schema?: Schema },
): unknown {
  const own: Schema = schema ?? {};
  const given = [
    example,
    ...Object.values(examples ?? {}).map((one) => (isObject(one) ? one.value : undefined)),
  ].filter((value) => value !== undefined);
  return given.find((value) => validators.fits(own, value)) ?? new Sampler(validators, validators).small(own)[0];
}

const shortLine = (line: string): string =>
  line.length > 1200 && !line.includes('\n') ? `${line.slice(0, 60)}… (${line.length} characters)` : line;

/** JSON for people: long texts and lists say how long they are. */
export function show(value: unknown): string {
  const shorten = (node: unknown): unknown => {
    if (typeof node === 'string' && node.length > 80) return `${node.slice(0, 24)}… (${node.length} characters)`;
    if (Array.isArray(node))
      return node.length > 6 ? [...node.slice(0, 2).map(shorten), `… (${node.length} items)`] : node.map(shorten);
    if (!isObject(node)) return node;
    const members = Object.entries(node);
    return Object.fromEntries([
      ...members
        .slice(0, 40)
        .map(([key, item]) => [
          key.length > 80 ? `${key.slice(0, 24)}… (${key.length} characters)` : key,
          shorten(item),
        ]),
      ...(members.length > 40 ? [['…', `(${members.length} members)`]] : []),
    ]);
  };
  return JSON.stringify(shorten(value), null, 2) ?? '';
}
