/** Invalid paths, queries and headers. */
import type { ProblemCode } from '@jurybox/types';
import type { Case } from '../case.ts';
import { ask, put, putHead, read, type Target } from '../request-bytes.ts';
import type { Row } from '../rows.ts';

type Says = ProblemCode | [place: string, type: string, name?: string];

function group(row: Row, cases: [name: string, bytes: (target: Target) => string | Uint8Array, says: Says][]): Case[] {
  return cases.map(([name, bytes, says]) => ({
    row,
    name,
    bytes,
    response:
      typeof says === 'string' ? says : { loc: says.slice(0, 1).concat(says[2] ?? []) as string[], type: says[1] },
  }));
}

const query = (text: (appId: string) => string) => (target: Target) => read(target, `?${text(target.appId)}`);
const update =
  (path: (path: string, target: Target) => string, ...lines: string[]) =>
  (target: Target) =>
    put(target, '{"note":"a"}', ['Content-Type: application/json', ...lines], path(target.path, target));
const same = (path: string) => path;
/** Returns a request that updates a scenario, with `id` in its path instead of the id of the evaluation. */
const evaluation = (id: string) => update((path, target) => path.replace(target.evaluationId, id));
const scenario = (id: string) => update((path, target) => path.replace(target.scenarioId, id));

const repeated = group('repeated query parameter', [
  [
    'app_id=a&app_id=b',
    query((id) => `app_id=${id}&app_id=b&environment=production`),
    ['query', 'value_error', 'app_id'],
  ],
  [
    'app_id twice with the same value',
    query((id) => `app_id=${id}&environment=production&app_id=${id}`),
    ['query', 'value_error', 'app_id'],
  ],
  [
    'app_id twice, once percent-encoded',
    query((id) => `app_id=${id}&app%5fid=${id}&environment=production`),
    ['query', 'value_error', 'app_id'],
  ],
  ['app_id[]=a', query((id) => `app_id[]=${id}&environment=production`), ['query', 'string_type', 'app_id']],
  [
    'app_id=a&app_id[]=b',
    query((id) => `app_id=${id}&app_id[]=b&environment=production`),
    ['query', 'string_type', 'app_id'],
  ],
  ['app_id[0]=a', query((id) => `app_id%5b0%5d=${id}&environment=production`), ['query', 'string_type', 'app_id']],
  [
    'probe twice',
    (target) => ask(target, 'GET', '/api/health?probe=live&probe=ready'),
    ['query', 'value_error', 'probe'],
  ],
]);

const emptyIds = group('empty id', [
  ['app_id=', query(() => 'app_id=&environment=production'), ['query', 'string_too_short', 'app_id']],
  ['app_id', query(() => 'app_id&environment=production'), ['query', 'string_too_short', 'app_id']],
  ['environment=', query((id) => `app_id=${id}&environment=`), ['query', 'string_too_short', 'environment']],
  ['no app_id', query(() => 'environment=production'), ['query', 'missing', 'app_id']],
  ['no query', (target) => read(target, ''), ['query', 'missing', 'environment']],
  ['an app_id that is not an id', query(() => 'app_id=a&environment=production'), 'invalid_app_id'],
  ['an app_id that is a space', query(() => 'app_id=+&environment=production'), 'invalid_app_id'],
  [
    'an app_id that is too long',
    query(() => `app_id=${'a'.repeat(129)}&environment=production`),
    ['query', 'string_too_long', 'app_id'],
  ],
  ['unknown probe', (target) => ask(target, 'GET', '/api/health?probe=deep'), ['query', 'enum', 'probe']],
  ['an empty If-Match header', update(same, 'If-Match:'), ['header', 'string_too_short', 'if-match']],
  ['If-Match without quotes', update(same, 'If-Match: 3'), ['header', 'string_pattern_mismatch', 'if-match']],
  [
    'a Prefer header that is too long',
    update(same, `Prefer: ${'a'.repeat(257)}`),
    ['header', 'string_too_long', 'prefer'],
  ],
  ['a scenario id that is too long', scenario('a'.repeat(129)), ['path', 'string_too_long', 'evaluation_scenario_id']],
]);

const bad = ['%ff', '%E0%A4%A', '%00', '%ed%a0%80', '%c0%af', '%', '%zz', 'a%0'];
const encoded = group('percent-encoding', [
  ...bad.flatMap((text): Parameters<typeof group>[1] => [
    [`${text} in app_id`, query(() => `app_id=${text}&environment=production`), ['query', 'string_unicode', 'app_id']],
    [
      `${text} in an undeclared parameter`,
      query((id) => `app_id=${id}&environment=production&x=${text}`),
      ['query', 'string_unicode', 'x'],
    ],
    [
      `${text} in a parameter's name`,
      query((id) => `app_id=${id}&environment=production&${text}=x`),
      ['query', 'string_unicode'],
    ],
    [`${text} in the path`, scenario(text), ['path', 'string_unicode', 'evaluation_scenario_id']],
    [`${text} in the type`, update((path) => `${path}${text}`), ['path', 'string_unicode', 'evaluation_type']],
  ]),
  [
    '%ff in the query of an operation without query parameters',
    update((path) => `${path}?x=%ff`),
    ['query', 'string_unicode', 'x'],
  ],
  ['%ff in an unknown path', (target) => ask(target, 'GET', '/api/%ff'), 'not_found'],
]);

