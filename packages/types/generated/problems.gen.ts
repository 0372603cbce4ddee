// @generated from spec/ — do not edit. Run: pnpm generate

import type { components } from './openapi.gen.ts';

/** The error catalogue: for each code the HTTP status, the title, when it is sent, and what a caller can do. */
export const problems = {
  invalid_app_id: {"status":400,"title":"Invalid application id","when":"`app_id` is not a UUID.","action":"Send the application’s id, not its name."},
  malformed_request: {"status":400,"title":"Malformed request","when":"The server cannot parse the bytes as an HTTP request. For example, the request has two `Host` headers, it declares its length twice, or its body is incomplete.","action":"Check the client and any proxy between it and the server. The server closes the connection."},
  unauthenticated: {"status":401,"title":"Authentication required","when":"The API key is missing, unknown, expired or revoked. The response does not say which of these is the case.","action":"Send the whole key in `Authorization`. If the key no longer works, ask for a new key."},
  forbidden: {"status":403,"title":"Not allowed","when":"The role of the API key does not allow this operation, the key is an invitation to judge one evaluation, or the environment is protected.","action":"If `detail` names a role, use a key with this role. If it names an operation, call this operation instead."},
  not_found: {"status":404,"title":"Not found","when":"The path does not exist, or the project of the API key has no object with the requested id.","action":"Check the id. Check which project the API key belongs to."},
  method_not_allowed: {"status":405,"title":"Method not allowed","when":"The path does not have this method.","action":"Use one of the methods in the `Allow` header."},
  not_acceptable: {"status":406,"title":"Not acceptable","when":"The `Accept` header excludes the content type of the response.","action":"Send `Accept` with the content type that `detail` names, or leave the header out."},
  request_timeout: {"status":408,"title":"Request timed out","when":"The headers or the body did not arrive in time.","action":"Retry the request."},
  name_in_use: {"status":409,"title":"Name in use","when":"The project already has an application with this name, or the application already has a variant with this name.","action":"Choose another name, or use the existing application or variant."},
  variant_deployed: {"status":409,"title":"Variant is deployed","when":"You tried to delete a variant that is deployed to an environment.","action":"Deploy another variant to the environments that `detail` names."},
  evaluation_closed: {"status":409,"title":"Evaluation is closed","when":"The evaluation is closed. Nothing was stored.","action":"To continue judging, reopen the evaluation with `is_closed` set to false."},
  precondition_failed: {"status":412,"title":"Changed in the meantime","when":"Nothing was stored, for one of three reasons. The object no longer has the `ETag` that you sent in `If-Match`. The deployment request is no longer open. Somebody deployed to the environment after the deployment request was created.","action":"Read the object again, then decide whether to repeat the change."},
  body_too_large: {"status":413,"title":"Body too large","when":"The body is larger than 1 MiB.","action":"Send less data in one request."},
  uri_too_long: {"status":414,"title":"Address too long","when":"The address is longer than 8 KiB.","action":"Shorten the query."},
  unsupported_media_type: {"status":415,"title":"Unsupported media type","when":"The body is not `application/json` in UTF-8, or it is compressed.","action":"Send `Content-Type: application/json` and no `Content-Encoding`."},
  rate_limited: {"status":429,"title":"Too many requests","when":"The API key sends more requests per second than its rate limit allows, or its project sends too many bodies or exports at once.","action":"Wait for the number of seconds in `Retry-After`, then retry."},
  headers_too_large: {"status":431,"title":"Headers too large","when":"The headers are larger than 16 KiB.","action":"Send fewer headers. The API needs no cookies."},
  variant_not_found: {"status":500,"title":"No variant found","when":"No variant of the application is deployed to the environment, in the project of the API key. A retry gets the same response, so the response has `x-should-retry: false`.","action":"Deploy a variant to that environment, or check the application’s id and the exact name of the environment. Do not retry."},
  internal_error: {"status":500,"title":"Internal error","when":"The server has a bug. Nothing was stored.","action":"Report the `request_id`."},
  storage_unavailable: {"status":503,"title":"Service unavailable","when":"The database is unavailable. `detail` says whether nothing was stored or the outcome is unknown.","action":"Wait for the number of seconds in `Retry-After`, then retry. If the outcome of a change is unknown and the request had no `Idempotency-Key`, read the object before you repeat the change."},
  overloaded: {"status":503,"title":"Service unavailable","when":"Too many requests are in flight.","action":"Wait for the number of seconds in `Retry-After`, then retry."},
  shutting_down: {"status":503,"title":"Service unavailable","when":"The server is shutting down.","action":"Send the request to another server."},
} as const satisfies Record<
  components['schemas']['ProblemCode'],
  { status: number; title: string; when: string; action: string }
>;
