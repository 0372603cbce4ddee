/** Bodies with the wrong type, encoding or size, and JSON that violates the contract. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { ProblemCode } from '@jurybox/types';
import type { Case } from '../case.ts';
import { put, putHead, type Target } from '../request-bytes.ts';
import type { Row } from '../rows.ts';

const json = 'Content-Type: application/json';
const tooLarge = 1_048_577;

let compressed: Uint8Array | undefined;
/** Returns the compressed form of 64 MiB of spaces. Compresses the spaces only once, because this takes long. */
const gzipBomb = (): Uint8Array => (compressed ??= gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20)));

function refused(
  row: Row,
  code: ProblemCode,
  cases: [name: string, bytes: (target: Target) => string | Uint8Array][],
): Case[] {
  return cases.map(([name, bytes]) => ({ row, name, bytes, response: code, closes: true }));
}

function types(...cases: (readonly string[])[]): Case[] {
  return refused(
    'content type',
    'unsupported_media_type',
    cases.map((lines) => [lines.join(', ') || 'no Content-Type', (target) => put(target, '{"note":"a"}', lines)]),
  );
}

const contentType = [
  ...types(
    [],
    ['Content-Type:'],
    ['Content-Type: text/plain'],
    ['Content-Type: text/json'],
    ['Content-Type: application/x-www-form-urlencoded'],
    ['Content-Type: multipart/form-data; boundary=a'],
    ['Content-Type: application/jsonx'],
    ['Content-Type: application/xjson'],
    ['Content-Type: application/problem+json'],
    ['Content-Type: application/merge-patch+json'],
    ['Content-Type: application/vnd.api+json'],
    ['Content-Type: application/json; charset=latin1'],
    ['Content-Type: application/json; charset=utf-16'],
    ['Content-Type: application/json; charset=utf-7'],
    ['Content-Type: application/json; charset=utf-8; charset=utf-16'],
    ['Content-Type: application/json, text/plain'],
    [json, 'Content-Type: text/plain'],
    ['Content-Type: text/plain', json],
  ),
  // The server accepts these content types. It then rejects the body, which is a list instead of an object.
  ...[
    'application/json',
    'APPLICATION/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
  ].map((type): Case => ({
    row: 'content type',
    name: type,
    bytes: (target) => put(target, '[]', [`Content-Type: ${type}`]),
    response: { loc: ['body'], type: 'dict_type' },
  })),
];

const encoding = refused('content encoding', 'unsupported_media_type', [
  ...['gzip', 'deflate', 'br', 'zstd', 'identity', 'nonsense', 'gzip, gzip', ''].map(
    (name): [string, (target: Target) => Uint8Array] => [
      `Content-Encoding: ${name}`,
      (target) => put(target, '{"note":"a"}', [json, `Content-Encoding: ${name}`]),
    ],
  ),
  ['a gzip bomb', (target) => put(target, gzipBomb(), [json, 'Content-Encoding: gzip'])],
  [
    'Transfer-Encoding: gzip, chunked',
    (target) => `${putHead(target, 'Transfer-Encoding: gzip, chunked')}2\r\n{}\r\n0\r\n\r\n`,
  ],
]);

/** Bodies of more than 1 MiB. The server responds before it has received the whole body. */
const size = refused('over 1 MiB', 'body_too_large', [
  ...[tooLarge, 4_294_967_298, 5_000_000_000, Number.MAX_SAFE_INTEGER].map(
    (length): [string, (target: Target) => string] => [
      `Content-Length: ${length} without a body`,
      (target) => putHead(target, `Content-Length: ${length}`),
    ],
  ),
  ['a complete body', (target) => put(target, Buffer.alloc(tooLarge, 0x20))],
  [
    'one unfinished chunk',
    (target) => `${putHead(target, 'Transfer-Encoding: chunked')}200000\r\n${' '.repeat(tooLarge)}`,
  ],
]);

interface Limits {
  properties: Record<'vote' | 'correct_answer' | 'note', { maxLength: number }> & {
    score: { anyOf: [{ maxLength: number }] };
  } & Record<'inputs' | 'outputs', { maxItems: number }>;
}
const document = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@jurybox/types/openapi.json')), 'utf8'),
) as { components: { schemas: Record<string, unknown> } };
const { properties: limits } = document.components.schemas['EvaluationScenarioUpdate'] as Limits;

