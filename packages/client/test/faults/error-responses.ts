/** Test cases of faults.test.ts: error responses of the service and of proxies. */
import { html, json, problem, respond } from '../support/raw-server.ts';
import { always, fails, failsUnexpectedly, first, succeeds, type Case } from './case.ts';

export const errorResponses: Case[] = [
  {
    name: '500 variant_not_found',
    responders: always(problem(500, 'variant_not_found', { 'x-should-retry': 'false' })),
    expect: fails('VariantNotFoundError', 'variant_not_found', 500, 1, { requestId: 'r-1' }),
  },
  {
    name: '500 variant_not_found with x-should-retry: true',
    responders: always(problem(500, 'variant_not_found', { 'x-should-retry': 'true' })),
    expect: fails('VariantNotFoundError', 'variant_not_found', 500, 1),
  },
  {
    name: '500 internal_error',
    responders: always(problem(500, 'internal_error')),
    expect: fails('ServerError', 'internal_error', 500, 1),
  },
  {
    name: '503 with an unknown code',
    responders: always(problem(503, 'maintenance')),
    expect: fails('ServerError', 'maintenance', 503, 1),
  },
  {
    name: '503 with the code "constructor", which every JavaScript object has as a member',
    responders: always(problem(503, 'constructor')),
    expect: fails('ServerError', 'constructor', 503, 1),
  },
  {
    name: '400',
    responders: always(problem(400, 'invalid_app_id')),
    expect: fails('ProblemError', 'invalid_app_id', 400, 1),
  },
  {
    name: '401',
    responders: always(problem(401, 'unauthenticated')),
    expect: fails('AuthenticationError', 'unauthenticated', 401, 1),
  },
  { name: '403', responders: always(problem(403, 'forbidden')), expect: fails('PermissionError', 'forbidden', 403, 1) },
  { name: '404', responders: always(problem(404, 'not_found')), expect: fails('NotFoundError', 'not_found', 404, 1) },
  {
    name: '409',
    responders: always(problem(409, 'evaluation_closed')),
    expect: fails('ConflictError', 'evaluation_closed', 409, 1),
  },
  {
    name: '412',
    responders: always(problem(412, 'precondition_failed')),
    expect: fails('PreconditionFailedError', 'precondition_failed', 412, 1),
  },
  {
    name: '422 in the documented shape',
    responders: always(json(422, { detail: [{ loc: ['body', 'vote'], msg: 'No.', type: 'enum' }] })),
    expect: fails('ValidationError', 'invalid', 422, 1, { requestId: 'r-1' }),
  },
  {
    name: '422 in the documented shape with an empty list',
    responders: always(json(422, { detail: [] })),
    expect: fails('ValidationError', 'invalid', 422, 1),
  },
  {
    name: '422 with a text as `detail`',
    responders: always(json(422, { detail: 'No.' })),
    expect: failsUnexpectedly(422),
  },
  { name: '404 in HTML', responders: always(html(404)), expect: failsUnexpectedly(404) },
  ...[500, 502, 503, 504].flatMap((status): Case[] => [
    { name: `${status} in HTML, then success`, responders: first(html(status)), expect: succeeds(2) },
    {
      name: `${status} without a body, in every attempt`,
      responders: always(respond(status)),
      expect: failsUnexpectedly(status, 3, { requestId: 'r-1' }),
    },
    {
      name: `${status} with If-Match`,
      responders: always(html(status)),
      call: { headers: { 'if-match': '"1"' } },
      expect: failsUnexpectedly(status),
    },
  ]),
  {
    name: '500 with JSON that is not in the contract',
    responders: first(json(500, { code: 'ECONNRESET', message: 'upstream' })),
    expect: succeeds(2),
  },
  { name: '500 with the JSON value null', responders: first(json(500, null)), expect: succeeds(2) },
];
