import type { ProblemCode } from '@jurybox/types';

/** Every code of the contract: when it is sent, and what to do about it. A code without a row does not compile. */
export const errors: Record<ProblemCode, { status: number; when: string; what: string }> = {
  invalid_app_id: { status: 400, when: '`app_id` is not a UUID.', what: 'Send the application’s id, not its name.' },
  malformed_request: {
    status: 400,
    when: 'The bytes are not one HTTP request: two `Host` headers, two lengths, a body that broke off.',
    what: 'Look at the client or the proxy in between. The connection is closed.',
  },
  unauthenticated: {
    status: 401,
    when: 'The key is missing, unknown, expired or revoked; the answer does not say which.',
    what: 'Send the whole key in `Authorization`. Ask for a new one if it does not work any more.',
  },
  forbidden: {
    status: 403,
    when: 'The key’s role may not do this.',
    what: 'The detail names the role that is needed.',
  },
  not_found: {
    status: 404,
    when: 'There is no such path, or nothing with that id in the key’s project.',
    what: 'Check the id and which project the key belongs to.',
  },
  method_not_allowed: { status: 405, when: 'The path has no such method.', what: '`Allow` lists those it has.' },
  not_acceptable: {
    status: 406,
    when: '`Accept` leaves no room for JSON.',
    what: 'Send `Accept: application/json`, or leave it out.',
  },
  request_timeout: { status: 408, when: 'Head or body did not arrive in time.', what: 'Send it again.' },
  name_in_use: {
    status: 409,
    when: 'The project has an application of that name, or the application a variant.',
    what: 'Choose another name, or use the one that is there.',
  },
  variant_deployed: {
    status: 409,
    when: 'An environment serves the variant that should be deleted.',
    what: 'Deploy another variant there first. The detail names the environments.',
  },
  evaluation_closed: {
    status: 409,
    when: 'The evaluation is closed. Nothing was stored.',
    what: 'Reopen it (`is_closed: false`) if judging is to go on.',
  },
  precondition_failed: {
    status: 412,
    when: 'What should be changed has changed after the `ETag` in `If-Match`. Nothing was stored.',
    what: 'Read it again, decide again.',
  },
  body_too_large: { status: 413, when: 'The body is over 1 MiB.', what: 'Send less at once.' },
  uri_too_long: { status: 414, when: 'The address is over 8 KiB.', what: 'Send less in the query.' },
  unsupported_media_type: {
    status: 415,
    when: 'The body is not `application/json` in UTF-8, or is compressed.',
    what: 'Set `Content-Type: application/json` and no `Content-Encoding`.',
  },
  rate_limited: {
    status: 429,
    when: 'More requests a second than this key may send.',
    what: 'Wait for `Retry-After` seconds.',
  },
  headers_too_large: { status: 431, when: 'The headers are over 16 KiB.', what: 'Send fewer; cookies are not needed.' },
  variant_not_found: {
    status: 500,
    when: 'Nothing is deployed for that application and environment in the key’s project. A definite answer, marked `x-should-retry: false`.',
    what: 'Deploy a variant there, or check the id and the environment’s exact name. Do not retry.',
  },
  internal_error: { status: 500, when: 'A bug of ours. Nothing was stored.', what: 'Report the request id.' },
  storage_unavailable: {
    status: 503,
    when: 'The store cannot read or write just now. Nothing was stored.',
    what: 'Wait for `Retry-After` seconds and try again.',
  },
  overloaded: {
    status: 503,
    when: 'More requests are under way than the server takes.',
    what: 'Wait for `Retry-After` seconds and try again.',
  },
  shutting_down: { status: 503, when: 'The server is on its way out.', what: 'Send the request to another one.' },
};