function updates(
  row: Row,
  cases: [update: object, loc: (string | number)[], type: string, path?: (path: string) => string][],
): Case[] {
  return cases.map(([update, loc, type, path = (same) => same]) => ({
    row,
    name: JSON.stringify(update).slice(0, 80),
    bytes: (target) => put(target, JSON.stringify(update), undefined, path(target.path)),
    response: { loc, type },
  }));
}

const one = { input_name: 'a', input_value: 'b' };
const many = <Item>(length: number, item: Item) => Array.from({ length }, () => item);

const unknown = updates('unknown member', [
  [{ votes: '1' }, ['body', 'votes'], 'extra_forbidden'],
  [{ Vote: '1' }, ['body', 'Vote'], 'extra_forbidden'],
  [{ 'note ': 'a' }, ['body', 'note '], 'extra_forbidden'],
  [{ '': 'a' }, ['body', ''], 'extra_forbidden'],
  [{ note: 'a', revision: 9 }, ['body', 'revision'], 'extra_forbidden'],
  [{ inputs: [{ ...one, extra: 1 }] }, ['body', 'inputs', 0, 'extra'], 'extra_forbidden'],
  [{ score: 4 }, ['body', 'score'], 'extra_forbidden'],
  // In the response, the server truncates a member's name to 256 UTF-16 code units. If the cut splits a surrogate pair,
  // the server replaces the remaining half by U+FFFD.
  [{ [`${'n'.repeat(255)}😀`]: 1 }, ['body', `${'n'.repeat(255)}\ufffd`], 'extra_forbidden'],
]);

const wrong = updates('a wrong type, a value outside an enum, a text or list that is too long', [
  [{ vote: 1 }, ['body', 'vote'], 'string_type'],
  [{ vote: ['1'] }, ['body', 'vote'], 'string_type'],
  [{ vote: 'nobody' }, ['body', 'vote'], 'enum'],
  [{ score: true }, ['body', 'score'], 'float_type'],
  [{ note: 1 }, ['body', 'note'], 'string_type'],
  [{ note: { $ne: null } }, ['body', 'note'], 'string_type'],
  [{ is_pinned: 'true' }, ['body', 'is_pinned'], 'bool_type'],
  [{ is_pinned: 1 }, ['body', 'is_pinned'], 'bool_type'],
  [{ is_pinned: {} }, ['body', 'is_pinned'], 'bool_type'],
  [{ inputs: {} }, ['body', 'inputs'], 'list_type'],
  [{ inputs: null }, ['body', 'inputs'], 'list_type'],
  [{ inputs: ['a'] }, ['body', 'inputs', 0], 'dict_type'],
  [{ inputs: [one, { input_name: 'a' }] }, ['body', 'inputs', 1, 'input_value'], 'missing'],
  [{ outputs: [{ variant_id: 'nobody', variant_output: '' }] }, ['body', 'outputs', 0, 'variant_id'], 'enum'],
  [{ vote: 'v'.repeat(limits.vote.maxLength + 1) }, ['body', 'vote'], 'string_too_long'],
  [{ score: 's'.repeat(limits.score.anyOf[0].maxLength + 1) }, ['body', 'score'], 'string_too_long'],
  [{ note: 'n'.repeat(limits.note.maxLength + 1) }, ['body', 'note'], 'string_too_long'],
  [{ note: '😀'.repeat(limits.note.maxLength + 1) }, ['body', 'note'], 'string_too_long'],
  [{ correct_answer: 'c'.repeat(limits.correct_answer.maxLength + 1) }, ['body', 'correct_answer'], 'string_too_long'],
  [{ inputs: many(limits.inputs.maxItems + 1, one) }, ['body', 'inputs'], 'too_long'],
  [
    { outputs: many(limits.outputs.maxItems + 1, { variant_id: 'a', variant_output: 'b' }) },
    ['body', 'outputs'],
    'too_long',
  ],
  [
    { note: 'a' },
    ['path', 'evaluation_type'],
    'enum',
    (path) => path.replace('human_a_b_testing', 'single_model_test'),
  ],
  [
    { note: 'b' },
    ['path', 'evaluation_type'],
    'enum',
    (path) => path.replace('human_a_b_testing', 'HUMAN_A_B_TESTING'),
  ],
]);

const empty = updates('empty id', [
  [{ outputs: [{ variant_id: '', variant_output: '' }] }, ['body', 'outputs', 0, 'variant_id'], 'string_too_short'],
]);

export const bodyCases: Case[] = [...contentType, ...encoding, ...size, ...unknown, ...wrong, ...empty];