const paths = group('ids that look like paths', [
  ...[
    '%2f',
    'a%2Fb',
    '..',
    '.',
    '%2e%2e',
    '..%2f..%2fetc%2fpasswd',
    '%5c',
    'a;b',
    '%25ff',
    '%0d%0a',
    "'%20OR%20'1'='1",
    '*',
    '%E2%80%AE',
  ].map((id): [string, (target: Target) => Uint8Array, Says] => [id, evaluation(id), 'not_found']),
  ['%2f in the scenario id', scenario('%2f'), 'not_found'],
  ['a scenario that the evaluation does not have', scenario('0198d2a4-7a11-7b6d-a0c3-91e24f7d8b02'), 'not_found'],
  ['an empty id between two slashes', evaluation(''), 'not_found'],
  [
    'two slashes before the scenario id',
    update((path) => path.replace('/evaluation_scenario/', '/evaluation_scenario//')),
    'not_found',
  ],
  ['/api/../api/health', (target) => ask(target, 'GET', '/api/../api/health'), 'not_found'],
  ['two slashes at the beginning', (target) => ask(target, 'GET', '//api/health'), 'not_found'],
  ['%2f in place of a slash', (target) => ask(target, 'GET', '/api%2fhealth'), 'not_found'],
]);

const spelling = group('trailing slash, other case', [
  ...[
    '/api/health/',
    '/API/health',
    '/api/Health',
    '/api/health%20',
    '/api/apps/get_variant_by_env/',
    '/api/apps/GET_VARIANT_BY_ENV',
    '/api/apps/get_variant_by_env;a=b',
  ].map((path): [string, (target: Target) => string, Says] => [
    path,
    (target) => ask(target, 'GET', path),
    'not_found',
  ]),
  ['an update with a trailing slash', update((path) => `${path}/`), 'not_found'],
  ['an update in upper case', update((path) => path.replace('human-evaluations', 'Human-Evaluations')), 'not_found'],
]);

const unknown = group('unknown path', [
  ...[
    '/api',
    '/api/',
    '/api/nothing',
    '/nothing',
    '/favicon.ico',
    '/.env',
    '/wp-login.php',
    '/api/__proto__',
    '/api/constructor',
    '/__proto__',
    '/openapi.json/',
  ].map((path): [string, (target: Target) => string, Says] => [
    path,
    (target) => ask(target, 'GET', path),
    'not_found',
  ]),
  ['OPTIONS /api/nothing', (target) => ask(target, 'OPTIONS', '/api/nothing'), 'not_found'],
  ['POST /api/nothing', (target) => ask(target, 'POST', '/api/nothing', 'Content-Length: 0'), 'not_found'],
]);

const accept = group('Accept without JSON', [
  ...[
    'text/html',
    'application/xml, text/*',
    'application/json;q=0',
    'application/problem+json',
    'application/vnd.api+json',
    'nonsense',
    ',',
  ].map((type): [string, (target: Target) => Uint8Array, Says] => [
    type,
    update(same, `Accept: ${type}`),
    'not_acceptable',
  ]),
  ['a read with Accept: text/html', (target) => read(target, '', 'Accept: text/html'), 'not_acceptable'],
  [
    'a health check with Accept: image/png',
    (target) => ask(target, 'GET', '/api/health', 'Accept: image/png'),
    'not_acceptable',
  ],
  // The following values of `Accept` allow JSON, so the response reports that `app_id` is missing.
  ...[
    '*/*',
    'application/*',
    'text/html, application/json;q=0.1',
    'application/json; charset=utf-8',
    'application/json, text/plain',
  ].map((type): [string, (target: Target) => string, Says] => [
    type,
    (target) => read(target, '', `Accept: ${type}`),
    ['query', 'missing', 'app_id'],
  ]),
]);

const keys: Case[] = [
  ['no key', (target: Target) => putHead(target).replace(`Authorization: ${target.key}\r\n`, '')],
  ['the same key twice', (target: Target) => putHead(target, `Authorization: ${target.key}`)],
  [
    'an Authorization header with a valid key, then one with a wrong key',
    (target: Target) => putHead(target, 'Authorization: jbx_wrong'),
  ],
  [
    'an Authorization header with a wrong key, then one in lower case with a valid key',
    (target: Target) =>
      putHead(target, `authorization: ${target.key}`).replace(
        `Authorization: ${target.key}`,
        'AUTHORIZATION: jbx_wrong',
      ),
  ],
  [
    'an Authorization header with a valid key, then an empty one',
    (target: Target) => putHead(target, 'Authorization:'),
  ],
  ['two keys in one header', (target: Target) => putHead(target).replace(target.key, `${target.key}, ${target.key}`)],
  ['an unknown key', (target: Target) => putHead(target).replace(target.key, 'jbx_000000000000_00')],
  [
    'an invalid key in a request with other faults',
    (target: Target) => putHead(target, 'Accept: text/html', 'Content-Encoding: gzip').replace(target.key, 'no'),
  ],
].map(([name, bytes]) => ({
  row: 'two Authorization headers',
  name: name as string,
  bytes: bytes as Case['bytes'],
  response: 'unauthenticated',
  headers: { 'WWW-Authenticate': 'ApiKey realm="jurybox"' },
}));

export const parameterCases: Case[] = [
  ...repeated,
  ...emptyIds,
  ...encoded,
  ...paths,
  ...spelling,
  ...unknown,
  ...accept,
  ...keys,
];
