// @generated from spec/ — do not edit. Run: pnpm generate

/** Problem codes that the client may retry: the service did nothing. */
export const retryableCodes: readonly string[] = ["overloaded","shutting_down","rate_limited"];

/** Problem codes after which the client only retries idempotent calls: the service may have done the request. */
export const codesRetryableIfIdempotent: readonly string[] = ["storage_unavailable"];

/** `User-Agent` of the requests on Node.js. The client has the version of the contract. */
export const userAgent = "jurybox-client/0.1.0";
