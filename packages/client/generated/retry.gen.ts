// @generated from spec/ — do not edit. Run: pnpm generate

/** Problem codes after which the client may retry every call, because the service did nothing. */
export const retryableCodes: readonly string[] = ["overloaded","shutting_down","rate_limited"];

/** Problem codes after which the client only retries idempotent calls, because the service may have acted. */
export const codesRetryableIfIdempotent: readonly string[] = ["storage_unavailable"];

/** `User-Agent` of the requests on Node.js. The client has the same version as the contract. */
export const userAgent = "jurybox-client/0.1.0";
